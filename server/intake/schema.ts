import { z } from "zod";
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
import { findPattern } from "~/data/formats";
import { dateInNewYork, yearInNewYork } from "./dates";

/**
 * What the server accepts for a form. A name with a dot is one level deeper, as Conform reads it.
 * The bounds of years and dates are those of the moment `at` in America/New_York.
 */
export function formSchema(fields: readonly Field[], at: number) {
  const shape: Record<string, z.ZodType> = {};
  const groups: Record<string, Record<string, z.ZodType>> = {};
  for (const field of fields) {
    const [group, ...rest] = field.name.split(".");
    const schema = fieldSchema(field, at);
    if (group === undefined || rest.length === 0) shape[field.name] = schema;
    else groups[group] = { ...groups[group], [rest.join(".")]: schema };
  }
  for (const [group, inner] of Object.entries(groups)) shape[group] = z.object(inner);

  return z.object(shape);
}

/** What the server accepts for one field; empty is absent. The first rule that fails is told. */
export function fieldSchema(field: Field, at: number): z.ZodType<string | undefined> {
  if (field.type === "hidden") return hidden(field);

  return z
    .string()
    .transform((text) => withoutDirectionMarks(field, text.trim()))
    .optional()
    .transform((text) => (text && !isBlank(text) ? text : undefined))
    .superRefine((text, context) => {
      if (text === undefined && field.required) context.addIssue(messagesFor(field).missing);
    })
    .pipe(answerSchema(field, at).optional());
}

/** Some phones put invisible marks of writing direction around a number. */
function withoutDirectionMarks({ type }: VisibleField, text: string): string {
  return type === "tel" ? text.replaceAll(/[\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu, "") : text;
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
      // Browsers take `2021.0` for a whole number.
      .regex(/^\d{1,4}(\.0+)?$/, { error: message, abort: true })
      .refine((digits) => Number(digits) >= field.min && Number(digits) <= max, message)
      .transform((digits) => String(Number(digits)))
  );
}

function date(field: DateField, at: number) {
  const { wrong } = messagesFor(field);
  const max = field.max === "today" ? dateInNewYork(at) : field.max;

  return z.iso
    .date({ error: wrong, abort: true })
    .refine((day) => day <= max && day >= (field.min ?? ""), wrong);
}

function text(field: TextField) {
  const limit = field.maxLength ?? 200;
  const { long, unprintable, wrong } = messagesFor(field);
  const plain = z
    .string()
    // In UTF-16 units, as browsers count; zod's own `max` counts code points.
    .refine(({ length }) => length <= limit, { error: long(limit), abort: true })
    .refine((value) => isPrintable(value, field), { error: unprintable, abort: true });
  const pattern = findPattern(field);

  return pattern ? plain.regex(new RegExp(`^(?:${pattern})$`, "v"), wrong) : plain;
}

/**
 * Control characters, changes of writing direction (terminals obey them) and U+FFFD, which a broken
 * encoding leaves behind. Line breaks are allowed in a textarea.
 */
const unprintableCharacter = /[\p{Cc}\u{fffd}\u{202a}-\u{202e}\u{2066}-\u{2069}]/u;
const lineBreaks = /[\t\n\r]/g;

/** Nothing but blanks and invisible characters, such as a zero-width space. */
function isBlank(text: string): boolean {
  return /^[\p{Z}\p{Cf}]*$/u.test(text);
}

function isPrintable(value: string, field: TextField): boolean {
  return !unprintableCharacter.test(
    field.type === "textarea" ? value.replace(lineBreaks, "") : value,
  );
}

/** For hidden values that have no fixed one, such as a page's address. */
const hiddenLimit = 2000;

function hidden({ value, isLenient }: HiddenField): z.ZodType<string | undefined> {
  const text = z
    .string()
    .optional()
    .transform((given) => given || undefined);
  if (isLenient) return text.transform((given) => (given && isHarmless(given) ? given : undefined));

  const isOurs = (given: string | undefined) =>
    given === undefined || (value === undefined ? isHarmless(given) : given === value);
  return text.refine(isOurs, notOurs);
}

function isHarmless(text: string): boolean {
  return text.length <= hiddenLimit && !unprintableCharacter.test(text);
}
