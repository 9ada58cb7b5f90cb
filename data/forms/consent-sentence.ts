const agreement = "I agree to be contacted by phone, text, and email about my inquiry.";
const certificate = "I consent to the collection of a TrustedForm certificate for this submission.";

/** The words beside the consent box; `certified` only if a certificate can really be made. */
export const consentSentences = {
  plain: agreement,
  certified: `${agreement} ${certificate}`,
} as const;
