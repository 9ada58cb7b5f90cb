import { createHmac } from "node:crypto";
import type { Transaction } from "kysely";
import { normalizeEmail, normalizePhone } from "~/data/formats";
import type { SecretKeys } from "../privacy/secret-keys";
import type { Database } from "../store/schema";
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
  db: Pick<Transaction<Database>, "selectFrom">,
  fingerprints: readonly string[],
  at: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("fingerprints")
    .select("reference")
    .where("fingerprint", "in", fingerprints)
    .where("expires_at", ">", at)
    .executeTakeFirst();
  return row?.reference;
}

/**
 * Whether this sender sent the same before. A repeat by another sender counts like any other post:
 * else the limit would reveal to a stranger what a person they know has asked for.
 */
export async function isOwnRepeat(
  db: Pick<Transaction<Database>, "selectFrom">,
  { fingerprints, at, ip }: { fingerprints: readonly string[]; at: number; ip: string | null },
): Promise<boolean> {
  const first = await db
    .selectFrom("fingerprints")
    .innerJoin("submissions", "submissions.reference", "fingerprints.reference")
    .select("submissions.ip")
    .where("fingerprints.fingerprint", "in", fingerprints)
    .where("expires_at", ">", at)
    .where("submissions.ip_source", "=", "server")
    .executeTakeFirst();

  return Boolean(first?.ip && ip && senderNetwork(first.ip) === senderNetwork(ip));
}

/** Takes the fingerprint for this reference; false when a living duplicate holds it. */
export async function claimFingerprint(
  trx: Transaction<Database>,
  { fingerprint, reference, at }: { fingerprint: string; reference: string; at: number },
): Promise<boolean> {
  const row = await trx
    .insertInto("fingerprints")
    .values({ fingerprint, reference, expires_at: at + life })
    .onConflict((conflict) =>
      conflict
        .column("fingerprint")
        .doUpdateSet({ reference, expires_at: at + life })
        .where("fingerprints.expires_at", "<=", at),
    )
    .returning("reference")
    .executeTakeFirst();
  return row !== undefined;
}
