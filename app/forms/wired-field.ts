import type { FieldMetadata } from "@conform-to/react";
import type { VisibleField } from "~/data/field";
import { errorId, hintId } from "./field-id";

/** `meta`: the state Conform keeps of the field. `errors`: messages that still apply. */
export type WiredField<Field extends VisibleField = VisibleField> = {
  formId: string;
  field: Field;
  meta: FieldMetadata<string>;
  errors?: readonly string[];
};

/** Not Conform's own ids, because a name may hold spaces. */
export function describedBy({ formId, field, errors }: WiredField): string | undefined {
  const ids = [
    field.hint ? hintId(formId, field.name) : "",
    errors ? errorId(formId, field.name) : "",
  ];
  return ids.filter(Boolean).join(" ") || undefined;
}

/**
 * Chromium reports an untouched required control as invalid unless it has `aria-invalid="false"`.
 */
export function invalid({ field, errors }: WiredField): boolean | undefined {
  return errors ? true : field.required ? false : undefined;
}
