import { askedOnce } from "./asked";
import type { SentForm } from "./definition";

/** The opt-out of the person, in every browser; the cookie alone covers one browser. */
export const optOutForm = askedOnce("optOut", {
  kind: "opt_out",
  fields: [
    { type: "hidden", name: "intent", value: "opt-out-request" },
    {
      name: "fullName",
      label: "Full name",
      hint: "The one you gave us.",
      type: "text",
      format: "name",
      required: true,
      maxLength: 80,
      autoComplete: "name",
      to: { form: "fullName" },
    },
    {
      name: "email",
      label: "Email",
      hint: "We use it only to find and stop your records.",
      type: "email",
      format: "dotted",
      required: true,
      maxLength: 254,
      autoComplete: "email",
      to: { form: "email" },
    },
    {
      name: "phone",
      label: "Phone (optional)",
      hint: "If you gave us a number, this helps us find it.",
      type: "tel",
      maxLength: 40,
      autoComplete: "tel",
      to: { form: "phone" },
    },
    {
      name: "state",
      label: "State (optional)",
      hint: "Every state is welcome; change it if needed.",
      type: "text",
      maxLength: 80,
      defaultValue: "California",
      autoComplete: "address-level1",
      to: { form: "state" },
    },
    {
      name: "details",
      label: "Anything else we should know (optional)",
      type: "textarea",
      maxLength: 5000,
      to: { form: "details" },
    },
  ],
  submit: { idle: "Send opt-out request", busy: "Submitting..." },
} as const satisfies SentForm);
