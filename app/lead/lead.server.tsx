import {
  type Confirmation,
  type FormPost,
  formVersion,
  listPartners,
  pageSource,
  type RequestFacts,
  resolveForm,
  type Services,
  type ShownForm,
  withVersion,
} from "~/app/services.server";
import { drawPart } from "~/app/ui/draw-part.server";
import { TextLinks } from "~/app/ui/links";
import { type AfterSending, afterSending, leadWords } from "~/data/after-sending";
import { type Consent, consent as consentCopy } from "~/data/consent";
import { firmsSpeakEnglish } from "~/data/es/consent";
import { consentSentences } from "~/data/forms/consent-sentence";
import type { FormDefinition } from "~/data/forms/definition";
import { pageSourceField } from "~/data/forms/hidden";
import { wireNames } from "~/data/forms/wire-names";
import { language } from "~/data/language";
import { interpolate, placeholderWords } from "~/data/placeholders";

/** What both lead forms share: consent texts, and what script may load once the box is ticked. */
export function readLead(opened: Services, { optedOut }: RequestFacts) {
  const { config } = opened;
  const isCertified = mayCertify(config, optedOut);

  return {
    sentence: consentSentences()[isCertified ? "certified" : "plain"],
    text: drawPart(<ConsentText {...consentFor(opened)} />, ""),
    gate: {
      script: isCertified ? certificationScript(config.CONSENT_SCRIPT_URL ?? "") : null,
      // The page is the same for everybody, so script asks the server whether the lookup is needed.
      ipLookup: optedOut ? null : (config.IP_LOOKUP_URL ?? null),
    },
    pixel: optedOut ? null : (config.CONSENT_PIXEL_URL ?? null),
  };
}

export type Variant = {
  consent: string;
  optedOut: boolean;
  /**
   * Puts the consent box early in the form, because what is loaded once it is ticked should see the
   * rest of the form being filled in.
   */
  consentFirst: boolean;
};

/** A lead form in each variant that is served now, this visitor's first. */
export function servedForms(
  opened: Services,
  { optedOut }: RequestFacts,
  formFor: (variant: Variant) => FormDefinition,
): readonly [ShownForm, ...ShownForm[]] {
  const served = (isOptedOut: boolean): ShownForm => {
    const consentFirst = mayCertify(opened.config, isOptedOut);
    const consent = consentSentences()[consentFirst ? "certified" : "plain"];
    const shown = formFor({ consent, optedOut: isOptedOut, consentFirst });
    return { shown, consent, disclosure: disclosureText(opened) };
  };
  return [served(optedOut), served(!optedOut)];
}

/** The form as it is drawn now, with its version in a hidden field. */
export function drawnForm(opened: Services, form: ShownForm): FormDefinition {
  const version = formVersion({ form: form.shown, ...form }, opened.firms);
  return withVersion(resolveForm(form.shown, opened.now()), version);
}

/** If there are more firms than this, they get a list of their own inside the consent block. */
const mostInSentence = 3;

type ShownConsent = Consent & { firms: readonly string[] };

export function consentFor({ named, placeholders }: Pick<Services, "named" | "placeholders">) {
  const firms = named.length > mostInSentence ? listPartners(named) : [];
  const words =
    firms.length > 0
      ? { ...placeholders, "partners.list": placeholderWords().partnersBelow }
      : placeholders;
  const consent = interpolate<Consent>(consentCopy(), words);
  const isUnderstood = language() === "en" || named.some((firm) => firm.languages?.includes("es"));
  const assent = isUnderstood ? consent.assent : `${firmsSpeakEnglish} ${consent.assent}`;
  return { ...consent, assent, firms };
}

/** Whether a certificate can be made for this visitor. */
function mayCertify(config: Services["config"], optedOut: boolean): boolean {
  return Boolean(config.CONSENT_SCRIPT_URL) && !optedOut;
}

/** What is said once a lead is sent, depending on the settings and on how far the lead has come. */
export function afterLead({ placeholders }: Pick<Services, "placeholders">, sent: Confirmation) {
  const now = sent.search ? leadWords(sent.search) : {};
  return interpolate<AfterSending>(afterSending(), { ...placeholders, ...now });
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
export function disclosureText(opened: Pick<Services, "named" | "placeholders">): string {
  const { placeholders } = opened;
  const known = disclosures.get(placeholders);
  if (known !== undefined) return known;

  const { text, firms, assent, links } = consentFor(opened);
  const linked = links.map(({ label }) => label).join(" · ");
  const disclosure = [text, ...firms, assent, linked].join("\n");
  disclosures.set(placeholders, disclosure);
  return disclosure;
}

const disclosures = new WeakMap<Services["placeholders"], string>();

/** Tells the script our three hidden fields, so that it fills them instead of adding its own. */
function certificationScript(address: string): string {
  const url = new URL(address);
  url.searchParams.set("field", wireNames.certificateUrl);
  url.searchParams.set("token_field", wireNames.certificateToken);
  url.searchParams.set("ping_field", wireNames.certificatePing);
  return url.href;
}

/** Directly above the button: who may contact the visitor, how, and how to stop it. */
export function ConsentText({ text, firms, assent, links }: ShownConsent) {
  return (
    <>
      <p>{text}</p>
      {firms.length > 0 && (
        <ul>
          {firms.map((firm) => (
            <li key={firm}>{firm}</li>
          ))}
        </ul>
      )}
      <p>{assent}</p>
      <p>
        <TextLinks links={links} target="_blank" />
      </p>
    </>
  );
}
