import { createHash, createHmac } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import { minute } from "~/data/dates";
import type { Database, Db, Trx } from "../store/schema";
import { readUpkeep } from "../store/upkeep";

/** What a seal covers besides the previous seal. */
type ChainLink = { seq: number; reference: string; revision: number; sha256: string };

/** The newest sealed receipt. */
export type Head = { seq: number; seal: string };

/** A derived key, so that no seal can ever equal a hash of a person. */
export function chainKey(key: Buffer): Buffer {
  return createHmac("sha256", key).update("receipt chain").digest();
}

/** HMAC over a receipt and the seal `before` it, which is empty for the first. */
export function computeSeal(sealKey: Buffer, before: string, link: ChainLink): string {
  return createHmac("sha256", sealKey)
    .update([before, link.seq, link.reference, link.revision, link.sha256].join("|"))
    .digest("hex");
}

/**
 * The extent of the chain. `agrees` is false while a receipt has been unsealed for over a minute, a
 * sealed one is missing, or the newest is not the one that the sealer noted. Cheap enough for every
 * status request: the only seal computed is that of the note.
 */
export async function readChainStatus(db: Db, keys: readonly Buffer[], now: number) {
  const late = await lateReceipts(db, now).limit(1).execute();
  const row = await db
    .selectNoFrom((is) => [...headColumns(is), ...countColumns(is)])
    .executeTakeFirstOrThrow();
  const { head, noted } = headsOf(row, keys);
  const { stored, sealed } = countsOf(row);
  const isNoted = noted?.seal === head.seal;
  return { stored, sealed, agrees: late.length === 0 && sealed === head.seq && isNoted };
}

/**
 * Whether receipts and seals disagree, as far as an index shows: `verify` reads them all. Null if
 * they agree.
 */
export async function findChainFault(db: Db, keys: readonly Buffer[], now: number) {
  const { seal } = await readUpkeep(db);
  const late = await lateReceipts(db, now).select("created_at").limit(1).executeTakeFirst();
  const { head, noted } = await readHeads(db, keys);
  if (seal.fault === null && !late && (noted?.seal ?? "") === head.seal) return null;
  return { since: late?.created_at ?? null };
}

/** The sealer runs every second. */
const patienceMs = minute;

/** Receipts unsealed for over a minute, or stored by a clock that was ahead. */
function lateReceipts(db: Db, now: number) {
  return db
    .selectFrom("receipts")
    .select("reference")
    .where("seq", "is", null)
    .where(({ or, eb }) =>
      or([eb("created_at", "<", now - patienceMs), eb("created_at", ">", now + patienceMs)]),
    )
    .orderBy("id");
}

/**
 * The newest sealed receipt, and the one that the sealer noted with the last seals. Both in one
 * statement: between two, the sealer may have gone on. `noted` is null if none of the keys made its
 * HMAC.
 */
export async function readHeads(db: Db, keys: readonly Buffer[]) {
  return headsOf(await db.selectNoFrom(headColumns).executeTakeFirstOrThrow(), keys);
}

type NoTable = ExpressionBuilder<Database, never>;

function headColumns({ selectFrom }: NoTable) {
  const newest = selectFrom("receipts").where("seq", "is not", null).orderBy("seq", "desc");
  const note = selectFrom("chain_head");
  return [
    newest.select("seq").limit(1).as("seq"),
    newest.select("seal").limit(1).as("seal"),
    note.select("seq").limit(1).as("notedSeq"),
    note.select("seal").limit(1).as("notedSeal"),
    note.select("proof").limit(1).as("proof"),
  ] as const;
}

type HeadColumns = {
  seq: number | null;
  seal: string | null;
  notedSeq: number | null;
  notedSeal: string | null;
  proof: string | null;
};

/** An empty chain has the head 0, also noted. */
function headsOf(row: HeadColumns, keys: readonly Buffer[]): { head: Head; noted: Head | null } {
  const head = { seq: row.seq ?? 0, seal: row.seal ?? "" };
  const noted = { seq: row.notedSeq ?? 0, seal: row.notedSeal ?? "" };
  const isOurs = row.proof === null || keys.some((key) => proveHead(key, noted) === row.proof);
  return { head, noted: isOurs ? noted : null };
}

function countColumns({ selectFrom }: NoTable) {
  const receipts = selectFrom("receipts");
  return [
    receipts.select(({ fn }) => fn.countAll<number>().as("count")).as("stored"),
    receipts.select(({ fn }) => fn.count<number>("seq").as("count")).as("sealed"),
  ] as const;
}

function countsOf({ stored, sealed }: Record<"stored" | "sealed", number | null>) {
  return { stored: stored ?? 0, sealed: sealed ?? 0, unsealed: (stored ?? 0) - (sealed ?? 0) };
}

