import { setTimeout as sleep } from "node:timers/promises";
import type { OutboundMessage, Outcome } from "../destinations/destination";
import { partnerOf } from "../destinations/partner";
import { freePlace, lockRouting, type Occasion, stopRouting } from "../routing/route-lead";
import type { Trx } from "../store/schema";
import { transact } from "../store/transact";
import { forgetFingerprints } from "../submission/submission";
import { isHeld, lockChannel, nextChannel, saveChannel } from "./channel";
import type { Claimed, Delivery, Obstacle, Relay, WaitingClient } from "./context";
import { alertOfEnd, type DeliveryUpdate, nextDelivery, readRevisions } from "./delivery";
import { passOn } from "./plan";
import {
  cancelUnsent,
  countAbandoned,
  countFault,
  endLease,
  endWait,
  insertAttempt,
  lockLeased,
  markSent,
} from "./queue";

type Attempt = {
  claimed: Claimed;
  startedAt: number;
  /** Values that must not be stored with an outcome. */
  personal: readonly string[];
  client: WaitingClient | undefined;
};

export type Recorded = NonNullable<Awaited<ReturnType<typeof record>>>;

const pause = 500;

type Persisting = { signal: AbortSignal; client: WaitingClient | undefined; isDelivered?: boolean };

/**
 * A full disk must not cause a second sending, so what became of a delivery is kept until it is
 * written, the lease is lost, or this process stops. In the last two cases the process that takes
 * the lease over counts an ambiguous attempt.
 */
