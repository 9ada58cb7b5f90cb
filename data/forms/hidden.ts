import type { HiddenField } from "../field";

/** Filled by the certification script, if one is configured and allowed to run. */
export const certificateFields = [
  { type: "hidden", name: "xxTrustedFormCertUrl" },
  { type: "hidden", name: "xxTrustedFormToken" },
  { type: "hidden", name: "xxTrustedFormPingUrl" },
] as const satisfies readonly HiddenField[];

/** The name of the field that people never see and some robots fill. */
export const decoy = "leave_empty";

/** What both lead forms carry along. A posted `page source` is ignored: the server makes its own. */
export const carried = [
  { type: "hidden", name: "page source" },
  ...certificateFields,
  { type: "hidden", name: "ip_lookup" },
  { type: "hidden", name: decoy },
] as const satisfies readonly HiddenField[];
