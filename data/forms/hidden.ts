import type { HiddenField } from "../field";
import { honeypot } from "./honeypot";

/** Filled by the certification script, if one is configured and allowed to run. */
export const certificateFields = [
  { type: "hidden", name: "xxTrustedFormCertUrl", isLenient: true },
  { type: "hidden", name: "xxTrustedFormToken", isLenient: true },
  { type: "hidden", name: "xxTrustedFormPingUrl", isLenient: true },
] as const satisfies readonly HiddenField[];

/** What both lead forms carry along. A posted `page source` is ignored: the server makes its own. */
export const carried = [
  { type: "hidden", name: "page source", isLenient: true },
  ...certificateFields,
  { type: "hidden", name: "ip_lookup", isLenient: true },
  { type: "hidden", name: honeypot, isLenient: true },
] as const satisfies readonly HiddenField[];
