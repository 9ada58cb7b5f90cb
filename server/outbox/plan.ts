import { day, minute } from "~/data/dates";
import { normalizeEmail } from "~/data/formats";
import type { FormKind } from "~/data/forms/definition";
import { languages } from "~/data/language";
import type { Destination, DestinationDefinition } from "../destinations/destination";
import { connectTo } from "../destinations/index";
import { isPartnerDestination, partnerDestination, partnerOf } from "../destinations/partner";
import { needsAuthorization } from "../privacy/authorizations";
import { countUse, senderNetwork } from "../privacy/count-use";
import { hashesUnder, newestHashes, type PersonHashes } from "../privacy/identity";
import { isSuppressed } from "../privacy/opt-out";
import { holdRouting, type NextWay, routeAgain, routeLead } from "../routing/route-lead";
import type { Occasion } from "../routing/routing";
import type { Trx } from "../store/schema";
import { priority, submissionKinds } from "../submission/kinds";
import {
  findSubmission,
  forgetFingerprints,
  formLanguage,
  issueReference,
  readSubmission,
  type Submission,
} from "../submission/submission";
import type { Delivery, Planner, Relay, Router } from "./context";
import { hasArrivedBefore, lifetime, readRevisions } from "./delivery";
import { cancelUnsent, insertDelivery } from "./queue";
import { lockSubmissions, settle } from "./state";

/**
 * Stores one delivery per destination, in the intake's transaction. If the sender waits for the
 * first attempt, `attemptNow` makes it after the commit, and nothing is due until the wait is over.
 *
 * @param named ids of the firms that the form named; a lead goes to one of them at a time. Null as
 * long as leads go to no firm
 * @param isOverRate its sender exceeded the rate limit: sent after everything else
 */
export async function plan(
  relay: Relay,
  trx: Trx,
  submission: Submission,
  named: readonly string[] | null,
  isOverRate = false,
): Promise<void> {
  const { now, config } = relay;
  const wait = awaitedDestination(relay, submission.kind) ? config.INLINE_DELIVERY_MS : 0;
  const delay = isOverRate ? Math.round(overRateDelay * config.RETRY_SCALE) : wait;
  const timing = {
    next_at: now() + delay,
    ...(isOverRate && { priority: priority.overRate }),
  };
  for (const destination of relay.destinations) {
    if (!destination.takes?.(submission)) continue;
    const isAsked = destination.isMailToSender && submission.kind === "newsletter";
    // Only an address that has left our mails is asked to confirm its sign-up.
    if (isAsked && !(await hasLeftMail(relay, trx, submission.contact))) continue;
    await insertDelivery(trx, {
      ...(await deliveryRow(relay, trx, submission, destination)),
      ...timing,
      ...(destination.isMailToSender ? await admitMail(relay, trx, submission) : {}),
    });
  }
  if (!named) return;

  const lead = { ...leadOf(submission), named };
  const waitsForOperator = !submissionKinds[submission.kind].isLead;
  if (submission.state === "quarantined" || waitsForOperator) {
    return holdRouting(relay, trx, lead);
  }
  const partner = await routeLead(relay, trx, lead);
  if (partner === null) return;
  await insertDelivery(trx, { ...(await partnerRow(relay, trx, submission, partner)), ...timing });
}

/** After this time the address may send again, so a flood is relayed only when it is over. */
const overRateDelay = minute;

/** The destination whose first attempt the sender waits for; undefined if none is made. */
export function awaitedDestination(
  { destinations, config, stopping }: Relay,
  kind: FormKind,
): Destination | undefined {
  if (config.INLINE_DELIVERY_MS === 0 || stopping.signal.aborted) return undefined;
  return destinations.find(({ firstAttemptOf }) => firstAttemptOf === kind);
}

const mailsADay = 3;
const mailsOfNetwork = 30;

export const noMailWanted = "the address accepts no mail from us";

