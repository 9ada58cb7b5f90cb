import { yearInNewYork } from "~/data/dates";
import type { DateField, Field, TextField, VisibleField } from "~/data/field";
import { datePattern, findNativePattern, wholeNumberPattern } from "~/data/formats";
import type { FormDefinition } from "~/data/forms/definition";
import { formVersionField } from "~/data/forms/hidden";
import { sha256 } from "../privacy/receipt-chain";

/** A form as a visitor sees it; its version and receipt cover all of it. */
export type ShownForm = {
  shown: FormDefinition;
  /** The sentence beside the consent box. */
  consent: string | null;
  /** The consent texts above the button. */
  disclosure: string | null;
};

/**
 * The form as it is shown at the moment `at`: with bounds of dates and years, with patterns (so
 * that no script has to carry them), and with fields of an earlier step as hidden fields.
 */
export function resolveForm<Form extends Pick<FormDefinition, "fields">>(form: Form, at: number) {
  return { ...form, fields: form.fields.map((field) => resolveField(field, at)) };
}

function resolveField(field: Field, at: number): Field {
  if (field.type === "hidden") {
    const { isLenient: _, ...shown } = field;
    return shown;
  }
  if (field.fromPreviousStep) return { type: "hidden", name: field.name };
  const { to: _, withheld: __, mayBeUnasked: ___, ...shown } = field;
  return withChecks(shown, at);
}

function withChecks(field: VisibleField, at: number): VisibleField {
  switch (field.type) {
    case "number": {
      const max = field.max === "currentYear" ? yearInNewYork(at) : field.max;
      return { ...field, max, pattern: wholeNumberPattern(field.min, max) };
    }
    case "date":
      return dateText(field);
    case "text":
    case "email":
    case "tel":
      return withPattern(field);
    default:
      return field;
  }
}

function dateText({ min: _, max: __, ...field }: DateField): TextField {
  return { ...field, type: "text", inputMode: "numeric", maxLength: 10, pattern: datePattern };
}

function withPattern(field: TextField): TextField {
  const pattern = findNativePattern(field);
  return pattern ? { ...field, pattern } : field;
}

/**
 * SHA-256 of the form as this visitor saw it: fields with their words, consent texts and the names
 * of the firms. A change of any of them changes the version.
 */
export function formVersion(
  { shown, consent, disclosure }: ShownForm,
  firms: readonly string[],
): string {
  return sha256(JSON.stringify({ shown, consent, disclosure, firms }));
}

/** The form as it is rendered, with its version in a hidden field. */
export function withVersion(form: FormDefinition, version: string): FormDefinition {
  const { name } = formVersionField;
  const fields = form.fields.map((field) =>
    field.type === "hidden" && field.name === name ? { ...field, value: version } : field,
  );
  return { ...form, fields };
}
