import type { Field, FieldMembers, HiddenField, VisibleField } from "../field";

export type FormKind = "home" | "case" | "newsletter" | "contact" | "unsubscribe" | "opt_out";

/** A form as it is shown. Its HTML, validation, and messages are derived from it. */
export type FormDefinition = {
  kind: FormKind;
  fields: readonly Field[];
  submit: { idle: string; busy: string };
};

/** Who gets what a form asks, if they are configured. */
type Recipients = {
  [Kind in FormKind]: Kind extends "home" | "case"
    ? "form" | "sheet" | "firm"
    : Kind extends "contact"
      ? "form" | "firm"
      : "form";
};

/**
 * A field that says where it goes: to all recipients of its form, or why not. Payloads, samples,
 * schemas, and exports are derived from it.
 */
export type SentField<Kind extends FormKind = "case"> = VisibleField &
  ({ to: Required<Pick<FieldMembers, Recipients[Kind]>> } | { withheld: string });

/** The one declaration of a form whose posts are stored and sent. */
export type SentForm = {
  [Kind in FormKind]: FormDefinition & {
    kind: Kind;
    fields: readonly (HiddenField | SentField<Kind>)[];
  };
}[FormKind];
