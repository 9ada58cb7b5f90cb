import { consent } from "~/data/consent";
import { checkWords } from "~/data/desk/check";
import { interpolate } from "~/data/interpolate";
import type { Config } from "../config/config";
import { configuredDestinations } from "../destinations/index";
import { readPlaceholders } from "../legal/placeholders";
import type { Operator } from "./operator";

/** Whether a destination is on does not depend on the key. */
const noKey = Buffer.alloc(32);

/** Empty when nothing is open. */
export function findOpenDecisions({ config }: Pick<Operator, "config">): string[] {
  const destinations = configuredDestinations(config, noKey);

  return [
    ...config.sampleSettings.map((name) => `${name} ${sampleReason(name)}`),
    ...(config.isExclusionDecided ? [] : [`EXCLUDED_STATES ${checkWords.excludedStates}`]),
    ...siteAddress(config),
    ...consentLength(config),
    ...(destinations.length > 0 ? [] : [checkWords.noDestination]),
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

function siteAddress({ SITE_URL }: Config): string[] {
  if (!SITE_URL) return [`SITE_URL ${checkWords.siteUrl}`];
  return SITE_URL.startsWith("https:") ? [] : [`SITE_URL ${checkWords.notSecure}`];
}

/** Longer, and a visitor does not read what the receipt then proves. */
const mostConsentWords = 120;

/** Of the home form, which names every firm; that of a case names those that take it. */
function consentLength(config: Config): string[] {
  const text = interpolate(consent.text, readPlaceholders(config));
  const count = text.split(/\s+/).length;
  return count > mostConsentWords
    ? [`PARTNERS_FILE ${checkWords.longConsent(count, mostConsentWords)}`]
    : [];
}
