import type { SubmissionTable, Trx } from "../store/schema";
import { fieldColumns, forgetFingerprints, parseTexts } from "./submission";

// Every write to `submissions` is a function of this file; a column that none of them names stays as it came in.
// Erasure empties the personal columns with those of the other tables (`personalData`).

type Row = SubmissionTable;

/** It can be sent, corrected, and reported on: it is neither spam, nor refused, nor erased. */
export function isOpen({ state, erased_at }: Pick<Row, "state" | "erased_at">): boolean {
  return state === "accepted" && erased_at === null;
}

export async function insertSubmission(trx: Trx, row: Row): Promise<void> {
  await trx.insertInto("submissions").values(row).execute();
}

/** It is not spam. */
export async function accept(trx: Trx, reference: string): Promise<void> {
  await write(trx, [reference], { state: "accepted" });
}

/** The sender, who still waits, can correct it at once: the corrected one is not a duplicate of it. */
export async function refuse(trx: Trx, reference: string): Promise<void> {
  await write(trx, [reference], { state: "refused" });
  await forgetFingerprints(trx, [reference]);
}

type Described = { case: { slug: string; title: string } | null; state: string };

/** What a message is about, and where its sender lives, as the operator found out. */
export async function setAbout(trx: Trx, row: Row, { case: known, state }: Described) {
  const fields = { ...parseTexts(row.fields), state };
  const about = { case_slug: known?.slug ?? null, case_title: known?.title ?? null };
  await write(trx, [row.reference], { ...about, ...fieldColumns(row.kind, fields) });
}

/**
 * Stores the next revision.
 *
 * @param row as it was read, without a lock
 * @returns false if it was corrected, erased, or taken back meanwhile
 */
export async function revise(
  trx: Trx,
  row: Row,
  changed: Partial<Pick<Row, "fields" | "corrected" | "region" | "search" | "answers">>,
): Promise<boolean> {
  const { reference, revision } = row;
  const { numUpdatedRows } = await trx
    .updateTable("submissions")
    .set({ ...changed, revision: revision + 1 })
    .where((is) => is.and({ reference, revision, state: "accepted" }))
    .where("erased_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What the intake writes first, and then only `settle`. */
export type Settled = Pick<Row, "status" | "holder" | "need" | "need_at" | "legal_at">;

type Marks = Settled &
  Pick<Row, "opted_out" | "stopped" | "answered_at" | "answered_how"> &
  Pick<Row, "closed_at" | "withdrawn_at" | "erased_at">;

/** Where it stands, or what was done with it. */
export function mark(trx: Trx, references: readonly string[], marks: Partial<Marks>) {
  return write(trx, references, marks);
}

async function write(trx: Trx, references: readonly string[], columns: Partial<Row>) {
  await trx.updateTable("submissions").set(columns).where("reference", "in", references).execute();
}
