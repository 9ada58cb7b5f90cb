import type { Insertable } from "kysely";
import { normalizeEmail } from "~/data/formats";
import { languages } from "~/data/language";
import type { Destination } from "../destinations/destination";
import { partnerDestination } from "../destinations/partner";
import { needsAuthorization } from "../privacy/authorizations";
import { countUse } from "../privacy/count-use";
import { hashesUnder, identify, listHashes } from "../privacy/identity";
import { isSuppressed } from "../privacy/opt-out";
import { holdRouting, routeLead } from "../routing/route-lead";
import { prepareQuery } from "../store/prepared-query";
import type { Database } from "../store/schema";
import { priority, submissionKinds } from "../submission/kinds";
import { formLanguage, type Submission } from "../submission/submission";
import type { Claimed, DestinationState, OutboxContext, Relay, Trx } from "./context";
import {
  admit,
  lockDestinationState,
  readDestinationState,
  saveDestinationState,
  takeToken,
} from "./destination-state";
import { countRunning, newLease } from "./leases";

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
 * Stores one delivery per destination, in the intake's transaction. The one whose client may wait
 * is stored with a lease of this process, so that no other claims it.
 *
 * @returns that delivery, to be passed to `attemptNow` after the commit; null if there is none
 */
export async function plan(
  relay: Relay,
  trx: Trx,
  { submission, isOverRate = false, named }: Planning,
): Promise<Claimed | null> {
  const personKey = await findPersonKey(trx, relay.keys, submission);
  const planned = { submission, personKey, isOverRate };
  const first = isOverRate ? null : await admitFirstAttempt(relay, trx, planned);
  let claimed: Claimed | null = null;

  for (const destination of relay.destinations) {
    if (!destination.takes(submission)) continue;
    const isFirst = destination.name === first?.destination.name;
    const row = {
      ...deliveryRow(relay, planned, destination),
      ...(destination.isMailToSender ? await admitMail(relay, trx, submission) : {}),
      ...(isFirst ? newLease(relay, { forClient: true }) : {}),
    };
    if (!isFirst || !first) {
      await insertDelivery(trx, { row });
      continue;
    }
    const { rows } = await insertFirst(trx, { row });
    const [delivery] = rows;
    if (!delivery) continue;

    await saveDestinationState(trx, takeToken(first.state, { relay, destination, delivery }));
    claimed = { delivery, destination, token: delivery.lease_token ?? "", probe: false };
  }
  if (named) await planForPartner(relay, trx, { submission, personKey, named });
  return claimed;
}

type NewDelivery = { row: Insertable<Database["deliveries"]> };

const insertDelivery = prepareQuery((db, { row }: NewDelivery) =>
  db.insertInto("deliveries").values(row),
);

const insertFirst = prepareQuery((db, { row }: NewDelivery) =>
  db.insertInto("deliveries").values(row).returningAll(),
);

const mailsADay = 3;
const day = 24 * 60 * 60 * 1000;

/**
 * Anybody can type somebody else's address, so nobody gets mail from us after refusing it, or more
 * than a few mails a day. Counts the mail in question.
 *
 * @returns why the mail must not be sent; null if it may
 */
export async function whyNoMail(
  { keys, now }: Pick<Relay, "keys" | "now">,
  trx: Trx,
  email: string,
): Promise<string | null> {
  if (await isSuppressed(trx, "newsletter", hashesUnder(keys, { email }))) return noMailWanted;
  const name = `mail:${normalizeEmail(email)}`;
  const count = await countUse({ db: trx, key: keys[0], now }, { name, lifeMs: day });
  return count > mailsADay ? `already ${mailsADay} mails today` : null;
}

async function admitMail(relay: Relay, trx: Trx, { state, contact }: Submission) {
  const reason = state === "quarantined" ? null : await whyNoMail(relay, trx, contact.email);
  return reason === null ? {} : { state: "withheld" as const, reason };
}

export const noMailWanted = "the address accepts no mail from us";

/**
 * Hash of the e-mail address, or else of the phone number. After a key change the older hash is
 * used as long as deliveries wait under it, so that their order is kept.
 */
export async function findPersonKey(
  trx: Trx,
  [newest, ...older]: Relay["keys"],
  { contact }: Pick<Submission, "contact">,
): Promise<string> {
  const [own = ""] = listHashes(identify(newest, contact));
  const hashes = older.flatMap((key) => listHashes(identify(key, contact)).slice(0, 1));
  const waiting =
    hashes.length > 0 &&
    (await trx
      .selectFrom("deliveries")
      .select("person_key")
      .where("person_key", "in", hashes)
      .where("state", "=", "pending")
      .executeTakeFirst());
  return waiting ? waiting.person_key : own;
}

