import type { Db, SuppressionScope } from "../store/schema";
import type { PersonHashes } from "./identity";

/** Whether any of these hashes is on the list. */
export async function isSuppressed(
  db: Db,
  scope: SuppressionScope,
  hashes: PersonHashes,
): Promise<boolean> {
  return (await findListed(db, scope, hashes)).size > 0;
}

/** Which of the hashes are on the list. */
export async function findListed(
  db: Db,
  scope: SuppressionScope,
  hashes: PersonHashes,
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
  /** Under the newest key, or as a row or a token names them. */
  hashes: readonly string[];
  /** Where it came from: a reference, or the command that set it. */
  source: string;
  at: number;
};

/**
 * Adds the hashes to the list under this source. Adding them again changes nothing.
 *
 * @returns whether any was not on the list before
 */
export async function suppress(
  db: Db,
  { scope, hashes, source, at }: Suppression,
): Promise<boolean> {
  if (hashes.length === 0) return false;
  const { numInsertedOrUpdatedRows: added = 0n } = await db
    .insertInto("suppressions")
    .values(hashes.map((hash) => ({ scope, hash, source, created_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added > 0n;
}

/** Takes the hashes off the list, whatever their source. */
export async function lift(db: Db, scope: SuppressionScope, hashes: PersonHashes): Promise<void> {
  if (hashes.length === 0) return;

  await db
    .deleteFrom("suppressions")
    .where("scope", "=", scope)
    .where("hash", "in", hashes)
    .execute();
}
