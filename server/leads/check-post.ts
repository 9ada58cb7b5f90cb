import { parseWithZod, type Submission, type SubmissionResult } from "@conform-to/zod/v4";
import { z } from "zod";
import { cleanText } from "~/data/clean";
import { dateInNewYork, yearInNewYork } from "~/data/dates";
import type {
  ChoiceField,
  DateField,
  Field,
  HiddenField,
  NumberField,
  TextField,
  VisibleField,
} from "~/data/field";
import { messagesFor, notOurs } from "~/data/field-messages";
import { asciiAddress, findPattern } from "~/data/formats";
import { language } from "~/data/language";
import type { Entries } from "./read-post";

/** Answers by field name; a field left empty is absent. */
export type Values = Readonly<Record<string, string>>;

/** `reply` renders the form again with its errors; null if there are none. */
type Checked = { values: Values; reply: Reply | null };

/**
 * Checks a post against the rules of its fields, and rejects names that the form does not have.
 *
 * @param at milliseconds since 1970; its day in New York bounds dates and years
 */
export function check(asked: readonly Field[], entries: Entries, at: number): Checked {
  const given = Object.fromEntries([...entries].map(([name, [value]]) => [name, value]));
  const fields = asked.map((field) => withCondition(field, given));
  const submission = parseWithZod(formDataFor(fields, entries), {
    schema: schemaFor(fields, at),
    // Every value stays a string, as it is stored and sent on.
    disableAutoCoercion: true,
  });
  const formErrors = hasUnknownNames(fields, entries) ? [notOurs()] : undefined;
  if (submission.status === "success" && !formErrors) {
    return { values: flatten(submission.value), reply: null };
  }
  const hideFields = namesNotShownAgain(fields, entries);
  return { values: {}, reply: reply(submission, { formErrors, hideFields }) };
}

/** A field that is required depending on another one, as it is beside these values. */
export function withCondition<Any extends Field>(field: Any, beside: Partial<Values>): Any {
  if (field.type === "hidden" || !field.requiredWhen) return field;

  const { field: other, is } = field.requiredWhen;
  return { ...field, required: is.includes(beside[other] ?? ""), requiredWhen: undefined };
}

type Schema = ReturnType<typeof formSchema>;

const schemas = new Map<string, Schema>();
/** Visitors can cause any number of forms, such as one for each unknown case. */
const mostSchemas = 200;

/**
 * Cached, because building a schema costs more than the rest of a check. Its bounds change daily.
 */
function schemaFor(fields: readonly Field[], at: number): Schema {
  const key = `${dateInNewYork(at)} ${language()} ${JSON.stringify(fields)}`;
  const known = schemas.get(key);
  if (known) return known;

  const schema = formSchema(fields, at);
  const [oldest] = schemas.keys();
  if (schemas.size >= mostSchemas && oldest !== undefined) schemas.delete(oldest);
  schemas.set(key, schema);
  return schema;
}

/** Undoes the nesting of Conform, which reads `quiz.name` as a member of the object `quiz`. */
function flatten(group: object, prefix = ""): Values {
  const entries = Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === "string") return [[`${prefix}${key}`, value]];
    return typeof value === "object" && value ? Object.entries(flatten(value, `${key}.`)) : [];
  });
  return Object.fromEntries(entries);
}

/** True for a repeated name too. Names that begin with `_` are ignored. */
function hasUnknownNames(fields: readonly Field[], entries: Entries): boolean {
  const known = new Map(fields.map((field) => [field.name, field]));

  return [...entries].some(([name, values]) => {
    const field = known.get(name);
    const isLenient = field?.type === "hidden" && field.isLenient === true;
    if (name.startsWith("_") || isLenient) return false;
    return !field || values.length > 1;
  });
}

/**
 * The schema of a form. A name with a dot is one level deeper, as Conform reads it. The bounds of
 * years and dates are those of the moment `at` in America/New_York.
 */
function formSchema(fields: readonly Field[], at: number) {
  const shape: Record<string, z.ZodType> = {};
  const groups: Record<string, Record<string, z.ZodType>> = {};
  for (const field of fields) {
    const [group = "", inner] = field.name.split(".");
    const schema = fieldSchema(field, at);
    if (inner === undefined) shape[field.name] = schema;
    else groups[group] = { ...groups[group], [inner]: schema };
  }
  for (const [group, inner] of Object.entries(groups)) shape[group] = z.object(inner);

  return z.object(shape);
}

/** The schema of one field; empty counts as absent. Only the first rule that fails is reported. */
export function fieldSchema(field: Field, at: number): z.ZodType<string | undefined> {
  if (field.type === "hidden") return hidden(field);

  return z
    .string()
    .transform((text) => cleanText(text, field.type === "textarea"))
    .optional()
    .transform((text) => (text && !blank.test(text) ? text : undefined))
    .superRefine((text, context) => {
      if (text === undefined && field.required) context.addIssue(messagesFor(field).missing);
    })
    .pipe(answerSchema(field, at).optional());
}

function answerSchema(field: VisibleField, at: number): z.ZodType<string, string> {
  switch (field.type) {
    case "select":
    case "radio":
      return choice(field);
    case "checkbox":
      return z.literal("on", messagesFor(field).wrong);
    case "number":
      return number(field, at);
    case "date":
      return date(field, at);
    default:
      return text(field);
  }
}

function choice(field: ChoiceField) {
  return z.enum(
    field.options.map(({ value }) => value),
    messagesFor(field).wrong,
  );
}

