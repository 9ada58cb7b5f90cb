import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../store/schema";
import type { Access } from "../store/store";
import { StoreError } from "../store/store-error";

/**
 * Compares the keys given with those that wrote this store, and notes a key that is to write from
 * now on. A store without any check, made before there were checks, adopts the key it is opened with.
 *
 * @throws {StoreError} when a key that wrote here is not among them
 */
export async function checkKeys(
  db: Kysely<Database>,
  keys: readonly [Buffer, ...Buffer[]],
  access: Access,
): Promise<void> {
  const given = keys.map(keyCheck);
  const stored = await db.selectFrom("key_checks").select("hmac").execute();
  const isMissing = stored.some(({ hmac }) => !given.includes(hmac));
  if (isMissing && (await holdsKeyedRows(db))) throw wrongKey();
  if (access === "read" || stored.some(({ hmac }) => hmac === given[0])) return;

  await adopt(db, given);
}

/** Its own text, so that a check can never be taken for a hash or a seal. */
function keyCheck(key: Buffer): string {
  return createHmac("sha256", key).update("key check").digest("hex");
}

/** Checks of keys that wrote nothing which is still there are forgotten. */
async function adopt(db: Kysely<Database>, given: readonly string[]) {
  const [hmac = ""] = given;
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("key_checks").where("hmac", "not in", given).execute();
    await trx
      .insertInto("key_checks")
      .values({ hmac, adopted_at: Date.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Is there anything that another key could not read? */
export async function holdsKeyedRows(db: Kysely<Database>): Promise<boolean> {
  const suppression = await db.selectFrom("suppressions").select("hash").limit(1).execute();
  const receipt = await db.selectFrom("receipts").select("id").limit(1).execute();
  return suppression.length + receipt.length > 0;
}

function wrongKey() {
  return new StoreError(
    "The secret key is not the one this store was written with: its opt-outs would match nobody and its receipts would prove nothing. Restore the former key, or list it after the new one in SECRET_KEY.",
  );
}
