import type { Generated, Selectable } from "kysely";
import type { AlertEvent, Trouble } from "../alerts";

/** Recurring tasks on the store. `fault` says why a due task was not done. */
export type UpkeepTable = {
  task: "backup" | "retention";
  done_at: number | null;
  fault: string | null;
};

/** Alerts to the operator, in the order of `id`. No personal data. */
export type AlertTable = {
  id: Generated<number>;
  /** `webhook-id`, the same at every attempt. */
  message_id: string;
  event: AlertEvent["event"];
  /** For `resolved`: the trouble that is over. */
  over: Trouble | null;
  reference: string | null;
  destination: string | null;
  reason: string | null;
  created_at: number;
  attempts: number;
  next_at: number;
  /** When it was accepted, or given up after a week. */
  sent_at: number | null;
  /** When the trouble was over. */
  resolved_at: number | null;
};

export type AlertRow = Selectable<AlertTable>;

/** One row: which alerts the staff has been mailed about, and when the next mail may go. */
export type StaffMailTable = {
  id: 1;
  /** The newest alert that a mail covered. */
  told: number;
  /** Attempts that failed since. */
  attempts: number;
  next_at: number;
};

/** One row, whose meaning `server/privacy/heartbeat.ts` explains. */
export type HeartbeatTable = {
  id: 1;
  ticked_at: number;
  agreed_ms: number;
  doubt: "jump" | "gap" | "early" | "late" | "much" | null;
};
