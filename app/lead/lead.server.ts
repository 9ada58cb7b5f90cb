import {
  type App,
  type Config,
  type Confirmation,
  type FormPost,
  formVersion,
  listPartners,
  pageSource,
  placeholdersNaming,
  type RequestFacts,
  resolveForm,
  type ShownForm,
  withVersion,
} from "~/app/services.server";
import { type AfterSending, afterSending, leadWords } from "~/data/after-sending";
import { authorization } from "~/data/authorization";
import { answerLanguage, type Consent, consent as consentCopy } from "~/data/consent";
import { consentSentences } from "~/data/forms/consent-sentence";
import type { FormDefinition } from "~/data/forms/definition";
import { pageSourceField } from "~/data/forms/hidden";
import { wireNames } from "~/data/forms/wire-names";
import { language } from "~/data/language";
import { interpolate, placeholderWords } from "~/data/placeholders";
import { privateCode } from "~/data/private-code";

/** What both lead forms share: the consent text, and what may load once the box is ticked. */
export function readLeadExtras(
  { config }: App,
  { optedOut }: RequestFacts,
  firms: Config["partners"],
) {
  return {
    consent: consentFor(config, firms),
    gate: {
      script: mayCertify(config, optedOut)
        ? certificationScript(config.CONSENT_SCRIPT_URL ?? "")
        : null,
      // The page is the same for everybody, so script asks the server whether the lookup is needed.
      ipLookup: optedOut ? null : (config.IP_LOOKUP_URL ?? null),
    },
    pixel: optedOut ? null : (config.CONSENT_PIXEL_URL ?? null),
  };
}

export type LeadExtras = ReturnType<typeof readLeadExtras>;

export type Variant = {
  consent: string;
  optedOut: boolean;
  /**
   * Puts the consent block first, because the certification script, which loads once the box is
   * ticked, must see the rest of the form being filled in.
   */
  consentFirst: boolean;
};

/** A lead form as it is served now: to visitors who have not opted out, and to those who have. */
export function servedForms(
  config: Config,
  formFor: (variant: Variant) => FormDefinition,
  firms: Config["partners"],
) {
  const disclosure = disclosureText(config, firms);
  const served = (optedOut: boolean) => {
    const consentFirst = mayCertify(config, optedOut);
    const consent = consentSentences()[consentFirst ? "certified" : "plain"];
    return { shown: formFor({ consent, optedOut, consentFirst }), consent, disclosure };
  };
  return [served(false), served(true)] as const;
}

export function ownFirst(
  { optedOut }: RequestFacts,
  [plain, other]: ReturnType<typeof servedForms>,
) {
  return optedOut ? ([other, plain] as const) : ([plain, other] as const);
}

/** The form as it is shown now, with its version in a hidden field. */
export function withCurrentVersion(
  { now }: App,
  form: ShownForm,
  firms: Config["partners"],
): FormDefinition {
  const version = formVersion(
    form,
    firms.map(({ name }) => name),
  );
  return withVersion(resolveForm(form.shown, now()), version);
}

/** If there are more firms than this, the consent block names them in a list. */
const mostInSentence = 3;

export type ShownConsent = Consent & { firms: readonly string[] };

export function consentFor(config: Config, named: Config["partners"]): ShownConsent {
  const placeholders = placeholdersNaming(config, named);
  const firms = named.length > mostInSentence ? listPartners(named) : [];
  const words =
    firms.length > 0
      ? { ...placeholders, "partners.list": placeholderWords().partnersBelow }
      : placeholders;
  const consent = interpolate<Consent>(consentCopy(), words);
  const isUnderstood = named.some(({ languages = ["en"] }) => languages.includes(language()));
  const answers = isUnderstood ? undefined : answerLanguage()?.(named);
  const assent = answers ? `${answers} ${consent.assent}` : consent.assent;
  return { ...consent, assent, firms };
}

/**
 * The consent text as plain text, word for word as `ConsentText` renders it above the box. A
 * receipt keeps the sentence of the box separately.
 */
export function disclosureText(config: Config, named: Config["partners"]): string {
  const { title, parts, firms, assent, newTab, links } = consentFor(config, named);
  const [who = "", ...rest] = parts.map((part) => `${part.title}: ${part.text}`);
  const linked = links.map(({ label }) => label).join(" · ");

  return [title, who, ...firms, ...rest, assent, `${newTab} ${linked}`].join("\n");
}

/** Whether a certificate can be made for this visitor. */
function mayCertify(config: Config, optedOut: boolean): boolean {
  return Boolean(config.CONSENT_SCRIPT_URL) && !optedOut;
}

/** Names our three hidden fields and the form that has them, so that the script adds none. */
function certificationScript(address: string): string {
  const url = new URL(address);
  url.searchParams.set("field", wireNames.certificateUrl);
  url.searchParams.set("token_field", wireNames.certificateToken);
  url.searchParams.set("ping_field", wireNames.certificatePing);
  url.searchParams.set("form_selector", "#form");
  return url.href;
}

/** Texts after a lead was sent. They depend on the settings and on how far the lead has come. */
export function afterLead({ config }: App, sent: Confirmation, firms: Config["partners"]) {
  const now = sent.search ? leadWords(sent.search) : {};
  return interpolate<AfterSending>(afterSending(), {
    ...placeholdersNaming(config, firms),
    ...now,
  });
}

/** The private code with the words beside it; null if the page must not show it. */
export function readCode({ reference, access }: Confirmation, { origin }: RequestFacts) {
  if (!access) return null;

  const { code, ticket, isMailed, isShownOnce, asks } = access;
  const { text, mailed, shownOnce, history, saved, ...words } = privateCode();
  const { ask } = authorization();
  return {
    reference,
    code,
    ticket,
    words,
    /** What is copied and saved. */
    text: text({ reference, code, origin }),
    mailed: isMailed ? mailed : null,
    /** Only of the abuse cases is the code shown once. */
    saved: isShownOnce ? saved : null,
    withoutScript: isShownOnce ? shownOnce : history,
    authorize: asks === null ? null : { text: ask.text(asks), button: ask.button(asks) },
  };
}

export type ShownCode = NonNullable<ReturnType<typeof readCode>>;

/** Initial value of the hidden `page source`: posts the campaign parameters of this address. */
export function pageSourceValue(
  { publicOrigin }: RequestFacts,
  page: FormPost["page"],
  request: Request,
): Record<string, string> {
  return { [pageSourceField.name]: pageSource(publicOrigin, page, request.url) };
}
