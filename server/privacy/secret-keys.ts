import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { Access, Store } from "../store/store";
import { StoreError } from "../store/store-error";
import { checkKeys, holdsKeyedRows } from "./key-check";
import { createKeyFile, keyFilePath } from "./key-file";

/**
 * Keys of suppression hashes, receipt seals and tokens, 32 bytes each, newest first: the first
 * writes, all read.
 */
export type SecretKeys = readonly [Buffer, ...Buffer[]];

type Settings = { SECRET_KEY?: string };

/**
 * The keys of `SECRET_KEY`, else those in the file beside the database, made at the first start.
 *
 * @throws {StoreError} if the store was written with other keys: with these, its opt-outs would
 *   match nobody and its receipts would prove nothing
 */
export async function openKeys(
  settings: Settings,
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
  const [first, ...older] = text.split(/[\s,]+/).filter(Boolean);
  const isKey = (part: string) => /^[0-9a-f]{64}$/i.test(part);
  if (!first || ![first, ...older].every(isKey)) {
    throw new StoreError(`${source} must hold the key as 64 hex digits. Restore it from a backup.`);
  }
  return [toBytes(first), ...older.map(toBytes)];
}

function toBytes(hex: string): Buffer {
  return Buffer.from(hex, "hex");
}

async function openKeyFile({ db, file }: Store, access: Access): Promise<SecretKeys> {
  if (file === null) throw new StoreError("SECRET_KEY is required with a PostgreSQL database.");

  const keyFile = keyFilePath(file);
  if (existsSync(keyFile)) return parseKeys(readFileSync(keyFile, "utf8"), keyFile);
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
