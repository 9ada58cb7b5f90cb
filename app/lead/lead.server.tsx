import { type FormPost, pageSource, type RequestFacts, type Services } from "~/app/services.server";
import { drawPart } from "~/app/site/draw-part.server";
import { type Consent, consent as consentCopy } from "~/data/consent";
import { consentSentence } from "~/data/forms/consent-sentence";
import { pageSource as pageSourceField } from "~/data/forms/hidden";
import { interpolate } from "~/data/interpolate";
import { ConsentText } from "./consent-text";

/** What both lead forms share: consent texts, and what script may load once the box is ticked. */
export function readLead({ config, placeholders }: Services, { optedOut }: RequestFacts) {
  const isCertified = mayCertify(config, optedOut);

  return {
    sentence: consentSentence({ certified: isCertified }),
    text: drawPart(<ConsentText {...interpolate<Consent>(consentCopy, placeholders)} />, ""),
    gate: {
      script: isCertified ? certificationScript(config.CONSENT_SCRIPT_URL ?? "") : null,
      // The page is the same for everybody, so script asks the server whether the lookup is needed.
      ipLookup: optedOut ? null : (config.IP_LOOKUP_URL ?? null),
    },
    pixel: optedOut ? null : (config.CONSENT_PIXEL_URL ?? null),
  };
}

/** The sentence beside the consent box, for this visitor. */
export function sentenceFor({ config }: Services, { optedOut }: RequestFacts): string {
  return consentSentence({ certified: mayCertify(config, optedOut) });
}

function mayCertify(config: Services["config"], optedOut: boolean): boolean {
  return Boolean(config.CONSENT_SCRIPT_URL) && !optedOut;
}

/**
 * Initial value of the hidden `page source`, so that campaign parameters of this address are
 * posted.
 */
export function pageSourceValue(
  { publicOrigin }: RequestFacts,
  page: FormPost["page"],
  request: Request,
): Record<string, string> {
  return { [pageSourceField.name]: pageSource(publicOrigin, page, request.url) };
}

export type Lead = ReturnType<typeof readLead>;

/**
 * The consent texts as plain text, word for word as `ConsentText` draws them. Without the sentence
 * of the box, which a receipt keeps separately.
 */
export function disclosureText({ placeholders }: Pick<Services, "placeholders">): string {
  const known = disclosures.get(placeholders);
  if (known !== undefined) return known;

  const { text, links } = interpolate<Consent>(consentCopy, placeholders);
  const disclosure = [text, links.map(({ label }) => label).join(" · ")].join("\n");
  disclosures.set(placeholders, disclosure);
  return disclosure;
}

const disclosures = new WeakMap<Services["placeholders"], string>();

/** Tells the script our three hidden fields, so that it fills them instead of adding its own. */
function certificationScript(address: string): string {
  const url = new URL(address);
  url.searchParams.set("field", "xxTrustedFormCertUrl");
  url.searchParams.set("token_field", "xxTrustedFormToken");
  url.searchParams.set("ping_field", "xxTrustedFormPingUrl");
  return url.href;
}
