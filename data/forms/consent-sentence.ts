const agreement = "I agree to be contacted by phone, text, and email about my inquiry.";
const certificate = "I consent to the collection of a TrustedForm certificate for this submission.";

/** The words beside the consent box. With a certificate only if one can really be made. */
export function consentSentence({ certified }: { certified: boolean }): string {
  return certified ? `${agreement} ${certificate}` : agreement;
}
