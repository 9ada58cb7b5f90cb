import { optOut as spanish } from "./es/opt-out";
import { inEach } from "./language";

/** Texts of `/do-not-sell-my-info` around its legal text and forms. */
const englishOptOut = {
  title: "Your choice in this browser",
  /** Of the text below the controls, on a phone. */
  fold: "What we sell and share, and your rights",
  honored: "Opt-Out Request Honored",
  status: {
    out: "You are opted out in this browser.",
    in: "You are not opted out in this browser.",
  },
  signal: {
    seen: "GPC detected — honored on this browser.",
    unseen:
      "Your browser does not appear to send a GPC signal, which would opt you out on every site that honors it.",
  },
  why: {
    both: "Why: your browser sends a signal, and it has our opt-out cookie.",
    signal: "Why: your browser sends an opt-out signal.",
    cookie: "Why: this browser has our opt-out cookie.",
    none: "An earlier request that covers you as a person still counts.",
  },
  turnOn: "Turn On Opt-Out Cookie",
  cookieSet: "Opt-Out Cookie Set",
  optBackIn: "Opt Back In on This Browser",
  again: {
    title: "Are you sure you want to opt back in?",
    text: "This clears the opt-out cookie of this browser and nothing else. An opt-out request you made as a person stays in force.",
    signal: "Your browser sends an opt-out signal. While it does, the opt-out stays on.",
    yes: "Yes, Clear the Cookie",
    no: "No, keep my opt-out",
  },
  request: {
    title: "Opt out as a person",
    note: "This covers every browser, by your email and phone. We ask for no proof of who you are.",
    done: "Your request was processed.",
    /** Lines of the confirmation: the day of the request, and the legal deadline. */
    receipt: (received: string, latest: string) => [
      "We recorded a request not to sell or share one person's data.",
      `We received and processed it on ${received}.`,
      `It is in force now. The law would have given us until ${latest}.`,
      "This page can be opened for ten minutes. Please print it or write the reference down.",
    ],
  },
  reach: {
    before: "The cookie covers this browser. To cover you as a person, in every browser, use the",
    link: "request form",
    after:
      "To limit the use of sensitive information, say “limit” in its last field, “Anything else we should know”.",
  },
};

export const optOut = /* @__PURE__ */ inEach({ en: englishOptOut, es: spanish });
