import type { Option } from "../field";
import { consentSentence } from "./consent-sentence";
import type { FormDefinition } from "./definition";
import { consentField } from "./home";

/** Not among the case types: its own form asks first how to call safely. */
export const unlistedCase = "institutional-sex-abuse";

export function contactForm({ caseTypes }: { caseTypes: readonly Option[] }) {
  return {
    kind: "contact",
    fields: [
      {
        name: "firstName",
        label: "First name",
        type: "text",
        format: "name",
        required: true,
        maxLength: 80,
        autoComplete: "given-name",
      },
      {
        name: "lastName",
        label: "Last name",
        type: "text",
        format: "name",
        required: true,
        maxLength: 80,
        autoComplete: "family-name",
      },
      {
        name: "email",
        label: "Email",
        type: "email",
        required: true,
        maxLength: 254,
        autoComplete: "email",
      },
      {
        name: "phone",
        label: "Phone",
        hint: "So that someone can call you back.",
        type: "tel",
        required: true,
        maxLength: 40,
        autoComplete: "tel",
        placeholder: "+1 555 010 0199",
      },
      {
        name: "caseType",
        label: "What is it about? (optional)",
        type: "select",
        placeholder: "Choose a case type",
        options: caseTypes,
      },
      {
        name: "message",
        label: "Message",
        hint: "Please leave out medical details and account numbers for now.",
        type: "textarea",
        required: true,
        maxLength: 5000,
      },
      consentField(consentSentence({ certified: false })),
    ],
    submit: { idle: "Send Message", busy: "Submitting..." },
  } satisfies FormDefinition;
}
