import type { Words } from "~/data/fill-in";
import { legalDates, partners, retention } from "~/data/site";
import { states } from "~/data/states";
import type { Config } from "./config";

/** What the `{{placeholders}}` in the copy stand for, in this installation. */
export function wordsOf(config: Config): Words {
  const { site } = config;

  return {
    "site.name": site.name,
    "site.tagline": site.tagline,
    "site.company": site.company,
    "site.companyForm": site.companyForm,
    "site.contactEmail": site.contactEmail,
    "site.privacyEmail": site.privacyEmail,
    "site.optOutSubject": site.optOutSubject,
    "site.postalAddress": site.postalAddress,
    "site.responsibleAdvertiser": site.responsibleAdvertiser,
    "retention.submissions": days(config.RETENTION_DAYS),
    "retention.receipts": days(config.RECEIPT_DAYS),
    "retention.logMonths": String(retention.logMonths),
    "legal.lastUpdated": longDate(legalDates.lastUpdated),
    "legal.reviewed": longDate(legalDates.reviewed),
    "partners.list": partnerSentence(),
    "recipients.list": recipients(config)
      .map((line) => `- ${line}`)
      .join("\n"),
    "excluded.states": excludedSentence(config.EXCLUDED_STATES),
  };
}

/** `April 30, 2025` for an ISO date. */
export function longDate(iso: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${iso}T00:00:00Z`),
  );
}

function days(count: number): string {
  const years = Math.round(count / 365.25);
  const number = `${count.toLocaleString("en-US")} ${count === 1 ? "day" : "days"}`;
  if (years < 1) return number;

  return `${number} (about ${years} ${years === 1 ? "year" : "years"})`;
}

function partnerSentence(): string {
  const names = partners.map(({ name, city }) => `${name} (${city})`);
  if (names.length === 0) return "No partner firm is named yet.";

  return `The partner firms are ${new Intl.ListFormat("en-US").format(names)}.`;
}

function recipients(config: Config): string[] {
  const forms = Object.values(config.formIds).some(Boolean);
  const role = config.FORWARD_ROLE.replaceAll("_", " ");
  const lines = [
    forms && `A form service at ${new URL(config.FORM_SERVICE_URL).host}, our service provider.`,
    config.FORWARD_URL && `A spreadsheet at ${new URL(config.FORWARD_URL).host} (${role}).`,
    config.consentScriptHosts.length > 0 &&
      "A certificate vendor, which records that you gave your consent (third party; never when you opted out).",
  ].filter((line) => typeof line === "string");

  return lines.length > 0 ? lines : ["None. In this installation, requests are only stored."];
}

function excludedSentence(codes: readonly string[]): string {
  const names = states.filter(({ value }) => codes.includes(value)).map(({ label }) => label);
  if (names.length === 0) return "";

  return `We take no requests from people who live in ${new Intl.ListFormat("en-US").format(names)}.`;
}
