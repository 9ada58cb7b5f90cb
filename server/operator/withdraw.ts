import type { Transaction } from "kysely";
import { obstacles } from "~/data/desk/obstacles";
import { withdrawLead } from "../outbox/withdraw-lead";
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
 * was told. `count` is the number of recipients told automatically or to be told by hand.
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
  const count = await withdrawLead(routerOf(operator), trx, reference);
  if (count === null) return obstacle(obstacles.edit.erased(reference));

  const outcome = `withdrawn; ${count} to tell`;
  await logAct(trx, operator, { act: "withdraw", outcome, references: [reference] });
  return { kind: "done", count };
}
