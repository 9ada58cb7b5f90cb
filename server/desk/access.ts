import { createHash, randomBytes } from "node:crypto";
import { parse } from "cookie";
import type { Request, Response } from "express";
import { z } from "zod";
import { hour, minute } from "~/data/dates";
import type { App } from "../app";
import type { Database, Db } from "../store/schema";
import { unlessDamaged } from "../submission/submission";

const cookieName = "plainclaim_desk";
/** What was done, for the page that follows: only a browser that is signed in here has it. */
const saidCookie = "plainclaim_desk_said";

/** A working day; the server ends the session, whatever the browser does. */
const sessionMs = 12 * hour;
const invitationMs = 24 * hour;

type Session = {
  /** Who works at the desk, for the log. */
  name: string | null;
  /** Hidden field of every form; a post without it is refused. */
  formToken: string;
};

/**
 * Stores a token that signs in once, within 24 hours.
 *
 * @param name who will work at the desk, for the log
 */
export async function invite({ db, now }: App, name: string | null): Promise<string> {
  await db.deleteFrom("desk_keys").where("expires_at", "<=", now()).execute();
  return issue(db, { kind: "invitation", name, expires_at: now() + invitationMs });
}

/** Ends every session and every invitation that was not used yet. */
export async function signOutAll({ db }: App): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("desk_keys").executeTakeFirst();
  return Number(numDeletedRows);
}

/** Only its hash is stored, so that a copy of the store admits nobody. */
async function issue(db: Db, key: Omit<Database["desk_keys"], "hash">): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  await db
    .insertInto("desk_keys")
    .values({ ...key, hash: hashOf(token) })
    .execute();
  return token;
}

/** Whether an invitation can still be used, and for whom it is. */
export async function readInvitation({ db, now }: App, token: string) {
  return db
    .selectFrom("desk_keys")
    .select("name")
    .where("hash", "=", hashOf(token))
    .where("kind", "=", "invitation")
    .where("expires_at", ">", now())
    .executeTakeFirst();
}

/**
 * Uses up an invitation.
 *
 * @returns the cookie of the session; null if the invitation is unknown, used, or too old
 */
export async function signIn(
  { db, now }: App,
  token: string,
  isSecure: boolean,
): Promise<string | null> {
  const used = await db
    .deleteFrom("desk_keys")
    .where("hash", "=", hashOf(token))
    .where("kind", "=", "invitation")
    .where("expires_at", ">", now())
    .returning("name")
    .executeTakeFirst();
  if (!used) return null;

  const key = { kind: "session", name: used.name, expires_at: now() + sessionMs } as const;
  const session = await issue(db, key);
  const cookie = `${cookieName}=${session}; Max-Age=${sessionMs / 1000}; HttpOnly; SameSite=Strict; Path=/`;
  return isSecure ? `${cookie}; Secure` : cookie;
}

/** The session of a request; null without one, or after twelve hours. */
export async function readSession({ db, now }: App, request: Request): Promise<Session | null> {
  const token = tokenOf(request);
  if (token === null) return null;

  const row = await db
    .selectFrom("desk_keys")
    .select("name")
    .where("hash", "=", hashOf(token))
    .where("kind", "=", "session")
    .where("expires_at", ">", now())
    .executeTakeFirst();
  return row ? { name: row.name, formToken: hashOf(`form ${token}`) } : null;
}

export async function signOut({ db }: App, request: Request): Promise<void> {
  const token = tokenOf(request);
  if (token !== null) {
    await db.deleteFrom("desk_keys").where("hash", "=", hashOf(token)).execute();
  }
}

/** Whether a browser was signed in once. */
export function hasCookie(request: Request): boolean {
  return tokenOf(request) !== null;
}

const saidShape = z.object({ done: z.string(), undo: z.string().optional() });

/** The result of an act, and the address that takes it back. */
export type Said = z.infer<typeof saidShape>;

/** A browser drops a cookie of more than 4096 bytes, of which its name and attributes are some. */
const longestSaid = 3600;

/** Says it on the next page, cut short if a cookie cannot hold it; a reload repeats nothing. */
export function sayNext(response: Response, { done, undo }: Said): void {
  const encode = (text: string) =>
    Buffer.from(JSON.stringify({ done: text, undo })).toString("base64url");
  let text = done;
  while (text !== "" && encode(text).length > longestSaid) text = text.slice(0, text.length * 0.9);
  response.cookie(saidCookie, encode(text), { ...saidOptions(response), maxAge: minute });
}

/** What was said for this page, which no other one says then. */
export function takeSaid({ headers }: Request, response: Response): Said | null {
  const value = parse(headers.cookie ?? "")[saidCookie];
  if (value === undefined) return null;
  response.clearCookie(saidCookie, saidOptions(response));
  const text = Buffer.from(value, "base64url").toString();
  return unlessDamaged(() => saidShape.parse(JSON.parse(text))) ?? null;
}

function saidOptions({ locals }: Response) {
  return { httpOnly: true, sameSite: "strict", secure: locals.isSecure === true } as const;
}

function tokenOf({ headers }: Request): string | null {
  return parse(headers.cookie ?? "")[cookieName] ?? null;
}

/**
 * Only names of this machine, because a site can point its own name at 127.0.0.1 (DNS rebinding),
 * and the origin under which a proxy on this machine publishes the desk.
 *
 * @returns the origin by which the browser knows the desk; null if it must be refused
 */
export function originOf({ headers }: Request, published: string | undefined): string | null {
  const { host = "" } = headers;
  if (published !== undefined && host === new URL(published).host) return published;
  // Any loopback address, because a tunnel may end at another one.
  return /^(127(\.\d{1,3}){3}|localhost)(:\d+)?$/.test(host) ? `http://${host}` : null;
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
