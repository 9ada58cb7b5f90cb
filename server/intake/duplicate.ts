import { createHmac } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { normalizeEmail, normalizePhone } from "~/data/formats";
import type { SecretKeys } from "../privacy/secret-keys";
import { prepareQuery } from "../store/prepared-query";
import type { Database, FingerprintTable } from "../store/schema";
import type { Values } from "./check";
import { senderNetwork } from "./sender-network";

const life = 24 * 60 * 60 * 1000;

/** Same kind, same normalised visible fields: the same submission. One under each key. */
export function fingerprintsUnder(
  [newest, ...older]: SecretKeys,
  kind: string,
  fields: Values,
): readonly [string, ...string[]] {
  const normal = Object.entries(fields)
    .map(([name, value]) => [name, normalize(name, value)])
    .sort();

  const text = `fingerprint:${kind}:${JSON.stringify(normal)}`;
  const hash = (key: Buffer) => createHmac("sha256", key).update(text).digest("hex");
  return [hash(newest), ...older.map(hash)];
}

function normalize(name: string, value: string): string {
  if (/^email$/i.test(name)) return normalizeEmail(value);
  if (/^phone$/i.test(name)) return normalizePhone(value);
  return value.replace(/\s+/g, " ").trim();
}

/** The reference of an equal submission of the last 24 hours, if there is one. */
export async function findDuplicate(
  db: Transaction<Database>,
  fingerprints: readonly string[],
  at: number,
): Promise<string | undefined> {
  const { rows } = await selectDuplicate(db, { fingerprints, at });
  return rows[0]?.reference;
}

type Sent = { fingerprints: readonly string[]; at: number };

const selectDuplicate = prepareQuery((db, { fingerprints, at }: Sent) =>
  db
    .selectFrom("fingerprints")
    .select("reference")
    .where("fingerprint", "in", fingerprints)
    .where("expires_at", ">", at)
    .limit(1),
);

/**
 * Whether this sender sent the same before. A repeat by another sender counts like any other post:
 * else the limit would reveal to a stranger what a person they know has asked for.
 */
export async function isOwnRepeat(
  db: Kysely<Database>,
  { ip, fingerprints, at }: Sent & { ip: string | null },
): Promise<boolean> {
  const { rows } = await selectSender(db, { fingerprints, at });
  const [first] = rows;

  return Boolean(first?.ip && ip && senderNetwork(first.ip) === senderNetwork(ip));
}

const selectSender = prepareQuery((db, { fingerprints, at }: Sent) =>
  db
    .selectFrom("fingerprints")
    .innerJoin("submissions", "submissions.reference", "fingerprints.reference")
    .select("submissions.ip")
    .where("fingerprints.fingerprint", "in", fingerprints)
    .where("expires_at", ">", at)
    .where("submissions.ip_source", "=", "server")
    .limit(1),
);

/** Takes the fingerprint for this reference; false when a living duplicate holds it. */
export async function claimFingerprint(
  trx: Transaction<Database>,
  { fingerprint, reference, at }: { fingerprint: string; reference: string; at: number },
): Promise<boolean> {
  const row = { fingerprint, reference, expires_at: at + life };
  const { numAffectedRows } = await claim(trx, { ...row, at });
  return numAffectedRows === 1n;
}

const claim = prepareQuery((db, { at, ...row }: FingerprintTable & { at: number }) =>
  db
    .insertInto("fingerprints")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("fingerprint").doUpdateSet(row).where("fingerprints.expires_at", "<=", at),
    ),
);
