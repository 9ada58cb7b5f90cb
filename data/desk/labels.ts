import type { FormKind } from "../forms/definition";

/** How the operator's pages name forms and services; their own names are in paths and rows. */
export const kindLabels = {
  home: "home form",
  case: "case form",
  newsletter: "newsletter",
  contact: "contact form",
  unsubscribe: "unsubscribe",
  opt_out: "opt-out requests",
} as const satisfies Record<FormKind, string>;

export const destinationLabels = {
  /** What stands before the comma is enough beside a submission of that form. */
  form: (kind: string) => `Form service, ${kind}`,
  firm: (id: string) => `Firm ${id}`,
  sheet: "Spreadsheet",
  ping: "Certificate ping",
  retain: "Certificate retention",
  confirmation: "Confirmation to the visitor",
  staff: "Mail to the staff",
} as const;