function number(field: NumberField, at: number) {
  const max = field.max === "currentYear" ? yearInNewYork(at) : field.max;
  const message = messagesFor({ ...field, max }).wrong;

  return (
    z
      .string()
      // Spreadsheets and earlier versions of the page write `2021.0`.
      .regex(/^\d{1,4}(\.0+)?$/, { error: message, abort: true })
      .refine((digits) => Number(digits) >= field.min && Number(digits) <= max, message)
      .transform((digits) => String(Number(digits)))
  );
}

/** Results in an ISO date. */
function date(field: DateField, at: number) {
  const { wrong } = messagesFor(field);
  const max = field.max === "today" ? dateInNewYork(at) : field.max;

  return z
    .string()
    .transform(isoDate)
    .pipe(
      z.iso
        .date({ error: wrong, abort: true })
        .refine((day) => day <= max && day >= (field.min ?? ""), wrong),
    );
}

/** Month, day and year in the American order; any other text stays as it is. */
function isoDate(text: string): string {
  const [, month = "", day = "", year = ""] = americanDate.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
}

const americanDate = /^(\d{2}|\d{1,2}(?=\D))[/.\s-]?(\d{2}|\d{1,2}(?=\D))[/.\s-]?(\d{4})$/;

function text(field: TextField) {
  const limit = field.maxLength ?? 200;
  const { long, unprintable, wrong } = messagesFor(field);
  const plain = z
    .string()
    .transform((value) => (field.type === "email" ? asciiAddress(value) : value))
    // Counts UTF-16 units, as browsers do; zod's own `max` counts code points.
    .refine(({ length }) => length <= limit, { error: long(limit), abort: true })
    .refine(
      (value) => {
        const line = field.type === "textarea" ? value.replace(lineBreaks, "") : value;
        return !unprintableCharacter.test(line);
      },
      { error: unprintable, abort: true },
    );
  const pattern = findPattern(field);

  const whole = pattern && new RegExp(`^(?:${pattern})$`, "v");
  return whole ? plain.refine((value) => whole.test(value), wrong) : plain;
}

/**
 * Control characters, and U+FFFD, which a broken encoding leaves behind. Line breaks are allowed in
 * a textarea.
 */
const unprintableCharacter = /[\p{Cc}\u{fffd}]/u;
const lineBreaks = /[\t\n\r]/g;

/** Nothing but blanks, some of which are not trimmed. */
const blank = /^\p{Z}*$/u;

/** For hidden fields without a fixed value, such as a page's address. */
const hiddenLimit = 2000;

function hidden({ value, isLenient }: HiddenField): z.ZodType<string | undefined> {
  const text = z
    .string()
    .optional()
    .transform((given) => cleanText(given ?? "") || undefined);
  if (isLenient) return text.transform((given) => (given && isHarmless(given) ? given : undefined));

  const isOurs = (given: string | undefined) =>
    given === undefined || (value === undefined ? isHarmless(given) : given === value);
  return text.refine(isOurs, notOurs());
}

function isHarmless(text: string): boolean {
  return text.length <= hiddenLimit && !unprintableCharacter.test(text);
}

/**
 * What Conform needs to render a form again with everything typed still there. Errors are by field
 * name; those under `""` are about the whole form. It has no status, because Conform would then
 * focus the first invalid field instead of the summary.
 */
export type Reply = Omit<SubmissionResult<string[]>, "status"> & {
  /** What the form service said about a field: shown below the form, not at the field. */
  below?: { name: string; text: string };
};

/**
 * A reply to a form rejected for reasons other than its fields' rules. `fieldErrors` are messages by
 * name.
 */
export function makeReply(
  fields: readonly Field[],
  entries: Entries,
  { fieldErrors = {}, message, below }: Rejection,
): Reply {
  const submission = parseWithZod(formDataFor(fields, entries), { schema: z.unknown() });
  const made = reply(submission, {
    formErrors: message ? [message] : undefined,
    fieldErrors,
    hideFields: namesNotShownAgain(fields, entries),
  });
  return below ? { ...made, below } : made;
}

/** Why a form is not accepted. */
export type Rejection = Pick<Reply, "below"> & {
  fieldErrors?: Record<string, string[]>;
  message?: string;
};

/** The reply to a form that was not accepted. */
function reply<Value>(
  submission: Submission<Value>,
  options: Parameters<Submission<Value>["reply"]>[0],
): Reply {
  const { status: _, ...rest } = submission.reply(options);
  return rest;
}

/**
 * The first value of each field. Other names are left out, because Conform would interpret brackets
 * and its own commands in them.
 */
function formDataFor(fields: readonly Field[], entries: Entries): URLSearchParams {
  return new URLSearchParams(
    fields.map(({ name }) => {
      // Browsers send a line break as two characters but count it as one for `maxlength`.
      return [name, entries.get(name)?.[0]?.replaceAll("\r\n", "\n") ?? ""];
    }),
  );
}

/** HTML holds no NUL, and a list shows its first choice for one that it does not offer. */
function namesNotShownAgain(fields: readonly Field[], entries: Entries): string[] {
  const strange = fields.filter((field) => {
    const given = entries.get(field.name)?.[0] ?? "";
    const isOffered = field.type !== "select" || field.options.some(({ value }) => value === given);
    return given.includes("\0") || !isOffered;
  });
  return strange.map(({ name }) => name);
}

/** What was typed, by field name; only fields of the form. */
export function typed(fields: readonly Field[], entries: Entries): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name }) => {
      const value = entries.get(name)?.[0];
      return value === undefined || value.includes("\0") ? [] : [[name, value]];
    }),
  );
}
