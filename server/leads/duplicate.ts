import type { Kysely, Transaction } from "kysely";
import { normalizeEmail } from "~/data/formats";
import { senderNetwork } from "../privacy/count-use";
import { keyedHash } from "../privacy/identity";
import { normalizePhone, phoneExtension } from "../privacy/phone";
import type { SecretKeys } from "../privacy/secret-keys";
import { prepareQuery } from "../store/prepared-query";
import type { Database, FingerprintTable } from "../store/schema";
import type { SubmissionKind } from "../submission/kinds";
import { issueReference, withdrawReference } from "../submission/submission";
import type { Values } from "./check";

const lifeMs = 24 * 60 * 60 * 1000;

/**
 * Keyed hashes of kind and normalized visible fields, one under each key, newest key first. Equal
 * hashes mean equal submissions.
 */
export function fingerprintsUnder(
  [newest, ...older]: SecretKeys,
  { kind, contact }: Pick<SubmissionKind, "kind" | "contact">,
  fields: Values,
): readonly [string, ...string[]] {
  const normal = Object.entries(fields)
    .map(([name, value]) => [name, normalize(name, value, contact)])
    .sort();

  const text = `fingerprint:${kind}:${JSON.stringify(normal)}`;
  return [keyedHash(newest, text), ...older.map((key) => keyedHash(key, text))];
}

function normalize(
  name: string,
  value: string,
  { email, phone }: SubmissionKind["contact"],
): string {
  if (name === email) return normalizeEmail(value);
  // Includes the extension, because adding one is new information.
  if (name === phone) return `${normalizePhone(value)} ${phoneExtension(value)}`;
  return value.replace(/\s+/g, " ").trim();
}

/**
 * A reference for a submission: its own, or that of an equal one from the last 24 hours. The
 * database lets in one of several parallel duplicates; the others wait for its commit and then find
 * it.
 */
export async function claimReference(
  trx: Transaction<Database>,
  { fingerprints, at }: Lookup,
): Promise<{ reference: string; isNew: boolean }> {
  const [newest, ...older] = fingerprints;
  // Claiming detects a duplicate under the newest key only. Older keys have to be looked up first.
  if (older.length > 0) {
    const duplicate = await findDuplicate(trx, { fingerprints: older, at });
    if (duplicate) return { reference: duplicate, isNew: false };
  }
  for (;;) {
    const reference = await issueReference(trx);
    const row = { fingerprint: newest, reference, expires_at: at + lifeMs };
    const { numAffectedRows } = await claim(trx, { ...row, at });
    if (numAffectedRows === 1n) return { reference, isNew: true };

    await withdrawReference(trx, reference);
    const duplicate = await findDuplicate(trx, { fingerprints: [newest], at });
    // None left: another process has just deleted it.
    if (duplicate) return { reference: duplicate, isNew: false };
  }
}

async function findDuplicate(
  trx: Transaction<Database>,
  sought: Sought,
): Promise<string | undefined> {
  const { rows } = await selectDuplicate(trx, sought);
  return rows[0]?.reference;
}

type Sought = { fingerprints: readonly string[]; at: number };

/** Fingerprints under every key, newest first; `at` in milliseconds since 1970. */
type Lookup = { fingerprints: readonly [string, ...string[]]; at: number };

const selectDuplicate = prepareQuery((db, { fingerprints, at }: Sought) =>
  db
    .selectFrom("fingerprints")
    .select("reference")
    .where("fingerprint", "in", fingerprints)
    .where("expires_at", ">", at)
    .limit(1),
);

/**
 * Whether the same sender sent an equal submission in the last 24 hours. A duplicate from elsewhere
 * counts against the rate like any post: exempting it would reveal that somebody sent it before.
 */
export async function isOwnRepeat(
  db: Kysely<Database>,
  repeat: Lookup & { ip: string | null },
): Promise<boolean> {
  return (await findOwnFirst(db, repeat)) !== null;
}

/** When the same sender first sent an equal submission; null if nobody did, or somebody else. */
export async function findOwnFirst(
  db: Kysely<Database>,
  { ip, fingerprints, at }: Lookup & { ip: string | null },
): Promise<number | null> {
  const { rows } = await selectSender(db, { fingerprints, at });
  const [first] = rows;
  const isOwn = first?.ip && ip && senderNetwork(first.ip) === senderNetwork(ip);

  return isOwn ? first.received_at : null;
}

const selectSender = prepareQuery((db, { fingerprints, at }: Lookup) =>
  db
    .selectFrom("fingerprints")
    .innerJoin("submissions", "submissions.reference", "fingerprints.reference")
    .select(["submissions.ip", "submissions.received_at"])
    .where("fingerprints.fingerprint", "in", fingerprints)
    .where("expires_at", ">", at)
    .where("submissions.ip_source", "=", "server")
    .limit(1),
);

/** Claims the fingerprint unless an unexpired duplicate holds it. */
const claim = prepareQuery((db, { at, ...row }: FingerprintTable & { at: number }) =>
  db
    .insertInto("fingerprints")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("fingerprint").doUpdateSet(row).where("fingerprints.expires_at", "<=", at),
    ),
);
