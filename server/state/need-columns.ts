import { type ExpressionBuilder, sql } from "kysely";
import { dateAfter, dateInNewYork, spellDue, startInNewYork } from "~/data/dates";
import type { Database, Need, SubmissionTable } from "../store/schema";
import { submissionNeeds, timed } from "./needs";

// Lists, counts, mails, and alerts read the need of a submission from its columns, at a moment.

/** What begins at its own time needs nobody before. */
export function hasBegun({ need, need_at }: { need: Need; need_at: number }, now: number): boolean {
  return !timed.includes(need) || need_at <= now;
}

/** Whether a submission needs the operator now: the condition of lists, counts, mails and alerts. */
export function whereNeedsOperator(now: number) {
  return ({ and, not, eb }: ExpressionBuilder<Database, "submissions">) =>
    and([
      // A range of the index: most submissions need nobody.
      sql<boolean>`need > ''`,
      not(and([eb("need", "in", timed), eb("need_at", ">", now)])),
    ]);
}

/**
 * Why a submission needs the operator, in a few words; null if it does not. `isDue`: today is the
 * last day, or it was.
 */
export function whyHere(
  row: SubmissionTable,
  now: number,
): { text: string; isDue: boolean } | null {
  const { need, need_at, legal_at } = row;
  if (need === null || need_at === null || !hasBegun({ need, need_at }, now)) return null;

  const { name } = submissionNeeds[need];
  const due = (what: string) => {
    const { text, isDue } = spellDue(need_at, now);
    return { text: `${what} ${text}`, isDue };
  };
  switch (need) {
    case "declined":
      return row.status === "waiting"
        ? { text: `${name}, ask the person to sign for the next firm`, isDue: false }
        : { text: `${name}, no firm has it`, isDue: false };
    case "reminder":
      return due(name);
    case "answer":
      return legal_at === null ? { text: name, isDue: false } : due("answer");
    default:
      return { text: name, isDue: need === "certificate" };
  }
}

/**
 * Of what needs the operator: a legal day that ends today or is over, a promised call, or a lead
 * that no firm has.
 */
export function isToday(now: number) {
  const tomorrow = startInNewYork(dateAfter(dateInNewYork(now), 1));
  return sql<boolean>`(need in ('certificate', 'reminder')
    or need = 'answer' and coalesce(legal_at, ${never}) < ${tomorrow}
    or status in ('declined', 'failed', 'waiting'))`;
}

export function whereToday(now: number) {
  return (is: ExpressionBuilder<Database, "submissions">) =>
    is.and([isToday(now), whereNeedsOperator(now)(is)]);
}

/** Later than every day. */
export const never = sql.lit(10 ** 15);
