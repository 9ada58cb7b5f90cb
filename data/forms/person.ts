import type { TextField } from "../field";
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
  },
  {
    name: wireNames.lastName,
    label: "Last name",
    type: "text",
    format: "name",
    required: true,
    maxLength: 80,
    autoComplete: "family-name",
  },
  {
    name: wireNames.phone,
    label: "Phone",
    type: "tel",
    required: true,
    maxLength: 40,
    autoComplete: "tel",
  },
  {
    name: wireNames.email,
    label: "Email",
    type: "email",
    required: true,
    maxLength: 254,
    autoComplete: "email",
  },
] as const satisfies readonly TextField[];
