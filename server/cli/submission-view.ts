import type { DeliveryRow } from "../operator/submission-rows";
import type { DeliveryTable, SubmissionTable } from "../store/schema";
import { readSubmission } from "../submission/submission";

/** A submission as `list --json` prints it. */
export type SubmissionView = {
  reference: string;
  kind: SubmissionTable["kind"];
  case: string | null;
  /** ISO 8601, UTC, like every time here. */
  receivedAt: string;
  /** `waiting`: for a firm, because all that could take it are full or paused. */
  state: SubmissionTable["state"] | "waiting" | "erased";
  optedOut: readonly string[];
  deliveries: {
    destination: string;
    state: DeliveryTable["state"];
    attempts: number;
    nextAt: string | null;
    reason: string | null;
  }[];
};

export function viewSubmission(
  row: SubmissionTable,
  deliveries: readonly DeliveryRow[],
  isWaiting = false,
): SubmissionView {
  const state = row.state === "accepted" && isWaiting ? "waiting" : row.state;
  return {
    reference: row.reference,
    kind: row.kind,
    case: row.case_slug,
    receivedAt: new Date(row.received_at).toISOString(),
    state: row.erased_at === null ? state : "erased",
    optedOut: readSubmission(row).optedOut,
    deliveries: deliveries
      .filter(({ reference }) => reference === row.reference)
      .map(({ destination, state, attempts, next_at, reason }) => ({
        destination,
        state,
        attempts,
        nextAt: state === "pending" ? new Date(next_at).toISOString() : null,
        reason,
      })),
  };
}
