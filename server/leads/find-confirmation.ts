import { resolveCase } from "~/data/cases";
import { dateInNewYork, minute } from "~/data/dates";
import type { FormKind } from "~/data/forms/definition";
import type { App } from "../app";
import { isMadeBy, makeAccessCode, seal } from "../privacy/sealed-token";
import { searchOf } from "../state/holders";
import { logFault } from "../store/store-error";
import { submissionKinds } from "../submission/kinds";
import { countUse, readUses } from "../submission/rates";
import { isReference, parseTexts } from "../submission/submission";

/**
 * What the page after sending may show; no personal data. Gives only the day in New York: a stranger
 * who repeats a request must not learn exactly when it was first made.
 */
export type Confirmation = NonNullable<Awaited<ReturnType<typeof findConfirmation>>>;

type ConfirmedForm = { kind: FormKind; caseSlug?: string };

/**
 * The submission named by `?sent=`. Null, which shows the ordinary page, unless it was made with
 * this form and was not refused; also null if the store cannot be read. Without a valid ticket it is
 * not looked up: the address would reveal what a reference belongs to.
 */
export async function findConfirmation(
  app: App,
  request: Request,
  { kind, caseSlug }: ConfirmedForm,
) {
  const sent = readSent(new URL(request.url).searchParams.get("sent") ?? "");
  if (!sent || !isReference(sent.reference)) return null;
  if (!isCurrent(app.keys, sent, app.now())) return null;

  const { isLead } = submissionKinds[kind];
  const { db, log, config } = app;
  try {
    const row = await db
      .selectFrom("submissions")
      .leftJoin("routings", "routings.reference", "submissions.reference")
      .select(["submissions.reference", "received_at", "case_slug", "erased_at", "fields"])
      .select(["routings.state as routing", "asks"])
      .where("submissions.reference", "=", sent.reference)
      .where("kind", "=", kind)
      .where("submissions.state", "!=", "refused")
      .executeTakeFirst();
    const isOfCase = row && (caseSlug === undefined || row.case_slug === caseSlug);
    if (!isOfCase) return null;

    const isOpen = isLead && row.erased_at === null;
    const isShown = isOpen && (await mayShowCode(app, sent, row.case_slug, request));
    if (isLead && !isShown) return null;

    return {
      reference: row.reference,
      receivedOn: dateInNewYork(row.received_at),
      /** Of a contact message; null for other forms, and once it is erased. */
      topic: parseTexts(row.fields).topic ?? null,
      /** Where it is while no firm has it, whatever was stopped elsewhere; null otherwise. */
      search: row.routing ? searchOf({ ...row, state: row.routing, search_ended_at: null }) : null,
      access: isShown
        ? {
            code: makeAccessCode(app.keys[0], row.reference),
            ticket: sent.text,
            /** Name of the firm that its sender must authorize. */
            asks:
              config.partners.find(({ id }) => id !== undefined && id === row.asks)?.name ?? null,
            // Promised although the address may accept none: a stranger must not learn that.
            isMailed: Boolean(config.SMTP_URL) && !isSensitive(row.case_slug),
            /** Opened again, the page does not show the code. */
            isShownOnce: isSensitive(row.case_slug),
          }
        : null,
    };
  } catch (error) {
    logFault(log, error, "a reference could not be looked up");
    return null;
  }
}

/** The reference that `?sent=` names, whether or not it exists; null if malformed. */
export function namedReference(request: Request): string | null {
  const reference = readSent(new URL(request.url).searchParams.get("sent") ?? "")?.reference ?? "";
  return isReference(reference) ? reference : null;
}

/**
 * On a sensitive case only the first view shows it: somebody else may look through the browser's
 * history.
 */
async function mayShowCode(
  app: App,
  sent: Ticket,
  caseSlug: string | null,
  request: Request,
): Promise<boolean> {
  if (!isSensitive(caseSlug)) return !(await isUsed(app, sent));

  return !isPreview(request) && (await spendTicket(app, sent)) === 1;
}

/** Nobody looks at the response to a HEAD or a prefetch, so neither uses up the one view. */
function isPreview({ method, headers }: Request): boolean {
  const purpose = headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "";
  return method === "HEAD" || /prefetch|prerender|preview/i.test(purpose);
}

function isSensitive(caseSlug: string | null): boolean {
  return resolveCase(caseSlug ?? "").sensitive === true;
}

const timeBytes = 6;
const sealBytes = 12;
const lifeMs = 10 * minute;

/** Reference and ticket as they appear in `?sent=`. */
type Ticket = { reference: string; text: string };

/**
 * Lets the page after sending confirm it and show the private code for ten minutes. Bound to the
 * reference and to the moment of sending, so that a double click leads to the same address.
 *
 * @param sentAt milliseconds since 1970
 */
export function makeTicket(key: Buffer, reference: string, sentAt: number): string {
  const time = Buffer.alloc(timeBytes);
  time.writeUIntBE(sentAt, 0, timeBytes);
  const subject = Buffer.concat([Buffer.from(`${reference}:`), time]);
  return Buffer.concat([time, seal(key, "ticket:", subject, sealBytes)]).toString("base64url");
}

/** The parts of `?sent=`; null if malformed. Without a whole ticket the text is empty. */
export function readSent(sent: string): Ticket | null {
  const [, reference, text = ""] = /^([^.]{1,20})(?:\.([\w-]*))?$/.exec(sent) ?? [];
  return reference === undefined ? null : { reference, text: text.length === 24 ? text : "" };
}

/** Whether one of these keys made it for this reference in the last ten minutes. */
export function isCurrent(
  keys: readonly Buffer[],
  { reference, text }: Ticket,
  now: number,
): boolean {
  if (text === "") return false;

  const sentAt = Buffer.from(text, "base64url").readUIntBE(0, timeBytes);
  // A clock set back a little must not hide the code.
  const isRecent = Math.abs(now - sentAt) <= lifeMs;
  return isRecent && isMadeBy(keys, text, (key) => makeTicket(key, reference, sentAt));
}

/** Counts a view, or the visitor's request to end the ticket. @returns the count so far */
export function spendTicket({ db, keys, now }: App, { text }: Ticket): Promise<number> {
  return countUse(db, keys, { name: `ticket:${text}`, lifeMs: 2 * lifeMs, at: now() });
}

async function isUsed({ db, keys, now }: App, { text }: Ticket): Promise<boolean> {
  return (await readUses(db, keys, `ticket:${text}`, now())) > 0;
}
