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
    "lead.withdrawn": (reference: string) => `Request ${reference}: stop using it`,
    /** @param stopped the ways of contact in words */
    "contact.revoked": (reference: string, stopped: string) =>
      `Request ${reference}: stop ${stopped}`,
    "privacy.opted_out": (reference: string) => `Request ${reference}: do not sell or share it`,
    "lead.erased": (reference: string) => `Request ${reference}: erase it`,
    "test.ping": () => "no request",
  },
  intro: {
    "lead.created":
      "A person asked your firm to contact them, and agreed to the consent text at the end.",
    "lead.corrected":
      "This request was corrected. Use these details in place of the earlier ones, and delete those. Keep the earlier consent and authorization as proof.",
    /** After one of `causes`. */
    "lead.withdrawn":
      "Stop using it: do not contact them about it, and pass nothing on. Delete it, unless a law or your professional duty makes you keep it. You may keep the consent and the authorization.",
    "contact.revoked": (stopped: string) => `The person asked you to stop ${stopped}.`,
    "privacy.opted_out":
      "The person opted out of sale and sharing. Do not sell or share what you got, and pass this on to whoever got it from you.",
    "lead.erased":
      "The person asked for erasure. Erase everything that you have under this reference, also in your mail: the messages and their attachments.",
    "test.ping": "There is nothing to do.",
  },
  titles: {
    changes: "What changed",
    contact: "Contact",
    request: "Request",
    answers: "Answers",
    authorization: "Authorization",
    consent: "Consent",
    report: "Report what happens",
  },
  /** Fields that a correction can change, by their names; others have the words of their form. */
  changed: {
    "First name": "First name",
    firstName: "First name",
    "Last name": "Last name",
    lastName: "Last name",
    Phone: "Phone",
    phone: "Phone",
    Email: "Email",
    email: "Email",
    dob: "Date of birth",
    city: "City",
    state: "State",
    zipcode: "ZIP code",
    preferred_language: "Language",
    safe_to_call: "Safe to call",
    leave_message: "Leave a message",
    message: "Message",
    "Quiz answers": "Answers",
  },
  empty: "nothing",
  shared: "shared",
  labels: {
    name: "Name",
    phone: "Phone",
    email: "Email",
    safe: "Safe to call",
    message: "Leave a message",
    allowed: "Contact",
    language: "Language",
    born: "Date of birth",
    place: "Place",
    reference: "Reference",
    revision: "Revision",
    due: "Comply at once, no later than",
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
  causes: {
    withdrawn: "The person withdrew this request.",
    authorization_ended: "The person ended the authorization that let your firm have this request.",
  },
  /** Each in a sentence about stopping, and in one about what is allowed. */
  channels: { calls: "call", texts: "text", emails: "email" },
  allContact: "all contact",
  allowedOnly: (allowed: string) => `You may ${allowed} this person.`,
  notAllowed: (stopped: string) => `Do not ${stopped}.`,
  /** On the abuse cases. */
  safe: {
    yes: "Yes, it is safe to call this number",
    no: "NO. Do not call. Write an email",
    "": "They would rather not say. Somebody else may hear a call: name neither the case nor your firm before you know who answers",
  },
  message: {
    yes: "Yes",
    no: "NO. Leave no message",
    "": "They would rather not say. Leave no message",
  },
  noContact: "Do not contact this person.",
  withheld: {
    opted_out: "Left out, because the person opted out of sale and sharing",
    not_shared: "The person did not share the answers",
    none: "No questions were asked",
  },
  optedOut: "Do not sell or share what you got",
  reasons: {
    gpc: "the browser’s signal",
    cookie: "on this website",
    suppression: "an earlier request",
  },
  /** Before the subject and the first sentence of tests. */
  testSubject: "TEST: ",
  testIntro: "TEST: no person is behind this message. ",
  from: (site: string, host: string) => `Sent by ${site} (${host}).`,
  /** In test mails. */
  pageTitle: "Your firm’s page",
  page: "It shows your last messages, sends one again, and sends tests. Whoever has the link can open it. It works for 30 days, and each use extends that.",
  openPage: "Open your firm’s page",
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
      "Decline this request? This is final. It then goes to another firm that the person named, if there is one.",
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
      "We noted that your firm declines, and this is final. Please delete this request. If it was a mistake, reply to the mail.",
    signed: "Thank you. We noted that the person signed with your firm.",
    closed: "Thank you. We noted that your firm closed this request.",
  },
  /** By why a report did not count. */
  unchanged: {
    repeated_id: "There is nothing to do. Your firm reported this before.",
    same_status: "There is nothing to do. Your firm reported this before.",
    backward: "There is nothing to do. Your firm reported a later step before.",
    not_yours:
      "There is nothing to do. Your firm does not have this request any more, because it was passed on.",
    too_many: "Nothing changed. Too many reports about this request did not count.",
    test: "This was a test. Your report was understood, and counts nowhere.",
  },
  /** By the final report that came before. */
  final: {
    declined:
      "Your firm declined this request before. That is final: please delete it. If it was a mistake, reply to the mail.",
    signed:
      "Your firm reported before that the person signed. If it was a mistake, reply to the mail.",
    closed: "Your firm closed this request before. If it was a mistake, reply to the mail.",
  },
  gone: "This request was withdrawn or erased. Please do not contact the person about it, and delete what you have.",
  unknown: "Your firm has no request with this reference. Nothing was reported.",
  busy: "Too many reports arrive at once. Nothing was reported. Please try again in a minute.",
  unsaved: "We could not save this, so nothing was reported. Please try again in a minute.",
  expired:
    "This link has expired, because links work for 180 days. Nothing was reported. Please reply to the mail instead.",
  broken:
    "This link is incomplete or was changed, so nothing was reported. Open it from the mail again, or copy the whole address.",
} as const;

