import { stopContact as spanish } from "./es/stop-contact";
import { inEach } from "./language";

/** Text of `/stop-contact`. The response is the same for known and unknown people. */
const englishStopContact = {
  title: "Stop calls, texts and emails",
  description:
    "Stop contact about a request you sent here: one field, no login, no code. It takes effect right away, and we notify everyone who has your request.",
  lead: "Anyone can stop contact here right away. You need no login, and we do not ask why.",
  formTitle: "What you want to stop",
  done: "Contact is stopped.",
  after: [
    "From now on, we will not use the ways you chose to contact you about earlier requests with this address or number. We tell everyone who already has such a request to stop.",
    "By law, they have 10 business days. If someone still contacts you after that, write to {{site.contactEmail}}.",
    "You get this answer whether or not we know the address or number.",
  ],
  missing: "Enter an email address or a phone number",
  nothing: "Check what you want to stop",
  notSaved:
    "Nothing was changed: we could not save it. Please try again, or write to {{site.contactEmail}}.",
  about: {
    title: "What this does and does not do",
    paragraphs: [
      "It ends your agreement to be contacted, for every request sent so far with this address or number. If you send a new request later and agree again, we and the firms may contact you about that request.",
      "So that your choice lasts, we keep what you typed in a scrambled form that we cannot read back. The requests you sent stay stored. To see or withdraw one, use Your request. To stop the sale or sharing of your data, use Do Not Sell or Share.",
    ],
  },
};

export const stopContact = /* @__PURE__ */ inEach({
  en: englishStopContact,
  es: spanish,
});
