import { consentSentences as spanish } from "../es/consent";
import { inEach } from "../language";

const agreement = "I agree to be contacted by phone, text, and email about my inquiry.";
const certificate = "I consent to the collection of a TrustedForm certificate for this submission.";

/** The sentence beside the consent box. `certified` only if a certificate can be created. */
const englishConsentSentences = {
  plain: agreement,
  certified: `${agreement} ${certificate}`,
};

export const consentSentences = /* @__PURE__ */ inEach({
  en: englishConsentSentences,
  es: spanish,
});