const renew =
  "Install a valid certificate for this host name, with its whole chain (fullchain.pem). Check: openssl s_client -connect HOST:443 -servername HOST";
const closes =
  "Look for a crash of your receiver, plain http at an https port, or a firewall that closes connections.";
const route = "Check the address, and the route and firewall of your server.";

/** `next`: what becomes of a lead's message; a test is not sent again. */
type Advice = { todo: string; next?: string };

/** Why there was no answer, by what the relay notes, and what to do. */
const failures: Record<string, Advice & { seen: string }> = {
  "not sent": {
    seen: "not sent, because the test before it got no answer or took too long",
    todo: "Repair what the test before it shows.",
  },
  ECONNREFUSED: {
    seen: "connection refused",
    todo: "Start your receiver or its proxy at this address and port.",
  },
  ECONNRESET: { seen: "connection reset before an answer", todo: closes },
  EPIPE: { seen: "connection closed before an answer", todo: closes },
  "closed without an answer": { seen: "connection closed before an answer", todo: closes },
  ENOTFOUND: {
    seen: "the name of your server was not found in DNS",
    todo: "Check the A and AAAA records of this name.",
  },
  EAI_AGAIN: {
    seen: "DNS did not answer for the name of your server",
    todo: "Check the name servers of this name.",
    next: "We try again.",
  },
  ETIMEDOUT: { seen: "could not connect in time", todo: route },
  EHOSTUNREACH: { seen: "no route to your server", todo: route },
  ENETUNREACH: { seen: "no route to your server", todo: route },
  "certificate has expired": { seen: "your TLS certificate has expired", todo: renew },
  "certificate is not valid yet": { seen: "your TLS certificate is not valid yet", todo: renew },
  "certificate was revoked": { seen: "your TLS certificate was revoked", todo: renew },
  "certificate is for another host": {
    seen: "your TLS certificate is for another host",
    todo: renew,
  },
  "certificate is signed by itself": {
    seen: "your TLS certificate is signed by itself",
    todo: renew,
  },
  "certificate is signed by an unknown authority": {
    seen: "your TLS certificate is signed by an unknown authority",
    todo: renew,
  },
  "certificate chain is incomplete": {
    seen: "your TLS certificate chain is incomplete",
    todo: renew,
  },
  "address is not public": {
    seen: "the address of your server is not public",
    todo: "Use a public https address. A tunnel gives you one for a trial.",
  },
  "no answer in time": {
    seen: "connected, no answer in time",
    todo: "Store the message, answer 2xx, and do everything else later: we wait 20 seconds.",
  },
};

const again = "Then press Send again.";
const refused: Advice = {
  todo: "Your server refused this message. See its log, and repair it.",
  next: `We do not send it again by ourselves. ${again}`,
};
const access: Advice = {
  todo: "This is your own check. Compare the secret (its SHA-256 is under How we reach you), your clock, and that you verify the bytes as received. If you filter by address, let ours in.",
};
const pace: Advice = {
  todo: "Your server is busy.",
  next: "We try again, and wait as long as Retry-After says.",
};
const proxy: Advice = {
  todo: "Your proxy answered, but not your receiver: is it running, at the port that the proxy calls?",
};

