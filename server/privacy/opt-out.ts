import { parse, serialize } from "cookie";
import { optOutCookie } from "~/data/opt-out-cookie";
import type { Db, SuppressionScope } from "../store/schema";
import { hashesUnder, type PersonHashes, readHashes, type Who, withStored } from "./identity";
import type { SecretKeys } from "./secret-keys";

/** Why somebody counts as opted out. */
export const optOutReasons = ["gpc", "cookie", "suppression"] as const;
export type OptOutReason = (typeof optOutReasons)[number];

/** Those that were sent with a request. The list is about a person, who may be somebody else. */
export function signalsIn(reasons: readonly OptOutReason[]): OptOutReason[] {
  return reasons.filter((reason) => reason !== "suppression");
}

/** The reasons of a request that is being decided, extended by the suppression list. */
export function withSuppression(
  reasons: readonly OptOutReason[],
  isListed: boolean,
): OptOutReason[] {
  return isListed && !reasons.includes("suppression") ? [...reasons, "suppression"] : [...reasons];
}

/**
 * The reasons of a stored submission: those of its decision, which put its sender on the list, too.
 * One that was not opted out follows today's list.
 */
export function reasonsNow(
  stored: readonly OptOutReason[],
  isListed: boolean,
): readonly OptOutReason[] {
  return stored.length > 0 ? stored : withSuppression(stored, isListed);
}

/** The reasons of a stored submission now, with all hashes of its sender. */
export async function readOptOut(
  db: Db,
  keys: SecretKeys,
  { reference, contact, optedOut }: Opted,
) {
  // An entry of a list may have been written under another key than the row of the person.
  const hashes = withStored(hashesUnder(keys, contact), await readHashes(db, reference));
  return { hashes, optOut: reasonsNow(optedOut, await isSuppressed(db, "sale", hashes)) };
}

type Opted = { reference: string; contact: Who; optedOut: readonly OptOutReason[] };

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

/** Whether any of these hashes is on the list. @param after only what was asked for later than this */
export async function isSuppressed(
  db: Db,
  scope: SuppressionScope,
  hashes: PersonHashes,
  after?: number,
): Promise<boolean> {
  return (await findListed(db, scope, hashes, after)).size > 0;
}

/** Which of the hashes are on the list. */
export async function findListed(
  db: Db,
  scope: SuppressionScope,
  hashes: PersonHashes,
  after?: number,
): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();

  const rows = await db
    .selectFrom("suppressions")
    .select("hash")
    .where("scope", "=", scope)
    .where("hash", "in", hashes)
    .$if(after !== undefined, (query) => query.where("created_at", ">", after ?? 0))
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}

type Suppression = {
  scope: SuppressionScope;
  /** Under the newest key, or as a row or a token names them. */
  hashes: readonly string[];
  /** Where it came from: a reference, or the command that set it. */
  source: string;
  at: number;
};

/**
 * Adds the hashes to the list under this source. Adding them again changes nothing.
 *
 * @returns whether any was not on the list under this source before
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

/** Who asks again, asks now: what was sent between the two does not lift the entry. */
export async function renew(
  db: Db,
  { scope, hashes, at }: Omit<Suppression, "source">,
): Promise<void> {
  if (hashes.length === 0) return;
  await db
    .updateTable("suppressions")
    .set({ created_at: at })
    .where("scope", "=", scope)
    .where("hash", "in", hashes)
    .execute();
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

/**
 * Before it is forgotten that a request had this hash before a correction only: it stays on the lists, and the
 * request no longer leads from there to what it put on them for another one.
 */
export async function detach(db: Db, source: string, hash: string): Promise<void> {
  const own = db.updateTable("suppressions").set({ source: `${source}, corrected` });
  await own.where("source", "=", source).where("hash", "=", hash).execute();
}

/** Takes the hashes off both lists where this request put them on. @returns how many entries these were */
export async function liftOwn(db: Db, source: string, hashes: readonly string[]): Promise<number> {
  if (hashes.length === 0) return 0;
  const own = db.deleteFrom("suppressions").where("source", "=", source);
  const { numDeletedRows } = await own.where("hash", "in", hashes).executeTakeFirst();
  return Number(numDeletedRows);
}
