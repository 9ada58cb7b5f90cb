import { sql } from "kysely";
import { z } from "zod";
import { shownCase } from "~/data/cases";
import { contactChannels } from "~/data/contact-channels";
import { wireNames } from "~/data/forms/wire-names";
import { partnerMail } from "~/data/partner-mail";
import { placeholderWords } from "~/data/placeholders";
import type { Config } from "../config/config";
import { isReachable, type ReachablePartner } from "../config/partners";
import { speak } from "../language";
import { optOutReasons } from "../privacy/opt-out";
import { usPhone } from "../privacy/phone";
import {
  answersInWords,
  formLanguage,
  parseTexts,
  type Submission,
} from "../submission/submission";
import {
  type Connection,
  type DestinationDefinition,
  type OutboundMessage,
  type Outcome,
  ordinary,
} from "./destination";
import { sendMail } from "./mail";
import { sendWebhook } from "./webhook";

/** The prefix of a destination's name, before the firm's id. */
const prefix = "firm:";

export function partnerDestination(id: string): string {
  return `${prefix}${id}`;
}

/** The firm's id from a destination's name; null for other services. */
export function partnerOf(destination: string): string | null {
  return destination.startsWith(prefix) ? destination.slice(prefix.length) : null;
}

/** The same in a query. Written as in the index `deliveries_firms`. */
export function isPartnerDestination(column: "destination" | "d.destination" | "f.destination") {
  return sql<boolean>`substr(${sql.ref(column)}, 1, 5) = 'firm:'`;
}

/** One destination for each firm of the file that leads can be sent to. */
export function partnerDestinations(config: Config): DestinationDefinition[] {
  return config.partners.flatMap((partner) =>
    isReachable(partner, config) ? [define(partner)] : [],
  );
}

function define(partner: ReachablePartner): DestinationDefinition {
  const name = partnerDestination(partner.id);
  return {
    ...ordinary,
    name,
    label: partner.name,
    partner: partner.id,
    getsNotices: true,
    isDoableByHand: true,
    recipient: () => placeholderWords().recipients.partner(partner.name),
    connect: (config): Connection => ({
      channel: name,
      role: partner.role ?? "requested_recipient",
      concurrency: 4,
      rate: { perMinute: 600, burst: 50 },
      isByMail: !partner.webhook,
      hasOtherWay: Boolean(partner.webhook && partner.email && config.SMTP_URL),
      // Routing decides which firm gets a lead, so none gets one because of its kind.
      takes: () => false,
      send: (message, signal) => send(config, partner, message, signal),
    }),
  };
}

const hour = 60 * 60 * 1000;

/**
 * A firm with both webhook and mail gets mail once the webhook has refused, or failed for an hour.
 */
async function send(
  config: Config,
  partner: ReachablePartner,
  message: OutboundMessage,
  signal: AbortSignal,
): Promise<Outcome> {
  const { delivery, at } = message;
  const event = partnerMessage(message);
  const id = `msg_${delivery.message_id}_${delivery.id}`;
  const byMail = () => mailTo(config, partner, id, event, signal);
  if (!partner.webhook || !partner.secrets) return byMail();

  const hasMail = Boolean(partner.email && config.SMTP_URL);
  const isOld = at - delivery.created_at >= hour * config.RETRY_SCALE;
  if (hasMail && (message.isAround || (isOld && delivery.reason !== null))) return byMail();

  const outcome = await webhookTo(config, partner, id, event, signal);
  // 409 after an ambiguous attempt: the firm has it.
  const isRepeat = outcome.status === 409 && delivery.ambiguous > 0;
  if (!hasMail || outcome.kind !== "refused" || isRepeat) return outcome;

  const mailed = await byMail();
  return { ...mailed, detail: `${outcome.detail}, by mail ${mailed.detail}` };
}

/** A message without a lead, for `relay partner test`. */
export function sendTestPing(
  config: Config,
  partner: ReachablePartner,
  at: number,
): Promise<Outcome> {
  const sendTo = partner.webhook ? webhookTo : mailTo;
  return sendTo(config, partner, `msg_test_${at}`, testPing(at));
}

