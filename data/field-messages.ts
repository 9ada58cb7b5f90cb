import { fieldMessages as spanish } from "./es/field-messages";
import type { ChoiceField, VisibleField } from "./field";
import { wireNames } from "./forms/wire-names";
import { inEach, locale } from "./language";
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

const englishFieldMessages = {
  /** For values that the page does not offer, such as an unknown field. */
  notOurs: "This form has changed or was sent in an unusual way. Reload the page and send it again",
  firstName: "Enter your first name",
  lastName: "Enter your last name",
  fullName: "Enter your full name",
  phone: {
    missing: "Enter your phone number",
    wrong: "Enter a phone number with area code, such as 212 555 0147",
  },
  email: {
    missing: "Enter your email address",
    wrong: "Enter an email address such as name@example.com",
  },
  caseType: "Choose a case type from the list",
  state: "Choose your state from the list",
  zipcode: "Enter a ZIP code such as 10001 or 10001-1234",
  dob: "Enter your date of birth as MM/DD/YYYY, such as 04/27/1980",
  message: "Write your message",
  consent: "Check the box if you agree",

  /** After the name of a field and a colon, or alone after a question. */
  long: (limit: string) => `use at most ${limit} characters`,
  unprintable: "remove characters that cannot be printed",
  tick: "check the box",
  number: "enter a number",
  answer: "type an answer",
  tickOrNot: "check the box, or leave it empty",
  numberBetween: (min: string, max: string) => `enter a whole number from ${min} to ${max}`,
  again: "type the answer again",
  yesOrNo: "choose yes or no",
  fromList: "choose one answer from the list",
  one: "choose one of the answers",
};

const words = /* @__PURE__ */ inEach({ en: englishFieldMessages, es: spanish });

/** For values that the page does not offer, in the language of the page. */
export function notOurs(): string {
  return words().notOurs;
}

/** Messages of contact fields by name. Quiz questions use the messages of their type. */
export function messagesFor(field: VisibleField): FieldMessages {
  if (field.fromPreviousStep) {
    const { notOurs } = words();
    return { missing: notOurs, wrong: notOurs, long: () => notOurs, unprintable: notOurs };
  }
  const named = byName()[field.name] ?? {};
  const wrong = named.wrong ?? about(field, wrongByType(field));

  return {
    missing: field.missing ?? named.missing ?? about(field, missingByType(field)),
    wrong,
    long: (limit) => about(field, words().long(limit.toLocaleString(locale()))),
    unprintable: about(field, words().unprintable),
  };
}

type Named = Readonly<Record<string, Partial<Pick<FieldMessages, "missing" | "wrong">>>>;

function byName(): Named {
  const { firstName, lastName, fullName, phone, email, ...wrong } = words();

  return {
    [wireNames.firstName]: { missing: firstName },
    firstName: { missing: firstName },
    [wireNames.lastName]: { missing: lastName },
    lastName: { missing: lastName },
    fullName: { missing: fullName },
    [wireNames.phone]: phone,
    phone,
    [wireNames.email]: email,
    email,
    caseType: { wrong: wrong.caseType },
    state: { wrong: wrong.state },
    zipcode: { wrong: wrong.zipcode },
    dob: { wrong: wrong.dob },
    message: { missing: wrong.message },
    consent: { wrong: wrong.consent },
  };
}

/**
 * A message names its field. Questions are too long for that, so the summary shows the question
 * beside the message.
 */
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
      return words().tick;
    case "number":
      return words().number;
    default:
      return words().answer;
  }
}

function wrongByType(field: VisibleField): string {
  switch (field.type) {
    case "radio":
    case "select":
      return choose(field);
    case "checkbox":
      return words().tickOrNot;
    case "number":
      return words().numberBetween(String(field.min), String(field.max));
    default:
      return words().again;
  }
}

function choose({ type, options }: ChoiceField): string {
  const values = options.map(({ value }) => value).sort();
  if (values.join() === "no,yes") return words().yesOrNo;

  return type === "select" ? words().fromList : words().one;
}
