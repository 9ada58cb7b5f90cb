import { InvalidArgumentError } from "commander";
import { usageWords } from "~/data/desk/commands";
import { settingWords } from "~/data/desk/settings";
import { isPhone } from "~/data/formats";
import { readVariable } from "../config/config";
import { isStoreAddress } from "../config/types";
import type { Who } from "../privacy/identity";

/** Ignores case and surrounding spaces. */
export function reference(text: string): string {
  return text.trim().toUpperCase();
}

/** An e-mail address, or a phone number however people write it. */
export function person(text: string): Who {
  const given = text.trim();
  if (/^[^\s@]+@[^\s@]+$/.test(given)) return { email: given };
  if (isPhone(given)) return { phone: given };
  throw new InvalidArgumentError(usageWords.person);
}

export function head(text: string): string {
  const hash = text.trim().toLowerCase();
  if (/^[0-9a-f]{64}$/.test(hash)) return hash;
  throw new InvalidArgumentError(usageWords.head);
}

/**
 * An address as in `DATABASE_URL`, or `env:NAME`, because a password in an argument shows in the
 * list of processes. Other variables never complete an address.
 */
export function storeAddress(text: string): string {
  const address = text.startsWith("env:") ? readVariable(text.slice("env:".length)) : text;
  if (isStoreAddress(address) && namesDatabase(address)) return address;
  throw new InvalidArgumentError(`It ${settingWords.database}.`);
}

/**
 * Whether a PostgreSQL address has host and database: the driver would otherwise take them from
 * `PGHOST` and the like.
 */
function namesDatabase(address: string): boolean {
  if (address.startsWith("file:")) return true;
  if (!URL.canParse(address)) return false;
  const { hostname, searchParams, pathname } = new URL(address);
  return (hostname !== "" || searchParams.has("host")) && pathname.length > 1;
}

/** Maps the time the command runs to the time to begin at, both in milliseconds since 1970. */
export type Since = (now: number) => number;

const hour = 60 * 60 * 1000;
const spans = new Map([
  ["m", hour / 60],
  ["h", hour],
  ["d", 24 * hour],
  ["w", 7 * 24 * hour],
]);

/** A date (midnight here, unless it names a time and zone) or a span such as `24h` or `7d`. */
export function since(text: string): Since {
  const [, count, unit = ""] = /^(\d{1,6})([mhdw])$/.exec(text) ?? [];
  const span = spans.get(unit);
  if (span) return (now) => now - Number(count) * span;

  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? [];
  const at = day ? Date.parse(day === text ? `${text}T00:00` : text) : NaN;
  if (day && !Number.isNaN(at) && !isRealDay(day)) {
    throw new InvalidArgumentError(usageWords.noSuchDay);
  }
  if (!Number.isNaN(at)) return () => at;
  throw new InvalidArgumentError(usageWords.since);
}

/** `Date.parse` reads February 31 as a day in March. */
function isRealDay(day: string): boolean {
  return new Date(Date.parse(day)).toISOString().slice(0, 10) === day;
}

export function port(text: string): number {
  const number = Number(text);
  if (/^\d{1,5}$/.test(text) && number <= 65_535) return number;
  throw new InvalidArgumentError(usageWords.port);
}
