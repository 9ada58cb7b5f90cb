import type { Kysely } from "kysely";
import { counts } from "~/data/desk/counts";
import type { Database } from "../store/schema";
import type { PersonRequest } from "./erasure";
import { findPersonHashes, type PersonHashes, selectReferences } from "./person-hashes";
import { logRequest } from "./privacy-log";
import { findListed } from "./suppression";

/** Hashes taken off the list, and those that another person's request still keeps on it. */
type Allowed = { lifted: number; kept: number };

/**
 * Takes a person off the `sale` list, after the operator has checked who asks: the address, and
 * the phone numbers sent with it, even if those submissions are erased. What another person asked
 * for with the same number stays.
 */
export async function allow(
  db: Kysely<Database>,
  { keys, email, at }: PersonRequest,
): Promise<Allowed> {
  return db.transaction().execute(async (trx) => {
    const hashes = await findPersonHashes(trx, { keys, email });
    const before = await findListed(trx, "sale", hashes.all);
    await liftOwn(trx, hashes);
    const { size: kept } = await findListed(trx, "sale", hashes.all);

    const lifted = before.size - kept;
    await logRequest(trx, { at, nature: "allow", outcome: `${counts.entries(lifted)} lifted` });
    return { lifted, kept };
  });
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
        is("source", "in", selectReferences(trx, own)),
        is("source", "not in", submitted),
      ]),
    )
    .execute();
}
