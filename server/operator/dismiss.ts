import { type ActResult, logAct, obstacle, unknownReference } from "../leads/actor";
import { eraseSubmissions } from "../leads/erase";
import { findSubmission } from "../leads/read-lead";
import { dismissAlert as endAlert } from "../outbox/alerts";
import type { AlertRow } from "../store/schema";
import { transact } from "../store/transact";
import type { Operator } from "./operator";
import { oneLine } from "./printable";

const longestReason = 200;

/** What a person typed as a reason; null if nothing was. */
export function readReason(typed: string | undefined): string | null {
  return oneLine(typed ?? "").slice(0, longestReason) || null;
}

/** Ends the refused and expired deliveries of a lead that a person handled in another way. */
export async function dismissDeliveries(
  operator: Operator,
  reference: string,
  reason: string,
): Promise<ActResult> {
  if (!(await findSubmission(operator.db, reference))) return obstacle(unknownReference(reference));

  return transact(operator.db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("deliveries")
      .set({ state: "cancelled", reason: `dismissed: ${reason}`, updated_at: operator.now() })
      .where("reference", "=", reference)
      .where("purpose", "=", "submission")
      .where("state", "in", ["refused", "expired"])
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return obstacle(`${reference} has no refused or expired delivery.`);
    await logAct(trx, operator, { act: "dismiss", outcome: reason, references: [reference] });
    return { kind: "done", count: Number(numUpdatedRows) };
  });
}

/** Erases a quarantined submission that a person recognized as spam; nobody was sent it. */
export async function discard(
  operator: Operator,
  reference: string,
  reason: string,
): Promise<ActResult> {
  return transact(operator.db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("submissions")
      .set(({ ref }) => ({ state: ref("state") }))
      .where("reference", "=", reference)
      .where("state", "=", "quarantined")
      .where("erased_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return obstacle(`${reference} is not quarantined.`);
    await eraseSubmissions(trx, [reference], operator.now());
    const outcome = `discarded: ${reason}`;
    await logAct(trx, operator, { act: "dismiss", outcome, references: [reference] });
    return { kind: "done", count: 1 };
  });
}

/** Alerts whose trouble is not over, oldest first. */
export function readAlerts({ db }: Pick<Operator, "db">): Promise<AlertRow[]> {
  return db
    .selectFrom("alerts")
    .selectAll()
    .where("resolved_at", "is", null)
    .orderBy("id")
    .limit(mostShown)
    .execute();
}

const mostShown = 50;

export async function dismissAlert(
  operator: Operator,
  id: number,
  reason: string,
): Promise<ActResult> {
  const ended = await endAlert(operator, id, reason);
  if (!ended) return obstacle("This alert is over already.");
  await logAct(operator.db, operator, {
    act: "dismiss",
    outcome: `alert: ${reason}`,
    references: [ended.reference],
  });
  return { kind: "done", count: 1 };
}
