import { sql } from "kysely";
import { second } from "~/data/dates";
import { placeholderWords } from "~/data/placeholders";
import { type Config, siteOrigin } from "../config/config";
import { isReachable, type ReachablePartner } from "../config/partners";
import { drawReference, testPrefix } from "../submission/submission";
import {
  type Connection,
  type DestinationDefinition,
  messageId,
  type OutboundMessage,
  type Outcome,
  ordinary,
} from "./destination";
import type { Limits } from "./http";
import { sendMail } from "./mail";
import { type ChangedValue, changesOf, type ReportLinks, writePartnerMail } from "./partner-mail";
import { type PartnerMessage, partnerMessage, testPing } from "./partner-payload";
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

/** The name of a firm's destination in a query, from a column with the firm's id. */
export function destinationOfPartner(column: "partner" | "r.partner" | "c.partner" | "e.partner") {
  return sql<string>`'firm:' || ${sql.ref(column)}`;
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
    keepsLead: true,
    recipient: () => placeholderWords().recipients.partner(partner.name),
    connect: (config, key): Connection => ({
      channel: name,
      role: partner.role ?? "requested_recipient",
      concurrency: 4,
      rate: { perMinute: 600, burst: 50 },
      isByMail: !partner.webhook,
      send: (message, signal) =>
        sendTo(config, partner, messageTo(partner, key, message), { signal }),
      test: (at, signal) => {
        const message = pingTo(partner.id, config, key, at);
        return sendTo(config, partner, message, { timeout: longestTest, signal });
      },
    }),
  };
}

function messageTo({ id: partner }: ReachablePartner, key: Buffer, message: OutboundMessage) {
  const { delivery, thread, submission } = message;
  const links = { key, origin: submission.page.origin, partner, at: delivery.created_at };
  const changes = changesOf(message);
  return { id: messageId(delivery), event: partnerMessage(message), links, thread, changes };
}

/** Without a lead. Each has its own reference, so that a firm can tell its tests apart. */
export function pingTo(partner: string, config: Config, key: Buffer, at: number): MessageToFirm {
  const reference = `${testPrefix}${drawReference().slice(testPrefix.length)}`;
  const event = testPing(at, reference);
  const links = { key, origin: siteOrigin(config), partner, at };
  const id = testMessageId(reference, event.type);
  return { id, event, links, thread: undefined, changes: [], isTest: true };
}

/** For one test. Milliseconds. */
export const longestTest = 20 * second;

/** The `webhook-id` of a test. */
export function testMessageId(reference: string, type: string): string {
  return `msg_${reference}_${type}`;
}

type MessageToFirm = {
  id: string;
  event: PartnerMessage;
  /** The others are only in a mail. */
  links: ReportLinks;
  thread: string | undefined;
  changes: readonly ChangedValue[];
  isTest?: boolean;
};

/** By webhook if the firm has one, else by mail. */
export async function sendTo(
  config: Config,
  { webhook, token, email, ...partner }: ReachablePartner,
  { id, event, links, thread, changes, isTest }: MessageToFirm,
  limits: Limits,
): Promise<Outcome> {
  if (webhook) {
    const secrets: readonly string[] = partner.secrets ?? [];
    if (secrets.length === 0 && !token) {
      return { kind: "hold", status: null, detail: "no secret is set", fault: "secret" };
    }
    const recipient = { url: webhook.url, secrets, token, hosts: config.PARTNER_HOSTS };
    return sendWebhook(recipient, { id, body: JSON.stringify(event), isTest }, limits);
  }
  if (!email) return { kind: "hold", status: null, detail: "no email address is set" };
  // With a `replyTo` it is not marked as automatic, which help-desk programs hide or drop.
  const written = writePartnerMail(event, links, changes);
  const { contactEmail: replyTo } = config.site;
  const mail = { id, to: email, replyTo, ...(thread && { about: thread }), ...written };
  return sendMail(config, mail, limits);
}
