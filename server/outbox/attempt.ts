import { contactChannels } from "~/data/contact-channels";
import type { FormKind } from "~/data/forms/definition";
import type { OutboundMessage, Outcome } from "../destinations/destination";
import { events } from "../events";
import { describeFault } from "../faults";
import { findAuthorization, needsAuthorization } from "../privacy/authorizations";
import { hashesUnder } from "../privacy/identity";
import { isSuppressed, stoppedSince, withSuppression } from "../privacy/opt-out";
import type { Db } from "../store/schema";
import { errorCode, isOfRow } from "../store/store-error";
import { submissionKinds } from "../submission/kinds";
import { readConsent, readSubmission, type Submission } from "../submission/submission";
import { prepareAlert, prepareStaffMail } from "./alerts";
import type { Claimed, Delivery, Obstacle, Prepared, Relay, WaitingClient } from "./context";
import { alertOfEnd, readRevisions, superseded } from "./delivery";
import { isNoticeDue } from "./notices";
import { preparePageMail } from "./page-watches";
import { awaitedDestination, noMailWanted, withheldReason } from "./plan";
import { claimFirst, endWait, keepLease } from "./queue";
import { drop, persist, personalIn, type Recorded, record, recordAborted } from "./record";

/** `refused` only if the service rejects the email address while the sender waits. */
type FirstAttemptResult = { kind: "refused"; message: string } | { kind: "left" };

const left = { kind: "left" } as const;

/** When the attempt has ended or none is made, `wake` starts deliveries to other destinations. */
export function createFirstAttempts(relay: Relay, wake: () => void) {
  const running = new Map<string, Promise<FirstAttemptResult>>();

  async function begin(reference: string, kind: FormKind): Promise<FirstAttemptResult> {
    const destination = awaitedDestination(relay, kind);
    const claimed = destination && (await claimFirst(relay, destination, reference));
    if (claimed) return waitFor(relay, claimed);

    if (destination || relay.stopping.signal.aborted) await endWait(relay, relay.db, reference);
    return left;
  }

  return {
    /**
     * After the commit: the one attempt that the sender of a submission may wait for, at most
     * `INLINE_DELIVERY_MS`. The attempt continues after the wait. Never rejects.
     */
    async attemptNow(reference: string, kind: FormKind): Promise<FirstAttemptResult> {
      const result = begin(reference, kind)
        .catch((error: unknown) => {
          // The loop makes the attempt once the wait is over.
          relay.log.error({ reference, ...describeFault(error) }, "first attempt failed");
          return left;
        })
        .finally(() => {
          running.delete(reference);
          wake();
        });
      running.set(reference, result);
      return result;
    },
    /** The result of the running first attempt of an equal submission; `left` when there is none. */
    joinAttempt: async (reference: string) => (await running.get(reference)) ?? left,
  };
}

function waitFor(relay: Relay, claimed: Claimed): Promise<FirstAttemptResult> {
  return new Promise((resolve) => {
    const answer = (result: FirstAttemptResult) => {
      client.isWaiting = false;
      clearTimeout(timer);
      resolve(result);
    };
    const release = () => answer(left);
    const timer = setTimeout(release, relay.config.INLINE_DELIVERY_MS);
    const client = { isWaiting: true, hold: () => clearTimeout(timer), release };
    void attempt(relay, claimed, client).then((outcome) => {
      const message = outcome?.kind === "refused" ? outcome.aboutEmail : undefined;
      answer(message === undefined ? left : { kind: "refused", message });
    });
  });
}

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
  const running = carryOut(relay, claimed, client, controller.signal).finally(letGo);

  relay.attempts.set(claimed.token, {
    done: running.then(() => undefined),
    abort: () => controller.abort(),
  });
  return running.finally(() => relay.attempts.delete(claimed.token));
}

