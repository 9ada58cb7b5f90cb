import { brand, mark, palette, sampleBrand } from "~/data/brand";
import { cases, findCase } from "~/data/cases";
import { consent } from "~/data/consent";
import { dateInNewYork, spellDate } from "~/data/dates";
import { normalizeEmail, toUrl } from "~/data/formats";
import { type Language, languages } from "~/data/language";
import { editions } from "~/data/languages";
import { interpolate } from "~/data/placeholders";
import { listDue, listUnsearched } from "~/data/record-dates";
import type { Config } from "../config/config";
import { hasReachablePartner, isReachable, type Partner } from "../config/partners";
import { isNamedOrPublic } from "../destinations/http";
import { configuredDestinations } from "../destinations/index";
import { readPlaceholders } from "../legal/placeholders";
import { signingStates } from "../privacy/authorizations";
import { takesCase } from "../routing/choose-partner";

/** What must be decided before launch, one line each. */
export function findOpenDecisions(config: Config, at: number): string[] {
  // Whether a destination is on does not depend on the key.
  const destinations = configuredDestinations(config, Buffer.alloc(32));
  const { SITE_URL, EXCLUDED_STATES } = config;
  const today = dateInNewYork(at);
  const isSigned = signingStates.some((code) => !EXCLUDED_STATES.includes(code));

  return lines(
    ...config.partnerFaults.map((fault) => `PARTNERS_FILE ${fault}`),
    ...config.sampleSettings.map((name) => `${name} ${sampleReason(name)}`),
    ...aboutBrand(config),
    !config.isExclusionDecided &&
      "EXCLUDED_STATES was never decided: name the states whose residents are declined, or set it to none (California: referral service rules; Washington, Nevada: a signed authorization before health data is sold; Maryland: no sale of sensitive data)",
    isSigned &&
      !config.AUTHORIZATION_APPROVED &&
      hasReachablePartner(config) &&
      "AUTHORIZATION_APPROVED is not set: people in Washington and Nevada sign an authorization before a firm gets their request. Have counsel read it (data/authorization.ts), then put the day and the name here; or name both states in EXCLUDED_STATES",
    ...config.LANGUAGES.flatMap((code) => aboutTranslation(config, code)),
    !config.REFERRAL_DECISION &&
      "REFERRAL_DECISION was never decided: whether passing requests on makes this site a lawyer referral service (California: Business and Professions Code 6155). Its text appears in the terms, on the partners page and on the about page",
    !SITE_URL &&
      "SITE_URL is not set: links, cookies and mails then depend on the address that a visitor typed",
    SITE_URL &&
      !SITE_URL.startsWith("https:") &&
      "SITE_URL is not https: opt-out cookies are then not marked Secure",
    config.STAFF_EMAIL &&
      !config.SMTP_URL &&
      "STAFF_EMAIL is set and no mail can be sent: set SMTP_URL and MAIL_FROM",
    config.ALERT_WEBHOOK_SECRET &&
      !config.ALERT_WEBHOOK_URL &&
      "ALERT_WEBHOOK_SECRET is set and no alert can be sent: set ALERT_WEBHOOK_URL",
    longConsent(config),
    ...findPastPages(today),
    ...findUnsearchedPages(today),
    ...aboutPartners(config),
    destinations.length === 0 && "No destination is on: what visitors send stays on this machine.",
  );
}

function lines(...all: readonly (string | false | null | undefined)[]): string[] {
  return all.flatMap((line) => line || []);
}

function sampleReason(name: string): string {
  switch (name) {
    case "PARTNERS_FILE":
      return "is not set: the forms, receipts and the partners page name a made-up firm";
    case "RESPONSIBLE_ADVERTISER":
      return "is still made up: lawyer advertising rules ask for a lawyer or firm that answers for this site";
    default:
      return "is still the made-up value of the demonstration";
  }
}

function aboutTranslation(config: Config, code: Language): string[] {
  const edition = editions[code];
  const translation = config.translations[code];
  if (!("settings" in edition) || !translation) return [];

  const { english, settings: names } = edition;
  const others = config.LANGUAGES.filter((other) => other !== code).join();
  return lines(
    !translation.approved &&
      `${names.approved} is not set: have a person read the ${english} consent, terms and notices (data/${code}), then put the day and the name here; until then each ${english} legal page states that it awaits a legal review. LANGUAGES=${others} closes the ${english} edition`,
    config.REFERRAL_DECISION &&
      !translation.referral &&
      `${names.referral} is not set: ${english} pages show the text of REFERRAL_DECISION, marked as English`,
  );
}

