import type { VisibleField } from "~/data/field";

/** The native checks of each field, by its name, as Conform writes them into the controls. */
export function constraints(fields: readonly VisibleField[]) {
  return Object.fromEntries(fields.map((field) => [field.name, constraint(field)]));
}

function constraint(field: VisibleField) {
  const { required } = field;

  switch (field.type) {
    case "number":
      return { required, min: field.min, max: Number(field.max), step: 1 };
    case "date":
      return { required, min: field.min, max: field.max };
    case "select":
    case "radio":
    case "checkbox":
      return { required };
    default:
      return { required, maxLength: field.maxLength, pattern: field.pattern };
  }
}
