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
import { nameOf, patternOf } from "~/data/formats";
import { dateInNewYork, yearInNewYork } from "./dates";

/**
 * What the server accepts for one field. The bounds of years and dates are those of the moment
 * `at` in America/New_York.
 */
export function schemaOf(field: Field, at: number): z.ZodType<string | undefined> {
  if (field.type === "hidden") return hidden(field);

  const answer = answerSchema(field, at);
  return (
    z
      .string()
      // Browsers count a line break as one character and send two.
      .transform((text) => withoutMarks(field, text.replaceAll("\r\n", "\n").trim()))
      .optional()
      .transform((text) => (text && !isBlank(text) ? text : undefined))
      .superRefine((text, context) => {
        if (text === undefined && field.required) context.addIssue(missingMessage(field));
      })
      .pipe(answer.optional())
  );
}

/** Some phones write a number with invisible marks of direction around it. */
function withoutMarks({ type }: VisibleField, text: string): string {
  return type === "tel" ? text.replaceAll(/[\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu, "") : text;
}

function answerSchema(field: VisibleField, at: number): z.ZodType<string, string> {
  switch (field.type) {
    case "select":
    case "radio":
      return choice(field);
    case "checkbox":
      return z.literal("on", "Tick the box or leave it empty");
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
    `Choose one of the answers offered: ${nameOf(field)}`,
  );
}

function number(field: NumberField, at: number) {
  const max = field.max === "currentYear" ? yearInNewYork(at) : field.max;
  const message = `${nameOf(field)}: enter a whole number from ${field.min} to ${max}`;

  return (
    z
      .string()
      // Browsers take `2021.0` for a whole number.
      .regex(/^\d{1,4}(\.0+)?$/, message)
      .refine((digits) => Number(digits) >= field.min && Number(digits) <= max, message)
      .transform((digits) => String(Number(digits)))
  );
}

function date(field: DateField, at: number) {
  return z.iso
    .date(`${nameOf(field)}: enter a date such as 1980-04-27`)
    .refine(
      (day) => day <= dateInNewYork(at),
      `${nameOf(field)}: enter a date that is not after today`,
    );
}

function text(field: TextField) {
  const limit = field.maxLength ?? 200;
  const plain = z
    .string()
    // As browsers count; zod's own `max` counts a character outside the basic plane once.
    .refine(({ length }) => length <= limit, {
      message: `${nameOf(field)}: use at most ${limit.toLocaleString("en-US")} characters`,
    })
    .refine((value) => isPrintable(value, field), {
      message: `${nameOf(field)}: remove characters that cannot be printed`,
    });
  const pattern = patternOf(field);

  return pattern ? plain.regex(new RegExp(`^(?:${pattern})$`, "v"), wanted(field)) : plain;
}

function wanted({ type }: TextField): string {
  if (type === "email") return "Enter an email address such as name@example.com";
  if (type === "tel") return "Enter a phone number with 7 to 15 digits, such as 555 010 0199";
  return "Enter a ZIP code such as 10001 or 10001-1234";
}

/**
 * Control characters, those that turn the direction of writing (which a terminal obeys), and what a
 * broken encoding leaves behind; line breaks only in messages.
 */
const unprintable = /[\p{Cc}\u{fffd}\u{202a}-\u{202e}\u{2066}-\u{2069}]/u;
const lineBreaks = /[\t\n\r]/g;

/** Nothing but characters that show nothing, such as a zero-width space. */
function isBlank(text: string): boolean {
  return /^[\p{Z}\p{Cf}]*$/u.test(text);
}

function isPrintable(value: string, field: TextField): boolean {
  return !unprintable.test(field.type === "textarea" ? value.replace(lineBreaks, "") : value);
}

const carriedLimit = 2000;

function hidden({ value, isLenient }: HiddenField): z.ZodType<string | undefined> {
  if (isLenient) {
    return z
      .string()
      .optional()
      .transform((text) => (text && isCarried(text) ? text : undefined));
  }
  return (
    value === undefined ? z.string().refine(isCarried, notOurs) : z.literal(value, notOurs)
  ).optional();
}

function isCarried(text: string): boolean {
  return text.length <= carriedLimit && !unprintable.test(text);
}

/** For what no visitor can have typed. */
export const notOurs =
  "This form has changed or was sent in an unusual way. Reload the page and send it again";

function missingMessage(field: VisibleField): string {
  if (field.missing) return field.missing;
  if (field.type === "checkbox") return `Tick the box: ${field.label}`;
  if (field.label.endsWith("?")) return `Answer this question: ${field.label}`;

  return field.type === "select" || field.type === "radio"
    ? `Select an answer: ${nameOf(field)}`
    : `Enter your ${nameOf(field).toLowerCase()}`;
}
