import { hashesUnder } from "../privacy/identity";
import type { Submission } from "../submission/submission";
import type { Operator } from "./operator";

/**
 * References of those submissions whose person is on the `sale` list today. As at sending, by the
 * stored hashes and by those under every key, because the list may have been written with another.
 */
export async function findSuppressed(
  operator: Operator,
  submissions: readonly Submission[],
): Promise<ReadonlySet<string>> {
  if (submissions.length === 0) return new Set();

  const stored = await findByStoredHash(operator, submissions);
  return new Set([...stored, ...(await findByContact(operator, submissions))]);
}

async function findByStoredHash({ db }: Operator, submissions: readonly Submission[]) {
  const references = submissions.map(({ reference }) => reference);
  const rows = await db
    .selectFrom("persons")
    .innerJoin("suppressions", "suppressions.hash", "persons.hash")
    .select("persons.reference")
    .distinct()
    .where("persons.reference", "in", references)
    .where("suppressions.scope", "=", "sale")
    .execute();
  return rows.map(({ reference }) => reference);
}

async function findByContact({ db, keys }: Operator, submissions: readonly Submission[]) {
  const people = submissions.map(({ reference, contact }) => ({
    reference,
    hashes: hashesUnder(keys, contact),
  }));
  const hashes = people.flatMap((person) => person.hashes);
  if (hashes.length === 0) return [];

  const rows = await db
    .selectFrom("suppressions")
    .select("hash")
    .distinct()
    .where("scope", "=", "sale")
    .where("hash", "in", hashes)
    .execute();
  const listed = new Set(rows.map(({ hash }) => hash));
  return people
    .filter((person) => person.hashes.some((hash) => listed.has(hash)))
    .map(({ reference }) => reference);
}
