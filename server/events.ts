import { EventEmitter } from "node:events";

/** What the metrics count. Events hold no personal data. */
export const events = new EventEmitter<{
  stored: [kind: string];
  attempted: [destination: string, outcome: string];
}>();
