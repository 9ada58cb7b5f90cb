import type { ExpressionBuilder } from "kysely";
import { counted } from "~/data/formats";
import type { App } from "../app";
import { whereDown } from "../outbox/channel";
import { type DeadState, deadStates, revived } from "../outbox/delivery";
import { mayRetry } from "../outbox/holders";
import { giveBack } from "../outbox/routing";
import { lockSubmissions, settle, submissionOf } from "../outbox/settle";
import type { Database, Db, DeliveryState, Trx } from "../store/schema";
import { transact } from "../store/transact";
import { findSubmission } from "../submission/submission";
import { type Actor, type ActResult, logAct, obstacle, unknownReference, whyClosed } from "./actor";

/** Deliveries of one submission, and if it is named, to one destination. */
type Which = { reference: string; destination?: string };

/**
 * Retries the deliveries of one submission that were refused, have expired, or wait. Of one that was
 * erased, those are the notices that say so.
 */
export async function retry(app: App, actor: Actor, which: Which): Promise<ActResult> {
  const { reference } = which;
  const row = await findSubmission(app.db, reference);
  if (!row) return obstacle(unknownReference(reference));
  const reason = whyClosed(row, "send");
  if (reason && row.erased_at === null) return obstacle(reason);

  const at = app.now();
  const count = await transact(app.db, async (trx) => {
    await lockSubmissions(trx, [reference]);
    await probeNow(trx, which, at);
    const hurried = await hurry(trx, which, at);
    const dead = await revive(app, trx, deadStates, which);
    if (reason && hurried + dead.length === 0) return 0;
    const outcome = `${counted(hurried + dead.length, "delivery", "deliveries")} due`;
    await logAct(app, trx, actor, { act: "retry", outcome, references: [reference] });
    return hurried + dead.length;
  });
  return reason && count === 0 ? obstacle(reason) : { kind: "done", count };
}

/** Retries every delivery in this state, except those refused while the visitor waited. */
export async function retryAll(app: App, actor: Actor, state: DeadState): Promise<number> {
  return transact(app.db, async (trx) => {
    const dead = await revive(app, trx, [state]);
    const references = [...new Set(dead)];
    await logAct(app, trx, actor, { act: "retry", outcome: `all ${state}`, references });
    return dead.length;
  });
}

/**
 * Restarts the schedule under the same message id; earlier attempts keep their reasons. What had no
 * way stays with the operator, who must tell its recipient, unless there is a way now.
 *
 * @returns the reference of each delivery revived
 */
async function revive(
  app: App,
  trx: Trx,
  states: readonly DeliveryState[],
  which: Partial<Which> = {},
): Promise<string[]> {
  const at = app.now();
  const names = app.destinations.map(({ name }) => name);
  const rows = await trx
    .updateTable("deliveries")
    .set(revived(at, app.config.RETRY_SCALE))
    .where("state", "in", states)
    .where((is) => is.or([hadWay(is), is("destination", "in", ["", ...names])]))
    .where((is) =>
      is.or([
        // They need nothing of what was erased.
        is("about", "in", ["lead.withdrawn", "lead.erased"]),
        is("reference", "in", (db) =>
          db
            .selectFrom("submissions")
            .select("submissions.reference")
            .where("submissions.state", "=", "accepted")
            .where("submissions.erased_at", "is", null),
        ),
      ]),
    )
    .where((is) => is.and(which))
    .where(mayRetry)
    .returning(["reference", "regarding", "destination"])
    .execute();
  for (const row of rows) await giveBack(trx, row, at);
  const references = rows.map((row) => row.reference);
  await settle(trx, rows.map(submissionOf));
  return references;
}

/** What had none ends only when the operator told its recipient. */
export function hadWay({ or, eb }: ExpressionBuilder<Database, "deliveries">) {
  return or([eb("cause", "is", null), eb("cause", "!=", "no_way")]);
}

/** Makes pending deliveries due now; an attempt in flight is left alone. */
async function hurry(db: Db, which: Which, at: number): Promise<number> {
  const result = await db
    .updateTable("deliveries")
    .set({ next_at: at, updated_at: at })
    .where((is) => is.and(which))
    .where("state", "=", "pending")
    .where(({ or, eb, selectFrom }) =>
      or([
        eb("next_at", ">", at),
        eb("channel", "in", selectFrom("channels").select("channels.name").where(whereDown)),
      ]),
    )
    .where(({ or, eb }) => or([eb("lease_token", "is", null), eb("next_at", "<", at)]))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/**
 * The operator has probably fixed the fault, so the channel is probed now.
 * Channels are locked before deliveries, as in the outbox.
 */
async function probeNow(db: Db, which: Which, at: number): Promise<void> {
  const waiting = await db
    .selectFrom("deliveries")
    .select("channel")
    .distinct()
    .where((is) => is.and(which))
    .where("state", "in", ["pending", ...deadStates])
    .orderBy("channel")
    .execute();

  for (const { channel } of waiting) {
    await db
      .updateTable("channels")
      .set({ paused_until: at })
      .where("name", "=", channel)
      .where(whereDown)
      .execute();
  }
}
