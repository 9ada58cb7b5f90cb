import { EventEmitter } from "node:events";

/** What metrics count. Events name no person. */
export const events = new EventEmitter<{
  stored: [kind: string];
  /** A visitor posted the quiz of a case, or was shown the step after it. */
  step: ["quiz" | "contact"];
  attempted: [destination: string, outcome: string];
  /** Something failed because of the disk or the database. */
  storeFault: [];
}>();

export type Trouble =
  | "hold"
  | "refused"
  | "expired"
  | "quarantined"
  | "certificate"
  | "chain"
  | "store"
  | "clock"
  | "stop";

/**
 * Something the operator should look at; holds no personal data. `of` names the trouble that is
 * over.
 */
export type AlertEvent = ({ event: Trouble } | { event: "resolved"; of: Trouble }) & {
  reference?: string;
  destination?: string;
  reason?: string;
};

/** Returns at once and never throws. */
export type Alert = (event: AlertEvent) => void;
