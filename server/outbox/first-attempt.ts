import { setTimeout as sleep } from "node:timers/promises";
import type { FormKind } from "~/data/forms/definition";
import type { App, FirstAttempt, InTransaction } from "../app";
import type { Destination } from "../destinations/destination";
import { describeFault } from "../faults";
import { type Claimed, endings } from "../state/delivery";
import { recipientsOf } from "../state/holders";
import { endSearch } from "../state/routing-row";
import { lockSubmissions } from "../state/settle";
import type { Delivery } from "../store/schema";
import { transact } from "../store/transact";
import { refuse } from "../submission/row";
import { attempt, type Waiting } from "./attempt";
import { claimFirst } from "./claim";
import { awaitedDestination } from "./plan";
import { endUnsent, endWait, isUnsentOf } from "./queue";

// The sender of a lead or a sign-up waits for its first attempt, up to a limit. For example, Ann mistypes her
// address, and the form service refuses it meanwhile: the submission is taken back, and she sees the form again.

const queued: FirstAttempt = { kind: "queued" };

/**
 * After the commit: the one attempt that the sender of a submission may wait for, at most
 * `INLINE_DELIVERY_MS`. The attempt continues after the wait. When it has ended or none is made,
 * deliveries to other destinations start. Never rejects.
 */
export function attemptNow(app: App, reference: string, kind: FormKind): Promise<FirstAttempt> {
  const result = begin(app, reference, kind)
    .catch((error: unknown) => {
      // The loop makes the attempt once the wait is over.
      app.log.error({ reference, ...describeFault(error) }, "first attempt failed");
      return queued;
    })
    .finally(() => {
      app.awaited.delete(reference);
      app.wake();
    });
  app.awaited.set(reference, result);
  return result;
}

/**
 * What came of the first attempt of an equal submission. For example, Ann presses twice, and another process
 * makes the attempt of her first post: the second is answered when that has ended, or when it can no longer
 * take the submission back.
 */
export async function joinAttempt(
  app: App,
  reference: string,
  kind: FormKind,
): Promise<FirstAttempt> {
  const own = await app.awaited.get(reference);
  const destination = app.destinations.find(({ firstAttemptOf }) => firstAttemptOf === kind);
  if (own || !destination) return own ?? queued;

  const steps = app.config.INLINE_DELIVERY_MS / untilNextLook;
  for (let step = 0; step < steps && (await isAwaited(app, reference, destination)); step += 1) {
    await sleep(untilNextLook);
  }
  // Whoever takes it back at this moment has locked it.
  const [row] = await transact(app, (app) => lockSubmissions(app, [reference]));
  // Only the process that made the attempt knows the words of the service.
  return row?.state === "refused" ? { kind: "refused", message: "" } : queued;
}

const untilNextLook = 50;

/** Whether its sender may wait for an attempt that is being made, or begins before the wait is over. */
async function isAwaited(
  { db, now, config }: App,
  reference: string,
  { name: destination }: Destination,
): Promise<boolean> {
  const found = await db
    .selectFrom("deliveries")
    .select("id")
    .where((is) => is.and({ reference, destination, state: "pending", attempts: 0 }))
    .where("next_at", ">", now())
    .where("created_at", ">", now() - config.INLINE_DELIVERY_MS)
    .executeTakeFirst();
  return found !== undefined;
}

async function begin(app: App, reference: string, kind: FormKind): Promise<FirstAttempt> {
  const destination = awaitedDestination(app, kind);
  const claimed = destination && (await claimFirst(app, destination, reference));
  if (claimed) return waitFor(app, claimed);

  if (destination || app.stopping.signal.aborted) {
    await transact(app, (app) => endWait(app, { reference }));
  }
  return queued;
}

function waitFor(app: App, claimed: Claimed): Promise<FirstAttempt> {
  return new Promise((resolve) => {
    let isWaiting = true;
    let result = queued;
    const answer = () => {
      isWaiting = false;
      clearTimeout(timer);
      resolve(result);
    };
    const answerNow = () => {
      result = queued;
      answer();
    };
    const timer = setTimeout(answerNow, app.config.INLINE_DELIVERY_MS);
    const waiting: Waiting = {
      answerNow,
      async record(app, delivery, outcome) {
        result = queued;
        const message = outcome.kind === "refused" ? outcome.aboutEmail : undefined;
        // Once the wait is over, another process may have thanked the sender (`joinAttempt`).
        const isOpen = isWaiting && app.now() < claimed.delivery.next_at;
        if (message !== undefined && isOpen && !(await isForwarded(app, delivery))) {
          // The answer waits for the commit, also beyond the limit.
          clearTimeout(timer);
          await takeBack(app, delivery);
          result = { kind: "refused", message };
        }
        // As it was planned: the claim has changed when it is due.
        await endWait(app, claimed.delivery);
      },
    };
    void attempt(app, claimed, waiting).then(answer);
  });
}

/** Whether another destination has the submission, or is being sent it. */
async function isForwarded({ db }: InTransaction, { reference, id }: Delivery): Promise<boolean> {
  // Nothing else can be claimed until the commit.
  const rows = await db
    .selectFrom("deliveries")
    .selectAll()
    .where("reference", "=", reference)
    .forUpdate()
    .execute();
  return recipientsOf(rows).some((one) => one.id !== id);
}

/**
 * The visitor can correct a rejected address at once, so the submission counts as not sent: nothing
 * is forwarded, and the corrected one is not a duplicate of it.
 */
async function takeBack(app: InTransaction, { reference }: Delivery): Promise<void> {
  await refuse(app.db, reference);
  await endSearch(app, [reference]);
  await endUnsent(app, endings.refusedAtOnce, isUnsentOf([reference]), (is) =>
    is("d.state", "=", "pending"),
  );
}
