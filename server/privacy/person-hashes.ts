import type { Kysely } from "kysely";
import type { Database } from "../store/schema";
import { hashesUnder } from "./identity";

/** `own`: hashes of an address, one a key. `all`: with those of phone numbers sent with it. */
export type PersonHashes = { own: readonly string[]; all: readonly string[] };

/** Finds them even when the submissions themselves are erased. */
export async function findPersonHashes(
  db: Kysely<Database>,
  { keys, email }: { keys: readonly Buffer[]; email: string },
): Promise<PersonHashes> {
  const own = hashesUnder(keys, { email });
  const rows = await db
    .selectFrom("persons")
    .select("hash")
    .where("reference", "in", selectReferences(db, own))
    .union(
      db
        .selectFrom("suppressions")
        .select("hash")
        .where("scope", "=", "sale")
        .where("source", "in", selectReferences(db, own)),
    )
    .execute();
  return { own, all: [...new Set([...own, ...rows.map(({ hash }) => hash)])] };
}

/**
 * References of what an address sent. Once `persons` is erased the suppressions tell: the source of
 * one is the reference that set it. Other sources, such as an import, name nobody.
 */
export function selectReferences(db: Kysely<Database>, own: readonly string[]) {
  return db
    .selectFrom("persons")
    .select("reference as source")
    .where("hash", "in", own)
    .union(
      db
        .selectFrom("suppressions")
        .innerJoin("submissions", "submissions.reference", "suppressions.source")
        .select("source")
        .where("scope", "=", "sale")
        .where("hash", "in", own),
    );
}
