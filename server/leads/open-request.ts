import { hour } from "~/data/dates";
import type { App } from "../app";
import { senderNetwork } from "../privacy/ip-address";
import { opensWith, plainCode } from "../privacy/sealed-token";
import type { SubmissionTable } from "../store/schema";
import { transact } from "../store/transact";
import { submissionKinds } from "../submission/kinds";
import { countUse, uncount } from "../submission/rates";
import { mark } from "../submission/row";
import { findSubmission, isReference } from "../submission/submission";
import { isCurrent, readSent, spendTicket } from "./find-confirmation";
import { byPerson, logAct } from "./operator-log";

/** As typed; `ip` null where it is unknown. */
type TypedPair = { reference: string; code: string; ip: string | null };

type Opened =
  | { kind: "open"; row: SubmissionTable }
  /** For 30 days after a withdrawal. */
  | { kind: "withdrawn"; row: SubmissionTable; at: number }
  /** A wrong pair, one that was closed or erased, or one that never existed. */
  | { kind: "unknown" }
  /** Too many wrong pairs; `retryAfter` in seconds. */
  | { kind: "limited"; retryAfter: number };

const shownMs = 30 * 24 * hour;
const mostPerHour = { pair: 5, network: 20 };

/**
 * Opens a request with its reference and private code. Every pair goes through the same counts,
 * hashes and queries, so that neither the answer nor its timing reveals what was wrong.
 */
export async function openRequest(app: App, pair: TypedPair): Promise<Opened> {
  const typed = plainCode(pair.reference);
  const reference = isReference(typed) ? typed : "";
  const counted = await countPair(app, reference, pair.ip);
  const isRight = opensWith(app.keys, reference, pair.code);
  const row = await findSubmission(app.db, reference);
  if (counted === "over") return limited;

  const opened = isRight && row ? readState(row, app.now()) : unknown;
  if (opened.kind !== "unknown") for (const name of counted) await uncount(app.db, app.keys, name);
  return opened;
}

const unknown: Opened = { kind: "unknown" };
const limited: Opened = { kind: "limited", retryAfter: hour / 1000 };

/**
 * Counts before it is known whether the pair is right, so that parallel guesses count too. A network
 * over its limit writes no row per guess. Without a known address there is no limit: with one shared
 * counter, a single client could lock out everybody.
 */
async function countPair({ db, keys, now }: App, reference: string, ip: string | null) {
  if (ip === null) return [];

  const network = senderNetwork(ip);
  const names = [`pairs:${network}`, `pair:${reference}:${network}`];
  const limits = [mostPerHour.network, mostPerHour.pair];
  for (const [index, name] of names.entries()) {
    const count = await countUse(db, keys, { name, lifeMs: hour, at: now() });
    if (count > (limits[index] ?? 0)) return "over";
  }
  return names;
}

function readState(row: SubmissionTable, now: number): Opened {
  const { closed_at, withdrawn_at } = row;
  if (!submissionKinds[row.kind].isLead || closed_at !== null) return unknown;
  if (withdrawn_at !== null) {
    return now - withdrawn_at <= shownMs ? { kind: "withdrawn", row, at: withdrawn_at } : unknown;
  }
  return row.erased_at === null && row.state !== "refused" ? { kind: "open", row } : unknown;
}

/** Closes the page of a request permanently; the request itself stays. */
export async function closePage(app: App, reference: string): Promise<void> {
  await transact(app, async (app) => {
    await mark(app.db, [reference], { closed_at: app.now() });
    await logAct(app, byPerson, {
      act: "close",
      outcome: "page closed",
      references: [reference],
    });
  });
}

/**
 * Ends a ticket before it expires, so that the page after sending no longer shows the private code.
 *
 * @returns the address of that page; null for a ticket that is not ours or has expired
 */
export async function endTicket(app: App, sent: string): Promise<string | null> {
  const ticket = readSent(sent);
  if (!ticket || !isReference(ticket.reference)) return null;
  if (!isCurrent(app.keys, ticket, app.now())) return null;

  await spendTicket(app, ticket);
  const row = await findSubmission(app.db, ticket.reference);
  return row?.path ? `${row.path}?sent=${ticket.reference}#form` : null;
}
