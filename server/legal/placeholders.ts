import { leadWords } from "~/data/after-sending";
import { shownCases } from "~/data/cases";
import { language, locale, mainLanguage, perLanguage } from "~/data/language";
import { interpolate, type Placeholders, placeholderWords } from "~/data/placeholders";
import { retention } from "~/data/site";
import { stateNotices } from "~/data/state-notices";
import { stateName, states } from "~/data/states";
import type { Config } from "~/server/config/config";
import { hasReachablePartner, type Partner } from "~/server/config/partners";
import { definitionsFor } from "~/server/destinations";
import { signingStates } from "~/server/privacy/authorizations";

/** The same object for each language until the file of firms is read again. */
export function perSettings<Made>(make: (config: Config) => Made): (config: Config) => Made {
  const known = new WeakMap<Config, () => Made>();
  return (config) => {
    const made = known.get(config) ?? perLanguage(() => make(config));
    known.set(config, made);
    return made();
  };
}

export const placeholdersOf = perSettings(readPlaceholders);

/** Values of the `{{placeholders}}` in texts, from the settings. */
export function readPlaceholders(config: Config): Placeholders {
  const { site } = config;

  return {
    "site.name": site.name,
    "site.tagline": site.tagline,
    "site.company": site.company,
    "site.companyForm": placeholderWords().companyForm(
      site.companyForm,
      governingState(site.companyForm),
    ),
    "site.contactEmail": site.contactEmail,
    "site.privacyEmail": site.privacyEmail,
    "site.optOutSubject": site.optOutSubject,
    "site.postalAddress": site.postalAddress,
    "site.responsibleAdvertiser": site.responsibleAdvertiser,
    "retention.submissions": days(config.RETENTION_DAYS),
    "retention.receipts": days(config.RECEIPT_DAYS),
    "retention.logMonths": String(retention.logMonths),
    "partners.list": partnerSentence(config.partners),
    "partners.network": placeholderWords().network(
      config.partners.length,
      new Set(config.partners.map(({ state }) => state)).size,
    ),
    "partners.details": partnerDetails(config.partners),
    "recipients.list": recipients(config)
      .map((line) => `- ${escapeMarkdown(line)}`)
      .join("\n"),
    "excluded.states": excludedSentence(config.EXCLUDED_STATES),
    ...referralDecision(config),
    "site.governingState": governingState(site.companyForm),
    "sale.lastYear": placeholderWords().sale[hasReachablePartner(config) ? "toFirms" : "none"],
    "security.transport": config.SITE_URL?.startsWith("https:") ? placeholderWords().encrypted : "",
    ...leadWords(leadWay(config)),
    ...healthNotices(config),
    ...mailNotices(config),
  };
}

/** As Markdown, and as `referral.plain` text. A language without its own words shows the English. */
function referralDecision({ REFERRAL_DECISION = "", translations }: Config) {
  const own = translations[language()]?.referral;
  const plain = own ?? REFERRAL_DECISION;
  const text = escapeMarkdown(plain);
  const isForeign = language() !== mainLanguage && own === undefined && plain !== "";
  return {
    "referral.plain": plain,
    "referral.decision": isForeign ? `<span lang="${mainLanguage}">${text}</span>` : text,
  };
}

/** Where this installation sends a request. */
function leadWay(config: Config) {
  if (hasReachablePartner(config)) return "firm";
  const hasForm = Boolean(config.formIds.home ?? config.formIds.case);
  if (config.FORWARD_URL) return hasForm ? "formAndSheet" : "sheet";
  if (hasForm) return "form";
  return config.sampleSettings.length > 0 ? "demonstration" : "stored";
}

function days(count: number): string {
  const years = Math.round(count / 365.25);
  const number = placeholderWords().days(count);
  return years < 1 ? number : placeholderWords().daysAndYears(number, years);
}

function partnerSentence(partners: Config["partners"]): string {
  if (partners.length === 0) return "";
  const names = listPartners(partners);
  const list = new Intl.ListFormat(locale()).format(names);

  return placeholderWords().partners(names.length, list);
}

/** Each firm with its city and state. */
export function listPartners(partners: Config["partners"]): string[] {
  return partners.map(({ name, city, state }) => `${name} (${city}, ${stateName(state)})`);
}

