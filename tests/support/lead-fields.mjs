const typed = {
  "First name": "Ann",
  "Last name": "Lee",
  Phone: "(212) 555-0123",
  Email: "ann@example.com",
};

/** What a visitor enters on the home form, including everything required. */
export const homeAnswers = { ...typed, caseTypeSlug: "oxbryta", consent: "on" };

/** The same for step 2 of a case. */
export const caseAnswers = {
  ...typed,
  share_answers: "no",
  dob: "1980-04-27",
  city: "Albany",
  state: "NY",
  zipcode: "12207",
  preferred_language: "es",
  consent: "on",
};

const hidden = {
  "page source": "",
  xxTrustedFormCertUrl: "",
  xxTrustedFormToken: "",
  xxTrustedFormPingUrl: "",
  ip_lookup: "",
  leave_empty: "",
};

/** What the home form of a page posts. */
export const homeFields = { ...hidden, ...homeAnswers };

/** What step 2 of the Oxbryta page posts. */
export const caseFields = {
  intent: "contact",
  ...hidden,
  ...caseAnswers,
  "quiz.took_oxbryta": "self",
  "quiz.issues": "voc",
  "quiz.year_started": "2021",
  "quiz.has_lawyer": "no",
};
