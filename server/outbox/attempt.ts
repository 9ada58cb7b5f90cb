import { contactChannels } from "~/data/contact-channels";
import type { OutboundMessage, Outcome } from "../destinations/destination";
import { type DeliveryAttempted, deliveryAttempted } from "../events";
import { authorizedPartners, needsAuthorization } from "../privacy/authorizations";
import { hashesUnder } from "../privacy/identity";
import { isSuppressed, stoppedSince, withSuppression } from "../privacy/opt-out";
import { prepareQuery } from "../store/prepared-query";
import { submissionKinds } from "../submission/kinds";
import { readConsentProof, readSubmission, type Submission } from "../submission/submission";
import { mayHaveArrived } from "./arrival";
import type { Claimed, Db, Relay, WaitingClient } from "./context";
import { delayAfter, superseded } from "./delivery-state";
import { keepLease, releaseLease } from "./leases";
import { isNoticeDue } from "./notices";
import { noMailWanted, withheldReason } from "./plan";
import { drop, type Recorded, recordAborted, recordWithRetry } from "./record";
import { personalIn } from "./scrub-text";

/**
 * Makes one attempt, from claim to record, while its lease is kept. Never rejects.
 *
 * @returns the refusal to show the waiting client, if any
 */
export async function attempt(
  relay: Relay,
  claimed: Claimed,
  client?: WaitingClient,
): Promise<Outcome | null> {
  const controller = new AbortController();
  const letGo = keepLease(relay, claimed, () => controller.abort());
  const running = carryOut(relay, { claimed, signal: controller.signal, client }).finally(letGo);

  relay.attempts.set(claimed.token, {
    reference: claimed.delivery.reference,
    client,
    done: running.then(() => undefined),
    abort: () => controller.abort(),
  });
  return running.finally(() => relay.attempts.delete(claimed.token));
}

async function carryOut(
  relay: Relay,
  order: { claimed: Claimed; signal: AbortSignal; client: WaitingClient | undefined },
): Promise<Outcome | null> {
  const { claimed, signal } = order;
  const startedAt = relay.now();
  const began = performance.now();
  const message = await prepareOrDrop(relay, claimed).catch((error: unknown) =>
    tryLater(relay, claimed, error),
  );
  if (!message) return null;

  const outcome = await send(relay, { claimed, message, signal });
  const client = order.client ? { client: order.client } : {};
  const attempted = { claimed, startedAt, personal: personalIn(message), ...client };
  // An answer received before the abort counts.
  if (signal.aborted && outcome.status === null) {
    await recordAborted(relay, attempted, outcome);
    return null;
  }
  const recorded = await recordWithRetry(relay, attempted, { outcome, signal });
  const { name } = claimed.destination;
  deliveryAttempted.publish({
    destination: name,
    outcome: outcome.kind,
  } satisfies DeliveryAttempted);
  report(relay, claimed, { outcome, recorded, took: performance.now() - began });
  return recorded?.isRejectedWhileWaiting ? outcome : null;
}

/** Decides at the moment of sending; a delivery that must not be sent any more ends here. */
async function prepareOrDrop(relay: Relay, claimed: Claimed): Promise<OutboundMessage | null> {
  const { db } = relay;
  const { delivery } = claimed;
  const submission = await loadSubmission(db, delivery.reference);
  const hashes = await readHashes(relay, submission);
  const isOnList = await isSuppressed(db, "sale", hashes);
  const optOut = withSuppression(submission.optedOut, isOnList);

  const stopped = await stoppedSince(db, {
    hashes,
    since: submission.receivedAt,
    reference: submission.reference,
  });
  const obstacle = await findObstacle(relay, claimed, { submission, hashes, optOut, stopped });
  if (obstacle) {
    await drop(relay, claimed, obstacle);
    return null;
  }
  const { regarding } = delivery;
  const lead = regarding === null ? submission : await loadSubmission(db, regarding);
  const receipt = await readReceipt(db, delivery);
  const isCorrection = delivery.revision > 1 && (await hasEarlierRevision(db, delivery));
  const now = { at: relay.now(), optOut, isCorrection, stopped };
  return { ...now, delivery, submission, leadKind: lead.kind, receipt };
}

async function loadSubmission(db: Db, reference: string): Promise<Submission> {
  const { rows } = await selectSubmission(db, { reference });
  const [row] = rows;
  if (!row) throw new Error(`No submission ${reference}`);
  return readSubmission(row);
}

const selectSubmission = prepareQuery((db, { reference }: { reference: string }) =>
  db.selectFrom("submissions").selectAll().where("reference", "=", reference),
);

/**
 * The stored hashes and those under every key, because an entry of the list may have been written
 * under another key.
 */
async function readHashes({ db, keys }: Relay, submission: Submission): Promise<string[]> {
  const { rows } = await selectPersons(db, { reference: submission.reference });
  return [...rows.map(({ hash }) => hash), ...hashesUnder(keys, submission.contact)];
}

const selectPersons = prepareQuery((db, { reference }: { reference: string }) =>
  db.selectFrom("persons").select("hash").where("reference", "=", reference),
);

type Person = Pick<OutboundMessage, "submission" | "optOut" | "stopped"> & {
  hashes: readonly string[];
};

