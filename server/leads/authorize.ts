import { randomUUID } from "node:crypto";
import { addresses } from "~/data/addresses";
import { authorization as words } from "~/data/authorization";
import { dateInNewYork, day, spellDate } from "~/data/dates";
import type { Language } from "~/data/language";
import { withoutNote } from "~/data/question";
import type { App } from "../app";
import { partnerDestination } from "../destinations/partner";
import { speak } from "../language";
import { listPartners } from "../legal/placeholders";
import { noticeLeads } from "../outbox/notices";
import { passOn } from "../outbox/routing";
import { aYearAfter, daysToSign, isInEffect } from "../privacy/authorizations";
import { signalsIn } from "../privacy/opt-out";
import { sha256 } from "../privacy/receipt-chain";
import { searchOf } from "../state/holders";
import { findRouting } from "../state/routing-row";
import { changeSubmissions } from "../state/settle";
import type { AuthorizationTable, SubmissionTable } from "../store/schema";
import { isOpen } from "../submission/row";
import { readSubmission } from "../submission/submission";
import { editableFields } from "./correct";
import { byPerson, logAct } from "./operator-log";
import type { StoredSubmission } from "./stored-submission";

/** As `askedFor`, of what is stored now. */
export async function readAsked(app: App, row: SubmissionTable) {
  const routing = await findRouting(app.db, row.reference);
  return askedFor(app, { submission: readSubmission(row), routing });
}

/**
 * The firm that a request waits for, and the paper to sign for it. Null while the request waits for
 * no authorization.
 */
export function askedFor(
  { config, now }: App,
  { submission, routing }: Pick<StoredSubmission, "submission" | "routing">,
) {
  const partner = config.partners.find(({ id }) => id === routing?.asks);
  const isAsked = routing && searchOf(routing) === "unauthorized";
  if (!isAsked || routing.asked_at === null || !partner) return null;

  const [firm = partner.name] = listPartners([partner]);
  const { fields, answers, optedOut, page } = submission;
  const { company, postalAddress, privacyEmail } = config.site;
  const labels = editableFields(submission).filter(({ name }) => fields[name]);
  const parts = words().parts({
    company,
    postalAddress,
    privacyEmail,
    firm,
    firmSite: partner.site,
    fields: labels.map(withoutNote),
    hasAnswers: answers !== null && signalsIn(optedOut).length === 0,
    page: `${page.origin}${addresses.yourRequest}`,
  });
  return {
    firm: { id: routing.asks ?? "", name: partner.name },
    parts,
    /** Of every word that is signed: nobody signs words that have changed since. */
    hash: sha256(bodyOf(partner.name, parts)),
    ends: spell(aYearAfter(now())),
    /** Then the request is withdrawn. */
    until: spell(routing.asked_at + daysToSign * day),
  };
}

/** Every authorization of a lead, in effect or not. */
export function listSigned(
  { authorizations }: Pick<StoredSubmission, "authorizations">,
  now: number,
) {
  return authorizations.map((one) => ({
    id: one.id,
    firm: one.firm,
    body: one.body,
    signed: spell(one.signed_at),
    ends: spell(one.revoked_at ?? one.ends_at),
    state: stateAt(one, now),
  }));
}

function stateAt(one: AuthorizationTable, now: number) {
  if (isInEffect(one, now)) return "valid" as const;
  return one.revoked_at === null ? ("ended" as const) : ("revoked" as const);
}

type AskedForm = NonNullable<ReturnType<typeof askedFor>>;
type PaperParts = ReturnType<ReturnType<typeof words>["parts"]>;

type Signature = {
  reference: string;
  firm: string;
  hash: string;
  name: string;
  language: Language;
};

/**
 * Stores what was signed, and the lead goes to its firm, in one transaction.
 *
 * @returns `stale` for words that are no longer shown, `over` when nothing waits for a signature
 */
export async function signAuthorization(
  app: App,
  { reference, firm, hash, name, language }: Signature,
): Promise<"signed" | "stale" | "over"> {
  // Two that sign at once, or an erasure in between, wait here.
  const result = await changeSubmissions(app, [reference], async (app, [row]) => {
    if (!row || !isOpen(row)) return "over";
    const asked = await speak(language, () => readAsked(app, row));
    if (!asked) return "over";
    if (asked.firm.id !== firm || asked.hash !== hash) return "stale";

    const signed_at = app.now();
    const ends_at = aYearAfter(signed_at);
    const signing = { reference, name, signed_at, ends_at };
    const body = speak(language, () => signedBody(asked, signing));
    await app.db
      .insertInto("authorizations")
      .values({
        id: randomUUID(),
        reference,
        partner: firm,
        firm: asked.firm.name,
        body,
        signed_name: name,
        sha256: sha256(body),
        signed_at,
        ends_at,
        revoked_at: null,
      })
      .execute();
    await logAct(app, byPerson, { act: "authorize", outcome: firm, references: [reference] });
    await passOn(app, { reference, occasion: "authorized" });
    return "signed";
  });
  if (result === "signed") app.wake();
  return result;
}

function bodyOf(firm: string, parts: PaperParts): string {
  return [words().sign.title(firm), ...parts.flatMap(({ title, text }) => ["", title, text])].join(
    "\n",
  );
}

type Signing = { reference: string; name: string; signed_at: number; ends_at: number };

function signedBody({ firm, parts }: AskedForm, signing: Signing): string {
  const { reference, name, date, ends } = words().signature;
  return [
    bodyOf(firm.name, parts),
    "",
    `${reference}: ${signing.reference}`,
    `${name}: ${signing.name}`,
    `${date}: ${spell(signing.signed_at)}`,
    `${ends}: ${spell(signing.ends_at)}`,
    "",
  ].join("\n");
}

/**
 * Revokes an authorization immediately: notifies the firm to stop and sends the request to no other
 * firm.
 *
 * @returns false for one that has ended, or is another request's
 */
export async function revokeAuthorization(
  app: App,
  { reference, id }: { reference: string; id: string },
): Promise<boolean> {
  return changeSubmissions(app, [reference], async (app) => {
    const at = app.now();
    const revoked = await app.db
      .updateTable("authorizations")
      .set({ revoked_at: at })
      .where("id", "=", id)
      .where("reference", "=", reference)
      .where("revoked_at", "is", null)
      .where("ends_at", ">", at)
      .returning("partner")
      .executeTakeFirst();
    if (!revoked) return false;

    const { partner } = revoked;
    const only = partnerDestination(partner);
    await noticeLeads(app, [reference], { about: "lead.withdrawn", only });
    await logAct(app, byPerson, { act: "revoke", outcome: partner, references: [reference] });
    return true;
  });
}

function spell(at: number): string {
  return spellDate(dateInNewYork(at));
}
