import { authorization as spanish } from "./es/authorization";
import { inEach } from "./language";

type Named = {
  company: string;
  postalAddress: string;
  privacyEmail: string;
  /** The firm's name and place. */
  firm: string;
  firmSite: string;
  /** Labels of what was sent. */
  fields: readonly string[];
  hasAnswers: boolean;
  /** Address of the page where it can be taken back. */
  page: string;
};

/**
 * Text of the authorization that Washington and Nevada require before health data is sold. It names
 * no case, because the page must be safe on the abuse cases and the signed copy outlives an erasure.
 */
const englishAuthorization = {
  title: "Authorization",
  /** On the page of the request and after sending. */
  ask: {
    text: (firm: string) =>
      `${firm} can get your request once you sign an authorization. Your state's law requires it because the firm pays us. It covers only this firm.`,
    until: (day: string) =>
      `You do not have to sign. If you do nothing, we will withdraw and erase your request on ${day}.`,
    button: (firm: string) => `Read the authorization for ${firm}`,
  },
  /** About an authorization that was signed. */
  signed: {
    valid: (firm: string, signed: string, ends: string) =>
      `You signed for ${firm} on ${signed}. It ends on ${ends}.`,
    ended: (firm: string, ended: string) => `The one for ${firm} ended on ${ended}.`,
    revoked: (firm: string, day: string) => `You took back the one for ${firm} on ${day}.`,
    read: "Read your copy",
    save: "Save your copy",
    /** The same for every case, because a name in a list of downloads must reveal nothing. */
    fileName: "request.txt",
  },
  sign: {
    title: (firm: string) => `Authorization for ${firm}`,
    text: "Read this first. It is separate from the form you sent, and it covers one firm.",
    ends: (day: string) => `If you sign today, it ends on ${day}.`,
    label: "Type your full name to sign",
    hint: "Your typed name, with today's date, is your signature.",
    missing: "Type your full name to sign",
    button: { idle: "Sign and send my request", busy: "Sending..." },
    done: "You signed. Your copy is below. Your request goes to the firm as soon as the firm can take it.",
    changed:
      "The text or your request has changed since you opened this page, so nothing was signed. Read it again, and sign if you agree.",
    over: "There is nothing to sign now. You already signed, or no firm is waiting for your signature.",
  },
  revoke: {
    title: "Take back the authorization",
    text: (firm: string) =>
      `${firm} has to stop using your request within 10 business days. If we have not sent it yet, we will not send it. It will not go to any other firm. It stays stored here until you withdraw it.`,
    button: "Take it back",
    over: "There is nothing to take back: this authorization has ended.",
    done: "You took back the authorization. If the firm had your request, we are notifying it.",
  },
  /** At the foot of the signed copy. */
  signature: {
    reference: "Reference",
    name: "Signed by",
    date: "Date",
    ends: "Ends on",
  },
  /** Each part that the law requires, in its order: RCW 19.373.070(2). */
  parts: (named: Named) => {
    const { company, postalAddress, privacyEmail, firm, firmSite, fields, hasAnswers, page } =
      named;
    const answers = hasAnswers ? " Your answers to our questions, which you chose to share." : "";
    return [
      {
        title: "What you allow",
        text: `I allow ${company} to sell the data listed here to one law firm, ${firm}. The firm pays for it.`,
      },
      {
        title: "The data",
        text: `What I sent: ${fields.join(", ")}. The kind of case I chose, which can say something about my health.${answers} What I agreed to on the form, and when. Any corrections I make later.`,
      },
      {
        title: "Who sells it",
        text: `${company}, ${postalAddress}. Email: ${privacyEmail}.`,
      },
      { title: "Who buys it", text: `${firm}. Website: ${firmSite}` },
      {
        title: "What it is for",
        text: "The data comes from the form I sent. The firm may use it to review my request, to see if it can help me, and to call, text or email me about it.",
      },
      {
        title: "I do not have to sign",
        text: "No product or service depends on my signature. Without it I can use this whole website, and I can call this firm or any other one myself.",
      },
      {
        title: "I can take it back",
        text: `I can take it back at any time, without a reason, on ${page}, with my reference and private code. Or I can write to ${privacyEmail}, and my request is then withdrawn. The firm is told to stop using the data.`,
      },
      {
        title: "What may happen to the data",
        text: "The firm may pass on what it received. The law that requires this authorization may then no longer protect it.",
      },
      {
        title: "How long it lasts",
        text: "It ends one year after the day I sign, or when I take it back. A copy is kept for 2,192 days (6 years) after that, because the law requires it, even if my request is erased before.",
      },
    ];
  },
};

export const authorization = /* @__PURE__ */ inEach({
  en: englishAuthorization,
  es: spanish,
});
