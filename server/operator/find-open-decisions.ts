import { cases } from "~/data/cases";
import { consent } from "~/data/consent";
import { checkWords } from "~/data/desk/check";
import { interpolate } from "~/data/placeholders";
import type { Config } from "../config/config";
import { hasReachablePartner, isReachable } from "../config/partners";
import { configuredDestinations } from "../destinations/index";
import { readPlaceholders } from "../legal/placeholders";
import { isLegalTextOutdated, isOutdated, legalNames } from "../legal/translations";
import { signingStates } from "../privacy/authorizations";
import { takesCase } from "../routing/choose-partner";
import type { Operator } from "./operator";
import { findPastPages } from "./pages-to-check";

/** Whether a destination is on does not depend on the key. */
const noKey = Buffer.alloc(32);

/** Empty when nothing is open. */
export function findOpenDecisions({ config, now }: Pick<Operator, "config" | "now">): string[] {
  const destinations = configuredDestinations(config, noKey);

  return [
    ...config.sampleSettings.map((name) => `${name} ${sampleReason(name)}`),
    ...(config.isExclusionDecided ? [] : [`EXCLUDED_STATES ${checkWords.excludedStates}`]),
    ...unapprovedAuthorization(config),
    ...aboutSpanish(config),
    ...(config.REFERRAL_DECISION ? [] : [`REFERRAL_DECISION ${checkWords.referral}`]),
    ...siteAddress(config),
    ...(config.STAFF_EMAIL && !config.SMTP_URL ? [`STAFF_EMAIL ${checkWords.staffUnmailed}`] : []),
    ...consentLength(config),
    ...findPastPages(now()).map(({ title, days }) => checkWords.pastPage(title, days)),
    ...aboutPartners(config),
    ...(destinations.length > 0 ? [] : [checkWords.noDestination]),
  ];
}

/** While leads go to a firm from a state that asks for a signed authorization. */
function unapprovedAuthorization(config: Config): string[] {
  const { AUTHORIZATION_APPROVED, EXCLUDED_STATES } = config;
  const isTaken = signingStates.some((code) => !EXCLUDED_STATES.includes(code));
  return isTaken && !AUTHORIZATION_APPROVED && hasReachablePartner({ config })
    ? [`AUTHORIZATION_APPROVED ${checkWords.authorization}`]
    : [];
}

function aboutSpanish(config: Config): string[] {
  if (!config.LANGUAGES.includes("es")) return [];

  return [
    ...(config.SPANISH_APPROVED ? [] : [`SPANISH_APPROVED ${checkWords.spanish}`]),
    ...(config.REFERRAL_DECISION && !config.REFERRAL_DECISION_ES
      ? [`REFERRAL_DECISION_ES ${checkWords.spanishReferral}`]
      : []),
    ...legalNames.filter(isLegalTextOutdated).map(checkWords.outdatedText),
    ...cases.filter(isOutdated).map(({ title }) => checkWords.outdatedCase(title)),
  ];
}

function sampleReason(name: string): string {
  switch (name) {
    case "PARTNERS_FILE":
      return checkWords.partners;
    case "RESPONSIBLE_ADVERTISER":
      return checkWords.responsible;
    default:
      return checkWords.sample;
  }
}

/**
 * Only for a real file. A firm without an id is only named on pages, which is enough until leads go
 * to firms.
 */
function aboutPartners(config: Config): string[] {
  const { partners } = config;
  if (!hasReachablePartner({ config })) {
    return partners.filter(({ id }) => id !== undefined).map(({ name }) => checkWords.noWay(name));
  }

  const untaken = cases.filter(({ slug }) => !partners.some((firm) => takesCase(firm, slug)));
  const speaks = (language: string) =>
    partners.some(({ languages = ["en"] }) => languages.some((one) => one === language));
  return [
    ...partners.flatMap((firm) => [
      ...(isReachable(firm, config) ? [] : [checkWords.noWay(firm.name)]),
      ...(firm.lawyer ? [] : [checkWords.noLawyer(firm.name)]),
    ]),
    ...untaken.map(({ title }) => checkWords.untakenCase(title)),
    ...["en", "es"].filter((one) => !speaks(one)).map(checkWords.unspoken),
  ];
}

function siteAddress({ SITE_URL }: Config): string[] {
  if (!SITE_URL) return [`SITE_URL ${checkWords.siteUrl}`];
  return SITE_URL.startsWith("https:") ? [] : [`SITE_URL ${checkWords.notSecure}`];
}

/** A visitor does not read a longer consent, which the receipt then claims to prove. */
const mostConsentWords = 120;

/** For the home form, which names every firm; the form of a case names only those that take it. */
function consentLength(config: Config): string[] {
  const text = interpolate(consent().text, readPlaceholders(config));
  const count = text.split(/\s+/).length;
  return count > mostConsentWords
    ? [`PARTNERS_FILE ${checkWords.longConsent(count, mostConsentWords)}`]
    : [];
}