/** What pictures show, which no setting replaces. */
function aboutBrand({ site }: Config): string[] {
  const [first] = mark;
  return lines(
    site.name === sampleBrand.name &&
      "The name is still the sample: put yours in data/brand.ts and build again",
    site.name !== brand.name &&
      `SITE_NAME is ${site.name}, but the icon and the pictures for social sites say ${brand.name}: put the name in data/brand.ts and build again`,
    first.d === sampleBrand.mark &&
      "The mark is still the sample, in every icon and picture for social sites: draw yours in data/brand.ts and build again",
    palette.light.teal === sampleBrand.color &&
      "The colors are still the sample, in pages, drawings and pictures for social sites: put yours in data/brand.ts and build again",
  );
}

/** A visitor does not read a longer consent, which the receipt then claims to prove. */
const mostConsentWords = 120;

/** For the home form, which names every firm; the form of a case names only those that take it. */
function longConsent(config: Config): string | null {
  const parts = consent().parts.map(({ title, text }) => `${title}: ${text}`);
  const text = interpolate(parts.join(" "), readPlaceholders(config));
  const count = text.split(/\s+/).length;
  return count > mostConsentWords
    ? `PARTNERS_FILE makes the consent text of the home and contact forms ${count} words long, over the limit of ${mostConsentWords}: name fewer firms (cases shortens the forms of the other cases, but not these two, which name every firm)`
    : null;
}

/**
 * Only for a real file. A firm without an id is only named on pages, which is enough until leads go
 * to firms.
 */
function aboutPartners(config: Config): string[] {
  const { partners } = config;
  const noWay = (firm: string) =>
    `${firm} is named and no lead can reach it: give it an id and a webhook, or an email address and SMTP_URL`;
  if (!hasReachablePartner(config)) {
    return partners.filter(({ id }) => id !== undefined).map(({ name }) => noWay(name));
  }

  const speaks = (code: Language) =>
    partners.some(({ languages = ["en"] }) => languages.includes(code));
  return lines(
    ...partners.flatMap((firm) => [
      !isReachable(firm, config) && noWay(firm.name),
      !firm.lawyer && `${firm.name} names no responsible lawyer (lawyer in PARTNERS_FILE)`,
      isInside(firm, config) &&
        `${firm.name} gets nothing: its webhook is at an address that is not public, and PARTNER_HOSTS does not list it`,
    ]),
    ...aboutPairs(partners),
    ...cases
      .filter(({ slug }) => !partners.some((firm) => takesCase(firm, slug)))
      .map(({ title }) => `No firm takes ${title}: its page shows no form`),
    ...languages.map((code) => !speaks(code) && `No firm speaks ${editions[code].english}`),
  );
}

/** Where no name is to be looked up; that of another one is checked at each connection. */
function isInside({ webhook }: Partner, { PARTNER_HOSTS }: Config): boolean {
  const url = webhook && toUrl(webhook.url);
  return Boolean(url && !PARTNER_HOSTS.includes(url.host) && !isNamedOrPublic(url));
}

/** What two firms have in common although it tells firms apart. */
function aboutPairs(partners: readonly Partner[]): string[] {
  const shared = [
    {
      of: ({ name }: Partner) => [name.toLowerCase()],
      why: "have one name: neither visitors nor the desk can tell them apart",
    },
    {
      of: ({ secrets }: Partner) => [...(secrets ?? [])],
      why: "have one secret: each could read the leads of the other, and report on them",
    },
    {
      of: ({ email }: Partner) => (email ? [normalizeEmail(email)] : []),
      why: "have one mailbox: each reads the leads of the other",
    },
  ];
  return partners.flatMap((firm, index) =>
    partners.slice(0, index).flatMap((other) =>
      shared.flatMap(({ of, why }) => {
        const isShared = of(firm).some((value) => of(other).includes(value));
        return isShared ? `${other.name} and ${firm.name} ${why}` : [];
      }),
    ),
  );
}

/** Case pages that name a date in the past, each listed once however many such dates it names. */
function findPastPages(today: string): string[] {
  const past = listDue(cases, today).filter(({ why }) => why === "past-date");
  return [...new Set(past.map(({ slug }) => slug))].map((slug) => {
    const days = past.flatMap((one) =>
      one.slug === slug && one.why === "past-date" ? spellDate(one.date) : [],
    );
    return `the page about ${titleOf(slug)} is past its date (${days.join("; ")})`;
  });
}

function findUnsearchedPages(today: string): string[] {
  return listUnsearched(cases, today).map(
    ({ slug, date, days }) =>
      `nobody has looked at the page about ${titleOf(slug)} for ${days} days (since ${spellDate(date)})`,
  );
}

function titleOf(slug: string): string {
  return findCase(slug)?.title ?? slug;
}
