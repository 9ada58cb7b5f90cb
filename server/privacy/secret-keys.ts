import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import type { Db } from "../store/schema";
import type { Access, Store } from "../store/store";
import { StoreError } from "../store/store-error";
import { transact } from "../store/transact";

/**
 * Keys of suppression hashes, receipt seals and tokens, 32 bytes each, newest first: the first
 * writes, all read.
 */
export type SecretKeys = readonly [Buffer, ...Buffer[]];

/**
 * The keys of `SECRET_KEY`, otherwise those in the file beside the database, which the first start
 * creates.
 *
 * @throws {StoreError} if the store was written with other keys: with these, its opt-outs would
 * match nobody and its receipts would prove nothing
 */
export async function openKeys(
  settings: { SECRET_KEY?: string },
  store: Store,
  access: Access,
): Promise<SecretKeys> {
  const keys = settings.SECRET_KEY
    ? parseKeys(settings.SECRET_KEY, "SECRET_KEY")
    : await openKeyFile(store, access);
  await checkKeys(store.db, keys, access);
  return keys;
}

/** @throws {StoreError} naming `source` unless it lists one or more keys of 64 hex digits each */
function parseKeys(text: string, source: string): SecretKeys {
  const [first, ...older] = text.split(/[\s,]/).filter(Boolean);
  const isKey = (part: string) => /^[0-9a-f]{64}$/i.test(part);
  if (!first || ![first, ...older].every(isKey)) {
    throw new StoreError(`${source} must hold the key as 64 hex digits. Restore it from a backup.`);
  }
  return [toBytes(first), ...older.map(toBytes)];
}

function toBytes(hex: string): Buffer {
  return Buffer.from(hex, "hex");
}

function readKeyFile(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new StoreError(
      `The key file ${file} cannot be read. It must belong to the user that runs this program, with mode 0600.`,
    );
  }
}

async function openKeyFile({ db, file }: Store, access: Access): Promise<SecretKeys> {
  if (file === null) throw new StoreError("SECRET_KEY is required with a PostgreSQL database.");

  const keyFile = keyFilePath(file);
  if (existsSync(keyFile)) return parseKeys(readKeyFile(keyFile), keyFile);
  if (await holdsKeyedRows(db)) {
    throw new StoreError(
      `${keyFile} is missing, and the store holds opt-outs or receipts that only that key can read. Restore it from a backup, or set SECRET_KEY.`,
    );
  }
  // A reading command creates no file. With nothing stored, any key will do.
  if (access === "read") return [randomBytes(32)];

  createKeyFile(keyFile);
  return parseKeys(readFileSync(keyFile, "utf8"), keyFile);
}

/**
 * Compares the keys given with those that wrote this store, and notes the newest for later starts.
 * A store without any check, made by an older version, adopts it.
 *
 * @throws {StoreError} if a key that wrote here is not among them
 */
export async function checkKeys(db: Db, keys: SecretKeys, access: Access): Promise<void> {
  const given = keys.map(keyCheck);
  const stored = await db.selectFrom("key_checks").select("hmac").execute();
  const isMissing = stored.some(({ hmac }) => !given.includes(hmac));
  if (isMissing && (await holdsKeyedRows(db))) throw wrongKey();
  const newest = keyCheck(keys[0]);
  if (access === "read" || stored.some(({ hmac }) => hmac === newest)) return;

  await adopt(db, newest, given);
}

/** Has a prefix of its own, so that a check can never equal a hash or a seal. */
export function keyCheck(key: Buffer): string {
  return createHmac("sha256", key).update("key check").digest("hex");
}

/** Forgets keys that are no longer given: nothing written with them is left. */
async function adopt(db: Db, hmac: string, given: readonly string[]) {
  await transact({ db }, async ({ db: trx }) => {
    await trx.deleteFrom("key_checks").where("hmac", "not in", given).execute();
    await trx
      .insertInto("key_checks")
      .values({ hmac, adopted_at: Date.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Whether the store holds anything that another key could not read. */
async function holdsKeyedRows(db: Db): Promise<boolean> {
  const suppression = await db.selectFrom("suppressions").select("hash").limit(1).execute();
  const receipt = await db.selectFrom("receipts").select("id").limit(1).execute();
  return suppression.length + receipt.length > 0;
}

function wrongKey() {
  return new StoreError(
    "The secret key is not the one this store was written with: its opt-outs would match nobody and its receipts would prove nothing. Restore the former key, or list it after the new one in SECRET_KEY.",
  );
}

/** The file beside an embedded database that holds its key when `SECRET_KEY` is unset. */
export function keyFilePath(databaseFile: string): string {
  return `${databaseFile}.key`;
}

/**
 * Creates a key file with mode 0600. It is linked into place once it is complete on disk, so that
 * nobody reads half a key and the first of two processes wins.
 */
function createKeyFile(file: string): void {
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  const key = `${randomBytes(32).toString("hex")}\n`;
  writeFileSync(draft, key, { flag: "wx", mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    unlinkSync(draft);
  }
  sync(dirname(file));
}

function sync(folder: string) {
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Compares hashes, so that the time taken reveals nothing about the expected value. */
export function isSameSecret(given: string, expected: string): boolean {
  const hashOf = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hashOf(given), hashOf(expected));
}
