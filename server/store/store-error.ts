import type { Logger } from "pino";
import { minute } from "~/data/dates";
import { ConfigError } from "../config/config";
import { events } from "../events";

/** The store cannot be used as it is. The message says what the operator should do. */
export class StoreError extends Error {}

/** Another server already runs on this data. */
export class AlreadyServed extends StoreError {}

/** The database's file was removed or replaced: what is written now would be lost. */
export class StoreGone extends Error {
  readonly code = "STORE_GONE";

  constructor() {
    super(
      `The database file was removed or replaced while the server runs. Before stopping the server, copy the deleted files from /proc/${process.pid}/fd`,
    );
  }
}

/** The disk of the database has no room, although a small write may still succeed. */
export class StoreFull extends Error {
  readonly code = "ENOSPC";
}

export function isBusy(error: unknown): boolean {
  return /^SQLITE_BUSY/.test(errorCode(error));
}

/**
 * Tells the operator what to do about a fault of the disk or the database.
 *
 * @returns null for any other error, and for one whose message already says it
 */
export function describeStoreFault(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof StoreError || error instanceof ConfigError) return null;

  if (error instanceof StoreGone) return error.message;

  const fault = `${"code" in error ? error.code : ""} ${error.message}`;
  return advice.find(([pattern]) => pattern.test(fault))?.[1] ?? null;
}

const advice: readonly [RegExp, string][] = [
  [
    /SQLITE_FULL|ENOSPC|EDQUOT|disk is full|\b53100\b/,
    "The disk of the database is full. Free some space: a running server then continues by itself",
  ],
  [
    /SQLITE_BUSY|database is locked/,
    "Another process keeps the database locked. End it, or wait until it has finished",
  ],
  [
    /SQLITE_(CORRUPT|NOTADB)|malformed|not a database/,
    "DATABASE_URL must name a database file: this one is damaged, cut off, or something else. Keep it aside, and restore the last backup",
  ],
  [/SQLITE_IOERR|\bEIO\b/, "The disk of the database reports errors, or has no space left"],
  [
    /ConnectionFailed|SQLITE_(CANTOPEN|READONLY)|E(ACCES|ROFS|NOTDIR|EXIST)\b/,
    "DATABASE_URL must name a database file that this user may write, not a folder",
  ],
];

/** Code or name of an error, for logs: its message could repeat what a visitor typed. */
export function errorCode(error: unknown): string {
  if (error instanceof Error && "code" in error) return String(error.code);
  return error instanceof Error ? error.name : "unknown";
}

/** Whether the same work would fail again on a store that works. */
export function isOfRow(error: unknown): boolean {
  // "Unterminated string in JSON" is about a row that was cut off.
  if (!(error instanceof Error) || error instanceof SyntaxError) return true;
  if (errorCode(error) !== error.name) {
    return /^(SQLITE_(CONSTRAINT|MISMATCH|TOOBIG|RANGE)|2[23]|P0)/.test(errorCode(error));
  }
  // The driver of PostgreSQL reports a lost connection as a plain error.
  return !/connect|terminat|timeout/i.test(error.message);
}

/** When each cause was logged last, by the monotonic clock. */
const logged = new WeakMap<Logger, Map<string, number>>();
const mostCauses = 1000;

/**
 * Logs an error at most once a minute per cause, however many tasks and requests meet it: a full
 * disk is one cause. The message of the error is left out, because it could repeat what a visitor
 * typed.
 */
export function logFault(
  log: Logger,
  error: unknown,
  message: string,
  facts: Readonly<Record<string, unknown>> = {},
): void {
  const reason = describeStoreFault(error);
  if (reason) events.emit("storeFault");
  const code = errorCode(error);
  const cause = reason ?? `${message}: ${code}`;
  const causes = logged.get(log) ?? new Map<string, number>();
  logged.set(log, causes);
  const now = performance.now();
  if (now - (causes.get(cause) ?? Number.NEGATIVE_INFINITY) < minute) return;

  if (causes.size >= mostCauses) causes.clear();
  causes.set(cause, now);
  log.error({ ...facts, code, ...(reason && { reason }) }, message);
}
