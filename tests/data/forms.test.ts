import { expect, expectTypeOf, test } from "vitest";
import { packOptions, unpackOptions } from "~/app/case/packed-options";
import { cases, shownCase } from "~/data/cases";
import type { VisibleField } from "~/data/field";
import { messagesFor } from "~/data/field-messages";
import { caseForm } from "~/data/forms/case";
import { contactForm } from "~/data/forms/contact";
import type { FormDefinition, SentField } from "~/data/forms/definition";
import { homeForm } from "~/data/forms/home";
import { newsletterForm } from "~/data/forms/newsletter";
import { optOutForm } from "~/data/forms/opt-out";
import { unsubscribeForm } from "~/data/forms/unsubscribe";
import { languages } from "~/data/language";
import { withoutNote } from "~/data/question";
import { speak } from "~/server/language";

const caseTypes = [{ value: "roundup", label: "Roundup" }];
const consent = "I agree.";

const forms: readonly FormDefinition[] = [
  homeForm({ caseTypes, consent, asksState: true }),
  contactForm({ caseTypes }),
  newsletterForm({ ownPage: true }),
  newsletterForm({ ownPage: false }),
  unsubscribeForm(),
  optOutForm(),
  ...cases.map(({ quiz, title, sensitive }) =>
    caseForm({ quiz, title, consent, sensitive: sensitive === true, optedOut: false }),
  ),
];

test("on abuse cases, text answers switch autocomplete off", () => {
  const typed = cases
    .filter(({ sensitive }) => sensitive)
    .flatMap(({ quiz }) => quiz.questions)
    .filter(({ type }) => type === "text" || type === "textarea");

  expect(typed.length).toBeGreaterThan(0);
  for (const field of typed) expect(field.autoComplete).toBe("off");
});

test("each required field has its own message for a missing answer", () => {
  for (const { kind, fields } of forms) {
    const required = fields.filter((field) => field.type !== "hidden").filter(isAsked);
    const messages = required.map((field) => messagesFor(field).missing);

    expect(required.length, kind).toBeGreaterThan(0);
    expect(new Set(messages).size, kind).toBe(messages.length);
    // Generic messages begin with the label of the field.
    expect(
      required.filter((field, index) => messages[index]?.startsWith(withoutNote(field))),
    ).toEqual([]);
  }
});

test("a field that neither names its member for each recipient nor says why not is a type error", () => {
  const field = { name: "pet", label: "Dog (optional)", type: "text" } as const;
  const [some, all] = [
    { form: "pet" },
    { form: "pet", sheet: "pet", firm: "contact.pet" },
  ] as const;

  expectTypeOf(field).not.toExtend<SentField>();
  expectTypeOf({ ...field, to: some }).not.toExtend<SentField>();
  expectTypeOf({ ...field, to: all }).toExtend<SentField>();
  expectTypeOf({ ...field, to: some }).toExtend<SentField<"newsletter">>();
  expectTypeOf({ ...field, withheld: "Nobody needs it" }).toExtend<SentField>();
});

function isAsked({ required, fromPreviousStep }: VisibleField): boolean {
  return required === true && fromPreviousStep !== true;
}

test("every question has the same options in the browser as on the server", () => {
  for (const of of languages) {
    for (const slug of [...cases.map((item) => item.slug), "widget-burns"]) {
      const { questions } = speak(of, () => shownCase(slug)).quiz;
      expect(unpackOptions(packOptions(questions))).toEqual(questions);
    }
  }
});
