import { notMigrated, type SubmissionTable } from "../store/schema";
import { firmOf, type SubmissionRows } from "./holders";
import { causesOf, needOf } from "./needs";
import { legalDay, statusOf } from "./status";

// What is stored of a submission: its status (`status.ts`), the firm that has it (`holders.ts`), and its need
// (`needs.ts`), made of its own rows, without the clock. `settle.ts` stores them, and everything else reads
// the columns.

/** Of a row before its state is known: nothing has happened to it. */
export const noState = {
  corrected: null,
  stopped: "",
  closed_at: null,
  withdrawn_at: null,
  answered_at: null,
  answered_how: null,
  status: notMigrated,
  holder: null,
  need: null,
  need_at: null,
  legal_at: null,
} as const;

/** The columns of `submissions` that the intake writes first, and then only `settle`. */
export type Settled = Pick<SubmissionTable, "status" | "holder" | "need" | "need_at" | "legal_at">;

export function stateOf(rows: SubmissionRows): Settled {
  const status = statusOf(rows);
  return {
    status,
    holder: firmOf(rows).holder,
    ...needOf(rows, status),
    // The law asks for no answer to spam.
    legal_at: status === "discarded" ? null : legalDay(rows.submission),
  };
}

/** The newest *Done* or *Answered* that still ends something: without it, that would be open. */
export function lastDone(rows: SubmissionRows) {
  return rows.notes.findLast((done) => {
    if (done.ends === null) return false;
    const stand = (notes: SubmissionRows["notes"]) => {
      const status = statusOf({ ...rows, notes });
      return JSON.stringify([status, causesOf({ ...rows, notes }, status)]);
    };
    return stand(rows.notes) !== stand(rows.notes.filter((one) => one !== done));
  });
}