async function webhookTo(
  config: Config,
  { webhook, secrets }: ReachablePartner,
  id: string,
  event: PartnerMessage,
  signal?: AbortSignal,
): Promise<Outcome> {
  if (!webhook || !secrets) return { kind: "hold", status: null, detail: "no secret is set" };

  const recipient = { url: webhook.url, secrets, hosts: config.PARTNER_HOSTS };
  return sendWebhook(recipient, { id, body: JSON.stringify(event) }, { signal });
}

async function mailTo(
  config: Config,
  { email }: ReachablePartner,
  id: string,
  event: PartnerMessage,
  signal?: AbortSignal,
): Promise<Outcome> {
  if (!email) return { kind: "hold", status: null, detail: "no e-mail address is set" };

  const { reference } = event.data;
  const mail = {
    id,
    to: email,
    subject: partnerMail.subjects[event.type](reference),
    text: mailText(event),
    json: { filename: `${reference}.json`, content: JSON.stringify(event, null, 2) },
  };
  return sendMail(config, mail, { signal });
}

type Line = [name: string, value: string | null];

function mailText(event: PartnerMessage): string {
  const { intro, labels, end } = partnerMail;
  const { data } = event;
  const lines: Line[] = [
    [labels.reference, data.reference],
    [labels.revision, String(data.revision)],
    [labels.due, "due_on" in data ? data.due_on : null],
    [labels.stopped, "stopped" in data ? data.stopped.join(", ") : null],
    ...("fields" in data ? leadLines(data) : []),
  ];
  const written = lines.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  return [intro[event.type], "", ...written, "", end, ""].join("\n");
}

function leadLines(data: LeadData): Line[] {
  const { labels } = partnerMail;
  return [
    [labels.allowed, data.contact_allowed.join(", ")],
    [labels.case, data.case.title],
    [labels.received, data.received_at],
    ...Object.entries(data.fields),
    [labels.phone, data.phone_e164],
    [labels.language, data.languages.form],
    ...(data.answers ?? []).map(({ question, answer }): Line => [question, answer]),
    [labels.consent, data.consent.sentence],
    [labels.shown, data.consent.text],
    [labels.consentedAt, data.consent.at],
    [labels.receipt, data.consent.receipt_sha256],
    [labels.certificate, data.certificate],
    [labels.optedOut, data.opted_out.join(", ")],
  ];
}

const text = z.string();
const orNull = text.nullable();

const lead = z.object({
  reference: text.describe("Eight characters. The visitor has the same reference"),
  revision: z.int().min(1).describe("Higher after a correction: use the highest"),
  kind: z.enum(["home", "case"]),
  received_at: z.iso.datetime(),
  fields: z.record(text, text).describe("What the visitor typed, by field name"),
  phone_e164: orNull.describe("Null if the number is not from the United States"),
  case: z.object({ slug: orNull, title: orNull }),
  state: orNull,
  zip: orNull,
  languages: z.object({
    preferred: orNull.describe("en, es or either"),
    form: text.describe("Language of the page: en or es"),
  }),
  safe_to_call: orNull,
  leave_message: orNull,
  answers: z
    .array(z.object({ question: text, answer: text }))
    .nullable()
    .describe("Quiz questions and answers. Null if the visitor did not share them"),
  certificate: orNull,
  consent: z.object({
    sentence: text,
    text: text.describe("Text above the button"),
    at: text,
    receipt_sha256: text,
  }),
  opted_out: z.array(z.enum(optOutReasons)),
  contact_allowed: z
    .array(z.enum(contactChannels))
    .describe("Ways of contact that the visitor has not stopped"),
});

type LeadData = z.infer<typeof lead>;

const about = z.object({ reference: text, revision: z.int().min(1) });
const due = about.extend({ due_on: z.iso.date().describe("Ten business days after the request") });

const event = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data });

