import { hashesUnder } from "../privacy/identity";
import { findListed } from "../privacy/opt-out";
import type { Submission } from "../submission/submission";
import type { Operator } from "./operator";

/**
 * References of the submissions whose sender is on the `sale` list today. As at sending, compares
 * the stored hashes and those under every key, because entries may have been written under another
 * key.
 */
export async function findSuppressed(
  { db, keys }: Operator,
  submissions: readonly Submission[],
): Promise<ReadonlySet<string>> {
  if (submissions.length === 0) return new Set();

  const references = submissions.map(({ reference }) => reference);
  const stored = await db
    .selectFrom("persons")
    .select(["reference", "hash"])
    .where("reference", "in", references)
    .execute();
  const known = submissions.flatMap(({ reference, contact }) =>
    hashesUnder(keys, contact).map((hash) => ({ reference, hash })),
  );
  const persons = [...stored, ...known];
  const hashes = new Set(persons.map(({ hash }) => hash));
  const listed = await findListed(db, "sale", [...hashes]);

  return new Set(persons.filter(({ hash }) => listed.has(hash)).map(({ reference }) => reference));
}
