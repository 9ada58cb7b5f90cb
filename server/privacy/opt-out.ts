import { parse, serialize } from "cookie";
import type { SelectQueryBuilder } from "kysely";
import { type ContactChannel, channelsIn } from "~/data/contact-channels";
import { optOutCookie } from "~/data/opt-out-cookie";
import type { ContactStopTable, Database, Db, SuppressionScope, Trx } from "../store/schema";
import { honorBy } from "./business-days";
import type { PersonHashes } from "./identity";

/** Why somebody counts as opted out. */
export const optOutReasons = ["gpc", "cookie", "suppression"] as const;
export type OptOutReason = (typeof optOutReasons)[number];

/** Those that were sent with a request. The list is about a person, who may be somebody else. */
export function signalsIn(reasons: readonly OptOutReason[]): OptOutReason[] {
  return reasons.filter((reason) => reason !== "suppression");
}

/** The reasons of a request or stored submission, extended by today's suppression list. */
export function withSuppression(
  reasons: readonly OptOutReason[],
  isListed: boolean,
): OptOutReason[] {
  return isListed && !reasons.includes("suppression") ? [...reasons, "suppression"] : [...reasons];
}

/** If the cookie is repeated, any `1` counts: doubt is settled in the visitor's favor. */
export function hasOptOutCookie(header: string | null | undefined): boolean {
  // The package keeps only the first value of a name, so it is given one pair at a time. It also
  // keeps the quotes that RFC 6265 allows around a value.
  return (header ?? "")
    .split(";")
    .some((pair) => /^(1|"1")$/.test(parse(pair)[optOutCookie] ?? ""));
}

/**
 * Browsers cap the two years at about 400 days, so each visit that sends the cookie renews it.
 *
 * @param origin as the visitor sees it: over https the cookie is `Secure`
 */
export function optOutCookieHeader(origin: string): string {
  return setCookie(origin, "1", 63_072_000);
}

export function clearedCookieHeader(origin: string): string {
  return setCookie(origin, "", 0);
}

function setCookie(origin: string, value: string, maxAge: number): string {
  const header = serialize(optOutCookie, value, { maxAge, path: "/", sameSite: "lax" });
  // Appended, because our documentation shows it last; the package would write it before
  // `SameSite`.
  return origin.startsWith("https:") ? `${header}; Secure` : header;
}

/** Whether any of these hashes is on the list. */
export async function isSuppressed(
  db: Db,
  scope: SuppressionScope,
  hashes: PersonHashes,
): Promise<boolean> {
  return (await findListed(db, scope, hashes)).size > 0;
}

/** Which of the hashes are on the list. */
export async function findListed(
  db: Db,
  scope: SuppressionScope,
  hashes: PersonHashes,
): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();

  const rows = await db
    .selectFrom("suppressions")
    .select("hash")
    .where("scope", "=", scope)
    .where("hash", "in", hashes)
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}

type Suppression = {
  scope: SuppressionScope;
  /** Under the newest key. */
  hashes: readonly string[];
  /** Where it came from: a reference, or the command that set it. */
  source: string;
  at: number;
};

/**
 * Adds the hashes to the list under this source. Adding them again changes nothing.
 *
 * @returns whether any was not on the list before
 */
export async function suppress(
  db: Db,
  { scope, hashes, source, at }: Suppression,
): Promise<boolean> {
  if (hashes.length === 0) return false;
  const { numInsertedOrUpdatedRows: added = 0n } = await db
    .insertInto("suppressions")
    .values(hashes.map((hash) => ({ scope, hash, source, created_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added > 0n;
}

/** Takes the hashes off the list, whatever their source. */
export async function lift(db: Db, scope: SuppressionScope, hashes: PersonHashes): Promise<void> {
  if (hashes.length === 0) return;

  await db
    .deleteFrom("suppressions")
    .where("scope", "=", scope)
    .where("hash", "in", hashes)
    .execute();
}

type Stop = {
  /** Of the email address and the phone number: a lead may be known under an earlier key only. */
  hashes: readonly string[];
  channels: readonly ContactChannel[];
  manner: ContactStopTable["manner"];
  at: number;
};

/** Stores that a person revoked the consent to be contacted; kept as long as suppressions. */
export async function storeStop(trx: Trx, { hashes, channels, manner, at }: Stop): Promise<void> {
  if (hashes.length === 0) return;

  const theirs = trx.selectFrom("persons").select("reference").where("hash", "in", hashes);
  const named = channelsIn(channels.join(" ")).join(" ");
  const created_at = await notBefore(trx, theirs, at);
  const stop = { channels: named, manner, created_at, due_on: honorBy(at) };
  await storeStops(
    trx,
    hashes.map((hash) => ({ ...stop, hash })),
  );
}

/** Stores where a stop was made, for the page of that request. A repeated one keeps its first time. */
export async function storeOwnStop(
  trx: Trx,
  reference: string,
  { channels, manner, at }: Omit<Stop, "hashes">,
): Promise<void> {
  await trx
    .insertInto("contact_stops")
    .values({
      hash: madeOn(reference),
      channels: channelsIn(channels.join(" ")).join(" "),
      manner,
      created_at: await notBefore(trx, [reference], at),
      due_on: honorBy(at),
    })
    .onConflict((conflict) => conflict.columns(["hash", "channels"]).doNothing())
    .execute();
}

/**
 * When a stop of these submissions was made. A stop ends only the consent that came before it, so one
 * that is made while the clock is set back counts as made with the newest of them.
 */
async function notBefore(
  trx: Trx,
  references: readonly string[] | SelectQueryBuilder<Database, "persons", { reference: string }>,
  at: number,
): Promise<number> {
  const { newest } = await trx
    .selectFrom("submissions")
    .select(({ fn }) => fn.max("received_at").as("newest"))
    .where("reference", "in", references)
    .executeTakeFirstOrThrow();
  return Math.max(at, Number(newest ?? at));
}

/** A repeated stop renews the row of the same person and channels. */
async function storeStops(trx: Trx, rows: readonly ContactStopTable[]): Promise<void> {
  if (rows.length === 0) return;

  await trx
    .insertInto("contact_stops")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["hash", "channels"])
        .doUpdateSet(({ ref }) => ({
          manner: ref("excluded.manner"),
          created_at: ref("excluded.created_at"),
          due_on: ref("excluded.due_on"),
        }))
        .whereRef("contact_stops.created_at", "<", "excluded.created_at"),
    )
    .execute();
}

/** Applies earlier stops of an address or number to one lead that was corrected to name it. */
export async function copyStops(
  trx: Trx,
  from: PersonHashes,
  reference: string,
  at: number,
): Promise<void> {
  if (from.length === 0) return;

  const stops = await trx
    .selectFrom("contact_stops")
    .selectAll()
    .where("hash", "in", from)
    .execute();
  const created_at = await notBefore(trx, [reference], at);
  const copies = stops.map((stop) => ({ ...stop, hash: ofLead(reference), created_at }));
  // The number and the address may have the same stop, and a row may be given only once.
  await storeStops(trx, [...new Map(copies.map((stop) => [stop.channels, stop])).values()]);
}

/** Stands for a lead where a stop has the hash of a person. */
export function ofLead(reference: string): string {
  return `lead:${reference}`;
}

/** Stands for a request on which a stop was made, whoever else the stop covers. */
export function madeOn(reference: string): string {
  return `made on:${reference}`;
}
