import { askedOnce } from "./asked";
import type { SentForm } from "./definition";

export const unsubscribeForm = askedOnce("unsubscribe", {
  kind: "unsubscribe",
  fields: [
    {
      name: "email",
      label: "Email",
      hint: "The address our newsletter comes to.",
      type: "email",
      format: "dotted",
      required: true,
      maxLength: 254,
      autoComplete: "email",
      to: { form: "email" },
    },
    { type: "hidden", name: "formType", value: "unsubscribe" },
  ],
  submit: { idle: "Unsubscribe", busy: "Submitting..." },
} as const satisfies SentForm);
