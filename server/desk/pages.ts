import { dateInNewYork, nextMidnight } from "~/data/dates";
import type { Actor } from "../leads/actor";
import { editableFields } from "../leads/editable-fields";
import { readLead } from "../leads/read-lead";
import { listPagesByAge } from "../operator/check";
import { viewLead } from "../operator/lead-view";
import { readStatistics } from "../operator/read-statistics";
import { describeAge, describeState, describeWaiting, readStatus } from "../operator/read-status";
import type { Submission } from "../submission/submission";
import { nextDateOf } from "./inbox-page";

/** Every destination that is on or in trouble, with what waits for it. */
export async function destinationsPage(actor: Actor) {
  const { destinations, needs, hints, chain } = await readStatus(actor);
  return {
    kind: "destinations" as const,
    needs: needs.filter(({ href }) => href === "/destinations"),
    queues: destinations.map((one) => ({
      ...one,
      oldest: describeAge(one),
      words: describeState(one),
      detail: describeWaiting(one),
      canTry: one.state === "paused" && !one.isPausedByOperator,
    })),
    hints,
    chain,
  };
}

/** Case pages by age of their newest source. */
export function agesPage({ now, config }: Actor) {
  return { kind: "ages" as const, site: config.SITE_URL, pages: listPagesByAge(now()) };
}

/** In weeks; the first is shown first. */
const periods = [4, 13, 52];

/** `?weeks=`, one of the periods. */
export function periodFrom(query: URLSearchParams): number {
  return periods.find((weeks) => String(weeks) === query.get("weeks")) ?? 4;
}

export async function statisticsPage(actor: Actor, weeks: number) {
  const read = await readStatistics(actor, weeks);
  return { kind: "statistics" as const, weeks, periods, ...read };
}

/** What a correction came to, to be shown beside its fields. */
export type Correction = {
  /** Messages by field name. */
  errors?: Readonly<Record<string, string>>;
  typed?: Readonly<Record<string, string>>;
  /** It was made on an outdated page: values that differ from the stored ones are pointed out. */
  isStale?: boolean;
};

/** What the note form offers; a typed day comes before it. */
export const reminders = [
  { days: 1, label: "Tomorrow" },
  { days: 3, label: "In 3 days" },
  { days: 7, label: "In a week" },
  { days: 30, label: "In 30 days" },
] as const;

/** One submission as the desk shows it; null for an unknown reference. */
export async function submissionPage(actor: Actor, reference: string, correction: Correction = {}) {
  const lead = await readLead(actor, reference);
  if (!lead) return null;

  const view = viewLead(lead, actor.config.partners);
  return {
    kind: "submission" as const,
    reference,
    revision: lead.row.revision,
    lead: view,
    fields: view.can.edit ? listFields(lead.submission, correction) : [],
    typedNote: correction.typed?.note ?? "",
    next: nextDateOf(lead.row, actor.now()),
    reminders,
    /** The first day for a reminder. */
    tomorrow: dateInNewYork(nextMidnight(actor.now())),
  };
}

/** Fields to correct, with why the last correction of each was not accepted. */
function listFields(
  submission: Submission,
  { errors = {}, typed = {}, isStale = false }: Correction,
) {
  return editableFields(submission).map((field) => {
    const stored = submission.fields[field.name] ?? "";
    const value = typed[field.name] ?? stored;
    const difference =
      isStale && value !== stored ? `Stored now: ${stored === "" ? "nothing." : stored}` : null;
    return {
      name: field.name,
      label: field.label,
      value,
      isLong: field.type === "textarea",
      options: "options" in field ? field.options : null,
      error: errors[field.name] ?? difference,
    };
  });
}
