import { counts } from "~/data/desk/counts";
import { obstacles } from "~/data/desk/obstacles";
import { type ActResult, logAct, obstacle, unknownReference } from "../leads/actor";
import { findSubmission } from "../leads/read-lead";
import { revived } from "../outbox/delivery";
import { passOn } from "../outbox/pass-on";
import { type Operator, routerOf } from "./operator";

/**
 * Accepts a quarantined submission and makes its deliveries due now. Whether an opt-out withholds
 * one is decided at sending.
 */
export async function release(operator: Operator, reference: string): Promise<ActResult> {
  const row = await findSubmission(operator.db, reference);
  if (!row) return obstacle(unknownReference(reference));
  if (row.state !== "quarantined" || row.erased_at !== null) {
    return obstacle(obstacles.release(reference));
  }

  const count = await accept(operator, reference);
  return count === null ? obstacle(obstacles.release(reference)) : { kind: "done", count };
}

/** Null if it was released or erased since it was read. */
async function accept(operator: Operator, reference: string): Promise<number | null> {
  const at = operator.now();
  return operator.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("submissions")
      .set({ state: "accepted" })
      .where("reference", "=", reference)
      .where("state", "=", "quarantined")
      .where("erased_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return null;

    const result = await trx
      .updateTable("deliveries")
      .set(revived(at, operator.config.RETRY_SCALE))
      .where("reference", "=", reference)
      .where("state", "=", "quarantined")
      .executeTakeFirst();
    const routed = await passOn(routerOf(operator), trx, { reference, occasion: "released" });
    const count = Number(result.numUpdatedRows) + (routed?.partner ? 1 : 0);
    const outcome = `${counts.deliveries(count)} due`;
    await logAct(trx, operator, { act: "release", outcome, references: [reference] });
    return count;
  });
}
