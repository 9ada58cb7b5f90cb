import { channelsIn } from "~/data/contact-channels";
import { spellDue } from "~/data/dates";
import type { App } from "../app";
import { firmLabel } from "../destinations/index";
import type { Need } from "../need-kinds";
import { statusNames } from "../operator/inbox";
import { needsOperator } from "../outbox/state";
import { notMigrated, type SubmissionTable } from "../store/schema";

/** What the clerk calls each kind of need, above the list and in its rows. */
export const needNames: Record<Need, string> = {
  spam: "is it spam?",
  failed: "could not be sent",
  uncertain: "did the firm get it?",
  declined: "declined",
  certificate: "consent certificate expires soon",
  answer: "message to answer",
  notify: "notify by hand",
  reminder: "call back",
};

/** Where a submission stands, in a word or two, with what the person stopped. */
export function statusWords(row: SubmissionTable): string {
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
    case "declined":
      return row.status === "waiting"
        ? { text: "declined, ask the person to sign for the next firm", isDue: false }
        : { text: "declined, no firm has it", isDue: false };
    case "reminder":
      return due(needNames.reminder);
    case "answer":
      return legal_at === null ? { text: needNames.answer, isDue: false } : due("answer");
    default:
      return { text: needNames[need], isDue: need === "certificate" };
  }
}