/** Every message to a firm; `docs/partners/*.schema.json` are generated from these. */
const partnerMessages = {
  "lead.created": event("lead.created", lead),
  "lead.corrected": event("lead.corrected", lead),
  "lead.withdrawn": event("lead.withdrawn", due),
  "contact.revoked": event(
    "contact.revoked",
    due.extend({ stopped: z.array(z.enum(contactChannels)) }),
  ),
  "privacy.opted_out": event("privacy.opted_out", about.extend({ do_not_sell: z.literal(true) })),
  "lead.erased": event("lead.erased", due),
  "test.ping": event("test.ping", about),
};

/** JSON schemas by type, for `docs/partners`. */
export function partnerSchemas() {
  return Object.fromEntries(
    Object.entries(partnerMessages).map(([type, schema]) => [type, z.toJSONSchema(schema)]),
  );
}

export type PartnerMessage = z.infer<(typeof partnerMessages)[keyof typeof partnerMessages]>;

/** The message of a delivery to a firm; the same at every attempt. */
export function partnerMessage(message: OutboundMessage): PartnerMessage {
  const { delivery } = message;
  const timestamp = new Date(delivery.created_at).toISOString();
  if (delivery.purpose === "submission") {
    const type = delivery.revision > 1 && message.isCorrection ? "lead.corrected" : "lead.created";
    return { type, timestamp, data: leadData(message) };
  }

  const reference = delivery.regarding ?? delivery.reference;
  const { revision } = delivery;
  const { due_on = timestamp.slice(0, 10), stopped = "" } = parseTexts(delivery.details ?? "{}");
  switch (delivery.about) {
    case "lead.withdrawn":
    case "lead.erased":
      return { type: delivery.about, timestamp, data: { reference, revision, due_on } };
    case "contact.revoked": {
      const channels = contactChannels.filter((channel) => stopped.split(" ").includes(channel));
      const data = { reference, revision, due_on, stopped: channels };
      return { type: delivery.about, timestamp, data };
    }
    default: {
      const data = { reference, revision, do_not_sell: true } as const;
      return { type: "privacy.opted_out", timestamp, data };
    }
  }
}

export function testPing(at: number): PartnerMessage {
  const data = { reference: "TESTTEST", revision: 1 };
  return { type: "test.ping", timestamp: new Date(at).toISOString(), data };
}

function leadData({ submission, receipt, optOut, stopped }: OutboundMessage): LeadData {
  const { fields, contact } = submission;
  const read = (name: string) => fields[name] || null;

  return {
    reference: submission.reference,
    revision: submission.revision,
    kind: submission.kind === "home" ? "home" : "case",
    received_at: new Date(submission.receivedAt).toISOString(),
    fields: Object.fromEntries(Object.entries(fields).filter(([name]) => isVisible(name))),
    phone_e164: usPhone(contact.phone),
    case: submission.case,
    state: read("state"),
    zip: read("zipcode"),
    languages: { preferred: read("preferred_language"), form: formLanguage(submission) },
    safe_to_call: read("safe_to_call"),
    leave_message: read("leave_message"),
    answers: optOut.length > 0 ? null : answersAsAsked(submission),
    certificate: read(wireNames.certificateUrl),
    consent: {
      sentence: receipt?.consentText ?? "",
      text: receipt?.disclosureText ?? "",
      at: receipt?.consentedAt ?? "",
      receipt_sha256: receipt?.sha256 ?? "",
    },
    opted_out: [...optOut],
    contact_allowed: contactChannels.filter((channel) => !stopped.includes(channel)),
  };
}

/** Whether a visitor could type this field, rather than our code or a script. */
function isVisible(name: string): boolean {
  return !/^(_|xx|phone_e164$|form_language$)/.test(name);
}

function answersAsAsked(submission: Submission) {
  const { answers, case: about } = submission;
  if (!answers) return null;

  const { quiz } = speak(formLanguage(submission), () => shownCase(about.slug ?? ""));
  return answersInWords(quiz, answers).map(({ name, value }) => ({
    question: name,
    answer: value,
  }));
}
