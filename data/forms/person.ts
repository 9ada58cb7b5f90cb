import type { SentField } from "./definition";
import { wireNames } from "./wire-names";

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
