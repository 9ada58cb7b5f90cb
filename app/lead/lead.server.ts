import { isPublic, type RequestFacts, type Services } from "~/app/services.server";
import { type Consent, consent as consentCopy } from "~/data/consent";
import { fillIn } from "~/data/fill-in";
import { consentSentence } from "~/data/forms/consent-sentence";

/** What both lead forms share: the consent texts, and what script may do once the box is ticked. */
export function leadOf({ config, words }: Services, { optedOut, ip }: RequestFacts) {
  const isCertified = Boolean(config.CONSENT_SCRIPT_URL) && !optedOut;
  const mayLookUp = !optedOut && !(ip && isPublic(ip));

  return {
    sentence: consentSentence({ certified: isCertified }),
    texts: fillIn<Consent>(consentCopy, words),
    gate: {
      script: isCertified ? certificationScript(config.CONSENT_SCRIPT_URL ?? "") : null,
      ipLookup: mayLookUp ? (config.IP_LOOKUP_URL ?? null) : null,
    },
    pixel: optedOut ? null : (config.CONSENT_PIXEL_URL ?? null),
  };
}

export type Lead = ReturnType<typeof leadOf>;

/**
 * The consent texts as plain text, in the order `ConsentText` draws them: one line a paragraph. The
 * checkbox sentence is not among them: a receipt keeps it for itself.
 */
export function disclosureOf({ words }: Pick<Services, "words">): string {
  const { who, ...rest } = fillIn<Consent>(consentCopy, words);
  const lines = [rest.advertising, rest.terms, rest.notice, rest.withoutConsent];

  return [
    who.title,
    ...who.paragraphs,
    labelsOf(who.links),
    ...lines.map(({ text, links }) => `${text} ${labelsOf(links)}`.trim()),
  ].join("\n");
}

function labelsOf(links: readonly { label: string }[]): string {
  return links.map(({ label }) => label).join(" · ");
}

/** Names our three hidden fields to the script, so that it fills them and adds none. */
function certificationScript(address: string): string {
  const url = new URL(address);
  url.searchParams.set("field", "xxTrustedFormCertUrl");
  url.searchParams.set("token_field", "xxTrustedFormToken");
  url.searchParams.set("ping_field", "xxTrustedFormPingUrl");
  return url.href;
}
