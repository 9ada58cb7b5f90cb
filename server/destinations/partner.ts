import { sql } from "kysely";
import { partnerMail } from "~/data/partner-mail";
import { placeholderWords } from "~/data/placeholders";
import type { Config } from "../config/config";
import { isReachable, type ReachablePartner } from "../config/partners";
import {
  type Connection,
  type DestinationDefinition,
  type OutboundMessage,
  type Outcome,
  ordinary,
} from "./destination";
import { sendMail } from "./mail";
import { type PartnerMessage, partnerMessage, testPing } from "./partner-messages";
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
export function isPartnerDestination(column: "destination" | "d.destination") {
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
    service: name,
    partner: partner.id,
    notices: ["opt_out"],
    isDoableByHand: true,
    recipient: () => placeholderWords().recipients.partner(partner.name),
    connect: (config) => connect(config, partner),
  };
}

const timeout = 20_000;
const hour = 60 * 60 * 1000;

/** Routing decides which firm gets a lead, so no submission goes to a firm because of its kind. */
function connect(config: Config, partner: ReachablePartner): Connection {
  return {
    channel: partnerDestination(partner.id),
    role: partner.role ?? "requested_recipient",
    concurrency: 4,
    rate: { perMinute: 600, burst: 50 },
    isByMail: !partner.webhook,
    hasOtherWay: Boolean(partner.webhook && partner.email && config.SMTP_URL),
    takes: () => false,
    send: (message, signal) => send(config, partner, { message, signal }),
  };
}

type Sending = { message: OutboundMessage; signal: AbortSignal };

/**
 * A firm with both webhook and mail gets mail once the webhook has refused, or failed for an hour.
 */
async function send(
  config: Config,
  partner: ReachablePartner,
  { message, signal }: Sending,
): Promise<Outcome> {
  const { delivery, at } = message;
  const told = partnerMessage(message);
  const id = `msg_${delivery.message_id}_${delivery.id}`;
  const byMail = () => mailTo(config, partner, { id, told, signal });
  if (!partner.webhook || !partner.secrets) return byMail();

  const hasMail = Boolean(partner.email && config.SMTP_URL);
  const isOld = at - delivery.created_at >= hour * config.RETRY_SCALE;
  if (hasMail && (message.isAround || (isOld && delivery.reason !== null))) return byMail();

  const outcome = await webhookTo(config, partner, { id, told, signal });
  // 409 after an ambiguous attempt: the firm has it.
  const isRepeat = outcome.status === 409 && delivery.ambiguous > 0;
  return hasMail && outcome.kind === "refused" && !isRepeat ? byMail() : outcome;
}

/** A message without a lead, for `relay partner test`. */
export function sendTestPing(
  config: Config,
  partner: ReachablePartner,
  at: number,
): Promise<Outcome> {
  const ping = { id: `msg_test_${at}`, told: testPing(at), signal: new AbortController().signal };
  return partner.webhook ? webhookTo(config, partner, ping) : mailTo(config, partner, ping);
}

type Telling = { id: string; told: PartnerMessage; signal: AbortSignal };

async function webhookTo(
  config: Config,
  { webhook, secrets }: ReachablePartner,
  { id, told, signal }: Telling,
): Promise<Outcome> {
  if (!webhook || !secrets) return { kind: "hold", status: null, detail: "no secret is set" };

  const way = { url: webhook.url, secrets, hosts: config.PARTNER_HOSTS };
  return sendWebhook(way, { id, body: JSON.stringify(told) }, { timeout, signal });
}

async function mailTo(
  config: Config,
  { email }: ReachablePartner,
  { id, told, signal }: Telling,
): Promise<Outcome> {
  if (!email) return { kind: "hold", status: null, detail: "no e-mail address is set" };

  const { reference } = told.data;
  const mail = {
    id,
    to: email,
    subject: partnerMail.subjects[told.type](reference),
    text: mailText(told),
    json: { filename: `${reference}.json`, content: JSON.stringify(told, null, 2) },
  };
  return sendMail(config, mail, { signal });
}

function mailText(told: PartnerMessage): string {
  const { intro, labels, end } = partnerMail;
  const { data } = told;
  const lines: [string, string | null][] = [
    [labels.reference, data.reference],
    [labels.revision, String(data.revision)],
    ...("due_on" in data ? [pair(labels.due, data.due_on)] : []),
    ...("stopped" in data ? [pair(labels.stopped, data.stopped.join(", "))] : []),
    ...("fields" in data ? leadLines(data) : []),
  ];
  const written = lines.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  return [intro[told.type], "", ...written, "", end, ""].join("\n");
}

type LeadData = Extract<PartnerMessage, { type: "lead.created" }>["data"];

function leadLines(data: LeadData): [string, string | null][] {
  const { labels } = partnerMail;
  return [
    pair(labels.allowed, data.contact_allowed.join(", ")),
    pair(labels.case, data.case.title),
    pair(labels.received, data.received_at),
    ...Object.entries(data.fields).map(([name, value]) => pair(name, value)),
    pair(labels.phone, data.phone_e164),
    pair(labels.language, data.languages.form),
    ...(data.answers ?? []).map(({ question, answer }) => pair(question, answer)),
    pair(labels.consent, data.consent.sentence),
    pair(labels.shown, data.consent.text),
    pair(labels.consentedAt, data.consent.at),
    pair(labels.receipt, data.consent.receipt_sha256),
    pair(labels.certificate, data.certificate),
    pair(labels.optedOut, data.opted_out.join(", ")),
  ];
}

function pair(name: string, value: string | null): [string, string | null] {
  return [name, value];
}