/**
 * Anybody can type somebody else's address, so nobody gets mail from us after refusing it, or more
 * than a few mails a day, and one network causes only a limited number. Counts the mail in question.
 *
 * @param ip of the client, null if it is not known
 * @returns why the mail must not be sent; null if it may
 */
async function whyNoMail(
  { keys, now }: Pick<Relay, "keys" | "now">,
  trx: Trx,
  { email, ip, isSignUp }: { email: string; ip: string | null; isSignUp?: boolean },
): Promise<string | null> {
  if (!isSignUp && (await hasLeftMail({ keys }, trx, { email }))) return noMailWanted;

  const counter = { db: trx, keys, now };
  const name = `mail:${mailboxOf(email)}`;
  const count = await countUse(counter, { name, lifeMs: day });
  if (count > mailsADay) return `already ${mailsADay} mails today`;
  if (ip === null) return null;

  const network = `mails of:${senderNetwork(ip)}`;
  const caused = await countUse(counter, { name: network, lifeMs: day });
  return caused > mailsOfNetwork ? `already ${mailsOfNetwork} mails today from this network` : null;
}

function hasLeftMail({ keys }: Pick<Relay, "keys">, trx: Trx, { email }: { email: string }) {
  return isSuppressed(trx, "newsletter", hashesUnder(keys, { email }));
}

/** Without the tag after a plus: `a+1@b` and `a+2@b` are one mailbox. */
function mailboxOf(email: string): string {
  return normalizeEmail(email).replace(/\+[^@]*(?=@)/, "");
}

async function admitMail(relay: Relay, trx: Trx, { kind, state, contact, ip }: Submission) {
  if (state === "quarantined") return {};
  const reason = await whyNoMail(relay, trx, {
    email: contact.email,
    ip,
    isSignUp: kind === "newsletter",
  });
  return reason === null ? {} : { state: "withheld" as const, reason };
}

/** A submission's delivery to one destination; withheld if an opt-out requires it. */
export async function deliveryRow(
  planner: Planner,
  trx: Trx,
  submission: Submission,
  destination: Destination,
) {
  const { reference, revision, receivedAt, contact } = submission;
  return {
    ...queued(planner, destination),
    reference,
    purpose: "submission" as const,
    message_id: reference,
    revision,
    person_key: await findPersonKey(trx, planner.keys, contact),
    priority: submissionKinds[submission.kind].priority,
    ...firstState(submission, destination),
    deadline: destination.deadline === undefined ? null : receivedAt + destination.deadline,
  };
}

/**
 * Hash of the email address, or else of the phone number: orders what one person sends. After a key
 * change the older hash is used as long as deliveries wait under it, so that their order is kept.
 */
async function findPersonKey(
  trx: Trx,
  keys: Router["keys"],
  { email, phone }: Submission["contact"],
): Promise<string> {
  const who = email === "" ? { phone } : { email };
  const [own = ""] = newestHashes(keys, who);
  if (keys.length === 1) return own;

  const hashes = hashesUnder(keys, who).filter((hash) => hash !== own);
  const waiting = await trx
    .selectFrom("deliveries")
    .select("person_key")
    .where("person_key", "in", hashes)
    .where("state", "=", "pending")
    .executeTakeFirst();
  return waiting?.person_key ?? own;
}

/** What all new deliveries have in common: pending and due now, for seven days. */
export function queued(
  { now, config }: Omit<Planner, "keys">,
  { name, channel }: Pick<Destination, "name" | "channel">,
) {
  const at = now();
  return {
    destination: name,
    channel,
    state: "pending" as const,
    attempts: 0,
    ambiguous: 0,
    next_at: at,
    expires_at: at + lifetime(config.RETRY_SCALE),
    created_at: at,
    updated_at: at,
  };
}

type OwnRow = Pick<Delivery, "purpose" | "details"> &
  Partial<Pick<Delivery, "person_key" | "priority">>;

/**
 * Plans a message that belongs to no submission. Nothing is planned while the settings do not
 * configure its destination.
 */
