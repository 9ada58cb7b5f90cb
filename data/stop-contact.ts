import { stopContact as spanish } from "./es/stop-contact";
import { inLanguage } from "./language";

/** Text of `/stop-contact`. The response is the same for known and unknown people. */
const englishStopContact = {
  title: "Stop calls, texts and emails",
  description:
    "Stop contact about a request you sent here: one field, no login, no code. It takes effect at once, and everyone who has your request is told.",
  lead: "Anyone can stop contact here, at once. There is no login, and nobody asks why.",
  formTitle: "What should stop",
  done: "Contact is stopped.",
  after: [
    "From now on we send nothing new about earlier requests with this address or number, for the ways you chose. Everyone who already has such a request is told to stop.",
    "They have 10 business days by law. If somebody still contacts you after that, write to {{site.contactEmail}}.",
    "You see this same answer whether or not we knew the address or number.",
  ],
  missing: "Enter an email address or a phone number",
  nothing: "Tick what should stop",
  notSaved:
    "Nothing was changed: our store could not be reached. Please try again, or write to {{site.contactEmail}}.",
  tooMany: "Too many requests from your network. Please try again in a minute.",
  about: {
    title: "What this does, and what it does not",
    paragraphs: [
      "It ends your agreement to be contacted, for every request sent so far with this address or number. If you send a new request later and agree again, that one request may be answered.",
      "We keep a scrambled form of what you typed, which we cannot read back, so that the choice lasts. What you sent stays stored: to see or withdraw it, use the page for your request. To stop the sale or sharing of data, use Do Not Sell or Share.",
    ],
  },
} as const;

export const stopContact = /* @__PURE__ */ inLanguage({
  en: englishStopContact,
  es: spanish,
});
