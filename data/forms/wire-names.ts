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

/** The name of the decoy field, which people never see and some bots fill in. */
export const honeypot = "leave_empty";

/** Keeps a question's name apart from a contact field of the same name (`state` is both). */
export const answerPrefix = "quiz.";
/** The same for contact details while the visitor is back at the quiz. */
export const contactPrefix = "contact.";