/** The destination whose first attempt the sender waits for, and its state, locked. */
type FirstAttempt = { destination: Destination; state: DestinationState };

/**
 * Whether the first attempt may be made while the client waits. With an empty bucket, an open
 * breaker, a hold, too many attempts in flight, or an earlier delivery of the person to the same
 * service, it is left to the loop.
 */
async function admitFirstAttempt(
  relay: Relay,
  trx: Trx,
  { submission, personKey }: { submission: Submission; personKey: string },
): Promise<FirstAttempt | null> {
  const { kind } = submission;
  const destination = relay.destinations.find(({ firstAttemptOf }) => firstAttemptOf === kind);
  if (!destination?.takes(submission) || submission.state !== "accepted") return null;
  if (relay.stopping.signal.aborted || relay.config.INLINE_DELIVERY_MS === 0) return null;

  const { channel } = destination;
  // Asked without the lock first: it is kept until the commit, so all other submissions and attempts
  // of the channel wait for it.
  const seen = await readDestinationState(trx, channel, destination);
  if (admit(seen, destination, relay.now()).kind !== "open") return null;
  if ((await countRunning(relay, trx, channel)) >= destination.concurrency) return null;

  const ofService = relay.definitions.filter(({ service }) => service === destination.service);
  const earlier = await trx
    .selectFrom("deliveries")
    .select("id")
    .where("person_key", "=", personKey)
    .where("state", "=", "pending")
    .where(
      "destination",
      "in",
      ofService.map(({ name }) => name),
    )
    .executeTakeFirst();
  if (earlier) return null;

  const state = await lockDestinationState(trx, channel, destination);
  if (admit(state, destination, relay.now()).kind !== "open") return null;
  const running = await countRunning(relay, trx, channel);
  return running < destination.concurrency ? { destination, state } : null;
}

/** After this time the address may send again, so a flood is relayed only when it is over. */
const overRateDelay = 60_000;

type PlannedDelivery = {
  submission: Submission;
  personKey: string;
  /** Exceeded the rate limit: sent after everything else, and no client waits for it. */
  isOverRate?: boolean;
};

/** A submission's delivery to one destination, due now; withheld if an opt-out requires it. */
export function deliveryRow(
  { now, config }: Pick<OutboxContext, "now" | "config">,
  { submission, personKey, isOverRate = false }: PlannedDelivery,
  destination: Destination,
) {
  const at = now();
  const { reference, revision, receivedAt } = submission;

  return {
    reference,
    destination: destination.name,
    channel: destination.channel,
    purpose: "submission" as const,
    message_id: reference,
    regarding: null,
    revision,
    person_key: personKey,
    priority: isOverRate ? priority.overRate : submissionKinds[submission.kind].priority,
    ...firstState(submission, destination),
    attempts: 0,
    ambiguous: 0,
    next_at: isOverRate ? at + overRateDelay * config.RETRY_SCALE : at,
    deadline: destination.deadline === undefined ? null : receivedAt + destination.deadline,
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

/** What planning a delivery to a firm needs; the operator's actions have it too. */
export type Router = Pick<Relay, "config" | "now" | "keys"> & {
  destinations: readonly Destination[];
};

type NamedLead = { submission: Submission; personKey: string; named: readonly string[] };

/**
 * Chooses the firm whose turn it is among those that the form named, and plans its delivery; last
 * in the storing transaction.
 */
async function planForPartner(
  router: Router,
  trx: Trx,
  { submission, personKey, named }: NamedLead,
): Promise<void> {
  const lead = { ...leadOf(submission), named };
  if (submission.state === "quarantined") return holdRouting(router, trx, lead);

  const { partner } = await routeLead(router, trx, lead);
  if (partner !== null) await deliverTo(router, trx, { submission, personKey, partner });
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

export async function deliverTo(
  router: Router,
  trx: Trx,
  {
    submission,
    personKey,
    partner,
  }: { submission: Submission; personKey: string; partner: string },
): Promise<void> {
  const name = partnerDestination(partner);
  const destination = router.destinations.find((one) => one.name === name);
  if (!destination) throw new Error(`No destination ${name}`);

  await insertDelivery(trx, { row: deliveryRow(router, { submission, personKey }, destination) });
}
