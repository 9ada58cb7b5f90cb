import { day, minute } from "~/data/dates";
import { normalizeEmail } from "~/data/formats";
import type { FormKind } from "~/data/forms/definition";
import type { App } from "../app";
import type { Destination, DestinationDefinition } from "../destinations/destination";
import { connectTo } from "../destinations/index";
import { hashesUnder, type PersonHashes } from "../privacy/identity";
import { senderNetwork } from "../privacy/ip-address";
import { isSuppressed } from "../privacy/opt-out";
import { endings } from "../state/delivery";
import type { SubmissionRows } from "../state/holders";
import { settle } from "../state/settle";
import type { Delivery, Trx } from "../store/schema";
import { priority, submissionKinds } from "../submission/kinds";
import { countUse } from "../submission/rates";
import { forgetFingerprints, issueReference, type Submission } from "../submission/submission";
import { deliveryRow, endUnsent, insertDelivery, isUnsentOf, queued } from "./queue";
import { beginRouting } from "./routing";

/**
 * Stores one delivery per destination, in the intake's transaction. If the sender waits for the
 * first attempt, `attemptNow` makes it after the commit, and nothing is due until the wait is over.
 *
 * @param named ids of the firms that the form named; a lead goes to one of them at a time. Null as
 * long as leads go to no firm
 * @param isOverRate its sender exceeded the rate limit: sent after everything else
 * @returns the rows that it stored
 */
export async function plan(
  app: App,
  trx: Trx,
  submission: Submission,
  named: readonly string[] | null,
  isOverRate = false,
): Promise<Pick<SubmissionRows, "deliveries" | "routing">> {
  const { now, config } = app;
  const wait = awaitedDestination(app, submission.kind) ? config.INLINE_DELIVERY_MS : 0;
  const delay = isOverRate ? app.scaled(overRateDelay) : wait;
  const timing = {
    next_at: now() + delay,
    ...(isOverRate && { priority: priority.overRate }),
  };
  const deliveries: Delivery[] = [];
  for (const destination of app.destinations) {
    // A firm takes nothing by itself: `beginRouting` below gives a lead to one of those named.
    if (!destination.takes?.(submission)) continue;
    const withheld = destination.isMailToSender ? await admitMail(app, trx, submission) : {};
    if (withheld === null) continue;
    const row = {
      ...(await deliveryRow(app, trx, submission, destination)),
      ...timing,
      ...withheld,
    };
    deliveries.push(await insertDelivery(trx, row));
  }
  if (!named) return { deliveries, routing: undefined };
  const { routing, delivery } = await beginRouting(app, trx, submission, named, timing);
  return { deliveries: delivery ? [...deliveries, delivery] : deliveries, routing };
}

/** After this time the address may send again, so a flood is relayed only when it is over. */
const overRateDelay = minute;

/** The destination whose first attempt the sender waits for; undefined if none is made. */
export function awaitedDestination(
  { destinations, config, stopping }: App,
  kind: FormKind,
): Destination | undefined {
  if (config.INLINE_DELIVERY_MS === 0 || stopping.signal.aborted) return undefined;
  return destinations.find(({ firstAttemptOf }) => firstAttemptOf === kind);
}

const mailsADay = 3;
/** Whether somebody wants our newsletter back is asked so often, however the sign-ups differ. */
const questionsADay = 1;
const mailsOfNetwork = 30;

/**
 * Whether the sender of a form gets a mail. One who has left our mails gets none with a lead; only
 * such an address is asked whether a sign-up is its own.
 *
 * @returns null if none is planned, what is stored of one that is withheld, or nothing
 */
async function admitMail(app: App, trx: Trx, { kind, state, contact, ip }: Submission) {
  const isQuestion = kind === "newsletter";
  const { email } = contact;
  const hasLeft = await isSuppressed(trx, "newsletter", hashesUnder(app.keys, { email }));
  if (isQuestion && !hasLeft) return null;
  if (state === "quarantined") return {};

  if (hasLeft && !isQuestion) return endings.mailNotWanted;
  const reason = await whyTooMany(app, trx, email, ip, isQuestion);
  return reason === null ? {} : endings.tooManyMails(reason);
}

/**
 * Anybody can type somebody else's address, so nobody gets more than a few mails a day, and one
 * network causes only a limited number. Counts the mail in question.
 *
 * @param ip of the client, null if it is not known
 * @returns why the mail must not be sent; null if it may
 */
async function whyTooMany(
  app: App,
  trx: Trx,
  email: string,
  ip: string | null,
  isQuestion: boolean,
): Promise<string | null> {
  const count = (name: string) => countUse(trx, app.keys, { name, lifeMs: day, at: app.now() });
  const mailbox = mailboxOf(email);
  if (isQuestion) {
    const asked = await count(questionTo(email));
    if (asked > questionsADay) return "already asked today";
  }
  if ((await count(`mail:${mailbox}`)) > mailsADay) return `already ${mailsADay} mails today`;
  if (ip === null) return null;

  const caused = await count(`mails of:${senderNetwork(ip)}`);
  return caused > mailsOfNetwork ? `already ${mailsOfNetwork} mails today from this network` : null;
}

/** The name under which questions to a mailbox are counted, until it answers. */
export function questionTo(email: string): string {
  return `question:${mailboxOf(email)}`;
}

/** Without the tag after a plus: `a+1@b` and `a+2@b` are one mailbox. */
function mailboxOf(email: string): string {
  return normalizeEmail(email).replace(/\+[^@]*(?=@)/, "");
}

/**
 * Plans a message that belongs to no submission. Nothing is planned while the settings do not
 * configure its destination.
 */
export async function planOwn(
  app: App,
  trx: Trx,
  definition: DestinationDefinition,
  row: Pick<Delivery, "purpose" | "details"> & Partial<Pick<Delivery, "person_key" | "priority">>,
): Promise<void> {
  const destination = connectTo(definition, app.config, app.keys[0]);
  if (!destination) return;

  await insertDelivery(trx, {
    ...queued(app, destination),
    reference: "",
    regarding: null,
    revision: 1,
    message_id: await issueReference(trx),
    person_key: "",
    priority: priority.optOut,
    ...row,
  });
}

/** `hashes` of its sender; the kinds that replace another ask only for an email address. */
type Newer = { kind: FormKind; hashes: PersonHashes };

/**
 * Earlier requests of the kind it replaces no longer count as duplicates, and sign-ups not yet sent
 * are cancelled. An unsubscribe is always sent.
 */
export async function supersede({ now }: App, trx: Trx, newer: Newer): Promise<void> {
  const kind = submissionKinds[newer.kind].supersedes;
  if (!kind || newer.hashes.length === 0) return;

  const earlier = await trx
    .selectFrom("submissions")
    .innerJoin("persons", "persons.reference", "submissions.reference")
    .select("submissions.reference")
    .where("persons.hash", "in", newer.hashes)
    .where("submissions.kind", "=", kind)
    .execute();
  const references = earlier.map(({ reference }) => reference);
  if (references.length === 0) return;

  await forgetFingerprints(trx, references);
  // One in flight cannot be recalled: it is not retried, and the later request waits for it.
  if (newer.kind !== "unsubscribe") return;
  const rows = await endUnsent(trx, now(), endings.superseded, isUnsentOf(references));
  await settle(
    trx,
    rows.map(({ reference }) => reference),
  );
}
