import { editableFields } from "../leads/editable-fields";
import { readLead } from "../leads/read-lead";
import { type LeadView, viewLead } from "../operator/lead-view";
import type { Operator } from "../operator/operator";
import type { Submission } from "../submission/submission";

/** What a correction came to, to be shown beside its fields. */
export type Correction = {
  /** Messages by field name. */
  errors?: Readonly<Record<string, string>>;
  typed?: Readonly<Record<string, string>>;
  /** It was made on an outdated page: values that differ from the stored ones are pointed out. */
  isStale?: boolean;
};

/** One submission as the desk shows it; null for an unknown reference. */
export async function submissionContent(
  operator: Operator,
  reference: string,
  correction: Correction = {},
) {
  const lead = await readLead(operator, reference);
  if (!lead) return null;

  const lookedAt: LeadView = viewLead(lead);
  return {
    kind: "submission" as const,
    reference,
    revision: lead.row.revision,
    lead: lookedAt,
    fields: lookedAt.can.edit ? listFields(lead.submission, correction) : [],
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
