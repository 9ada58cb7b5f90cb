import { day } from "~/data/dates";
import { normalizeEmail } from "~/data/formats";
import type { App } from "../app";
import { keyedHash, normalizePhone, phoneExtension } from "../privacy/identity";
import { senderNetwork } from "../privacy/ip-address";
import type { SecretKeys } from "../privacy/secret-keys";
import { logFault } from "../store/log-fault";
import type { Trx } from "../store/schema";
import { type SubmissionKind, submissionKinds } from "../submission/kinds";

import { issueReference } from "../submission/submission";
import type { Values } from "./check-post";

/** For so long, an equal submission is a duplicate. */
const lifeMs = day;

/** Equal hashes mean equal submissions. */
export function fingerprintsUnder(
  [newest, ...older]: SecretKeys,
  kind: SubmissionKind["kind"],
  fields: Values,
): readonly [string, ...string[]] {
  const { contact } = submissionKinds[kind];
  const normal = Object.entries(fields)
    .map(([name, value]) => [name, normalize(name, value, contact)])
    .sort();

  const text = `fingerprint:${kind}:${JSON.stringify(normal)}`;
  return [keyedHash(newest, text), ...older.map((key) => keyedHash(key, text))];
}

function normalize(name: string, value: string, contact: SubmissionKind["contact"]): string {
  if (name === contact.email) return normalizeEmail(value);
  // Includes the extension, because adding one is new information.
  if (name === contact.phone) return `${normalizePhone(value)} ${phoneExtension(value)}`;
  return value.replace(/\s+/g, " ").trim();
}

type Lookup = {
  /** Under every key, newest first. */
  fingerprints: readonly [string, ...string[]];
  receivedAt: number;
};

/**
 * A reference for a submission: its own, or that of an equal one from the last 24 hours. The
 * database lets in one of several parallel duplicates; the others wait for its commit and then find
 * it.
 */
export async function claimReference(
  trx: Trx,
  { fingerprints, receivedAt: at }: Lookup,
): Promise<{ reference: string; isNew: boolean }> {
  const [newest, ...older] = fingerprints;
  // Claiming detects a duplicate under the newest key only. Older keys have to be looked up first.
  const earlier = older.length > 0 ? await findDuplicate(trx, older, at) : undefined;
  if (earlier) return { reference: earlier, isNew: false };
  for (;;) {
    const reference = await issueReference(trx);
    const row = { fingerprint: newest, reference, expires_at: at + lifeMs };
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("fingerprints")
      .values(row)
      .onConflict((conflict) =>
        conflict.column("fingerprint").doUpdateSet(row).where("fingerprints.expires_at", "<=", at),
      )
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return { reference, isNew: true };

    const duplicate = await findDuplicate(trx, [newest], at);
    // None left: another process has just deleted it.
    if (duplicate) return { reference: duplicate, isNew: false };
  }
}

async function findDuplicate(
  trx: Trx,
  fingerprints: readonly string[],
  at: number,
): Promise<string | undefined> {
  const duplicate = await trx
    .selectFrom("fingerprints")
    .select("reference")
    .where("fingerprint", "in", fingerprints)
    .where("expires_at", ">", at)
    .executeTakeFirst();
  return duplicate?.reference;
}

/**
 * When the same sender first sent an equal submission in the last 24 hours; null if nobody did, or
 * somebody else, whose earlier submission must not be revealed. A post is answered although this
 * cannot be looked up.
 */
export async function findOwnFirst(
  { db, log }: App,
  { fingerprints, receivedAt: at }: Lookup,
  ip: string | null,
): Promise<number | null> {
  try {
    const first = await db
      .selectFrom("fingerprints")
      .innerJoin("submissions", "submissions.reference", "fingerprints.reference")
      .select(["submissions.ip", "submissions.received_at"])
      .where("fingerprints.fingerprint", "in", fingerprints)
      .where("expires_at", ">", at)
      .where("submissions.ip_source", "=", "server")
      .executeTakeFirst();
    const isOwn = first?.ip && ip && senderNetwork(first.ip) === senderNetwork(ip);
    return isOwn ? first.received_at : null;
  } catch (error) {
    logFault(log, error, "earlier post not looked up");
    return null;
  }
}
