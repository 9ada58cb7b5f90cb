/**
 * Names chosen by the form service, the sheet, and the certification script. Fields are posted,
 * stored, hashed, signed, and sent under these names, so a change would break stores and receivers.
 * Code uses them through this list (decision 14). `Submission.contact` has the name, address, and
 * number of every kind of form.
 */
export const wireNames = {
  firstName: "First name",
  lastName: "Last name",
  phone: "Phone",
  email: "Email",
  caseSlug: "caseTypeSlug",
  caseTitle: "Case type",
  pageSource: "page source",
  certificateUrl: "xxTrustedFormCertUrl",
  certificateToken: "xxTrustedFormToken",
  certificatePing: "xxTrustedFormPingUrl",
} as const;
