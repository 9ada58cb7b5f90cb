import { findCase } from "~/data/cases";
import { contactChannels, isAllContact } from "~/data/contact-channels";
import { day, second, spellPlainDay, spellTimeInNewYork } from "~/data/dates";
import { escapeXml } from "~/data/formats";
import { languages } from "~/data/language";
import { editions } from "~/data/languages";
import { partnerStatuses, partnerMail as words } from "~/data/partner-mail";
import { withoutNote } from "~/data/question";
import { siteName } from "~/data/site";
import { stateName } from "~/data/states";
import { firmLink, makeReportToken } from "../privacy/sealed-token";
import { contactFields } from "../submission/kinds";
import { testPrefix } from "../submission/submission";
import type { OutboundMessage } from "./destination";
import { isDescribed, isoDay, type LeadData, type PartnerMessage } from "./partner-payload";

type MailRow = [name: string, value: string | null];
/** Only `links` become links: a value that a person typed never does. */
type MailPart = {
  title: string;
  text?: string;
  rows: readonly MailRow[];
  links?: readonly MailLink[];
};
type MailLink = { words: string; href: string };

/** Links with which a firm reports; they are in no notice. */
export type ReportLinks = { key: Buffer; origin: string; partner: string; at: number };

const linkDays = 180;

/** A mail to a firm: for a person to read, with the same data as files. */
export function writePartnerMail(
  event: PartnerMessage,
  links: ReportLinks | null,
  changes: readonly ChangedValue[] = [],
) {
  const { data, type } = event;
  const { reference } = data;
  const isTest = reference.startsWith(testPrefix);
  const intro = `${isTest ? words.testIntro : ""}${introOf(event)}`;
  const from = links ? words.from(siteName, new URL(links.origin).host) : "";
  const lead = "contact" in data ? data : null;
  const parts = lead ? leadParts(lead, links) : [{ title: "", rows: noticeRows(event) }];
  if (links && type === "test.ping") parts.push(pagePart(links));
  if (changes.length > 0) parts.unshift(changesPart(changes));
  const { end } = words;
  const json = JSON.stringify(event, null, 2);

  return {
    subject: `${isTest ? words.testSubject : ""}${words.subjects[type](reference, aboutOf(event))}`,
    text: [intro, from, ...parts.map(asText), end, ""].join("\n\n"),
    html: `<p>${escapeXml(intro)}</p><p>${escapeXml(from)}</p>${parts.map(asHtml).join("")}<p>${end}</p>`,
    files: [{ filename: `${reference}.json`, content: json, contentType: "application/json" }],
  };
}

function introOf(event: PartnerMessage): string {
  const { intro, causes } = words;
  switch (event.type) {
    case "contact.revoked": {
      const { stopped, allowed } = event.data;
      return `${intro[event.type](spellStopped(stopped))} ${spellAllowed(allowed)}`;
    }
    case "lead.withdrawn":
      return `${causes[event.data.cause]} ${intro[event.type]}`;
    default:
      return intro[event.type];
  }
}

/** The case, which a subject must not name on the abuse cases, and the state; or what to stop. */
function aboutOf({ data }: PartnerMessage): string {
  if ("stopped" in data) return spellStopped(data.stopped);
  if (!("contact" in data)) return "";

  const { slug, title } = data.case;
  const { state } = data.contact;
  const isSensitive = findCase(slug)?.sensitive === true;
  const about = [isSensitive ? "" : title, state && stateName(state, "en")].filter(Boolean);
  return about.length > 0 ? `: ${about.join(", ")}` : "";
}

function noticeRows({ data }: PartnerMessage): MailRow[] {
  const { labels } = words;
  return [
    [labels.reference, data.reference],
    [labels.revision, String(data.revision)],
    [labels.due, "due_on" in data ? spellPlainDay(data.due_on) : null],
  ];
}

