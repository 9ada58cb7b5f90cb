import { on } from "node:events";
import { InvalidArgumentError } from "commander";
import { cleanText } from "~/data/clean";
import { hour, midnightInNewYork } from "~/data/dates";
import { isPhone, toUrl } from "~/data/formats";
import { readVariable } from "../config/config";
import { storeFault } from "../config/types";
import type { Who } from "../privacy/identity";
import { plainCode } from "../privacy/sealed-token";

/** A reference as somebody may write or read it out. */
export const reference = plainCode;

/** A person as an argument, or `-` to read it from standard input. */
export type PersonArgument = Who | "-";

export function personOrInput(text: string): PersonArgument {
  return text.trim() === "-" ? "-" : parsePerson(text);
}

/** The one line of standard input, so that no list of processes shows it. */
export async function readAsked(asked: PersonArgument): Promise<Who> {
  if (asked !== "-") return asked;

  // Not up to its end, which a terminal does not send, and not closed, because `erase` asks there.
  const input = process.stdin.setEncoding("utf8");
  let text = "";
  for await (const [piece] of on(input, "data", { close: ["end"] })) {
    text += piece;
    if (text.includes("\n")) break;
  }
  input.pause();
  const [line = "", ...others] = text.split("\n");
  if (others.some((other) => other.trim())) {
    throw new InvalidArgumentError("It must be one person, on one line.");
  }
  return parsePerson(line);
}

/** An email address, or a phone number however people write it. */
export function parsePerson(text: string): Who {
  const given = cleanText(text);
  if (/^[^\s@]+@[^\s@]+$/.test(given)) return { email: given };
  if (isPhone(given)) return { phone: given };
  throw new InvalidArgumentError("It must be an email address or a phone number.");
}

export function head(text: string): string {
  const hash = text.trim().toLowerCase();
  if (/^[0-9a-f]{64}$/.test(hash)) return hash;
  throw new InvalidArgumentError("It must be the 64 hex digits that verify printed.");
}

/**
 * An address as in `DATABASE_URL`, or `env:NAME`, because a password in an argument shows in the
 * list of processes. Other variables never complete an address.
 */
export function storeAddress(text: string): string {
  const address = text.startsWith("env:") ? readVariable(text.slice("env:".length)) : text;
  const fault = storeFault(address);
  if (fault === null && namesDatabase(address)) return address;
  throw new InvalidArgumentError(`It ${fault ?? "must begin with file: or postgres://"}.`);
}

/**
 * Whether a PostgreSQL address has host and database: the driver would otherwise take them from
 * `PGHOST` and the like.
 */
function namesDatabase(address: string): boolean {
  if (address.startsWith("file:")) return true;
  const url = toUrl(address);
  if (!url) return false;
  const { hostname, searchParams, pathname } = url;
  return (hostname !== "" || searchParams.has("host")) && pathname.length > 1;
}

/** Maps the time the command runs to the time to begin at, both in milliseconds since 1970. */
export type Since = (now: number) => number;

const spans = new Map([
  ["m", hour / 60],
  ["h", hour],
  ["d", 24 * hour],
  ["w", 7 * 24 * hour],
]);

/** A date (midnight in New York, unless it names a time and zone) or a span such as `24h`. */
export function since(text: string): Since {
  const [, count, unit = ""] = /^(\d{1,6})([mhdw])$/.exec(text) ?? [];
  const span = spans.get(unit);
  if (span) return (now) => now - Number(count) * span;

  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? [];
  const midnight = day ? midnightInNewYork(day) : null;
  if (day && midnight === null) throw new InvalidArgumentError("There is no such day.");
  const at = day === text ? midnight : Date.parse(text);
  if (day && at !== null && !Number.isNaN(at)) return () => at;
  throw new InvalidArgumentError(
    "It must be a date such as 2026-11-21, or a span such as 24h or 7d.",
  );
}

export function port(text: string): number {
  const number = Number(text);
  if (/^\d{1,5}$/.test(text) && number <= 65_535) return number;
  throw new InvalidArgumentError("It must be a port number from 0 to 65535.");
}
