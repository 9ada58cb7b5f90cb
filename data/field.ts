/** One question a visitor can answer. Quiz questions and form fields are the same thing. */
export type Field = TextField | NumberField | DateField | ChoiceField | CheckboxField | HiddenField;

/**
 * The member under which each recipient gets a field: the form service, the spreadsheet, and a firm
 * (a path in `data` of a message). What has no other rule there follows from the field.
 */
export type FieldMembers = {
  form?: string;
  sheet?: string;
  firm?: `contact.${string}` | "case" | "message" | "answers" | "answers_withheld";
};

/** `Text` is a string, or in the source of a quiz a text in each language. */
type Base<Text> = {
  /** The name in the posted form and in outgoing payloads. */
  name: string;
  label: Text;
  /** Short help shown under the label. */
  hint?: Text;
  required?: boolean;
  /**
   * Required only while another field has one of these values (empty: not answered). The HTML does
   * not say so, because nothing can switch `required` without script.
   */
  requiredWhen?: { field: string; is: readonly string[] };
  /** Shown instead of the standard message when a required answer is missing. */
  missing?: Text;
  autoComplete?: string;
  placeholder?: Text;
  /** The stored name, if it differs from the posted one. */
  storedAs?: string;
  to?: FieldMembers;
  /** Why recipients that `to` does not name get nothing of it. */
  withheld?: string;
  /** A form of this kind may lack it: it is then not sent, rather than sent empty. */
  mayBeUnasked?: true;
  /** Title of the group in which the field is shown, with the others that have one. */
  legend?: string;
  /** Shown in the collapsed part of the form, which opens if one of its fields has an error. */
  isFolded?: true;
  /** Asked in an earlier step. Posted again as a hidden field, and validated again. */
  fromPreviousStep?: true;
};

export type TextField<Text = string> = Base<Text> & {
  type: "text" | "email" | "tel" | "textarea";
  /** Longest value, in UTF-16 code units, as the `maxlength` attribute counts. */
  maxLength?: number;
  inputMode?: "text" | "numeric" | "tel" | "email";
  /** The required format of the text, where `dotted` demands less of an address; see `data/formats.ts`. */
  format?: "name" | "zip" | "dotted";
  /** The native check that follows from type and format; set when the form is drawn. */
  pattern?: string;
  defaultValue?: string;
};

/** Shown as a text field, because a mouse wheel changes a focused number field. */
export type NumberField<Text = string> = Base<Text> & {
  type: "number";
  min: number;
  /** `currentYear` is resolved for each request, in America/New_York. */
  max: number | "currentYear";
  /** The native check of the bounds; set when the form is drawn. */
  pattern?: string;
};

/** Shown as a text field, because a date picker is slow for a date of birth. */
export type DateField = Base<string> & {
  type: "date";
  /** ISO dates; `today` is resolved for each request, in America/New_York. */
  max: string;
  min?: string;
};

/** Options of one `group` are listed together, under its name. */
export type Option<Text = string> = { value: string; label: Text; group?: string };

export type ChoiceField<Text = string> = Base<Text> & {
  type: "select" | "radio";
  options: readonly Option<Text>[];
  /** Selected by default; the select then has no empty option. */
  defaultValue?: string;
  /**
   * With JavaScript, the select becomes a listbox, except on touch screens, which have a better
   * native picker.
   */
  isListbox?: true;
};

export type CheckboxField = Base<string> & { type: "checkbox" };

/** `value` fixed: only that value is accepted. Without it, any text up to 2,000 characters. */
export type HiddenField = {
  type: "hidden";
  name: string;
  value?: string;
  /**
   * Filled in by scripts or bots. An invalid value is dropped and never fails the form.
   */
  isLenient?: true;
};

export type VisibleField = Exclude<Field, HiddenField>;