/** How many receipts have a place after `from`, up to `to`. */
export async function countSealed(db: Db, from: number, to: number): Promise<number> {
  const { count } = await db
    .selectFrom("receipts")
    .select(({ fn }) => fn.count<number>("seq").as("count"))
    .where("seq", ">", from)
    .where("seq", "<=", to)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether the receipt at this place still has this seal. */
export async function hasSeal(db: Db, { seq, seal }: Head): Promise<boolean> {
  if (seq === 0) return true;

  const row = await db
    .selectFrom("receipts")
    .select("seal")
    .where("seq", "=", seq)
    .executeTakeFirst();
  return row?.seal === seal;
}

export async function noteHead(trx: Trx, key: Buffer, head: Head): Promise<void> {
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

export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** What is wrong, and with which receipt. */
export type Problem =
  /** The body does not match its hash. */
  | { kind: "changed"; seq: number; reference: string }
  /** The personal part does not match its hash in the body. */
  | { kind: "personal"; seq: number; reference: string }
  /** The seal does not match: the receipt was moved, swapped, or changed together with its hash. */
  | { kind: "misplaced"; seq: number; reference: string }
  | { kind: "removed"; from: number; to: number }
  /** Stored longer than a minute ago; the sealer runs every second. */
  | { kind: "unsealed"; reference: string }
  /** The head that was kept elsewhere is not in the chain. */
  | { kind: "head" }
  /** The head that the sealer noted in the store is forged or not in the chain. */
  | { kind: "note" }
  /** A submission without a receipt. */
  | { kind: "without"; reference: string };

/**
 * Reads the whole chain, in pages, beside a running server.
 *
 * @param options.head a head printed earlier; only it can show that the newest receipts are gone
 * @returns how many receipts are sound, stored and sealed, the newest seal, and every problem
 */
export async function verifyChain(
  db: Db,
  keys: readonly Buffer[],
  options: { now: number; head?: string },
) {
  const sealKeys = keys.map(chainKey);
  const problems: Problem[] = [];
  let last: Last = { seq: 0, seals: [""] };
  let count = 0;
  let isHeadFound = options.head === undefined;

  for await (const row of sealed(db)) {
    const found = findProblems(sealKeys, last, row);
    if (found.length === 0) count += 1;
    problems.push(...found);
    isHeadFound ||= row.seal === options.head;
    last = nextLast(last, row, found);
  }
  for (const { reference } of await lateReceipts(db, options.now).execute()) {
    problems.push({ kind: "unsealed", reference });
  }
  for (const reference of await findWithoutReceipt(db))
    problems.push({ kind: "without", reference });
  const { noted } = await readHeads(db, keys);
  const isNoted = noted !== null && noted.seq >= last.seq && (await hasSeal(db, noted));
  if (!isNoted) problems.push({ kind: "note" });
  if (!isHeadFound) problems.push({ kind: "head" });

  const head = last.seq === 0 ? null : (last.seals[0] ?? null);
  const counts = countsOf(await db.selectNoFrom(countColumns).executeTakeFirstOrThrow());
  return { count, counts, head, problems };
}

/** The seals that the next one may build on: after a misplaced receipt, also the seal before it. */
type Last = { seq: number; seals: readonly string[] };

/** The receipt after a swapped pair is sound and must not be reported. */
function nextLast({ seals }: Last, { seq, seal }: SealedRow, found: readonly Problem[]): Last {
  const isMisplaced = found.some(({ kind }) => kind === "misplaced");
  return { seq, seals: isMisplaced ? [seal, ...seals.slice(0, 1)] : [seal] };
}

function findProblems(sealKeys: readonly Buffer[], last: Last, row: SealedRow): Problem[] {
  const { seq, reference } = row;
  const problems: Problem[] = [];
  // After a gap the seal cannot be checked, because the one it builds on is gone.
  if (seq > last.seq + 1) problems.push({ kind: "removed", from: last.seq + 1, to: seq - 1 });
  else if (!fits(sealKeys, last, row)) {
    problems.push({ kind: "misplaced", seq, reference });
  }
  if (sha256(row.body) !== row.sha256) problems.push({ kind: "changed", seq, reference });
  else if (isPersonalChanged(row)) problems.push({ kind: "personal", seq, reference });
  return problems;
}

function fits(sealKeys: readonly Buffer[], { seals }: Last, row: SealedRow): boolean {
  return sealKeys.some((key) => seals.some((before) => computeSeal(key, before, row) === row.seal));
}

/** A missing personal part was erased, which is not a problem. */
function isPersonalChanged({ body, personal }: SealedRow): boolean {
  return personal !== null && !body.includes(`"personal_sha256":"${sha256(personal)}"`);
}

type SealedRow = ChainLink & { seal: string; body: string; personal: string | null };

const pageSize = 500;

async function* sealed(db: Db) {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("receipts")
      .select(["seq", "seal", "reference", "revision", "body", "sha256", "personal"])
      .where("seq", ">", after)
      .orderBy("seq")
      .limit(pageSize)
      .execute();
    for (const row of rows) yield { ...row, seq: row.seq ?? 0, seal: row.seal ?? "" };
    const end = rows.at(-1)?.seq;
    if (!end) return;
    after = end;
  }
}

/** Every submission is stored together with its receipt, and no erasure removes one. */
async function findWithoutReceipt(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("submissions")
    .select("reference")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("receipts")
            .select("id")
            .whereRef("receipts.reference", "=", "submissions.reference"),
        ),
      ),
    )
    .orderBy("received_at")
    .execute();
  return rows.map(({ reference }) => reference);
}