/** One line of Markdown per firm. */
function partnerDetails(partners: Config["partners"]): string {
  return partners
    .map((firm) => {
      const taken = firm.cases ? listCases(firm.cases) : placeholderWords().allCases;
      const from =
        firm.states?.map((code) => stateName(code)).join(", ") ?? placeholderWords().allStates;
      const place = `${escapeMarkdown(firm.city)}, ${stateName(firm.state)}`;
      const name = `[${escapeMarkdown(firm.name)}](<${new URL(firm.site).href}>)`;
      const lawyer = escapeMarkdown(firm.lawyer ?? "");
      const spoken = (firm.languages ?? [mainLanguage]).map(
        (code) => placeholderWords().languages[code],
      );
      const languages = spoken.join(", ");
      const told = { place, lawyer, cases: taken, states: from, languages };
      return `- ${placeholderWords().partner(name, told)}`;
    })
    .join("\n");
}

function listCases(slugs: readonly string[]): string {
  const titles = shownCases()
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ title }) => title);
  return titles.map((title) => escapeMarkdown(title)).join(", ");
}

function recipients(config: Config): string[] {
  const { CONSENT_SCRIPT_URL, CONSENT_PIXEL_URL, IP_LOOKUP_URL } = config;
  const words = placeholderWords().recipients;
  const lines = [
    ...definitionsFor(config).map(({ recipient }) => recipient(config)),
    // Browsers call these services themselves.
    CONSENT_SCRIPT_URL || CONSENT_PIXEL_URL ? words.certificates : null,
    IP_LOOKUP_URL ? words.addressLookup(new URL(IP_LOOKUP_URL).host) : null,
  ].filter((line) => line !== null);

  return lines.length > 0 ? [...new Set(lines)] : [words.none];
}

function excludedSentence(codes: readonly string[]): string {
  return codes.length > 0 ? stateNotices().excluded(listStates(codes)) : "";
}

/** Notices for states with a law on health data, depending on which states are excluded. */
function healthNotices(config: Config) {
  const { EXCLUDED_STATES, site } = config;
  const { authorization: signedElsewhere, signedHere } = stateNotices();
  const notice = hasReachablePartner(config) ? signedHere : signedElsewhere;
  const isTaken = (code: string) => !EXCLUDED_STATES.includes(code);
  const signed = signingStates.filter(isTaken);
  const authorization =
    signed.length > 0
      ? notice(listStates(signed))
      : stateNotices().excluded(listStates(signingStates));

  return {
    "health.authorization": interpolate(authorization, {
      "site.company": escapeMarkdown(site.company),
      "site.privacyEmail": escapeMarkdown(site.privacyEmail),
    }),
    "health.maryland": isTaken("MD")
      ? stateNotices().maryland
      : stateNotices().excluded(stateName("MD")),
    "health.texas": isTaken("TX") ? stateNotices().texas : stateNotices().excluded(stateName("TX")),
  };
}

/** Leaves promises of mail out of the texts where none can be sent. */
function mailNotices({ SMTP_URL }: Config) {
  return Object.fromEntries(
    Object.entries(placeholderWords().mail).map(([name, text]) => [
      `mail.${name}`,
      SMTP_URL ? text : "",
    ]),
  );
}

/** `a Wyoming limited liability company` gives `Wyoming`. */
function governingState(companyForm: string): string {
  // Longest names first, because `West Virginia` contains `Virginia`.
  const [named] = states("en")
    .filter(({ label }) => companyForm.includes(label))
    .sort((a, b) => b.label.length - a.label.length);
  return named ? stateName(named.value) : placeholderWords().unknownState;
}

function listStates(codes: readonly string[]): string {
  const names = states()
    .filter(({ value }) => codes.includes(value))
    .map(({ label }) => label);
  return new Intl.ListFormat(locale()).format(names);
}

/** Values for texts and receipts that name only these firms. */
export function placeholdersNaming(config: Config, firms: readonly Partner[]): Placeholders {
  const all = placeholdersOf(config);
  if (firms === config.partners) return all;
  return {
    ...all,
    "partners.list": partnerSentence(firms),
    ...(leadWay(config) === "firm" && firms.length > 0 && goesTo(firms)),
  };
}

/** Names the firms of this case, unless they are many: then the consent names them. */
function goesTo(named: readonly Partner[]): Placeholders {
  const { one, oneOf, many } = placeholderWords().goesTo;
  const list = named.map(({ name, city }) => `${name}, ${city}`).join("; ");
  if (named.length > 2) return { "lead.goes": many(named.length) };
  return { "lead.goes": named.length === 1 ? one(list) : oneOf(list) };
}

/** Escapes punctuation with backslashes, so that a setting is never read as markup. */
export function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[!-/:-@[-`{-~]/g, "\\$&");
}