function leadParts(data: LeadData, links: ReportLinks | null): MailPart[] {
  const { titles, withheld } = words;
  const { authorization, answers, answers_withheld: why } = data;
  return [
    { title: titles.contact, rows: contactRows(data) },
    { title: titles.request, rows: requestRows(data) },
    {
      title: titles.answers,
      ...(why && { text: withheld[why] }),
      rows: (answers ?? []).map(({ question, answer }): MailRow => [question, answer]),
    },
    ...(links ? [reportPart(data, links)] : []),
    ...(authorization ? [authorizationPart(authorization)] : []),
    { title: titles.consent, text: data.consent.text, rows: consentRows(data) },
  ];
}

function contactRows(data: LeadData): MailRow[] {
  const { labels, safe, message } = words;
  const { contact, allowed } = data;
  const { phone = "", phone_e164, preferred_language: language = null } = contact;
  const dialed = phone_e164 && phone_e164 !== phone ? `${phone} (${phone_e164})` : phone;
  const place = [contact.city, contact.state && stateName(contact.state, "en"), contact.zip]
    .filter(Boolean)
    .join(", ");
  return [
    [labels.name, `${contact.first_name} ${contact.last_name}`.trim()],
    [labels.allowed, spellAllowed(allowed)],
    [labels.safe, inWords(contact.safe_to_call, safe)],
    [labels.message, inWords(contact.leave_message, message)],
    [labels.phone, dialed],
    [labels.email, contact.email ?? null],
    [labels.language, language && nameLanguage(language)],
    [labels.born, spellPlainDay(contact.dob ?? "")],
    [labels.place, place],
    ...otherRows(data),
  ];
}

function inWords(answer: string | null | undefined, said: Readonly<Record<string, string>>) {
  return (answer !== null && answer !== undefined && said[answer]) || null;
}

/** What the form asks besides, in its words. */
function otherRows({ kind, case: about, contact }: LeadData): MailRow[] {
  return [...contactFields({ kind, case: about })].flatMap(([name, field]): MailRow[] => {
    const value = contact[name] ?? null;
    const option = "options" in field && field.options.find((one) => one.value === value);
    return isDescribed(name) ? [] : [[withoutNote(field), option ? option.label : value]];
  });
}

/** The language that a person prefers, in English; null if it is none of the site. */
function nameLanguage(code: string): string | null {
  if (code === "either") return languages.map((one) => editions[one].english).join(" or ");
  const language = languages.find((one) => one === code);
  return language ? editions[language].english : null;
}

const listed = (type: "conjunction" | "disjunction", texts: readonly string[]) =>
  new Intl.ListFormat("en", { type }).format(texts);

function spellStopped(stopped: LeadData["allowed"]): string {
  const isAll = isAllContact(stopped);
  return isAll ? words.allContact : listed("conjunction", stopped);
}

function spellAllowed(allowed: LeadData["allowed"]): string {
  const { channels, noContact, allowedOnly, notAllowed } = words;
  if (allowed.length === 0) return noContact;

  const others = contactChannels.filter((one) => !allowed.includes(one));
  const [yes, no] = [allowed, others].map((all) => all.map((one) => channels[one]));
  const may = allowedOnly(listed("conjunction", yes ?? []));
  return others.length > 0 ? `${may} ${notAllowed(listed("disjunction", no ?? []))}` : may;
}

function requestRows(data: LeadData): MailRow[] {
  const { labels } = words;
  const reasons = data.opted_out.map((one) => words.reasons[one]).join(", ");
  return [
    [labels.case, data.case.title],
    [labels.reference, data.reference],
    [labels.revision, String(data.revision)],
    [labels.received, spellTimeInNewYork(Date.parse(data.received_at))],
    [labels.wrote, data.message ?? null],
    [labels.optedOut, reasons && `${words.optedOut} (${reasons})`],
  ];
}

function authorizationPart(authorization: NonNullable<LeadData["authorization"]>): MailPart {
  const { titles, labels } = words;
  const { text, signed_name, signed_at, expires_on, sha256 } = authorization;
  const rows: MailRow[] = [
    [labels.signed, signed_name],
    [labels.signedAt, spellTimeInNewYork(Date.parse(signed_at))],
    [labels.expires, spellPlainDay(expires_on)],
    [labels.hash, sha256],
  ];
  return { title: titles.authorization, text, rows };
}

