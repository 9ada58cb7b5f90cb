import type { Kysely, Transaction } from "kysely";
import { prepareQuery } from "../store/prepared-query";
import type { Database, SuppressionScope } from "../store/schema";

/** Is any of these hashes on the list? */
export async function isSuppressed(
  db: Kysely<Database> | Transaction<Database>,
  scope: SuppressionScope,
  hashes: readonly string[],
): Promise<boolean> {
  if (hashes.length === 0) return false;

  const { rows } = await selectSuppressed(db, { scope, hashes });
  return rows.length > 0;
}

const selectSuppressed = prepareQuery(
  (db, { scope, hashes }: { scope: SuppressionScope; hashes: readonly string[] }) =>
    db
      .selectFrom("suppressions")
      .select("hash")
      .where("scope", "=", scope)
      .where("hash", "in", hashes)
      .limit(1),
);

type Suppression = {
  scope: SuppressionScope;
  hashes: readonly string[];
  /** Where it came from: a reference, or the command that set it. */
  source: string;
  at: number;
};

/** Puts the hashes on the list, by this source too; a repeat of the same changes nothing. */
export async function suppress(
  db: Kysely<Database> | Transaction<Database>,
  { scope, hashes, source, at }: Suppression,
): Promise<void> {
  if (hashes.length === 0) return;

  await db
    .insertInto("suppressions")
    .values(hashes.map((hash) => ({ scope, hash, source, created_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function lift(
  db: Kysely<Database> | Transaction<Database>,
  scope: SuppressionScope,
  hashes: readonly string[],
): Promise<number> {
  if (hashes.length === 0) return 0;

  const result = await db
    .deleteFrom("suppressions")
    .where("scope", "=", scope)
    .where("hash", "in", hashes)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
