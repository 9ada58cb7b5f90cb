import type { Field } from "../field";

export type FormKind = "home" | "case" | "newsletter" | "contact" | "unsubscribe" | "opt_out";

/** The one declaration of a form. Its HTML, validation, and messages are derived from it. */
export type FormDefinition = {
  kind: FormKind;
  fields: readonly Field[];
  submit: { idle: string; busy: string };
};
