import { yourRequest as spanish } from "./es/your-request";
import { inLanguage } from "./language";

/** Text of `/your-request`. It names no case, because other people may see the screen. */
const englishYourRequest = {
  title: "Your request",
  description:
    "See who has what you sent us, stop calls, take a copy or withdraw it, with your reference and private code.",
  lead: "Enter the reference and the private code you were shown after sending. There is no account, and no cookie is set.",
  /** The response to a wrong pair, an erased request, and one that never existed. */
  unknown:
    "This reference and code open nothing. Check both for a mistyped character. After five wrong tries the page waits for an hour.",
  limited: "Too many tries. Wait an hour and try again. You can stop calls at once without a code.",
  tooMany:
    "Too many changes in a short time. Nothing was changed. Please wait an hour, then try again.",
  notSaved: "Nothing was changed: our store could not be reached. Please try again.",
  noCode: {
    title: "Without the code",
    stop: "Stop calls, texts and emails",
    text: "Requests sent before we gave out codes have none, and nobody can look one up. Write to {{site.contactEmail}} with your reference, and we will act for you.",
  },
  inNewYork: (time: string) => `${time} (New York)`,
  sent: (time: string) => `Sent on ${time}.`,
  about: "About",
  parts: {
    sent: "What you sent",
    answers: "Your answers",
    kept: "What was kept back",
    holders: "Who has it",
    consent: "What you agreed to",
    actions: "What you can do",
  },
  kept: {
    optedOut: "You had opted out, so no answers and no internet address were sent to anyone.",
    dropped: "You did not share answers to questions, so none were kept or sent.",
    shared: "Your shared answers went to those who take them. A spreadsheet gets none.",
    hidden:
      "On this page we do not show what your request is about, nor your answers. The copy has everything.",
  },
  expect: {
    waiting:
      "What waits is tried again by itself, within minutes at first. Nothing is asked of you.",
    sent: "Firms keep their own hours: an answer can take days, and no firm has to take a case. If ten business days pass without a call, you can ask the firm, or withdraw your request.",
    contacted: "If nobody called you, the number may be wrong: you can correct it below.",
    declined:
      "A firm that declined makes no more calls about it. The next firm that your form named gets it, if there is one.",
    told: "Whoever was told to stop has 10 business days by law, mostly less.",
  },
  leftBehind: (id: string) => `A firm that is no partner any more (${id})`,
  state: {
    pending: "waiting to be sent",
    /** An attempt failed in a way that does not show whether it arrived. */
    uncertain: "may have it: an attempt to send it got no clear answer",
    delivered: (time: string) => `sent on ${time}`,
    refused: "could not be sent; a person here looks at it",
    expired: "could not be sent; a person here looks at it",
    withheld: "kept back, because you opted out",
    quarantined: "waiting for a person here to look at it",
    cancelled: "not sent",
  },
  /** The status that the firm reported. */
  answer: {
    received: (time: string) => `said on ${time} that it has it`,
    contacted: (time: string) => `says it has called; told us on ${time}`,
    declined: (time: string) => `declined on ${time}`,
    signed: (time: string) => `says you signed with it; told us on ${time}`,
    closed: (time: string) => `says it has closed this; told us on ${time}`,
  },
  /** Notices to the firm since then. Without a time, the message is pending. */
  told: {
    "contact.revoked": "was told to stop",
    "privacy.opted_out": "was told that you opted out",
    "lead.withdrawn": "was told that you withdrew it",
    "lead.erased": "was told that it is erased",
    "lead.corrected": "was told of your correction",
  },
  toldOn: (told: string, time: string) => `${told} on ${time}`,
  tellsNow: {
    "contact.revoked": "is being told to stop",
    "privacy.opted_out": "is being told that you opted out",
    "lead.withdrawn": "is being told that you withdrew it",
    "lead.erased": "is being told that it is erased",
    "lead.corrected": "is being told of your correction",
  },
  consent: {
    hash: "Receipt (SHA-256)",
    place: (seq: number | null) =>
      seq === null
        ? "Not yet in the chain of receipts."
        : `Number ${seq} in the chain of receipts.`,
  },
  back: "Back to your request",
  copied: { reference: "Reference" },
  /** On the page of each act that sends notices. */
  tells: {
    names: (list: string) => `Told of it: ${list}.`,
    nobody: "Nobody but us has it, so nobody else is told.",
  },
  actions: {
    correct: {
      title: "Correct it",
      text: "Name, phone, email and what else stands below. A new version goes to whoever has your request.",
      button: { idle: "Save the correction", busy: "Saving..." },
      done: "Your request is corrected. The new version goes to whoever has it.",
      /** Beside the consent box. */
      consentHint:
        "Only for a new phone number or email address: nobody may use it before you agree. Leave the box empty otherwise.",
      consentMissing:
        "Tick the box if we may use the new number or address, or put the old one back.",
      unchanged: "Nothing was changed, because everything is as it was.",
      blocked: "A person here looks at your request first, so it cannot be corrected now.",
      storedNow: (value: string) =>
        value === "" ? "Stored now: nothing." : `Stored now: ${value}`,
    },
    stop: {
      title: "Stop calls, texts or emails",
      text: "Everyone who has your request is told to stop what you tick, within 10 business days. What was not sent yet is not sent, or says what is still allowed. It covers every request with your address or number; emails include the newsletter.",
      button: "Stop contact",
      done: "Contact is stopped. Everyone who has your request is told.",
    },
    withdraw: {
      title: "Withdraw it",
      text: "Everyone who has your request is told to stop using it. Then it is erased here, and cannot be brought back. For 30 days this page shows who was told and when.",
      confirm: "Type your reference to confirm",
      mismatch: "That is not the reference of this request. Nothing was changed.",
      button: "Withdraw and erase",
      done: "Your request is withdrawn and erased.",
    },
    answers: {
      title: "Take back my answers",
      text: "Your answers to the questions are deleted here. Whoever has your request is sent a new version without them.",
      button: "Take back my answers",
      done: "Your answers are deleted here. The new version goes to whoever has your request.",
    },
    copy: {
      title: "Take a copy",
      text: "Everything we hold about this request, made at once, as text and as JSON.",
      warning:
        "The copy is whole: it names what your request is about. Make it only where nobody else can read it.",
      button: "Make the copy",
      done: "Here is your copy.",
      save: "Save as text",
      saveData: "Save as JSON",
      /** The same for every case, because a name in a list of downloads must reveal nothing. */
      fileName: "request.txt",
      dataName: "request.json",
    },
    close: {
      title: "Close this page",
      text: "Reference and code will open nothing any more, for good. Your request itself stays as it is, and those who have it are told nothing.",
      button: "Close this page for good",
      done: "This page is closed. Reference and code open nothing any more.",
    },
  },
  withdrawn: {
    text: (time: string) => `You withdrew this request on ${time}. It is erased here.`,
    title: "Who was told",
    nobody: "Nobody had it, so nobody had to be told.",
    waiting: "will be told; we keep trying",
    told: (time: string) => `was told on ${time}`,
  },
  channels: { calls: "Calls", texts: "Texts", emails: "Emails" },
  nothing: "Tick what should stop.",
  stale:
    "Your request was changed meanwhile, perhaps in another tab. Look at what is stored now, and send again.",
  invalid: "Nothing was changed. Look at the message at each field.",
} as const;

export const yourRequest = /* @__PURE__ */ inLanguage({
  en: englishYourRequest,
  es: spanish,
});