async function findObstacle(
  { db, now }: Relay,
  { delivery, destination }: Claimed,
  { submission, optOut, hashes, stopped }: Person,
): Promise<Parameters<typeof drop>[2] | null> {
  const isNotice = delivery.purpose === "notice";
  if (submission.erasedAt !== null && !isNotice) {
    // After an erasure nothing may lead to the person any more.
    return { state: "cancelled", reason: "erased", person_key: "" };
  }
  if (delivery.deadline !== null && delivery.deadline <= now()) {
    return { state: "expired", reason: "too late" };
  }
  if (isNotice && !(await isNoticeDue(db, { delivery, destination }))) {
    return { state: "cancelled", reason: "the lead was never sent there" };
  }
  const isLead = !isNotice && submissionKinds[submission.kind].isLead;
  if (isLead && stopped.length === contactChannels.length) {
    return { state: "cancelled", reason: "contact stopped" };
  }
  const isReplaced =
    delivery.superseded_at !== null ||
    (submission.kind === "newsletter" && (await isSuppressed(db, "newsletter", hashes)));
  if (isReplaced) return { state: "cancelled", reason: superseded };

  const isRefusingMail =
    destination.isMailToSender &&
    (stopped.includes("emails") || (await isSuppressed(db, "newsletter", hashes)));
  if (isRefusingMail) return { state: "withheld", reason: noMailWanted };

  const partner = isNotice ? null : destination.partner;
  if (partner !== null && !(await mayHave(db, { partner, submission, at: now() }))) {
    return { state: "withheld", reason: "not authorized", next: "unauthorized" };
  }
  const isWithheld = optOut.length > 0 && destination.role === "third_party" && !isNotice;
  return isWithheld ? { state: "withheld", reason: withheldReason(optOut) } : null;
}

type Authorizing = { partner: string; submission: Submission; at: number };

/** Asked at each attempt: an authorization can end, or a correction tell that one is needed. */
async function mayHave(db: Db, { partner, submission: { reference, fields }, at }: Authorizing) {
  if (!needsAuthorization(fields)) return true;
  return (await authorizedPartners(db, { reference, at })).includes(partner);
}

/** A correction has no receipt of its own: it is sent with the receipt of an earlier revision. */
async function readReceipt(db: Db, { reference, revision }: Claimed["delivery"]) {
  const { rows } = await selectReceipt(db, { reference, revision });
  return rows[0] ? readConsentProof(rows[0]) : null;
}

const selectReceipt = prepareQuery(
  (db, { reference, revision }: Pick<Claimed["delivery"], "reference" | "revision">) =>
    db
      .selectFrom("receipts")
      .select(["body", "personal", "sha256"])
      .where("reference", "=", reference)
      .where("revision", "<=", revision)
      .orderBy("revision", "desc")
      .limit(1),
);

async function hasEarlierRevision(db: Db, delivery: Claimed["delivery"]): Promise<boolean> {
  const earlier = await db
    .selectFrom("deliveries")
    .select("id")
    .where("reference", "=", delivery.reference)
    .where("destination", "=", delivery.destination)
    .where("purpose", "=", "submission")
    .where("revision", "<", delivery.revision)
    .where(mayHaveArrived)
    .executeTakeFirst();
  return earlier !== undefined;
}

/**
 * The store failed, not the destination: this counts as no attempt, and the delivery is due again
 * soon.
 */
async function tryLater(relay: Relay, { delivery, token }: Claimed, error: unknown) {
  const name = error instanceof Error ? error.name : "unknown";
  relay.log.error({ delivery: delivery.id, reference: delivery.reference, name }, "not attempted");
  const at = relay.now() + delayAfter(1, relay.config.RETRY_SCALE);
  // If the store is unreachable, the lease expires.
  await releaseLease(relay.db, { id: delivery.id, token, at }).catch(() => undefined);
  return null;
}

type Sending = { claimed: Claimed; message: OutboundMessage; signal: AbortSignal };

/**
 * A bug of ours while reading an answer must not end the process, and the answer may have been a
 * success.
 */
async function send(relay: Relay, { claimed, message, signal }: Sending): Promise<Outcome> {
  try {
    return await claimed.destination.send(message, signal);
  } catch (error) {
    const name = error instanceof Error ? error.name : "unknown";
    relay.log.error({ delivery: claimed.delivery.id, name }, "sending failed by a fault of ours");
    return { kind: "ambiguous", status: null, detail: `a fault of ours: ${name}`, limit: 3 };
  }
}

type End = {
  outcome: Outcome;
  recorded: Recorded | null;
  /** Milliseconds. */
  took: number;
};

function report(relay: Relay, claimed: Claimed, { outcome, recorded, took }: End) {
  const { id, reference, destination } = claimed.delivery;
  const { kind, status, detail } = outcome;
  const state = recorded?.update.state ?? "lease lost";
  const facts = { delivery: id, reference, destination, class: kind, status, state };
  relay.log.info({ ...facts, ms: Math.round(took) }, "attempt");

  // Alerts go to an outside service, and destinations repeat what people typed, so alerts contain
  // none of their texts, not even scrubbed. `relay show` prints them.
  const reason = `${detail} (${[kind, status].filter(Boolean).join(" ")})`;
  if (recorded?.isNewHold) relay.alert({ event: "hold", destination, reason });
  if (!recorded || recorded.isRejectedWhileWaiting || claimed.destination.isBestEffort) return;
  if (state === "refused" || state === "expired") {
    const event = claimed.delivery.purpose === "notice" ? "stop" : state;
    relay.alert({ event, reference, destination, reason });
  }
}