export async function planOwn(
  planner: Planner,
  trx: Trx,
  definition: DestinationDefinition,
  row: OwnRow,
): Promise<void> {
  const destination = connectTo(definition, planner.config, planner.keys[0]);
  if (!destination) return;

  await insertDelivery(trx, {
    ...queued(planner, destination),
    reference: "",
    regarding: null,
    revision: 1,
    message_id: await issueReference(trx),
    person_key: "",
    priority: priority.optOut,
    ...row,
  });
}

function firstState({ state, optedOut }: Submission, { role }: Destination) {
  if (state === "quarantined") return { state: "quarantined" as const, reason: null };
  if (role !== "third_party" || optedOut.length === 0) {
    return { state: "pending" as const, reason: null };
  }
  return { state: "withheld" as const, reason: withheldReason(optedOut) };
}

export function withheldReason(reasons: readonly string[]): string {
  return `opted out (${reasons.join(", ")}): nothing goes to third parties`;
}

export function leadOf({ reference, case: { slug }, fields, optedOut }: Submission) {
  const preferred = languages.find((code) => code === fields.preferred_language);
  const isAny = fields.preferred_language === "either";
  const state = fields.state || null;
  return {
    reference,
    caseSlug: slug,
    state,
    isOptedOut: optedOut.length > 0,
    needsAuthorization: needsAuthorization(fields),
    language: isAny ? undefined : (preferred ?? formLanguage({ fields })),
  };
}

function partnerRow(router: Router, trx: Trx, submission: Submission, partner: string) {
  const name = partnerDestination(partner);
  const destination = router.destinations.find((one) => one.name === name);
  if (!destination) throw new Error(`No destination ${name}`);

  return deliveryRow(router, trx, submission, destination);
}

/**
 * Gives the lead to the next firm that its form named and that has not had it. Deliveries not yet
 * sent to the previous firm are cancelled.
 *
 * @returns null if the lead stays where it is
 */
export async function passOn(
  router: Router,
  trx: Trx,
  way: NextWay,
): Promise<{ partner: string | null } | null> {
  const { reference } = way;
  await lockSubmissions(trx, [reference]);
  const row = await findSubmission(trx, reference);
  if (row?.state !== "accepted" || row.erased_at !== null) return null;
  // A review reaches a firm only if the operator passes it on.
  if (way.occasion === "released" && !submissionKinds[row.kind].isLead) return null;

  const submission = readSubmission(row);
  const routed = await routeAgain(router, trx, leadOf(submission), way);
  if (!routed) return null;

  await cancelUnsent(trx, [reference], "passed on to another firm", router.now(), (is) =>
    is.and([
      isPartnerDestination("d.destination"),
      is("d.state", "=", "pending"),
      // A firm that has the lead is still sent corrections.
      is.not(hasArrivedBefore(is)),
    ]),
  );
  const { partner } = routed;
  if (partner !== null) {
    await insertDelivery(trx, await partnerRow(router, trx, submission, partner));
  }
  await settle(trx, [reference]);
  return routed;
}

/** Passes a lead on, unless its firm has it or may have it. */
export async function passOnUnsent(
  relay: Relay,
  trx: Trx,
  { id, reference, destination, purpose, ambiguous }: Delivery,
  occasion: Occasion,
): Promise<void> {
  const from = partnerOf(destination);
  if (purpose !== "submission" || from === null || ambiguous > 0) return;

  const { isCorrection } = await readRevisions(trx, id);
  if (!isCorrection) await passOn(relay, trx, { reference, occasion, from });
}

export const superseded = "superseded by a later request";

/** `hashes` of its sender; the kinds that replace another ask only for an email address. */
type Newer = { kind: FormKind; hashes: PersonHashes };

/**
 * Earlier requests of the kind it replaces no longer count as duplicates, and sign-ups not yet sent
 * are cancelled. An unsubscribe is always sent.
 */
export async function supersede(
  { now }: Pick<Planner, "now">,
  trx: Trx,
  newer: Newer,
): Promise<void> {
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
  await settle(trx, await cancelUnsent(trx, references, superseded, now()));
}
