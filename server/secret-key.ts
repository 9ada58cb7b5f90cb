import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";

/**
 * The key of suppression hashes, receipt seals and tokens: the setting, else the file beside the
 * database, made at the first start. Losing that file loses every opt-out and every seal with it.
 *
 * @returns 32 bytes
 * @throws when the file holds anything but 64 hex digits
 */
export function secretKey(config: { SECRET_KEY?: string }, databaseFile: string): Buffer {
  if (config.SECRET_KEY) return Buffer.from(config.SECRET_KEY, "hex");

  const file = `${databaseFile}.key`;
  if (!existsSync(file)) create(file);
  return read(file);
}

function read(file: string): Buffer {
  const text = readFileSync(file, "utf8").trim();
  if (!/^[0-9a-f]{64}$/i.test(text)) {
    throw new Error(`${file} must hold the key as 64 hex digits. Restore it from a backup.`);
  }
  return Buffer.from(text, "hex");
}

/** Linked into place when it is complete on the disk: nobody ever reads half a key, and the first of two processes wins. */
function create(file: string) {
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  writeDurably(draft, `${randomBytes(32).toString("hex")}\n`);
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    unlinkSync(draft);
  }
  sync(dirname(file));
}

function writeDurably(file: string, text: string) {
  const handle = openSync(file, "wx", 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function sync(folder: string) {
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
