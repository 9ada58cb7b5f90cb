import type { FieldMetadata } from "@conform-to/react";
import { useState } from "react";
import type { VisibleField } from "~/data/field";

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

/** Field names may hold spaces, ids may not. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name.replace(/[^\w-]+/g, "-").toLowerCase()}`;
}

export function errorId(formId: string, name: string): string {
  return `${fieldId(formId, name)}-error`;
}

export function hintId(formId: string, name: string): string {
  return `${fieldId(formId, name)}-hint`;
}

type FieldState = { errors: string[] | undefined; value: string | undefined };

/** Messages of the last reply, as long as the value they are about is unchanged. */
export function useStandingErrors(field: FieldState): string[] | undefined {
  const { errors } = field;
  // Read only where there is an error: Conform renders again whenever a value that was read
  // changes.
  const value = errors && field.value;
  const [replied, setReplied] = useState({ errors, value });
  if (replied.errors !== errors) setReplied({ errors, value });

  return replied.value === value ? errors : undefined;
}
