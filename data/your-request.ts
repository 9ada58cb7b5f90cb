import { yourRequest as spanish } from "./es/your-request";
import { inEach } from "./language";

/** Text of `/your-request`. On the abuse cases it names no case, because others may see the screen. */
const englishYourRequest = {
  title: "Your request",
  /** Heading of an opened request, except on the abuse cases. */
  titleOf: (about: string) => `Your ${about} request`,
  description:
    "See who has what you sent us, stop calls, take a copy or withdraw it, with your reference and private code.",
  lead: "Enter the reference and the private code you were shown after sending. You need no account, and we set no cookie.",
  /** The response to a wrong pair, an erased request, and one that never existed. */
  unknown:
    "We can't find a request with this reference and code. Check both for typos. After five wrong tries, you have to wait an hour.",
  limited:
    "Too many tries. Wait an hour, then try again. You can stop calls right away without a code.",
  tooMany:
    "Too many changes in a short time. Nothing was changed. Please wait an hour, then try again.",
  notSaved: "Nothing was changed because we could not reach our database. Please try again.",
  noCode: {
    title: "Without the code",
    stop: "Stop calls, texts and emails",
    text: "No one can look up a lost code. Write to {{site.contactEmail}} and give your reference, and we will act for you.",
  },
  inNewYork: (time: string) => `${time} (New York)`,
  /** Names of the rows that are not fields of the form. */
  about: "About this request",
  rows: { reference: "Reference", sentAt: "Sent", about: "About", answers: "Your answers" },
  change: "Change",
  fixed: "To change anything else, write to {{site.contactEmail}} and give your reference.",
  parts: {
    sent: "What you sent",
    recipients: "Who has it",
    consent: "What you agreed to",
    end: "End it",
  },
  kept: {
    optedOut: "You opted out. Since then, no one is sent your answers or your internet address.",
    dropped: "You left your answers out, so we did not keep them.",
    tookBack: "You took your answers back, so we deleted them.",
    shared: "Your answers go with your request, but never to a spreadsheet.",
    hidden:
      "This page does not show what your request is about or your answers. The copy has everything.",
  },
  /** The line under the heading; `leadWays` has those in which no recipient has the request. */
  line: {
    sent: (firms: string) => `Sent to ${firms}.`,
    passedOn: "Sent. The list below shows who has it.",
    uncertain: "We tried to send it and got no clear answer. The list below shows who may have it.",
    waiting: "Your request is stored here and waiting to be sent.",
    listed: "The list below shows who gets it.",
  },
  /** What its sender can expect in each state; `leadWays` has those in which no one has it. */
  expect: {
    waiting: "We try again automatically, within minutes at first. You do not need to do anything.",
    sent: "Each firm works on its own schedule. A reply can take days, and no firm is required to accept a case. If you hear nothing within ten business days, you can ask the firm or withdraw your request.",
    contacted: "If no one called you, the number may be wrong. You can correct it below.",
    declined: "A firm that declined will not call you about it.",
    uncertain:
      "A firm that may have your request may call you. If you correct it, withdraw it or stop contact, we tell that firm too.",
    told: "By law, everyone we told to stop must do so within 10 business days.",
    stopped:
      "You stopped all contact. If you correct your request, whoever has it gets the new version and still may not contact you.",
  },
  leftBehind: (id: string) => `A firm that is no longer a partner (${id})`,
  state: {
    pending: "waiting to be sent",
    /** An attempt failed in a way that does not show whether it arrived. */
    uncertain: "may have it: we tried to send it and got no clear answer",
    delivered: (time: string) => `sent on ${time}`,
    refused: "could not be sent; a person here is looking into it",
    expired: "could not be sent; a person here is looking into it",
    withheld: "not sent, because you opted out",
    /** Whether the person opted out is not shown: the sender may be somebody else. */
    unlessOptedOut: "gets it, unless you opted out of sale or sharing",
    quarantined: "waiting for a person here to check it",
    cancelled: "not sent",
  },
  /** The status that the firm reported. */
  answer: {
    received: (time: string) => `confirmed on ${time} that it has your request`,
    contacted: (time: string) => `told us on ${time} that it has contacted you`,
    declined: (time: string) => `declined on ${time}`,
    signed: (time: string) => `told us on ${time} that you signed with it`,
    closed: (time: string) => `told us on ${time} that it has closed your request`,
  },
  /** Notices to the firm since then. Without a time, the message is pending. */
  told: {
    "contact.revoked": "was told to stop",
    "privacy.opted_out": "was told that you opted out",
    "lead.withdrawn": "was told that you withdrew it",
    "lead.erased": "was told that it was erased",
    "lead.corrected": "was told of your correction",
  },
  toldOn: (told: string, time: string) => `${told} on ${time}`,
  tellsNow: {
    "contact.revoked": "is being told to stop",
    "privacy.opted_out": "is being told that you opted out",
    "lead.withdrawn": "is being told that you withdrew it",
    "lead.erased": "is being told that it was erased",
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
  /** On the page of each act that sends notices. */
  tells: {
    names: (list: string) => `We will notify: ${list}.`,
    nobody: "Only we have your request, so there is no one else to notify.",
  },
  actions: {
    correct: {
      title: "Correct your request",
      text: "Change your name, phone, email or the other details below. Everyone who has your request gets the new version.",
      button: { idle: "Save the correction", busy: "Saving..." },
      done: "Your request is corrected. Everyone who may have it gets the new version.",
      /** Beside the consent box. */
      consentHint:
        "Check it only for a new phone number or email address: no one may use it before you agree. Otherwise, leave the box empty.",
      consentMissing:
        "Check the box if we may use the new number or address. If not, enter the old one again.",
      unchanged: "You did not change anything.",
      blocked: "A person here has to check your request first, so you cannot correct it yet.",
      storedNow: (value: string) =>
        value === "" ? "Nothing is stored now." : `Stored now: ${value}`,
    },
    stop: {
      title: "Stop contact",
      text: "We tell everyone who has your request to stop, within 10 business days, the kinds of contact you check. If it was not sent yet, it will not be sent, or it will say what is still allowed. This covers every request with your address or number. Emails include the newsletter.",
      button: "Stop contact",
      done: "Contact is stopped. We are notifying everyone who has your request.",
    },
    withdraw: {
      link: "Withdraw",
      effect: "We tell everyone who has it to stop using it, and erase it here.",
      title: "Withdraw your request",
      text: "We tell everyone who has your request to stop using it. Then we erase it here. This cannot be undone. For 30 days, this page shows who was notified and when.",
      confirm: "Type your reference to confirm",
      mismatch: "That is not the reference of this request. Nothing was changed.",
      button: "Withdraw and erase",
      done: "Your request is withdrawn and erased.",
    },
    answers: {
      link: "Take back answers",
      effect: "We delete your answers. Your request stays.",
      title: "Take back your answers",
      text: "We delete your answers to the questions and send a new version without them to everyone who has your request.",
      button: "Take back answers",
      done: "Your answers are deleted here. Everyone who may have your request gets the new version.",
    },
    copy: {
      title: "Take a copy",
      text: "You get everything we have about this request, as text and as JSON.",
      warning:
        "The copy is complete: it names what your request is about. Make it only where no one else can read it.",
      button: "Make the copy",
      done: "Here is your copy.",
      save: "Save as text",
      saveData: "Save as JSON",
      /** The same for every case, because a name in a list of downloads must reveal nothing. */
      fileName: "request.txt",
      dataName: "request.json",
    },
    close: {
      link: "Close this page",
      effect: "Your code will no longer open this page. Your request stays.",
      title: "Close this page",
      text: "Your reference and code will no longer open this page. This is permanent. Your request stays as it is, and no one who has it is notified.",
      button: "Close this page permanently",
      done: "This page is closed. Your reference and code no longer open it.",
    },
  },
  withdrawn: {
    text: (time: string) => `You withdrew this request on ${time}. It is erased here.`,
    title: "Who was notified",
    nobody: "No one else had it, so there was no one to notify.",
    waiting: "not reached yet; we keep trying",
    unlessOptedOut: "is notified if it was sent the request",
    told: (time: string) => `was notified on ${time}`,
  },
  channels: { calls: "Calls", texts: "Texts", emails: "Emails" },
  nothing: "Check what you want to stop.",
  stale:
    "Your request has changed since you opened this page, perhaps in another tab. Check what is stored now, then send it again.",
};

export const yourRequest = /* @__PURE__ */ inEach({
  en: englishYourRequest,
  es: spanish,
});
