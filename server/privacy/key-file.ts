import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  unlinkSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";

/** The file beside an embedded database that holds its key when `SECRET_KEY` is unset. */
export function keyFilePath(databaseFile: string): string {
  return `${databaseFile}.key`;
}

/**
 * Makes a key file, mode 0600. It is linked into place once it is complete on the disk, so that
 * nobody reads half a key and the first of two processes wins.
 */
export function createKeyFile(file: string): void {
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
