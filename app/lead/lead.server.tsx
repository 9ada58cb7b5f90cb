import { type FormPost, pageSource, type RequestFacts, type Services } from "~/app/services.server";
import { drawPart } from "~/app/site/draw-part.server";
import { type Consent, consent as consentCopy } from "~/data/consent";
import { consentSentence } from "~/data/forms/consent-sentence";
import { pageSource as pageSourceField } from "~/data/forms/hidden";
import { interpolate } from "~/data/interpolate";
import { ConsentText } from "./consent-text";

/** What both lead forms share: the consent texts, and what script may do once the box is ticked. */
export function readLead({ config, placeholders }: Services, { optedOut }: RequestFacts) {
  const isCertified = mayCertify(config, optedOut);

  return {
    sentence: consentSentence({ certified: isCertified }),
    text: drawPart(<ConsentText {...interpolate<Consent>(consentCopy, placeholders)} />, ""),
    gate: {
      script: isCertified ? certificationScript(config.CONSENT_SCRIPT_URL ?? "") : null,
      // Whether it is needed is asked when it would be: the page is the same for everybody.
      ipLookup: optedOut ? null : (config.IP_LOOKUP_URL ?? null),
    },
    pixel: optedOut ? null : (config.CONSENT_PIXEL_URL ?? null),
  };
}

/** What stands beside the box, for this visitor. */
export function sentenceFor({ config }: Services, { optedOut }: RequestFacts): string {
  return consentSentence({ certified: mayCertify(config, optedOut) });
}

function mayCertify(config: Services["config"], optedOut: boolean): boolean {
  return Boolean(config.CONSENT_SCRIPT_URL) && !optedOut;
}

/** What the hidden `page source` begins with, so that the campaign of this address is posted too. */
export function pageSourceValue(
  { publicOrigin }: RequestFacts,
  page: FormPost["page"],
  request: Request,
): Record<string, string> {
  return { [pageSourceField.name]: pageSource(publicOrigin, page, request.url) };
}

export type Lead = ReturnType<typeof readLead>;

/**
 * The consent texts as plain text, word for word as `ConsentText` draws them. The checkbox sentence
 * is not among them: a receipt keeps it for itself.
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

/** Names our three hidden fields to the script, so that it fills them and adds none. */
function certificationScript(address: string): string {
  const url = new URL(address);
  url.searchParams.set("field", "xxTrustedFormCertUrl");
  url.searchParams.set("token_field", "xxTrustedFormToken");
  url.searchParams.set("ping_field", "xxTrustedFormPingUrl");
  return url.href;
}