const adviceByStatus: Record<number, Advice> = {
  400: refused,
  401: access,
  403: access,
  404: {
    todo: "Nothing answers at this path: compare Webhook under How we reach you with the path of your receiver, and with what your proxy passes on.",
  },
  405: { todo: "This path takes no POST: let it, or have the operator enter another path." },
  408: pace,
  409: refused,
  410: {
    todo: "Your server says that this address is gone: put the receiver back, or have the operator enter the new address.",
  },
  413: { todo: "Let your proxy take bodies of 64 kB (nginx: client_max_body_size).", next: again },
  422: refused,
  425: pace,
  429: pace,
  502: proxy,
  503: proxy,
  504: proxy,
};

/** What to do about any other status. */
const adviceByHundred: Record<number, Advice> = {
  3: {
    todo: "Answer at this address itself, or have the operator enter the new one: we follow no redirect. Often a slash at the end is missing.",
  },
  4: { todo: "Answer 2xx once the message is stored.", next: "We try three times." },
  5: {
    todo: "Your receiver failed: see its log at this time. Answer 2xx only once the message is stored.",
  },
};

type AdviceFor = "lead" | "test" | "gone";

/** The page of a firm, in English. */
export const firmPage = {
  title: (firm: string) => `${firm}: messages and settings`,
  description:
    "The page of a law firm: which messages this website sent it, what its server answered, and its settings.",
  noLink:
    "This link does not work: it is incomplete, or nobody used it for 30 days. Ask the website’s operator for a new one, or open the newest test mail.",
  until: "This link works until",
  untilHint: "Each use extends it by 30 days. Whoever has it can see this page.",
  /** @param now as the page writes times */
  times: {
    utc: (now: string) =>
      `Times are UTC, where it is now ${now}. Days and months are those of New York.`,
    newYork: "Times, days, and months are those of New York.",
  },
  now: ({ failed, waiting, condition }: { failed: number; waiting: number; condition: string }) => {
    const parts = [
      condition === "failing" && "our last attempt failed",
      condition === "down" && "your firm is not reachable",
      condition === "paused" && "your firm is paused",
      waiting > 0 && `messages that wait: ${waiting}`,
      failed > 0 && `messages that failed: ${failed} (press Send again once your server works)`,
    ].filter(Boolean);
    return parts.length === 0 ? "Nothing is wrong now." : `Look at this now: ${parts.join("; ")}.`;
  },
  settings: {
    title: "How we reach you",
    state: "State",
    works: "Works",
    untried: "Not tried yet: send a test",
    failedTest: "The last test was not accepted:",
    failing: "The last attempt failed, and nothing arrived since",
    down: "Not reachable since",
    paused: "Paused by the operator since",
    nextProbe: "next try",
    webhook: "Webhook",
    email: "Mailbox",
    proof: "Proof",
    signature: (count: number) =>
      count === 1 ? "Signature with one secret" : `Signature with each of ${count} secrets`,
    /** @param place from 0, the newest; @param count of secrets */
    secret: (place: number, count: number) =>
      count === 1 ? "Secret" : place === 0 ? "New secret" : "Old secret",
    used: (mark: string, at: string | null) =>
      `Its SHA-256 begins with ${mark}. ${at === null ? "You have not signed with it yet" : `You signed with it last ${at}`}`,
    token: "Bearer token",
    from: "We call from",
    fromUnknown: "Not stated: do not filter by address, or ask the operator",
    id: "Id in addresses",
    reports: "Send reports to",
    leads: "Read leads from",
    cases: "Cases",
    states: "States",
    languages: "Languages",
    cap: "Leads a day, at most",
    all: "All",
    wrong:
      'If something is wrong, or you want a new secret, ask the operator, who changes it. Compare a secret by: printf %s "$SECRET" | sha256sum',
    wrongMail: "If something is wrong, ask the operator to change it.",
  },
  tests: {
    title: "Send a test",
    text: "Each test has a reference of its own that begins with TEST, and contains nobody’s data. Reports about it are answered as for a lead.",
    ping: "Send a test message",
    lead: "Send one message of each type",
  },
  results: {
    title: "Result",
    accepted: "accepted",
    failed: "not accepted",
    again: "The message",
    queued: "The message is due now. Reload this page in a few seconds.",
    busy: "Too many requests at once. Nothing was sent. Try again in a minute.",
    nothing: "Nothing was sent",
  },
  messages: {
    title: "Your last 100 messages, and 20 tests",
    titleOf: (reference: string) => `Messages about ${reference}`,
    filter: "Only this reference (empty: all)",
    state: "Only these messages",
    filters: { "": "All", failed: "Failed", waiting: "Waiting", delivered: "Delivered" },
    show: "Show",
    none: "Nothing was sent yet.",
    noneOf: (reference: string) => `Nothing was sent about ${reference}.`,
    noneOfState: "There is no such message.",
    type: "Type",
    id: "webhook-id",
    reference: "Reference",
    at: "Planned",
    got: "What we got",
    next: "Next attempt:",
    again: "Send again",
    act: "Act",
    states: {
      delivered: "Accepted",
      pending: "Waiting",
      refused: "Refused, not tried any more",
      expired: "Given up after seven days",
      tested: "Test accepted",
      failed: "Test not accepted",
      declined: "Cancelled: you declined it",
      withdrawn: "Cancelled: the person withdrew",
      ended: "Cancelled: the request has ended",
      superseded: "Cancelled: a newer message replaced it",
      passed_on: "Cancelled: another firm was asked",
      withheld: "Held back: it may not be sent to you now",
    },
    answered: (status: number) => `answered ${status}`,
    took: (ms: number) =>
      ms === 0 ? "" : `after ${ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`}`,
    said: "What it answered",
    more: "Details",
    /** `retry`: nothing was sent. */
    noAnswer: (outcome: string, detail: string) => failureOf(outcome, detail)?.seen ?? "no answer",
    /** Of a server. `gone`: the message cannot be sent again. */
    todo: (outcome: string, status: number | null, detail: string, of: AdviceFor) => {
      const advice =
        status === null
          ? failureOf(outcome, detail)
          : (adviceByStatus[status] ?? adviceByHundred[Math.floor(status / 100)]);
      if (!advice) return null;
      const next = { lead: advice.next, test: "Then send a new test.", gone: "" }[of];
      return [advice.todo, next].filter(Boolean).join(" ");
    },
    /** For a person with a mailbox, in place of what programs call it. */
    mail: {
      types: {
        "lead.created": "New request",
        "lead.corrected": "Correction",
        "contact.revoked": "Stop contact",
        "privacy.opted_out": "Do not sell or share",
        "lead.withdrawn": "Withdrawal",
        "lead.erased": "Erasure",
        "test.ping": "Test",
      },
      taken: "the mail was taken",
      refused: "your mail service refused the mail",
      later: "your mail service did not take the mail yet",
      ours: "our own mail service failed. This is ours to repair",
    },
    mailTodo: "Ask whoever runs your mail to let mails of this website in, then send a test.",
    now: "now",
    resumed: "when the operator resumes your firm",
    /** In place of the button, or after it was pressed. */
    obstacles: {
      test: "Send a new test",
      ended: "The request has ended",
      not_yours: "Your firm does not have it any more",
      superseded: "A newer message replaced it",
      paused: "The operator has paused your firm",
      cancelled: "It was cancelled",
      withheld: "It may not be sent to you now",
      unknown: "There is no such message",
    },
  },
  requests: {
    title: "Your last 100 reports, and requests that we refused",
    titleOf: (reference: string) => `Reports and refused requests about ${reference}`,
    none: "Nothing was reported yet.",
    request: "Report or request",
    at: "Received",
    reference: "Reference",
    id: "webhook-id",
    answer: "What we answered",
    byLink: "(by the link of a mail)",
    byOperator: "(noted by the operator)",
    meanings: {
      counted: "Counted",
      refused: "Refused",
      unproven: "Refused. Anybody can have sent it",
      repeated_id: "Not counted: you sent a report with this webhook-id before",
      same_status: "Not counted: the lead has this status already",
      backward: "Not counted: the lead is further on",
      final: "Not counted: the lead was declined, signed, or closed",
      not_yours: "Not counted: another firm has the lead",
      too_many: "Not counted: too many reports about this lead did not count",
      test: "Understood. It counts nowhere, because the reference is one of a test",
      not_sent: "Understood. It counts nowhere, because we sent you no test with this reference",
    },
    ended: "What came before a request was withdrawn or erased is deleted with it.",
  },
  months: {
    title: "By month",
    month: "Month",
    received: "Received",
    contacted: "Contacted",
    declined: "Declined",
    signed: "Signed",
    hint: "Leads that your server or mailbox accepted, and leads that you reported, each once.",
  },
} as const;

function failureOf(outcome: string, detail: string) {
  const code = Object.keys(failures).find((one) => detail.includes(one));
  // Without a connection nothing was sent.
  return failures[code === "no answer in time" && outcome === "retry" ? "ETIMEDOUT" : (code ?? "")];
}
