import type { Quiz } from "../case";
import { contactNote as spanishNote } from "../es/forms";
import type { Field } from "../field";
import { inEach } from "../language";
import { asked } from "./asked";
import type { FormDefinition, SentField, SentForm } from "./definition";
import { caseTitleField, hiddenFields, pageSourceField } from "./hidden";
import { consentField, languageField, person, stateField } from "./home";
import { answerPrefix, contactPrefix, wireNames } from "./wire-names";

/** Step 1 on a case page: the questions. `keeps`: values already entered in step 2. */
export function quizForm(quiz: Quiz, { keeps }: { keeps: boolean }) {
  return asked("quiz", {
    kind: "case",
    fields: [
      { type: "hidden", name: "intent", value: "quiz" },
      pageSourceField,
      ...quiz.questions,
      ...(keeps ? keptFields() : []).map(
        ({ name }): Field => ({ type: "hidden", name: `${contactPrefix}${name}` }),
      ),
    ],
    submit: { idle: quiz.cta, busy: "Submitting..." },
  } satisfies FormDefinition);
}

/** Step 2: contact details. The answers are posted again in hidden fields and validated again. */
export function caseForm(options: {
  quiz: Quiz;
  title: string;
  consent: string;
  sensitive: boolean;
  optedOut: boolean;
  /**
   * Puts the consent box first, because the certification script loads when it is ticked and
   * records how the rest of the form is filled in.
   */
  consentFirst?: boolean;
}) {
  const consent = consentField(options.consent);

  return asked(options.sensitive ? "sensitiveCase" : "case", {
    kind: "case",
    fields: [
      { type: "hidden", name: "intent", value: "contact" },
      ...(options.consentFirst ? [consent] : []),
      ...(options.optedOut ? [] : [shareAnswers]),
      ...(options.sensitive ? [...safety, ...person.map(withSafety)] : person),
      stateField(),
      ...details(),
      ...(options.consentFirst ? [] : [consent]),
      caseTitleField(options.title),
      ...hiddenFields,
      ...options.quiz.questions.map(
        (question): SentField => ({
          ...question,
          name: `${answerPrefix}${question.name}`,
          fromPreviousStep: true,
          to: { form: "Quiz answers", firm: "answers" },
          withheld: "A spreadsheet has fixed columns, but each case its own questions",
        }),
      ),
    ],
    submit: { idle: "Send My Request", busy: "Submitting..." },
  } satisfies SentForm);
}

/** Asked in a collapsed part of the form, because no firm needs them to call back. */
const details = (): readonly SentField[] => [
  {
    name: "dob",
    label: "Date of birth (optional)",
    hint: "MM/DD/YYYY. Give your own: firms use it to tell apart people with the same name.",
    type: "date",
    min: "1900-01-01",
    max: "today",
    autoComplete: "bday",
    to: { form: "dob", sheet: "dob", firm: "contact.dob" },
    isFolded: true,
  },
  {
    name: "city",
    label: "City (optional)",
    type: "text",
    maxLength: 80,
    autoComplete: "address-level2",
    to: { form: "city", sheet: "city", firm: "contact.city" },
    isFolded: true,
  },
  {
    name: "zipcode",
    label: "ZIP code (optional)",
    type: "text",
    format: "zip",
    maxLength: 12,
    inputMode: "numeric",
    autoComplete: "postal-code",
    to: { form: "zipcode", sheet: "zipcode", firm: "contact.zip" },
    isFolded: true,
  },
  languageField(),
];

/**
 * The first option is selected by default, so that software that fills in forms states nothing.
 */
const safetyOptions = [
  { value: "", label: "I would rather not say" },
  { value: "no", label: "No" },
  { value: "yes", label: "Yes" },
];

const safety: readonly SentField[] = [
  {
    name: "safe_to_call",
    label: "Is it safe to call or text you? (optional)",
    hint: "If not, leave the phone out. We write by email.",
    type: "radio",
    options: safetyOptions,
    to: { form: "safe_to_call", sheet: "safe_to_call", firm: "contact.safe_to_call" },
  },
  {
    name: "leave_message",
    label: "May a caller leave a message? (optional)",
    type: "radio",
    options: safetyOptions,
    to: { form: "leave_message", sheet: "leave_message", firm: "contact.leave_message" },
  },
];

/** A number is not needed from people who must not be called. */
function withSafety(field: SentField): SentField {
  if (field.name !== wireNames.phone) return field;

  return {
    ...field,
    required: false,
    requiredWhen: { field: "safe_to_call", is: ["", "yes"] },
    missing: "Enter your phone number, or answer that a call is not safe",
  };
}

/**
 * Many people ask on behalf of a parent or a child. The facts are about that person, but the phone
 * number is the sender's.
 */
export const contactNote = /* @__PURE__ */ inEach({
  en: "Please give your own name and number, even if you are asking for someone else.",
  es: spanishNote,
});

/** Fields of step 2 that are kept on return to the quiz: all except the two agreements. */
export const keptFields = (): readonly SentField[] => [
  ...person,
  stateField(),
  ...details(),
  ...safety,
];

/** Nothing is preselected: answers about health leave the step only by the visitor's own choice. */
const shareAnswers = {
  name: "share_answers",
  label: "What should happen to your answers?",
  hint: "If you leave them out, we do not keep them.",
  type: "radio",
  required: true,
  missing: "Choose whether we pass your answers on",
  options: [
    { value: "yes", label: "Pass these on with my request" },
    { value: "no", label: "Leave them out" },
  ],
  to: { firm: "answers_withheld" },
  withheld: "Decides whether the answers are sent",
} as const satisfies SentField;
