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
import { samplePartnerMessages, sampleSpan } from "./partner-samples";
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
export function destinationOfPartner(column: "partner" | "r.partner" | "e.partner") {
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
      test: (at, signal) => test({ config, key, partner }, at, signal),
    }),
  };
}

function messageTo({ id: partner }: ReachablePartner, key: Buffer, message: OutboundMessage) {
  const { delivery, thread, submission } = message;
  const links = { key, origin: submission.page.origin, partner, at: delivery.created_at };
  const changes = changesOf(message);
  return { id: messageId(delivery), event: partnerMessage(message), links, thread, changes };
}

async function test(
  { config, key, partner }: { config: Config; key: Buffer; partner: ReachablePartner },
  at: number,
  signal: AbortSignal,
): Promise<Outcome> {
  const [tested] = await sendPartnerTests({ config, key, at }, partner, { signal });
  return tested?.outcome ?? { kind: "refused", status: null, detail: "nothing was sent" };
}

/** What a firm answered to a test. */
type TestAnswer = {
  way: "webhook" | "mail";
  type: PartnerMessage["type"];
  reference: string;
  outcome: Outcome;
  /** Milliseconds. */
  took: number;
};

/** For one message. Milliseconds. */
const longestTest = 20 * second;
/** After this many milliseconds no further test starts: whoever waits for a page gets it in 30 s. */
const latestStart = 8 * second;
const unsent = {
  kind: "retry",
  status: null,
  detail: "not sent, because the test before got no answer or took too long",
} as const;

/**
 * Sends a message without a lead, or one message of each type about a made-up lead, until one gets no
 * answer.
 */
export async function sendPartnerTests(
  { config, key, at }: { config: Config; key: Buffer; at: number },
  partner: ReachablePartner,
  { withLead = false, signal }: { withLead?: boolean; signal?: AbortSignal } = {},
): Promise<TestAnswer[]> {
  const links = { key, origin: siteOrigin(config), partner: partner.id, at };
  const reference = drawTestReference();
  const samples = withLead
    ? // None of them lies in the future.
      samplePartnerMessages(at - sampleSpan, partner.name, reference)
    : [{ event: testPing(at, reference), changes: [] }];
  const tested: TestAnswer[] = [];
  const way = partner.webhook ? "webhook" : "mail";
  const begin = performance.now();
  for (const { event, changes } of samples) {
    const last = tested.at(-1)?.outcome;
    const isLate = last && performance.now() - begin > latestStart;
    if (isLate || (last && last.kind !== "delivered" && last.status === null)) {
      tested.push({ way, type: event.type, reference, outcome: unsent, took: 0 });
      continue;
    }
    const id = testMessageId(reference, event.type);
    const thread =
      withLead && tested.length > 0 ? testMessageId(reference, "lead.created") : undefined;
    const message = { id, event, links, thread, changes, isTest: true };
    const start = performance.now();
    const outcome = await sendTo(config, partner, message, { timeout: longestTest, signal });
    const took = Math.round(performance.now() - start);
    tested.push({ way, type: event.type, reference, outcome, took });
  }
  return tested;
}

/** The `webhook-id` of a test. */
export function testMessageId(reference: string, type: string): string {
  return `msg_${reference}_${type}`;
}

/** Each test has its own, so that a firm can tell its tests apart. */
function drawTestReference(): string {
  return `${testPrefix}${drawReference().slice(testPrefix.length)}`;
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
async function sendTo(
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
  // Looks like a person's mail: help-desk programs hide or drop what is marked as automatic.
  const written = writePartnerMail(event, links, changes);
  const { contactEmail: replyTo } = config.site;
  const mail = { id, to: email, replyTo, ...(thread && { about: thread }), ...written };
  return sendMail(config, mail, limits);
}
