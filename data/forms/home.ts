import type { CheckboxField, ChoiceField, Option } from "../field";
import { language, languages } from "../language";
import { editions } from "../languages";
import { states } from "../states";
import { asked } from "./asked";
import type { SentField, SentForm } from "./definition";
import { caseTitleField, hiddenFields } from "./hidden";
import { wireNames } from "./wire-names";

/** The review form on the home page. It includes the state if some states are excluded or a firm is configured. */
export function homeForm(options: {
  caseTypes: readonly Option[];
  consent: string;
  asksState: boolean;
}) {
  return asked("home", {
    kind: "home",
    fields: [
      ...person,
      {
        name: wireNames.caseSlug,
        label: "Case type",
        type: "select",
        required: true,
        missing: "Please select your case type.",
        isListbox: true,
        placeholder: "Select One *",
        options: options.caseTypes,
        to: { form: wireNames.caseSlug, sheet: wireNames.caseSlug, firm: "case" },
      },
      ...(options.asksState ? [{ ...stateField(), mayBeUnasked: true } as const] : []),
      // Beside the case type it takes no row of its own.
      { ...languageField(), isFolded: options.asksState || undefined, mayBeUnasked: true },
      consentField(options.consent),
      caseTitleField(),
      ...hiddenFields,
    ],
    submit: { idle: "Send My Request", busy: "Submitting..." },
  } satisfies SentForm);
}

/** The contact fields that both lead forms share. */
export const person = [
  {
    name: wireNames.firstName,
    label: "First name",
    type: "text",
    format: "name",
    required: true,
    maxLength: 80,
    autoComplete: "given-name",
    to: { form: wireNames.firstName, sheet: wireNames.firstName, firm: "contact.first_name" },
  },
  {
    name: wireNames.lastName,
    label: "Last name",
    type: "text",
    format: "name",
    required: true,
    maxLength: 80,
    autoComplete: "family-name",
    to: { form: wireNames.lastName, sheet: wireNames.lastName, firm: "contact.last_name" },
  },
  {
    name: wireNames.phone,
    label: "Phone",
    type: "tel",
    required: true,
    maxLength: 40,
    autoComplete: "tel",
    to: { form: wireNames.phone, sheet: wireNames.phone, firm: "contact.phone" },
  },
  {
    name: wireNames.email,
    label: "Email",
    type: "email",
    required: true,
    maxLength: 254,
    autoComplete: "email",
    to: { form: wireNames.email, sheet: wireNames.email, firm: "contact.email" },
  },
] as const satisfies readonly SentField[];

export function stateField() {
  return {
    name: "state",
    label: "State where you live",
    type: "select",
    required: true,
    missing: "Select the state where you live",
    autoComplete: "address-level1",
    placeholder: "Select One *",
    options: states(),
    to: { form: "state", sheet: "state", firm: "contact.state" },
  } as const satisfies ChoiceField & SentField;
}

/** For calls and letters. The language of the page is selected, and the field is collapsed. */
export function languageField() {
  return {
    name: "preferred_language",
    label: "Language you prefer (optional)",
    type: "select",
    defaultValue: language(),
    options: [
      ...languages.map((value) => ({ value, label: editions[value].english })),
      { value: "either", label: "Either" },
    ],
    isFolded: true,
    to: {
      form: "preferred_language",
      sheet: "preferred_language",
      firm: "contact.preferred_language",
    },
  } as const satisfies ChoiceField & SentField;
}

export function consentField(sentence: string) {
  return {
    name: "consent",
    label: sentence,
    type: "checkbox",
    required: true,
    missing: "Check the box if you agree to be contacted, or write to us instead",
    withheld: "The receipt proves it: its time, text, and hash are sent",
  } as const satisfies CheckboxField & SentField;
}