async function carryOut(
  relay: Relay,
  claimed: Claimed,
  client: WaitingClient | undefined,
  signal: AbortSignal,
): Promise<Outcome | null> {
  const startedAt = relay.now();
  const began = performance.now();
  const prepared = await prepare(relay, claimed).catch((error: unknown) =>
    unprepared(relay, claimed, error),
  );
  if (!("send" in prepared)) {
    await persist(relay, claimed, () => drop(relay, claimed, prepared), { signal, client });
    return null;
  }
  const outcome = await send(relay, claimed, prepared, signal);
  const attempted = { claimed, startedAt, personal: prepared.personal, client };
  // An answer received before the abort counts.
  if (signal.aborted && outcome.status === null) {
    await recordAborted(relay, claimed, outcome);
    return null;
  }
  const isDelivered = outcome.kind === "delivered";
  const recorded = await persist(relay, claimed, () => record(relay, attempted, outcome), {
    signal,
    client,
    isDelivered,
  });
  report(relay, claimed, outcome, recorded, performance.now() - began);
  return recorded?.isRejectedWhileWaiting ? outcome : null;
}

async function prepare(relay: Relay, claimed: Claimed): Promise<Prepared | Obstacle> {
  const { delivery } = claimed;
  switch (delivery.purpose) {
    case "submission":
    case "notice":
      return prepareMessage(relay, claimed);
    case "alert":
      return prepareAlert(relay, delivery);
    case "staff":
      return prepareStaffMail(relay, delivery);
    case "page":
      return preparePageMail(relay, delivery);
  }
}

/** A delivery that must not be sent any more ends here. */
async function prepareMessage(relay: Relay, claimed: Claimed): Promise<Prepared | Obstacle> {
  const { db, keys } = relay;
  const { delivery, destination, manner } = claimed;
  const submission = await loadSubmission(db, delivery.reference);
  const hashes = [
    ...(await readHashes(db, delivery.reference)),
    // An entry of a list may have been written under another key.
    ...hashesUnder(keys, submission.contact),
  ];
  const optOut = withSuppression(submission.optedOut, await isSuppressed(db, "sale", hashes));
  const stopped = await stoppedSince(db, {
    hashes,
    since: submission.receivedAt,
    reference: submission.reference,
  });
  const { isCorrection, isCorrected } = await readRevisions(db, delivery.id);
  const authorization = await readAuthorization(relay, claimed, submission);
  const person = { submission, hashes, optOut, stopped, authorization };
  const obstacle = await findObstacle(relay, claimed, person, isCorrected);
  if (obstacle) return obstacle;

  const { regarding } = delivery;
  const lead = regarding === null ? submission : await loadSubmission(db, regarding);
  const receipt = await readReceipt(db, delivery);
  const message = {
    at: relay.now(),
    delivery,
    submission,
    leadKind: lead.kind,
    optOut,
    receipt,
    stopped,
    authorization,
    isCorrection,
    byOtherWay: manner === "otherWay",
    isProbe: manner === "probe",
  };
  return {
    send: (signal) => destination.send(message, signal),
    personal: personalIn(message),
  };
}

async function loadSubmission(db: Db, reference: string): Promise<Submission> {
  const row = await db
    .selectFrom("submissions")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (!row) throw new Error(`No submission ${reference}`);
  return readSubmission(row);
}

async function readHashes(db: Db, reference: string): Promise<string[]> {
  const rows = await db
    .selectFrom("persons")
    .select("hash")
    .where("reference", "=", reference)
    .execute();
  return rows.map(({ hash }) => hash);
}

/** Read at each attempt: an authorization can end, and a correction can make one necessary. */
async function readAuthorization(
  { db, now }: Relay,
  { destination: { partner } }: Claimed,
  { reference, fields }: Submission,
) {
  if (partner === null || !needsAuthorization(fields)) return null;
  return findAuthorization(db, { reference, partner, at: now() });
}

type Person = Pick<OutboundMessage, "submission" | "optOut" | "stopped" | "authorization"> & {
  hashes: readonly string[];
};

