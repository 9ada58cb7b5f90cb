import { channelsIn } from "~/data/contact-channels";
import { spellDue } from "~/data/dates";
import type { App } from "../app";
import { firmLabel } from "../destinations/index";
import { statusNames } from "../operator/inbox";
import { needsOperator } from "../outbox/state";
import { notMigrated, type SubmissionTable } from "../store/schema";

/** Where a submission stands, in a word or two, with what the person stopped. */
export function statusOf(row: SubmissionTable): string {
  const isOver = row.status === "stopped" || row.erased_at !== null;
  const stopped = isOver ? [] : channelsIn(row.stopped);
  const status = row.status === notMigrated ? "" : statusNames[row.status];
  return [status, ...stopped.map((channel) => `no ${channel}`)].filter(Boolean).join(", ");
}

/** The firm that has it or may have it. */
export function firmOf({ config }: App, { holder }: SubmissionTable): string {
  return holder === null ? "" : firmLabel(holder, config.partners);
}

/**
 * Why it needs the operator; null if it does not. `isDue`: today is the last day, or it was.
 */
export function whyHere(
  row: SubmissionTable,
  now: number,
): { text: string; isDue: boolean } | null {
  const { need, need_at, legal_at } = row;
  if (need === null || need_at === null || !needsOperator(row, now)) return null;

  const due = (what: string) => {
    const { text, isDue } = spellDue(need_at, now);
    return { text: `${what} ${text}`, isDue };
  };
  switch (need) {
    case "spam":
      return { text: "spam?", isDue: false };
    case "uncertain":
      return { text: "did its firm get it?", isDue: false };
    case "failed":
      return { text: "could not be sent", isDue: false };
    case "declined":
      return row.status === "waiting"
        ? { text: "declined, ask the person to sign for the next firm", isDue: false }
        : { text: "declined, no firm has it", isDue: false };
    case "notify":
      return { text: "notify by hand", isDue: false };
    case "certificate":
      return { text: "certificate ends soon", isDue: true };
    case "reminder":
      return due("call back");
    case "answer":
      return legal_at === null ? { text: "asks something", isDue: false } : due("answer");
  }
}
