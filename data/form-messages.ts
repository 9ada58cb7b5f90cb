import { formMessages as spanish } from "./es/form-messages";
import { inEach } from "./language";

/** Messages above a form that was rejected. */
const englishFormMessages = {
  tooMany:
    "We received too many forms from your connection. Please wait a minute, then send yours again.",
  /** The page was loaded before the firms or the text changed. */
  changed:
    "The firms or the text of this form changed after you opened it, so nothing was sent. What you typed is still here. Please read the form again and check the box if you agree.",
  notStored:
    "We could not save your request, so nothing was sent. What you typed is still here. Please try again in a few minutes.",
  /** Before the message of an opt-out request that was not saved. */
  optedOutHere:
    "This browser is opted out now: it has our opt-out cookie. Your request as a person is not saved yet.",
  /** After the message of the form service, or our own if it sent none. */
  emailRefused: (message: string) => `Email ${message}`,
  emailNotAccepted: "address is not accepted",
  /** The posted step is unknown. */
  unusual: "The form was sent in an unusual way. Please answer the questions and send it again.",
  unusualChange: "The form was sent in an unusual way, so nothing was changed. Please try again.",
  notChanged: "We could not save this, so nothing was changed. Please try again in a few minutes.",
  brokenLink:
    "This link is not complete, so nothing was changed. Please type your email address below.",
};

export const formMessages = /* @__PURE__ */ inEach({
  en: englishFormMessages,
  es: spanish,
});
