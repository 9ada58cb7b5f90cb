import { resolveCase } from "~/data/cases";
import type { VisibleField } from "~/data/field";
import { formOfKind } from "~/data/forms/of-kind";
import { wireNames } from "~/data/forms/wire-names";
import type { SubmissionTable } from "../store/schema";
import { readSubmission, type Submission } from "../submission/submission";
import type { Values } from "./check-post";

/** Not editable: consent is proven by the receipt, and the case decides who gets the lead. */
const fixed = ["consent", "share_answers", wireNames.caseSlug, "caseType"];

/** The fields of a stored submission that the operator may correct, under their stored names. */
export function editableFields(submission: Submission): VisibleField[] {
  const { kind, case: about } = submission;
  return formOfKind(kind, resolveCase(about.slug ?? "")).fields.flatMap((field) => {
    if (field.type === "hidden" || field.fromPreviousStep || fixed.includes(field.name)) return [];
    return field.mayBeUnasked ? { ...field, required: false } : field;
  });
}

/**
 * Whether the sender may correct a field without the operator: not the state, which decides the firm,
 * and not the date of birth, which may show that the sender is a child.
 */
export function isCorrectable({ name }: VisibleField): boolean {
  return name !== "state" && name !== "dob";
}

/** The fields that a person may correct without the operator, and their stored values. */
export function readCorrectable(row: SubmissionTable): {
  fields: readonly VisibleField[];
  values: Values;
} {
  const submission = readSubmission(row);
  const fields = editableFields(submission).filter(isCorrectable).map(asStored);
  const stored = fields.map(({ name }) => [name, submission.fields[name] ?? ""]);
  return { fields, values: Object.fromEntries(stored) };
}

/** Not collapsed, and without a default, which would be posted as a change nobody made. */
function asStored({ isFolded: _, ...field }: VisibleField): VisibleField {
  if (!("defaultValue" in field)) return field;
  const { defaultValue: __, ...plain } = field;
  return plain;
}
