/** What the home form of a page sends. */
export const homeFields = {
  "page source": "",
  xxTrustedFormCertUrl: "",
  xxTrustedFormToken: "",
  xxTrustedFormPingUrl: "",
  ip_lookup: "",
  leave_empty: "",
  "First name": "Ann",
  "Last name": "Lee",
  Phone: "(212) 555-0123",
  Email: "ann@example.com",
  caseTypeSlug: "oxbryta",
  consent: "on",
};
