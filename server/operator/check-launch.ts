import { checkWords } from "~/data/desk/check";
import type { Config } from "../config/config";
import { configuredDestinations } from "../destinations/index";
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
