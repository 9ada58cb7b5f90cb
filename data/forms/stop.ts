import type { Field } from "../field";
import { askedOnce } from "./asked";

/** An email address or a phone number is enough. If both are missing, the server responds with 422. */
export const stopForm = askedOnce("stop", {
  fields: [
    {
      name: "email",
      label: "Email",
      hint: "The one you gave us. Email or phone is enough; giving both is better.",
      type: "email",
      format: "dotted",
      maxLength: 254,
      autoComplete: "email",
    },
    {
      name: "phone",
      label: "Phone",
      hint: "The number that is called or texted.",
      type: "tel",
      maxLength: 40,
      autoComplete: "tel",
    },
    { name: "calls", label: "Stop calls", type: "checkbox" },
    { name: "texts", label: "Stop texts", type: "checkbox" },
    { name: "emails", label: "Stop emails, including the newsletter", type: "checkbox" },
  ] satisfies readonly Field[],
  submit: { idle: "Stop contact", busy: "Submitting..." },
});
