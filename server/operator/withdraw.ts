import type { Transaction } from "kysely";
import { obstacles } from "~/data/desk/obstacles";
import { notifyRecipients } from "../outbox/notify-recipients";
import { eraseContents } from "../privacy/erasure";
import { logRequest } from "../privacy/privacy-log";
import type { Database } from "../store/schema";
import { checkpoint } from "../store/sqlite/open-sqlite";
import { transact } from "../store/transact";
import { submissionKinds } from "../submission/kinds";
import { type ActResult, obstacle, unknownReference } from "./act-result";
import { type Operator, routerOf } from "./operator";
import { logAct } from "./operator-log";
import { findSubmission } from "./submission-rows";

/**
 * Withdraws one lead: its recipients are told, then it is erased. For 30 days its page shows who
 * was told. `count` is the number of recipients told automatically or by a person.
 */
export async function withdraw(operator: Operator, reference: string): Promise<ActResult> {
  const { db } = operator;
  const row = await findSubmission(db, reference);
  if (!row) return obstacle(unknownReference(reference));
  if (!submissionKinds[row.kind].isLead) return obstacle(obstacles.withdraw.noLead(reference));

  const result = await transact(db, (trx) => withdrawIn(operator, trx, reference));
  if (result.kind === "done") await checkpoint(db);
  return result;
}

async function withdrawIn(
  operator: Operator,
  trx: Transaction<Database>,
  reference: string,
): Promise<ActResult> {
  const at = operator.now();
  // Must be the first write: a parallel withdrawal or erasure waits here.
  const { numUpdatedRows } = await trx
    .updateTable("submissions")
    .set({ fingerprint: null })
    .where("reference", "=", reference)
    .where("erased_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return obstacle(obstacles.edit.erased(reference));

  const about = "lead.withdrawn";
  const { told, needs } = await notifyRecipients(routerOf(operator), trx, { reference, about });
  await cancelHeld(trx, { reference, at });
  await trx
    .insertInto("request_pages")
    .values({ reference, closed_at: null, withdrawn_at: at })
    .onConflict((conflict) => conflict.column("reference").doUpdateSet({ withdrawn_at: at }))
    .execute();
  await trx
    .updateTable("receipts")
    .set({ personal: null })
    .where("reference", "=", reference)
    .execute();
  await eraseContents(trx, [reference], at);

  const outcome = `withdrawn; ${told + needs} to tell`;
  await logAct(trx, operator, { act: "withdraw", outcome, references: [reference] });
  await logRequest(trx, { at, nature: "erase", outcome: "one request withdrawn" });
  return { kind: "done", count: told + needs };
}

/** Cancels deliveries that waited for a release. */
async function cancelHeld(
  trx: Transaction<Database>,
  { reference, at }: { reference: string; at: number },
) {
  await trx
    .updateTable("deliveries")
    .set({ state: "cancelled", reason: "lead.withdrawn", updated_at: at })
    .where("reference", "=", reference)
    .where("purpose", "=", "submission")
    .where("state", "=", "quarantined")
    .execute();
}
