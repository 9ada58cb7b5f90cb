import { dateInNewYork, yearInNewYork } from "~/data/dates";
import type { Field, TextField } from "~/data/field";
import { findPattern } from "~/data/formats";
import type { FormDefinition } from "~/data/forms/definition";

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
  switch (field.type) {
    case "number":
      return field.max === "currentYear" ? { ...field, max: yearInNewYork(at) } : field;
    case "date":
      return field.max === "today" ? { ...field, max: dateInNewYork(at) } : field;
    case "text":
    case "email":
    case "tel":
      return withPattern(field);
    default:
      return field;
  }
}

function withPattern(field: TextField): TextField {
  const pattern = findPattern(field);
  return pattern ? { ...field, pattern } : field;
}
