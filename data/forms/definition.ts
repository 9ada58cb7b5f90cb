import type { Field } from "../field";

export type FormKind = "home" | "case" | "newsletter" | "contact" | "unsubscribe" | "opt_out";

/** A form, declared once: its HTML, its checks and its messages all come from here. */
export type FormDefinition = {
  kind: FormKind;
  fields: readonly Field[];
  submit: { idle: string; busy: string };
};
