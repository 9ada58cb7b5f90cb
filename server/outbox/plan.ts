import { normalizeEmail } from "~/data/formats";
import type { FormKind } from "~/data/forms/definition";
import { languages } from "~/data/language";
import type { Destination } from "../destinations/destination";
import { isPartnerDestination, partnerDestination } from "../destinations/partner";
import { needsAuthorization } from "../privacy/authorizations";
import { countUse, senderNetwork } from "../privacy/count-use";
import { hashesUnder } from "../privacy/identity";
import { isSuppressed } from "../privacy/opt-out";
import { holdRouting, type Occasion, routeAgain, routeLead } from "../routing/route-lead";
import { priority, submissionKinds } from "../submission/kinds";
import { formLanguage, readSubmission, type Submission } from "../submission/submission";
import type { OutboxContext, Relay, Router, Trx } from "./context";
import { hasArrivedBefore, lifetime } from "./delivery";
import { cancelUnsent, insertDelivery } from "./queue";

type Planning = {
  submission: Submission;
  isOverRate?: boolean;
  /**
   * Ids of the firms that the form named; a lead goes to one of them at a time. Absent as long as
   * leads go to no firm.
   */
  named?: readonly string[];
};

/**
 * Stores one delivery per destination, in the intake's transaction. If the sender waits for the
 * first attempt, `attemptNow` makes it after the commit, and nothing is due until the wait is over.
 */
export async function plan(
  relay: Relay,
  trx: Trx,
  { submission, isOverRate = false, named }: Planning,
): Promise<void> {
  const planned = {
    submission,
    personKey: personKeyOf(relay.keys, submission),
    isOverRate,
    wait: awaitedDestination(relay, submission.kind) ? relay.config.INLINE_DELIVERY_MS : 0,
  };
  for (const destination of relay.destinations) {
    if (!destination.takes(submission)) continue;
    await insertDelivery(trx, {
      ...deliveryRow(relay, planned, destination),
      ...(destination.isMailToSender ? await admitMail(relay, trx, submission) : {}),
    });
  }
  if (named) await planForPartner(relay, trx, planned, named);
}

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
const day = 24 * 60 * 60 * 1000;

export const noMailWanted = "the address accepts no mail from us";

/**
 * Anybody can type somebody else's address, so nobody gets mail from us after refusing it, or more
 * than a few mails a day, and one network causes only a limited number. Counts the mail in question.
 *
 * @param ip of the client, null if it is not known
 * @returns why the mail must not be sent; null if it may
 */
export async function whyNoMail(
  { keys, now }: Pick<Relay, "keys" | "now">,
  trx: Trx,
  { email, ip }: { email: string; ip: string | null },
): Promise<string | null> {
  if (await isSuppressed(trx, "newsletter", hashesUnder(keys, { email }))) return noMailWanted;

  const counter = { db: trx, key: keys[0], now };
  const name = `mail:${mailboxOf(email)}`;
  const count = await countUse(counter, { name, lifeMs: day });
  if (count > mailsADay) return `already ${mailsADay} mails today`;
  if (ip === null) return null;

  const network = `mails of:${senderNetwork(ip)}`;
  const caused = await countUse(counter, { name: network, lifeMs: day });
  return caused > mailsOfNetwork ? `already ${mailsOfNetwork} mails today from this network` : null;
}

/** Without the tag after a plus: `a+1@b` and `a+2@b` are one mailbox. */
function mailboxOf(email: string): string {
  return normalizeEmail(email).replace(/\+[^@]*(?=@)/, "");
}

async function admitMail(relay: Relay, trx: Trx, { state, contact, ip }: Submission) {
  if (state === "quarantined") return {};
  const reason = await whyNoMail(relay, trx, { email: contact.email, ip });
  return reason === null ? {} : { state: "withheld" as const, reason };
}

/** Hash of the e-mail address, or else of the phone number: orders what one person sends. */
export function personKeyOf([newest]: Relay["keys"], { contact }: Pick<Submission, "contact">) {
  const [own = ""] = hashesUnder([newest], contact);
  return own;
}

/** After this time the address may send again, so a flood is relayed only when it is over. */
const overRateDelay = 60_000;

