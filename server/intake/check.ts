import type { Field } from "~/data/field";
import type { Entries } from "./read-form";
import { notOurs, schemaOf } from "./schema";

/** Answers by field name; a field left empty is absent. */
export type Values = Readonly<Record<string, string>>;

/** Messages by field name; those under `""` belong to the form as a whole. */
export type Errors = Readonly<Record<string, readonly string[]>>;

export type Checked = { values: Values; errors: Errors | null };

/** Checks what was posted against the fields: each rule of a field, and that nothing else came. */
export function check(fields: readonly Field[], entries: Entries, at: number): Checked {
  const values: Record<string, string> = Object.create(null);
  const errors: Record<string, string[]> = Object.create(null);

  for (const field of fields) {
    const result = schemaOf(field, at).safeParse(entries.get(field.name)?.[0]);
    if (result.success && result.data !== undefined) values[field.name] = result.data;
    if (!result.success) {
      errors[isShown(field) ? field.name : ""] = result.error.issues.map(({ message }) => message);
    }
  }
  if (hasStrangers(fields, entries)) errors[""] = [notOurs];

  return { values, errors: Object.keys(errors).length > 0 ? errors : null };
}

function isShown(field: Field): boolean {
  return field.type !== "hidden" && !field.carried;
}

function isLenient(field: Field): boolean {
  return field.type === "hidden" && field.isLenient === true;
}

/** A name we did not ask for, or one sent twice. Names that begin with `_` are dropped silently. */
function hasStrangers(fields: readonly Field[], entries: Entries): boolean {
  const known = new Map(fields.map((field) => [field.name, field]));

  return [...entries].some(([name, values]) => {
    const field = known.get(name);
    if (name.startsWith("_") || (field && isLenient(field))) return false;
    return !field || values.length > 1;
  });
}
