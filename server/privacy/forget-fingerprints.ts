import type { Transaction } from "kysely";
import type { Database } from "../store/schema";

/** From now on nothing is a duplicate of these submissions. Call while they still have theirs. */
export async function forgetFingerprints(
  trx: Transaction<Database>,
  references: readonly string[],
): Promise<void> {
  const theirs = trx
    .selectFrom("submissions")
    .select("fingerprint")
    .where("reference", "in", references)
    .where("fingerprint", "is not", null);

  await trx
    .deleteFrom("fingerprints")
    .where("fingerprint", "in", theirs)
    // A later equal submission may have taken over an expired one.
    .where("reference", "in", references)
    .execute();
}
