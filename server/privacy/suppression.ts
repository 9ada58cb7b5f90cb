import type { Kysely } from "kysely";
import { prepareQuery } from "../store/prepared-query";
import type { Database, SuppressionScope } from "../store/schema";

/** Whether any of these hashes is on the list. */
export async function isSuppressed(
  db: Kysely<Database>,
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

/** Those of the hashes that are on the list. */
export async function findListed(
  db: Kysely<Database>,
  scope: SuppressionScope,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();

  const rows = await db
    .selectFrom("suppressions")
    .select("hash")
    .where("scope", "=", scope)
    .where("hash", "in", hashes)
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}

type Suppression = {
  scope: SuppressionScope;
  hashes: readonly string[];
  /** Where it came from: a reference, or the command that set it. */
  source: string;
  at: number;
};

/** Adds the hashes to the list under this source. Adding them again changes nothing. */
export async function suppress(
  db: Kysely<Database>,
  { scope, hashes, source, at }: Suppression,
): Promise<void> {
  if (hashes.length === 0) return;

  await db
    .insertInto("suppressions")
    .values(hashes.map((hash) => ({ scope, hash, source, created_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes the hashes off the list, whatever their source. */
export async function lift(
  db: Kysely<Database>,
  scope: SuppressionScope,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return;

  await db
    .deleteFrom("suppressions")
    .where("scope", "=", scope)
    .where("hash", "in", hashes)
    .execute();
}
