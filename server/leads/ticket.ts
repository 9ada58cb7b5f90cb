import { createHmac, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import { countUse, readUses } from "../privacy/count-use";
import type { Database } from "../store/schema";

const timeBytes = 6;
const sealBytes = 12;
const lifeMs = 10 * 60_000;

/** Reference and ticket as they appear in `?sent=`. */
type Ticket = { reference: string; text: string };

/**
 * Lets the page after sending show the private code, or say what was stopped, for ten minutes. Bound
 * to the reference and to the moment of sending, so that a double click leads to the same address.
 *
 * @param sentAt milliseconds since 1970
 */
export function makeTicket(key: Buffer, reference: string, sentAt: number): string {
  const time = Buffer.alloc(timeBytes);
  time.writeUIntBE(sentAt, 0, timeBytes);
  return Buffer.concat([time, seal(key, reference, time)]).toString("base64url");
}

/** The parts of `?sent=`; null if malformed. Without a ticket the text is empty. */
export function readSent(sent: string): Ticket | null {
  const [, reference, text = ""] = /^([^.]{1,20})(?:\.([\w-]{24}))?$/.exec(sent) ?? [];
  return reference === undefined ? null : { reference, text };
}

/** Whether one of these keys made it for this reference in the last ten minutes. */
export function isCurrent(
  keys: readonly Buffer[],
  { reference, text }: Ticket,
  now: number,
): boolean {
  const bytes = Buffer.from(text, "base64url");
  if (bytes.length !== timeBytes + sealBytes) return false;

  const time = bytes.subarray(0, timeBytes);
  const given = bytes.subarray(timeBytes);
  const isOurs = keys.some((key) => timingSafeEqual(given, seal(key, reference, time)));
  const age = now - time.readUIntBE(0, timeBytes);
  // A clock set back a little must not hide the code.
  return isOurs && Math.abs(age) <= lifeMs;
}

type Uses = { db: Kysely<Database>; key: Buffer; now: () => number };

/** Counts a view, or the visitor's request to end the ticket. @returns the count so far */
export function spendTicket(services: Uses, { text }: Ticket): Promise<number> {
  return countUse(services, { name: `ticket:${text}`, lifeMs: 2 * lifeMs });
}

export async function isUsed(services: Uses, { text }: Ticket): Promise<boolean> {
  return (await readUses(services, `ticket:${text}`)) > 0;
}

function seal(key: Buffer, reference: string, time: Buffer): Buffer {
  return createHmac("sha256", key)
    .update(`ticket:${reference}:`)
    .update(time)
    .digest()
    .subarray(0, sealBytes);
}
