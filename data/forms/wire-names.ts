/**
 * Names that the form service, the sheet and the certificate's script chose. Forms post these fields
 * under them, and they are stored, hashed, signed and sent under them, so a change would break stores
 * and receivers. Code reads and writes them through this list (decision 14); `Submission.contact` has
 * name, address and number of every kind of form.
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
