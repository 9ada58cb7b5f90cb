import type { HiddenField } from "../field";
import { honeypot } from "./honeypot";
import { wireNames } from "./wire-names";

/** Filled by the certification script, if one is configured and allowed to run. */
export const certificateFields = [
  { type: "hidden", name: wireNames.certificateUrl, isLenient: true },
  { type: "hidden", name: wireNames.certificateToken, isLenient: true },
  { type: "hidden", name: wireNames.certificatePing, isLenient: true },
] as const satisfies readonly HiddenField[];

/**
 * The page that the form is on. From a posted one only the campaign is used: the server makes its
 * own.
 */
export const pageSourceField = {
  type: "hidden",
  name: wireNames.pageSource,
  isLenient: true,
} as const satisfies HiddenField;

/** Which words and firms the form showed; a form with an outdated version is drawn again. */
export const formVersionField = {
  type: "hidden",
  name: "form_version",
  isLenient: true,
} as const satisfies HiddenField;

/** Hidden fields of both lead forms. */
export const hiddenFields = [
  pageSourceField,
  formVersionField,
  ...certificateFields,
  { type: "hidden", name: "ip_lookup", isLenient: true },
  { type: "hidden", name: honeypot, isLenient: true },
] as const satisfies readonly HiddenField[];
