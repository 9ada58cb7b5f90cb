import type { Kysely } from "kysely";
import type { Database } from "../store/schema";
import {
  type ChainCounts,
  chainKey,
  computeSeal,
  countChain,
  hasSeal,
  lateReceipts,
  readNotedHead,
  sha256,
} from "./receipt-chain";

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

type Verified = {
  /** Receipts that are sound. */
  count: number;
  counts: ChainCounts;
  head: string | null;
  problems: Problem[];
};

/**
 * Reads the whole chain, in pages, beside a running server.
 *
 * @param options.head a head printed earlier; only it can show that the newest receipts are gone
 * @returns how many receipts are sound, stored and sealed, the newest seal, and every problem
 */
export async function verifyChain(
  db: Kysely<Database>,
  keys: readonly Buffer[],
  options: { now: number; head?: string },
): Promise<Verified> {
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
  problems.push(...(await findUnsealed(db, options.now)));
  problems.push(...(await findWithoutReceipt(db)));
  if (!(await isNotedHeadFound(db, keys))) problems.push({ kind: "note" });
  if (!isHeadFound) problems.push({ kind: "head" });

  const head = last.seq === 0 ? null : (last.seals[0] ?? null);
  return { count, counts: await countChain(db), head, problems };
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

type SealedRow = Awaited<ReturnType<typeof page>>[number];

async function* sealed(db: Kysely<Database>): AsyncGenerator<SealedRow> {
  for (let after = 0; ; ) {
    const rows = await page(db, after);
    yield* rows;
    const end = rows.at(-1);
    if (!end) return;
    after = end.seq;
  }
}

const pageSize = 500;

async function page(db: Kysely<Database>, after: number) {
  const rows = await db
    .selectFrom("receipts")
    .select(["seq", "seal", "reference", "revision", "body", "sha256", "personal"])
    .where("seq", ">", after)
    .orderBy("seq")
    .limit(pageSize)
    .execute();
  return rows.map((row) => ({ ...row, seq: row.seq ?? 0, seal: row.seal ?? "" }));
}

async function findUnsealed(db: Kysely<Database>, now: number): Promise<Problem[]> {
  const rows = await lateReceipts(db, now).execute();
  return rows.map(({ reference }) => ({ kind: "unsealed", reference }));
}

/** Every submission is stored together with its receipt, and no erasure removes one. */
async function findWithoutReceipt(db: Kysely<Database>): Promise<Problem[]> {
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
  return rows.map(({ reference }) => ({ kind: "without", reference }));
}

async function isNotedHeadFound(db: Kysely<Database>, keys: readonly Buffer[]): Promise<boolean> {
  const noted = await readNotedHead(db, keys);
  return noted !== "forged" && (noted === null || hasSeal(db, noted));
}
