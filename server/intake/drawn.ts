import type { Field } from "~/data/field";
import type { FormDefinition } from "~/data/forms/definition";
import { dateInNewYork, yearInNewYork } from "./dates";

/**
 * A form ready to be drawn at the moment `at`: bounds resolved, answers of an earlier step as
 * plain hidden fields.
 */
export function drawn(form: FormDefinition, at: number): FormDefinition {
  return { ...form, fields: form.fields.map((field) => drawnField(field, at)) };
}

function drawnField(field: Field, at: number): Field {
  if (field.type === "hidden") return field;
  if (field.carried) return { type: "hidden", name: field.name };
  if (field.type === "number" && field.max === "currentYear") {
    return { ...field, max: yearInNewYork(at) };
  }
  return field.type === "date" && field.max === "today"
    ? { ...field, max: dateInNewYork(at) }
    : field;
}
