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
