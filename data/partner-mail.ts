/** Mails to firms. No subject contains a name, a case or an answer. */
export const partnerMail = {
  subjects: {
    "lead.created": (reference: string) => `New request ${reference}`,
    "lead.corrected": (reference: string) => `Request ${reference} was corrected`,
    "lead.withdrawn": (reference: string) => `Request ${reference} was withdrawn`,
    "contact.revoked": (reference: string) => `Request ${reference}: contact must stop`,
    "privacy.opted_out": (reference: string) => `Request ${reference}: opted out of sale`,
    "lead.erased": (reference: string) => `Request ${reference} must be erased`,
    "test.ping": () => "Test message: no request",
  },
  intro: {
    "lead.created": "A person asked to be contacted and agreed to the consent text below.",
    "lead.corrected": "These details replace those that you have under this reference.",
    "lead.withdrawn": "The person has withdrawn this request. Please do not contact them about it.",
    "contact.revoked": "The person has revoked the consent to be contacted in these ways:",
    "privacy.opted_out": "The person has opted out: do not sell or share their data.",
    "lead.erased":
      "The person asked for erasure. Please erase everything you have under this reference.",
    "test.ping": "This is a test message. No action is needed.",
  },
  labels: {
    reference: "Reference",
    revision: "Revision",
    due: "Due on",
    stopped: "Stopped",
    allowed: "May be contacted by",
    case: "Case",
    received: "Received at",
    language: "Language of the form",
    consent: "Consent",
    consentedAt: "Consented at",
    receipt: "SHA-256 of the receipt",
    certificate: "Certificate",
    optedOut: "Opted out",
  },
  end: "The attached JSON file contains the same data.",
} as const;