type PlannedDelivery = {
  submission: Submission;
  personKey: string;
  /** Exceeded the rate limit: sent after everything else, and no client waits for it. */
  isOverRate?: boolean;
  /** Milliseconds for which the sender waits for the first attempt. */
  wait?: number;
};

/** A submission's delivery to one destination; withheld if an opt-out requires it. */
export function deliveryRow(
  { now, config }: Pick<OutboxContext, "now" | "config">,
  { submission, personKey, isOverRate = false, wait = 0 }: PlannedDelivery,
  destination: Destination,
) {
  const { reference, revision, receivedAt } = submission;
  const { RETRY_SCALE: scale } = config;

  return {
    ...queued({ now, config }, destination),
    reference,
    purpose: "submission" as const,
    message_id: reference,
    revision,
    person_key: personKey,
    priority: isOverRate ? priority.overRate : submissionKinds[submission.kind].priority,
    ...firstState(submission, destination),
    next_at: now() + (isOverRate ? Math.round(overRateDelay * scale) : wait),
    deadline: destination.deadline === undefined ? null : receivedAt + destination.deadline,
  };
}

/** What all new deliveries have in common: pending and due now, for seven days. */
export function queued(
  { now, config }: Pick<OutboxContext, "now" | "config">,
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

/**
 * Chooses the firm whose turn it is among those that the form named, and plans its delivery; last
 * in the storing transaction.
 */
async function planForPartner(
  router: Router,
  trx: Trx,
  planned: PlannedDelivery,
  named: readonly string[],
): Promise<void> {
  const { submission } = planned;
  const lead = { ...leadOf(submission), named };
  const waitsForOperator = !submissionKinds[submission.kind].isLead;
  if (submission.state === "quarantined" || waitsForOperator) {
    return holdRouting(router, trx, lead);
  }

  const { partner } = await routeLead(router, trx, lead);
  if (partner !== null) await deliverTo(router, trx, planned, partner);
}

export function leadOf({ reference, case: { slug }, fields, optedOut }: Submission) {
  const preferred = languages.find((code) => code === fields.preferred_language);
  const isAny = fields.preferred_language === "either";
  const state = fields.state || null;
  return {
    ...{ reference, caseSlug: slug, state, isOptedOut: optedOut.length > 0 },
    needsAuthorization: needsAuthorization(fields),
    language: isAny ? undefined : (preferred ?? formLanguage({ fields })),
  };
}

async function deliverTo(
  router: Router,
  trx: Trx,
  planned: PlannedDelivery,
  partner: string,
): Promise<void> {
  const name = partnerDestination(partner);
  const destination = router.destinations.find((one) => one.name === name);
  if (!destination) throw new Error(`No destination ${name}`);

  await insertDelivery(trx, deliveryRow(router, planned, destination));
}

export type NextWay = { reference: string; occasion: Occasion; from?: string };

/** Occasions that leave a lead where it is if no other firm can take it. */
const staysElse: readonly Occasion[] = ["paused", "on_hold", "by_operator"];

/**
 * Gives the lead to the next firm that its form named and that has not had it. Deliveries not yet
 * sent to the previous firm are cancelled.
 *
 * @returns null if the lead may not move any more
 */
export async function passOn(
  router: Router,
  trx: Trx,
  { reference, occasion, from }: NextWay,
): Promise<{ partner: string | null } | null> {
  const row = await trx
    .selectFrom("submissions")
    .selectAll()
    .where("reference", "=", reference)
    .where("state", "=", "accepted")
    .where("erased_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  // A review reaches a firm only if the operator passes it on.
  if (occasion === "released" && !submissionKinds[row.kind].isLead) return null;

  const submission = readSubmission(row);
  const onlyIfChosen = staysElse.includes(occasion);
  const lead = leadOf(submission);
  const routed = await routeAgain(router, trx, { lead, occasion, onlyIfChosen, from });
  if (!routed || (onlyIfChosen && routed.partner === null)) return routed;

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
    const personKey = personKeyOf(router.keys, submission);
    await deliverTo(router, trx, { submission, personKey }, partner);
  }
  return routed;
}
