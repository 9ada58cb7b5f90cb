import type { Kysely } from "kysely";
import type { Database } from "../store/schema";
import { type PersonRequest, referencesOf } from "./erasure";
import { identify } from "./identity";
import { logRequest } from "./privacy-log";
import { lift } from "./suppression";

/**
 * Takes a person off the `sale` list, after the operator has checked who asks: the address, and
 * the phone numbers of what was sent with it.
 *
 * @returns how many entries were lifted
 */
export async function allow(
  db: Kysely<Database>,
  { key, email, at }: PersonRequest,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const lifted = await lift(trx, "sale", await hashesOfPerson(trx, { key, email }));
    await logRequest(trx, { at, nature: "allow", outcome: `${lifted} entries lifted` });
    return lifted;
  });
}

/** Hashes of the address and of the phone numbers that were sent with it. */
export async function hashesOfPerson(
  db: Kysely<Database>,
  { key, email }: { key: Buffer; email: string },
): Promise<string[]> {
  const own = identify(key, { email }).email ?? "";
  const references = await referencesOf(db, own);
  if (references.length === 0) return [own];

  const rows = await db
    .selectFrom("persons")
    .select("hash")
    .distinct()
    .where("reference", "in", references)
    .execute();
  return [own, ...rows.map(({ hash }) => hash).filter((hash) => hash !== own)];
}