function consentRows({ consent, source }: LeadData): MailRow[] {
  const { labels } = words;
  return [
    [labels.at, spellTimeInNewYork(Date.parse(consent.at))],
    [labels.language, nameLanguage(source.language)],
    [labels.page, consent.page],
    [labels.firms, consent.firms.join("; ")],
    [labels.ip, consent.ip],
    [labels.browser, consent.user_agent],
    [labels.receipt, consent.sha256],
    [labels.certificate, consent.certificate],
  ];
}

/** A value as it was at this recipient, and as it is now. */
export type ChangedValue = { name: string; from: string; to: string };

/** What is different from the message that the recipient has. */
export function changesOf({ replaced = {}, submission }: OutboundMessage): ChangedValue[] {
  const asked = [...contactFields(submission).values()];
  const names: Readonly<Record<string, string>> = {
    ...words.changed,
    ...Object.fromEntries(asked.map((field) => [field.name, withoutNote(field)])),
    ...words.changed,
  };
  return Object.entries(names).flatMap(([field, name]) => {
    const [from, to = ""] = [replaced[field], submission.fields[field]];
    return from === undefined || from === to
      ? []
      : [{ name, from: spellValue(field, from), to: spellValue(field, to) }];
  });
}

/** A value of a form as the rest of the mail writes it. */
function spellValue(field: string, value: string): string {
  if (field === "state") return stateName(value, "en");
  if (field === "preferred_language") return nameLanguage(value) ?? value;
  return field === "dob" ? spellPlainDay(isoDay(value)) : value;
}

function changesPart(changes: readonly ChangedValue[]): MailPart {
  const { titles, empty } = words;
  const rows = changes.map(
    ({ name, from, to }): MailRow => [name, `${from || empty} → ${to || empty}`],
  );
  return { title: titles.changes, rows };
}

function pagePart(links: ReportLinks): MailPart {
  const { pageTitle, page, openPage } = words;
  const link = { words: openPage, href: firmLink(links) };
  return { title: pageTitle, text: page, rows: [], links: [link] };
}

function reportPart({ reference }: LeadData, { key, origin, partner, at }: ReportLinks): MailPart {
  const until = Math.floor((at + linkDays * day) / second);
  const links = partnerStatuses.map((status) => {
    const token = makeReportToken(key, { partner, reference, status, until });
    const query = new URLSearchParams({ reference, status, until: String(until), token });
    return {
      words: words.statuses[status],
      href: `${origin}/partners/${partner}/report?${query}`,
    };
  });
  return { title: words.titles.report, text: words.report, rows: [], links };
}

function asText({ title, text, rows, links = [] }: MailPart): string {
  const lines = [...filled(rows), ...links.map((link) => [link.words, link.href] as const)].map(
    ([name, value]) => `${withColon(name)} ${value}`,
  );
  return [...(title ? [title.toUpperCase()] : []), ...(text ? [text] : []), ...lines].join("\n");
}

/** A hash would make the whole mail wider than a phone. */
const breaking = 'cellpadding="4" style="word-break: break-word"';

function asHtml({ title, text, rows, links = [] }: MailPart): string {
  const cells = filled(rows).map(
    ([name, value]) =>
      `<tr><th scope="row" align="left" valign="top">${escapeXml(name)}</th><td>${escapeXml(value)}</td></tr>`,
  );
  const paragraphs = text ? `<p>${escapeXml(text).replaceAll("\n", "<br>")}</p>` : "";
  const table = cells.length > 0 ? `<table ${breaking}>${cells.join("")}</table>` : "";
  const lines = links.map(
    (link) => `<p><a href="${escapeXml(link.href)}">${escapeXml(link.words)}</a></p>`,
  );
  return `${title ? `<h2>${escapeXml(title)}</h2>` : ""}${paragraphs}${table}${lines.join("")}`;
}

function filled(rows: readonly MailRow[]) {
  return rows.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

function withColon(name: string): string {
  return /[?:.]$/.test(name) ? name : `${name}:`;
}
