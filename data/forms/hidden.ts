import type { HiddenField } from "../field";
import { honeypot, wireNames } from "./wire-names";

/** Filled by the certification script, if one is configured and allowed to run. */
export const certificateFields = [
  { type: "hidden", name: wireNames.certificateUrl, isLenient: true },
  { type: "hidden", name: wireNames.certificateToken, isLenient: true },
  { type: "hidden", name: wireNames.certificatePing, isLenient: true },
] as const satisfies readonly HiddenField[];

/**
 * The page of the form. Of a posted value only the campaign is used; the server builds the rest.
 */
export const pageSourceField = {
  type: "hidden",
  name: wireNames.pageSource,
  isLenient: true,
} as const satisfies HiddenField;

/** What the form is about, for whoever reads the page. The server fills in what is stored and sent. */
export function caseTitleField(value?: string): HiddenField {
  return { type: "hidden", name: wireNames.caseTitle, isLenient: true, ...(value && { value }) };
}

/** Identifies the text and firms that the form showed. An outdated form is rendered again. */
export const formVersionField = {
  type: "hidden",
  name: "form_version",
  isLenient: true,
} as const satisfies HiddenField;

/** Hidden fields of both lead forms, beside the title of the case. */
export const hiddenFields = [
  pageSourceField,
  formVersionField,
  ...certificateFields,
  { type: "hidden", name: "ip_lookup", isLenient: true },
  { type: "hidden", name: honeypot, isLenient: true },
] as const satisfies readonly HiddenField[];
