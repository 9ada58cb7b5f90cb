import type { Kysely } from "kysely";
import type { Database } from "../store/schema";
import type { PersonRequest } from "./erasure";
import { hashesUnder } from "./identity";
import { logRequest } from "./privacy-log";

/** Hashes taken off the list, and those that another person's request still keeps on it. */
type Allowed = { lifted: number; kept: number };

/**
 * Takes a person off the `sale` list, after the operator has checked who asks: the address, and
 * the phone numbers that came with it, also when what was sent has been erased since. What another
 * person asked for with the same number stays.
 */
export async function allow(
  db: Kysely<Database>,
  { keys, email, at }: PersonRequest,
): Promise<Allowed> {
  return db.transaction().execute(async (trx) => {
    const hashes = await hashesOfPerson(trx, { keys, email });
    const before = await countListed(trx, hashes.all);
    await liftOwn(trx, hashes);
    const kept = await countListed(trx, hashes.all);

    const lifted = before - kept;
    await logRequest(trx, { at, nature: "allow", outcome: `${lifted} entries lifted` });
    return { lifted, kept };
  });
}

/** Hashes of an address, one a key, and with them those of the phone numbers that came with it. */
export type PersonHashes = { own: readonly string[]; all: readonly string[] };

export async function hashesOfPerson(
  db: Kysely<Database>,
  { keys, email }: { keys: readonly Buffer[]; email: string },
): Promise<PersonHashes> {
  const own = hashesUnder(keys, { email });
  const rows = await db
    .selectFrom("persons")
    .select("hash")
    .where("reference", "in", ownSources(db, own))
    .union(
      db
        .selectFrom("suppressions")
        .select("hash")
        .where("scope", "=", "sale")
        .where("source", "in", ownSources(db, own)),
    )
    .execute();
  return { own, all: [...new Set([...own, ...rows.map(({ hash }) => hash)])] };
}

/**
 * What the address sent: by the persons, and once that is erased by the list, where all that one
 * submission set has its reference. Other sources, such as an import, say nothing about who.
 */
function ownSources(db: Kysely<Database>, own: readonly string[]) {
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

async function liftOwn(trx: Kysely<Database>, { own, all }: PersonHashes) {
  const submitted = trx.selectFrom("submissions").select("reference");

  await trx
    .deleteFrom("suppressions")
    .where("scope", "=", "sale")
    .where("hash", "in", all)
    .where((is) =>
      is.or([
        is("hash", "in", own),
        is("source", "in", ownSources(trx, own)),
        is("source", "not in", submitted),
      ]),
    )
    .execute();
}

async function countListed(db: Kysely<Database>, hashes: readonly string[]): Promise<number> {
  const rows = await db
    .selectFrom("suppressions")
    .select("hash")
    .distinct()
    .where("scope", "=", "sale")
    .where("hash", "in", hashes)
    .execute();
  return rows.length;
}
