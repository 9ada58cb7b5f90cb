/** What `relay check` says about each decision that is still open. */
export const checkWords = {
  sample: "is still the made-up value of the demonstration",
  partners: "is not set: the forms, receipts and the partners page name a made-up firm",
  responsible:
    "is still made up: lawyer advertising rules ask for a lawyer or firm that answers for this site",
  excludedStates:
    "was never decided: name the states whose residents are declined, or set it to none (California: referral service rules; Washington, Nevada: a signed authorization before health data is sold; Maryland: no sale of sensitive data)",
  authorization:
    "is not set: people in Washington and Nevada sign an authorization before a firm gets their request. Have counsel read it (data/authorization.ts), then put the day and the name here; or name both states in EXCLUDED_STATES",
  spanish:
    "is not set: have a person read the Spanish consent, terms and notices (data/es), then put the day and the name here; until then each Spanish legal page says that it awaits a legal review. LANGUAGES=en closes the Spanish edition",
  outdatedText: (name: string) =>
    `data/es/legal/${name}.md is closed: the English has changed since it was translated`,
  outdatedCase: (title: string) =>
    `The Spanish page about ${title} says that the English has changed since it was translated`,
  referral:
    "was never decided: whether passing requests on makes this site a lawyer referral service (California: Business and Professions Code 6155). Its words stand in the terms, on the partners page and on the about page",
  spanishReferral:
    "is not set: Spanish pages show the words of REFERRAL_DECISION, marked as English",
  siteUrl: "is not set: links, cookies and mails then depend on the address that a visitor typed",
  staffUnmailed: "is set and no mail can be sent: set SMTP_URL and MAIL_FROM",
  notSecure: "is not https: opt-out cookies are then not marked Secure",
  longConsent: (count: number, most: number) =>
    `makes the consent text of the home and contact forms ${count} words long, over the limit of ${most}: name fewer firms (cases shortens the forms of the other cases, but not these two, which name every firm)`,
  pastPage: (title: string, days: string) => `the page about ${title} is past its date (${days})`,
  pagesByAge: "Pages by age of their newest source, oldest first",
  pageAge: (title: string, date: string, days: number) => `${title}: ${date}, ${days} days`,
  noWay: (firm: string) =>
    `${firm} is named and no lead can reach it: give it an id and a webhook, or an e-mail address and SMTP_URL`,
  noLawyer: (firm: string) => `${firm} names no responsible lawyer (lawyer in PARTNERS_FILE)`,
  untakenCase: (title: string) => `No firm takes ${title}: its page shows no form`,
  unspoken: (language: string) => `No firm speaks ${language === "es" ? "Spanish" : "English"}`,
  noDestination: "No destination is on: what visitors send stays on this machine.",
  ready: "Nothing is open.",
  open: (count: number) => `${count} open.`,
  tested: (name: string, detail: string) => `${name}: the test post was taken (${detail})`,
  failed: (name: string, detail: string) => `${name}: the test post was not taken (${detail})`,
  firmTested: (name: string, detail: string) => `${name}: took the test message (${detail})`,
  firmFailed: (name: string, detail: string) =>
    `${name}: did not take the test message (${detail})`,
  untested: (name: string) => `${name}: not tried, it needs a real certificate`,
} as const;