async function findObstacle(
  { db, now }: Relay,
  { delivery, destination }: Claimed,
  { submission, optOut, hashes, stopped, authorization }: Person,
  isCorrected: boolean,
): Promise<Obstacle | null> {
  const isNotice = delivery.purpose === "notice";
  if (submission.erasedAt !== null && !isNotice) {
    // After an erasure nothing may lead to the person any more.
    return { state: "cancelled", reason: "erased", person_key: "" };
  }
  if (delivery.deadline !== null && delivery.deadline <= now()) {
    return { state: "expired", reason: "too late" };
  }
  if (isNotice && !(await isNoticeDue(db, delivery, destination))) {
    return { state: "cancelled", reason: "the lead was never sent there" };
  }
  const asksForContact = submissionKinds[submission.kind].isLead || destination.partner !== null;
  if (!isNotice && asksForContact && stopped.length === contactChannels.length) {
    return { state: "cancelled", reason: "contact stopped" };
  }
  const isReplaced =
    (isCorrected && !isNotice) ||
    (submission.kind === "newsletter" && (await isSuppressed(db, "newsletter", hashes)));
  if (isReplaced) return { state: "cancelled", reason: superseded };

  const isRefusingMail =
    destination.isMailToSender &&
    (stopped.includes("emails") || (await isSuppressed(db, "newsletter", hashes)));
  if (isRefusingMail) return { state: "withheld", reason: noMailWanted };

  const toFirm = !isNotice && destination.partner !== null;
  if (toFirm && needsAuthorization(submission.fields) && !authorization) {
    return { state: "withheld", reason: "not authorized", next: "unauthorized" };
  }
  const isWithheld = optOut.length > 0 && destination.role === "third_party" && !isNotice;
  return isWithheld ? { state: "withheld", reason: withheldReason(optOut) } : null;
}

/** A correction has no receipt of its own: it is sent with the receipt of an earlier revision. */
async function readReceipt(db: Db, { reference, revision }: Delivery) {
  const row = await db
    .selectFrom("receipts")
    .select(["body", "personal", "sha256"])
    .where("reference", "=", reference)
    .where("revision", "<=", revision)
    .orderBy("revision", "desc")
    .executeTakeFirst();
  return row ? readConsent(row) : null;
}

/** Our own store or code failed before anything was sent. Without the store, deliveries wait. */
function unprepared({ log }: Relay, { delivery }: Claimed, error: unknown): Prepared {
  const code = errorCode(error);
  log.error({ delivery: delivery.id, code }, "delivery not prepared: internal error");
  const detail = `internal error: ${code}`;
  const pace = isOfRow(error) ? { limit: 5 } : { retryAfter: 60_000 };
  return {
    send: async () => ({ kind: "retry", status: null, detail, ...pace }),
    personal: [],
  };
}

/**
 * A bug of ours while reading an answer must not end the process, and the answer may have been a
 * success.
 */
async function send(
  relay: Relay,
  { delivery }: Claimed,
  prepared: Prepared,
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    return await prepared.send(signal);
  } catch (error) {
    const name = error instanceof Error ? error.name : "unknown";
    relay.log.error({ delivery: delivery.id, name }, "delivery attempt failed: internal error");
    return { kind: "ambiguous", status: null, detail: `internal error: ${name}`, limit: 3 };
  }
}

function report(
  relay: Relay,
  { delivery, destination: { name: destination } }: Claimed,
  { kind, status, detail }: Outcome,
  recorded: Recorded | null,
  took: number,
): void {
  events.emit("attempted", destination, kind);
  const { id, reference } = delivery;
  const state = recorded?.update.state ?? "lease lost";
  const facts = { delivery: id, reference, destination, class: kind, status, state };
  relay.log.info({ ...facts, ms: Math.round(took) }, "attempt");
  if (!recorded) return;

  // Alerts go to an outside service, and destinations repeat what people typed, so alerts contain
  // none of their texts, not even scrubbed. `relay show` prints them.
  const reason = `${detail} (${[kind, status].filter(Boolean).join(" ")})`;
  if (recorded.isNewHold) relay.alert({ event: "hold", destination, reason });
  if (recorded.isRejectedWhileWaiting) return;
  alertOfEnd(relay, { ...delivery, state: recorded.update.state }, reason);
}
