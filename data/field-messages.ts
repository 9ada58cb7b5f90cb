import type { ChoiceField, VisibleField } from "./field";
import { wireNames } from "./forms/wire-names";
import { locale } from "./language";
import { isQuestion, withoutNote } from "./question";

/** Messages for answers that fail a check. Each is a whole sentence without a full stop. */
type FieldMessages = {
  missing: string;
  /** The value has the wrong type or format. */
  wrong: string;
  /** `limit` in characters. */
  long: (limit: number) => string;
  unprintable: string;
};

/** For values that the page cannot have sent, such as an unknown field. */
export const notOurs =
  "This form has changed or was sent in an unusual way. Reload the page and send it again";

/** Messages of contact fields by name; a quiz question has those of its type. */
export function messagesFor(field: VisibleField): FieldMessages {
  if (field.fromPreviousStep) {
    return { missing: notOurs, wrong: notOurs, long: () => notOurs, unprintable: notOurs };
  }
  const named = byName[field.name] ?? {};
  const wrong = named.wrong ?? about(field, wrongByType(field));

  return {
    missing: field.missing ?? named.missing ?? about(field, missingByType(field)),
    wrong,
    long: (limit) => about(field, `use at most ${limit.toLocaleString(locale())} characters`),
    unprintable: about(field, "remove characters that cannot be printed"),
  };
}

const firstName = { missing: "Enter your first name" };
const lastName = { missing: "Enter your last name" };
const phone = {
  missing: "Enter your phone number",
  wrong: "Enter a phone number with 7 to 15 digits, such as 555 010 0199",
};
const email = {
  missing: "Enter your email address",
  wrong: "Enter an email address such as name@example.com",
};

const byName: Readonly<Record<string, Partial<Pick<FieldMessages, "missing" | "wrong">>>> = {
  [wireNames.firstName]: firstName,
  firstName,
  [wireNames.lastName]: lastName,
  lastName,
  fullName: { missing: "Enter your full name" },
  [wireNames.phone]: phone,
  phone,
  [wireNames.email]: email,
  email,
  caseType: { wrong: "Choose a case type from the list" },
  state: { wrong: "Choose your state from the list" },
  zipcode: { wrong: "Enter a ZIP code such as 10001 or 10001-1234" },
  dob: { wrong: "Enter your date of birth as it is, such as 1980-04-27" },
  message: { missing: "Write your message" },
  consent: { wrong: "Tick the box if you agree" },
};

/** A message names its field. A question is too long for that; the summary shows it beside the message. */
function about(field: VisibleField, text: string): string {
  return isQuestion(field)
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : `${withoutNote(field)}: ${text}`;
}

function missingByType(field: VisibleField): string {
  switch (field.type) {
    case "radio":
    case "select":
      return choose(field);
    case "checkbox":
      return "tick the box";
    case "number":
      return "enter a number";
    case "date":
      return "enter a date";
    default:
      return "type an answer";
  }
}

function wrongByType(field: VisibleField): string {
  switch (field.type) {
    case "radio":
    case "select":
      return choose(field);
    case "checkbox":
      return "tick the box, or leave it empty";
    case "number":
      return `enter a whole number from ${field.min} to ${field.max}`;
    case "date":
      return "enter a date such as 1980-04-27";
    default:
      return "type the answer again";
  }
}

function choose({ type, options }: ChoiceField): string {
  const values = options.map(({ value }) => value).sort();
  if (values.join() === "no,yes") return "choose yes or no";

  return type === "select" ? "choose one answer from the list" : "choose one of the answers";
}
