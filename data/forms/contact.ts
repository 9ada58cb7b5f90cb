import type { Option } from "../field";
import { asked } from "./asked";
import { consentSentences } from "./consent-sentence";
import type { SentForm } from "./definition";
import { formVersionField } from "./hidden";
import { consentField, languageField } from "./home";

/** Not offered as a case type, because its own form first asks how to call safely. */
export const unlistedCase = "institutional-sex-abuse";

/** The topic of a message. Only a review requires a phone number and consent. */
export const reviewTopic = "review";

const forReview = {
  legend: "Only for a review of a possible case",
  requiredWhen: { field: "topic", is: [reviewTopic] },
};

export function contactForm({ caseTypes }: { caseTypes: readonly Option[] }) {
  return asked("contact", {
    kind: "contact",
    fields: [
      {
        name: "topic",
        label: "What is your message about?",
        type: "radio",
        required: true,
        missing: "Choose a topic",
        options: [
          { value: reviewTopic, label: "A possible case" },
          { value: "question", label: "This site" },
          { value: "privacy", label: "My data" },
        ],
        to: { form: "topic" },
        withheld: "A firm gets only reviews",
      },
      {
        name: "firstName",
        label: "First name",
        type: "text",
        format: "name",
        required: true,
        maxLength: 80,
        autoComplete: "given-name",
        to: { form: "firstName", firm: "contact.first_name" },
      },
      {
        name: "lastName",
        label: "Last name",
        type: "text",
        format: "name",
        required: true,
        maxLength: 80,
        autoComplete: "family-name",
        to: { form: "lastName", firm: "contact.last_name" },
      },
      {
        name: "email",
        label: "Email",
        type: "email",
        required: true,
        maxLength: 254,
        autoComplete: "email",
        to: { form: "email", firm: "contact.email" },
      },
      {
        name: "message",
        label: "Message",
        hint: "Please leave out medical details, account numbers and Social Security numbers.",
        type: "textarea",
        required: true,
        maxLength: 5000,
        to: { form: "message", firm: "message" },
      },
      { ...languageField(), mayBeUnasked: true },
      {
        name: "phone",
        label: "Phone",
        hint: "Needed for a possible case, so that someone can call you back.",
        type: "tel",
        ...forReview,
        maxLength: 40,
        autoComplete: "tel",
        placeholder: "+1 555 010 0199",
        to: { form: "phone", firm: "contact.phone" },
      },
      {
        name: "caseType",
        label: "Kind of case (optional)",
        type: "select",
        legend: forReview.legend,
        placeholder: "Choose a case type",
        options: caseTypes,
        to: { form: "caseType", firm: "case" },
      },
      { ...consentField(consentSentences().plain), required: false, ...forReview },
      formVersionField,
    ],
    submit: { idle: "Send message", busy: "Submitting..." },
  } satisfies SentForm);
}
