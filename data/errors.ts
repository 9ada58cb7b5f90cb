import { errorTexts as spanishErrorTexts, errorWords as spanishErrorWords } from "./es/errors";
import { inEach } from "./language";
export type ErrorText = { title: string; text: string };

/** Text that all error pages share. */
const englishErrorWords = {
  unexpected: {
    title: "Unexpected Application Error",
    text: "Something went wrong on our side. If you were sending a form, please assume that it did not arrive, and send it again.",
  },
  offline: {
    title: "You are offline",
    text: "This page could not be loaded. Nothing was sent. Try again once your device has a connection.",
  },
  refused: {
    title: "That did not work",
    text: "This page cannot handle what was sent to it. Nothing was saved.",
  },
  reference: (id: string) => `If you write to us about it, please include this code: ${id}`,
  again: "Try again",
  or: "Or go to:",
  all: "All lawsuits",
  home: "Home",
  contact: "Contact us",
  email: "By email:",
  post: "By mail:",
};

export const errorWords = /* @__PURE__ */ inEach({
  en: englishErrorWords,
  es: spanishErrorWords,
});

/** Title and text of error pages by status. Each text states whether anything was saved. */
const englishErrorTexts: Readonly<Record<number, ErrorText>> = {
  400: {
    title: "The form could not be read",
    text: "It arrived damaged, and nothing was saved. Go back: your browser may still have what you typed. Then send it again.",
  },
  403: {
    title: "This form came from another site",
    text: "For your safety, we accept forms only from our own pages. Nothing was saved.",
  },
  404: {
    title: "Not found",
    text: "The page you're looking for doesn't exist. It may have moved: search for it, or pick a group below.",
  },
  405: {
    title: "This page does not accept forms",
    text: "What was sent to it was not saved.",
  },
  408: {
    title: "The form did not fully arrive",
    text: "The connection was too slow or was lost. Nothing was saved. Go back: your browser may still have what you typed. Then send it again.",
  },
  413: {
    title: "The form is too large",
    text: "Nothing was saved. Go back, shorten the longest text, and send it again.",
  },
  415: {
    title: "The form could not be read",
    text: "It was sent in a format we do not accept. Nothing was saved.",
  },
};

export const errorTexts = /* @__PURE__ */ inEach<Readonly<Record<number, ErrorText>>>({
  en: englishErrorTexts,
  es: spanishErrorTexts,
});
