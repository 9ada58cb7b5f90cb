/** The statuses that a firm reports, in their order; the last three end its work. */
export const partnerStatuses = ["received", "contacted", "declined", "signed", "closed"] as const;

/** Why a firm declines, with the words of the page of a link. */
export const declineReasons = {
  conflict: "Conflict of interest",
  out_of_area: "Outside the area where we practice",
  too_late: "Too late: the time limit has passed",
  no_injury: "No injury that we take on",
  has_lawyer: "The person has a lawyer",
  unreachable: "We could not reach the person",
  other: "Another reason",
} as const;

/** Mails to firms, in English. No subject contains a name or an answer. */
export const partnerMail = {
  subjects: {
    /** @param about case and state; empty on the abuse cases */
    "lead.created": (reference: string, about: string) => `New request ${reference}${about}`,
    "lead.corrected": (reference: string, about: string) =>
      `Request ${reference} was corrected${about}`,
    "lead.withdrawn": (reference: string) => `Request ${reference} was withdrawn`,
    "contact.revoked": (reference: string) => `Request ${reference}: contact must stop`,
    "privacy.opted_out": (reference: string) => `Request ${reference}: opted out of sale`,
    "lead.erased": (reference: string) => `Request ${reference} must be erased`,
    "test.ping": () => "Test message: no request",
  },
  intro: {
    "lead.created": "A person asked to be contacted, and agreed to the consent text at the end.",
    "lead.corrected": "These details replace those that you have under this reference.",
    "lead.withdrawn": "The person has withdrawn this request. Please do not contact them about it.",
    "contact.revoked": "The person has revoked the consent to be contacted in the ways below.",
    "privacy.opted_out": "The person has opted out: do not sell or share their data.",
    "lead.erased":
      "The person asked for erasure. Please erase everything you have under this reference.",
    "test.ping": "This is a test message. No action is needed.",
  },
  titles: {
    contact: "Contact",
    request: "Request",
    answers: "Answers",
    authorization: "Authorization",
    consent: "Consent",
    report: "Report what happens",
  },
  labels: {
    name: "Name",
    phone: "Phone",
    email: "Email",
    safe: "Safe to call",
    message: "Leave a message",
    allowed: "May be contacted by",
    language: "Language",
    born: "Date of birth",
    place: "Place",
    reference: "Reference",
    revision: "Revision",
    due: "Due on",
    stopped: "Stopped",
    case: "Case",
    received: "Received at",
    wrote: "Message",
    optedOut: "Opted out",
    at: "Agreed at",
    receipt: "Hash of the receipt",
    page: "Page",
    ip: "IP address",
    browser: "Browser",
    firms: "Firms named",
    certificate: "Certificate",
    signed: "Signed by",
    signedAt: "Signed at",
    expires: "Expires on",
    hash: "SHA-256 of the text",
  },
  /** On the abuse cases. */
  safe: {
    yes: "Yes, it is safe to call this number",
    no: "NO. Do not call. Write an email",
    "": "They would rather not say. Do not assume that a call is safe",
  },
  message: {
    yes: "Yes",
    no: "NO. Leave no message",
    "": "They would rather not say. Leave no message",
  },
  /** If nothing is allowed. */
  noChannel: "nothing: do not contact this person",
  languages: { en: "English", es: "Spanish", either: "English or Spanish" },
  withheld: {
    opted_out: "Left out, because the person opted out of sale and sharing",
    not_shared: "The person did not share the answers",
    none: "No questions were asked",
  },
  optedOut: "Do not sell or share what you got",
  /** Above the links of a mail. */
  report:
    "Each link opens a page with one button. Nothing is reported until you press it. The links are for this request alone and work for 180 days.",
  statuses: {
    received: "We have it",
    contacted: "We contacted the person",
    declined: "We decline",
    signed: "The person signed with us",
    closed: "We closed it",
  },
  end: "The attached JSON file has the same data for programs.",
} as const;

/** The page of a link in such a mail. */
export const partnerReport = {
  title: "Report on a request",
  description: "A law firm reports here what became of a request that it got from this website.",
  reference: "Reference",
  ask: {
    received: "Report that your firm has this request?",
    contacted: "Report that your firm contacted the person?",
    declined:
      "Decline this request? It then goes to another firm that the person named, if there is one.",
    signed: "Report that the person signed with your firm?",
    closed: "Report that your firm closed this request?",
  },
  note: "Note for the website’s operator (optional)",
  noteHint: "At most 500 characters. Nobody else reads it.",
  reason: "Reason (optional)",
  noReason: "No reason given",
  invalid: "A note has at most 500 characters, all of them readable. Nothing was reported yet.",
  button: {
    received: "We have it",
    contacted: "We contacted the person",
    declined: "Decline this request",
    signed: "The person signed",
    closed: "We closed it",
  },
  done: {
    received: "Thank you. We noted that your firm has this request.",
    contacted: "Thank you. We noted that your firm contacted the person.",
    declined:
      "We noted that your firm declines. Please delete this request. If that was a mistake, press “We have it” or “We contacted the person” in the same mail within an hour.",
    signed: "Thank you. We noted that the person signed with your firm.",
    closed: "Thank you. We noted that your firm closed this request.",
  },
  unchanged:
    "Nothing changed. Your firm reported this or a later step before, or another firm has the request now.",
  gone: "This request was withdrawn or erased. Please do not contact the person about it, and delete what you have.",
  unknown: "Your firm has no request with this reference. Nothing was reported.",
  busy: "Too many reports arrive at once. Nothing was reported. Please try again in a minute.",
  expired:
    "This link has expired, because links work for 180 days. Nothing was reported. Please reply to the mail instead.",
  broken:
    "This link is incomplete or was changed, so nothing was reported. Open it from the mail again, or copy the whole address.",
} as const;
