import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../store/schema";
import type { Access } from "../store/store";
import { StoreError } from "../store/store-error";

/**
 * Compares the keys given with those that wrote this store, and notes the newest for later starts.
 * A store without any check, made by an older version, adopts it.
 *
 * @throws {StoreError} if a key that wrote here is not among them
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

/** A text of its own, so that a check can never equal a hash or a seal. */
function keyCheck(key: Buffer): string {
  return createHmac("sha256", key).update("key check").digest("hex");
}

/** Forgets keys that are no longer given: nothing that they wrote is left. */
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

/** Whether anything here could not be read with another key. */
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
