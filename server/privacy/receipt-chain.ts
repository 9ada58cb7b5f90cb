import * as crypto from "node:crypto";
import { createHmac } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../store/schema";

/** What a seal covers besides the previous seal. */
type Link = { seq: number; reference: string; revision: number; sha256: string };

/** The newest sealed receipt. */
export type Head = { seq: number; seal: string };

export type ChainCounts = { stored: number; sealed: number; unsealed: number };

/**
 * The extent of the chain. `agrees` is false while a receipt has been unsealed for over a minute, a
 * sealed one is missing, or the newest is not the one that the sealer noted.
 */
export type ChainStatus = { stored: number; sealed: number; agrees: boolean };

/** A derived key, so that no seal can ever equal a hash of a person. */
export function chainKey(key: Buffer): Buffer {
  return createHmac("sha256", key).update("receipt chain").digest();
}

/** HMAC over a receipt and the seal `before` it, which is empty for the first. */
export function computeSeal(sealKey: Buffer, before: string, link: Link): string {
  return createHmac("sha256", sealKey)
    .update([before, link.seq, link.reference, link.revision, link.sha256].join("|"))
    .digest("hex");
}

type ChainReader = { db: Kysely<Database>; keys: readonly Buffer[]; now: number };

/** Cheap enough for every status request: the only seal computed is that of the note. */
export async function readChainStatus({ db, keys, now }: ChainReader): Promise<ChainStatus> {
  const { stored, sealed } = await countChain(db);
  const late = await lateReceipts(db, now).limit(1).execute();
  const head = await readHead(db);
  const noted = await readNotedHead(db, keys);
  const isNoted = noted === null || (noted !== "forged" && noted.seal === head.seal);
  return { stored, sealed, agrees: late.length === 0 && sealed === head.seq && isNoted };
}

export async function countChain(db: Kysely<Database>): Promise<ChainCounts> {
  const { stored, sealed } = await db
    .selectFrom("receipts")
    .select(({ fn }) => [fn.countAll().as("stored"), fn.count("seq").as("sealed")])
    .executeTakeFirstOrThrow();
  return {
    stored: Number(stored),
    sealed: Number(sealed),
    unsealed: Number(stored) - Number(sealed),
  };
}

/** The sealer runs every second. */
const patienceMs = 60_000;

/** Receipts unsealed for over a minute, or stored by a clock that was ahead. */
export function lateReceipts(db: Kysely<Database>, now: number) {
  return db
    .selectFrom("receipts")
    .select("reference")
    .where("seq", "is", null)
    .where(({ or, eb }) =>
      or([eb("created_at", "<", now - patienceMs), eb("created_at", ">", now + patienceMs)]),
    )
    .orderBy("id");
}

/** The newest sealed receipt in the table of receipts; `seq` 0 if none is sealed. */
export async function readHead(db: Kysely<Database>): Promise<Head> {
  const head = await db
    .selectFrom("receipts")
    .select(["seq", "seal"])
    .where("seq", "is not", null)
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
  return { seq: head?.seq ?? 0, seal: head?.seal ?? "" };
}

/** Whether the receipt at this place still has this seal. */
export async function hasSeal(db: Kysely<Database>, { seq, seal }: Head): Promise<boolean> {
  if (seq === 0) return true;

  const row = await db
    .selectFrom("receipts")
    .select("seal")
    .where("seq", "=", seq)
    .executeTakeFirst();
  return row?.seal === seal;
}

/**
 * The head that the sealer noted, in a row with an HMAC.
 *
 * @returns `"forged"` if none of the keys made the HMAC; null without a row, in a store that only
 * older versions without such notes have served
 */
export async function readNotedHead(
  db: Kysely<Database>,
  keys: readonly Buffer[],
): Promise<Head | "forged" | null> {
  const row = await db.selectFrom("chain_head").select(["seq", "seal", "proof"]).executeTakeFirst();
  if (!row) return null;

  const isOurs = keys.some((key) => proveHead(key, row) === row.proof);
  return isOurs ? { seq: row.seq, seal: row.seal } : "forged";
}

export async function noteHead(trx: Transaction<Database>, key: Buffer, head: Head): Promise<void> {
  const row = { seq: head.seq, seal: head.seal, proof: proveHead(key, head) };
  await trx
    .insertInto("chain_head")
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}

function proveHead(key: Buffer, { seq, seal }: Head): string {
  return createHmac("sha256", chainKey(key)).update(`head|${seq}|${seal}`).digest("hex");
}

// Imported as a whole module: an older Node lacks the export, and would fail before the program can
// say which version it needs.

export function sha256(text: string): string {
  return crypto.hash("sha256", text, "hex");
}