export async function persist<Result>(
  relay: Relay,
  { delivery }: Claimed,
  write: () => Promise<Result>,
  { signal, client, isDelivered = false }: Persisting,
): Promise<Result | null> {
  for (;;) {
    try {
      const written = await write();
      relay.faults.delete(delivery.id);
      return written;
    } catch (error) {
      client?.release();
      if (await countFault(relay, delivery, error, isDelivered).catch(() => false)) return null;
    }
    if (signal.aborted) return null;
    await sleep(pause, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * Writes delivery, attempt and channel in one transaction.
 *
 * @returns null if the lease was lost: then another process decides
 */
export async function record(relay: Relay, attempt: Attempt, outcome: Outcome) {
  const scrubbed = scrubOutcome(outcome, attempt.personal);
  const { claimed, startedAt } = attempt;

  return transact(relay.db, async (trx) => {
    const channel = await lockChannel(trx, claimed.delivery.channel, claimed.destination.rate);
    const delivery = await lockLeased(trx, claimed);
    if (!delivery) return null;

    const [now, scale] = [relay.now(), relay.config.RETRY_SCALE];
    const situation = { claimed: { ...claimed, delivery }, channel, now, scale };
    const own = nextDelivery(scrubbed, situation);
    const isErased = await wasErasedMeanwhile(trx, delivery);
    const update = isErased ? withoutPerson(own) : own;
    await endLease(trx, claimed, { ...update, ...keyAfter(delivery, update), updated_at: now });
    if (update.state === "delivered") await markSent(trx, delivery);
    const { before } = scrubbed;
    for (const { kind, status, detail } of before ? [before, scrubbed] : [scrubbed]) {
      await insertAttempt(trx, {
        delivery_id: delivery.id,
        started_at: startedAt,
        ended_at: now,
        outcome: kind,
        status,
        detail: isErased ? "" : detail,
      });
    }
    const next = nextChannel(scrubbed, own.state, situation);
    await saveChannel(trx, next);
    const isRejectedWhileWaiting = await rejectWhileWaiting(trx, attempt, outcome, now);
    if (attempt.client) await endWait(relay, trx, delivery.reference, delivery.id);
    const { state, ambiguous } = update;
    if (state === "refused" || state === "expired") {
      await passOnUnsent(relay, trx, { ...delivery, ambiguous }, state);
    }
    const isNewHold = !isHeld(channel) && isHeld(next);
    return { update, isNewHold, isRejectedWhileWaiting };
  });
}

/** Our own words first, then those of the service, scrubbed. */
function scrubOutcome(outcome: Outcome, personal: readonly string[]): Outcome {
  const said = scrubText(outcome.said ?? "", personal);
  const detail = [outcome.detail, said].filter(Boolean).join(": ").slice(0, 512);
  if (outcome.kind !== "delivered" || outcome.review === undefined) return { ...outcome, detail };

  return { ...outcome, detail, review: scrubText(outcome.review, personal) };
}

/** Notices contain nothing about the person and are still sent. */
async function wasErasedMeanwhile(trx: Trx, { reference, purpose }: Delivery): Promise<boolean> {
  if (purpose !== "submission") return false;

  const erased = await trx
    .selectFrom("submissions")
    .select("reference")
    .where("reference", "=", reference)
    .where("erased_at", "is not", null)
    .executeTakeFirst();
  return erased !== undefined;
}

/** A notice that has ended needs no place in the person's order, and may outlive their data. */
export function keyAfter(
  { purpose }: Pick<Delivery, "purpose">,
  { state }: Pick<Delivery, "state">,
): { person_key?: string } {
  return purpose === "notice" && state !== "pending" ? { person_key: "" } : {};
}

/** Keeps whether it arrived on record; a delivery that did not arrive is not retried. */
function withoutPerson(update: DeliveryUpdate) {
  const ended =
    update.state === "delivered"
      ? { reason: null }
      : { state: "cancelled" as const, reason: "erased" };
  return { ...update, ...ended, person_key: "" };
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

/**
 * The visitor can correct a rejected address at once, so the submission counts as not sent: nothing
 * is forwarded, and the corrected one is not a duplicate of it.
 *
 * @returns false when the client no longer waits, or another destination has it
 */
async function rejectWhileWaiting(
  trx: Trx,
  { claimed, client }: Attempt,
  outcome: Outcome,
  now: number,
): Promise<boolean> {
  const isAboutEmail = outcome.kind === "refused" && outcome.aboutEmail !== undefined;
  if (!isAboutEmail || !client) return false;

  const { reference, id } = claimed.delivery;
  // Nothing else can be claimed until the commit.
  const others = trx.selectFrom("deliveries").where("reference", "=", reference);
  await others.select("id").forUpdate().execute();
  const forwarded = await others
    .select("id")
    .where("id", "!=", id)
    .where((is) => is.or([is("state", "=", "delivered"), is("lease_token", "is not", null)]))
    .executeTakeFirst();
  if (forwarded || !client.isWaiting) return false;

  client.hold();
  await trx
    .updateTable("submissions")
    .set({ state: "refused" })
    .where("reference", "=", reference)
    .execute();
  await forgetFingerprints(trx, [reference]);
  const routing = await lockRouting(trx, reference);
  if (routing) {
    await freePlace(trx, routing);
    await stopRouting({ now: () => now }, trx, [reference]);
  }
  await cancelUnsent(trx, [reference], "refused while the visitor waited", now, (is) =>
    is("d.state", "=", "pending"),
  );
  return true;
}

/**
 * This process aborted the attempt, to stop or because its lease was lost. That does not count as
 * an attempt or as a failure of the channel, but the request may have arrived. If it cannot be
 * recorded, the lease stays, and the process that takes it over counts an ambiguous attempt.
 */
export async function recordAborted(
  relay: Relay,
  claimed: Claimed,
  outcome: Outcome,
): Promise<void> {
  const written = transact(relay.db, async (trx) => {
    const delivery = await lockLeased(trx, claimed);
    if (!delivery) return;

    if (outcome.kind === "ambiguous") await countAbandoned(trx, delivery, relay.now());
    await endLease(trx, claimed, { next_at: relay.now() });
  });
  await written.catch(() =>
    relay.log.error({ delivery: claimed.delivery.id }, "aborted attempt not recorded"),
  );
}

/** Ends a delivery without an attempt, because of something that happened since it was planned. */
export async function drop(
  relay: Relay,
  claimed: Claimed,
  { next, ...change }: Obstacle,
): Promise<void> {
  const { delivery, destination, manner } = claimed;
  const { state, reason } = change;
  const now = relay.now();
  await transact(relay.db, async (trx) => {
    if (manner === "probe") {
      // No probe was made, so the next delivery may be the probe.
      const channel = await lockChannel(trx, delivery.channel, destination.rate);
      await saveChannel(trx, { ...channel, paused_until: now });
    }
    const ended = { ...change, ...keyAfter(delivery, change), updated_at: now };
    if (!(await endLease(trx, claimed, ended))) return;
    const occasion = next ?? (state === "expired" ? "expired" : undefined);
    if (occasion) await passOnUnsent(relay, trx, delivery, occasion);
  });
  const { id, reference } = delivery;
  relay.log.info({ delivery: id, reference, destination: destination.name, state }, "not sent");
  alertOfEnd(relay, { ...delivery, state }, reason ?? "");
}

/** Personal values that an attempt sends and an answer may repeat. */
export function personalIn({ submission }: OutboundMessage): string[] {
  const { fields, answers, ip } = submission;
  return [...Object.values(fields), ...Object.values(answers ?? {}), ip ?? ""];
}

/** How many characters of an answer are searched. */
const textLimit = 4096;

/**
 * Removes every word that a person typed from an answer, and what looks like an address or number:
 * services repeat values in messages, in other case, cut short, and percent-encoded in URLs. This
 * also removes words that the service chose itself, which is harmless.
 *
 * @returns at most 512 characters
 */
export function scrubText(text: string, personal: readonly string[]): string {
  const typed = new Set(personal.flatMap((value) => words(oneSpelling(value)).flatMap(beginnings)));

  return oneSpelling(text)
    .slice(0, textLimit)
    .replace(/[^\s"'<>(),;:@]+@[^\s"'<>(),;@]+/g, "[email]")
    .replace(/\+?\d[\d\s()./-]{5,}\d/g, "[number]")
    .replace(/https?:\/\/\S+/g, "[address]")
    .replace(word, (found) => (typed.has(fold(found)) ? "[value]" : found))
    .replace(/\[value\](?:\s\[value\])+/g, "[value]")
    .replace(/\p{Cc}+/gu, " ")
    .slice(0, 512);
}

const word = /[\p{L}\p{M}\p{N}]+/gu;

function words(text: string): string[] {
  return (text.match(word) ?? []).map(fold);
}

/** Of a longer word, this many letters are recognized. */
const longest = 64;
const shortest = 3;

function fold(found: string): string {
  return found.slice(0, longest).toLowerCase();
}

/** The word as it is and cut short. */
function beginnings(whole: string): string[] {
  const cut = Array.from(whole.slice(shortest), (_, at) => whole.slice(0, shortest + at));
  return [whole, ...cut];
}

/** Without percent-encoding and escapes, and with single blanks, which forms write as `+`. */
function oneSpelling(text: string): string {
  return decoded(text)
    .normalize("NFC")
    .replace(/(?:[\s+]|\\[nrt])+/g, " ");
}

const rounds = 4;

function decoded(text: string, round = 0): string {
  const next = text.replace(/(?:%[0-9a-f]{2})+/gi, decode);
  return next === text || round === rounds ? next : decoded(next, round + 1);
}

function decode(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return Buffer.from(run.replaceAll("%", ""), "hex").toString("latin1");
  }
}
