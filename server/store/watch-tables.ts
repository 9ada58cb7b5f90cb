import type { Generated, Selectable } from "kysely";
import type { AlertEvent, Trouble } from "../alerts";

/** What is done to the store now and then. `fault` says why it was not done when it was due. */
export type UpkeepTable = {
  task: "backup" | "retention";
  done_at: number | null;
  fault: string | null;
};

/** What the operator is told, in this order. No personal data. */
export type AlertTable = {
  id: Generated<number>;
  /** `webhook-id`, the same at every attempt. */
  message_id: string;
  event: AlertEvent["event"];
  /** Of `resolved`: what is over. */
  over: Trouble | null;
  reference: string | null;
  destination: string | null;
  reason: string | null;
  created_at: number;
  attempts: number;
  next_at: number;
  /** When it was taken, or given up after a week. */
  sent_at: number | null;
  /** When the trouble was over. */
  resolved_at: number | null;
};

export type AlertRow = Selectable<AlertTable>;

/** One row: what the last mail to the staff told, and when the next one may go. */
export type StaffMailTable = {
  id: 1;
  /** The newest alert told of. */
  told: number;
  /** That failed since. */
  attempts: number;
  next_at: number;
};
