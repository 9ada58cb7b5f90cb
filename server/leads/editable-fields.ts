import { cases, resolveCase } from "~/data/cases";
import type { Field, VisibleField } from "~/data/field";
import { caseForm } from "~/data/forms/case";
import { contactForm } from "~/data/forms/contact";
import { homeForm } from "~/data/forms/home";
import { newsletterForm } from "~/data/forms/newsletter";
import { optOutForm } from "~/data/forms/opt-out";
import { answerPrefix } from "~/data/forms/prefixes";
import { unsubscribeForm } from "~/data/forms/unsubscribe";
import { wireNames } from "~/data/forms/wire-names";
import type { SubmissionTable } from "../store/schema";
import { readSubmission, type Submission } from "../submission/submission";
import type { Values } from "./check";

/** Not editable: consent is proven by the receipt, and the case decides who gets the lead. */
const fixed = ["consent", "share_answers", wireNames.caseSlug, "caseType"];

/** The fields of a stored submission that the operator may correct, under their stored names. */
export function editableFields(submission: Submission): VisibleField[] {
  return formFields(submission).filter(
    (field): field is VisibleField => field.type !== "hidden" && !fixed.includes(field.name),
  );
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

function formFields({ kind, case: { slug } }: Submission): readonly Field[] {
  switch (kind) {
    case "home":
      return homeForm({ caseTypes: caseTypes(), consent: "", asksState: true }).fields.map(
        optional,
      );
    case "case":
      return caseFields(slug ?? "");
    case "newsletter":
      return newsletterForm({ ownPage: false }).fields;
    case "contact":
      return contactForm({ caseTypes: caseTypes() }).fields;
    case "unsubscribe":
      return unsubscribeForm().fields;
    case "opt_out":
      return optOutForm().fields;
  }
}

function caseFields(slug: string): readonly Field[] {
  const { quiz, sensitive } = resolveCase(slug);
  const form = caseForm({ quiz, consent: "", sensitive: sensitive === true, optedOut: true });
  return form.fields.filter(({ name }) => !name.startsWith(answerPrefix));
}

/** The state is optional here, because the home form does not always ask for it. */
function optional(field: Field): Field {
  return field.type !== "hidden" && field.name === "state" ? { ...field, required: false } : field;
}

function caseTypes() {
  return cases.map(({ slug, title }) => ({ value: slug, label: title }));
}
