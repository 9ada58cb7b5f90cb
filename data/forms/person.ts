import type { TextField } from "../field";

const reasonForPhone = "For calls or texts about this request.";

/** Who is asking, as both lead forms ask it. Names are the ones the form service knows. */
export const person = [
  {
    name: "First name",
    label: "First name",
    type: "text",
    format: "name",
    required: true,
    maxLength: 80,
    autoComplete: "given-name",
  },
  {
    name: "Last name",
    label: "Last name",
    type: "text",
    format: "name",
    required: true,
    maxLength: 80,
    autoComplete: "family-name",
  },
  {
    name: "Phone",
    label: "Phone",
    type: "tel",
    hint: reasonForPhone,
    required: true,
    maxLength: 40,
    autoComplete: "tel",
  },
  {
    name: "Email",
    label: "Email",
    type: "email",
    hint: "For an answer in writing.",
    required: true,
    maxLength: 254,
    autoComplete: "email",
  },
] as const satisfies readonly TextField[];
