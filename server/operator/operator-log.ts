import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database, OperatorLogTable } from "../store/schema";
import type { Operator } from "./operator";

type Act = Pick<OperatorLogTable, "act" | "outcome"> & { references: readonly (string | null)[] };

/** Logs what the operator did, once for each submission concerned. No personal data. */
export async function logAct(
  db: Kysely<Database>,
  { now, place }: Operator,
  { act, outcome, references }: Act,
): Promise<void> {
  if (references.length === 0) return;

  const at = now();
  const rows = references.map((reference) => ({
    id: randomUUID(),
    at,
    reference,
    act,
    place,
    outcome,
  }));
  await db.insertInto("operator_log").values(rows).execute();
}

/** What was done to one submission, oldest first. */
export async function readActs(
  db: Kysely<Database>,
  reference: string,
): Promise<OperatorLogTable[]> {
  return db
    .selectFrom("operator_log")
    .selectAll()
    .where("reference", "=", reference)
    .orderBy("at")
    .execute();
}
