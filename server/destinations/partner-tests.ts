import { resolveCase } from "~/data/cases";
import { hour, second } from "~/data/dates";
import { wireNames } from "~/data/forms/wire-names";
import type { Config } from "../config/config";
import type { ReachablePartner } from "../config/partners";
import { aYearAfter } from "../privacy/authorizations";
import { honorBy } from "../privacy/business-days";
import { sha256 } from "../privacy/receipt-chain";
import type { NoticeAbout } from "../store/schema";
import { sentFields } from "../submission/kinds";
import { readContact, type Submission } from "../submission/submission";
import type { OutboundMessage, Outcome } from "./destination";
import { longestTest, pingTo, sendTo, testMessageId } from "./partner";
import { type ChangedValue, changesOf } from "./partner-mail";
import { type PartnerMessage, partnerMessage, sampleReference, testPing } from "./partner-payload";
import { unsentMessage } from "./payload";

/** What a firm answered to a test. */
type TestAnswer = {
  way: "webhook" | "mail";
  type: PartnerMessage["type"];
  reference: string;
  outcome: Outcome;
  /** Milliseconds. */
  took: number;
};

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
  { withLead = false }: { withLead?: boolean } = {},
): Promise<TestAnswer[]> {
  const ping = pingTo(partner.id, config, key, at);
  const { reference } = ping.event.data;
  // None of the samples lies in the future.
  const samples = withLead
    ? samplePartnerMessages(at - sampleSpan, partner.name, reference)
    : [ping];
  const tested: TestAnswer[] = [];
  const way = partner.webhook ? "webhook" : "mail";
  const begin = performance.now();
  for (const { event, changes } of samples) {
    const { type } = event;
    const last = tested.at(-1)?.outcome;
    const isLate = last && performance.now() - begin > latestStart;
    if (isLate || (last && last.kind !== "delivered" && last.status === null)) {
      tested.push({ way, type, reference, outcome: unsent, took: 0 });
      continue;
    }
    const id = testMessageId(reference, type);
    const thread = last && testMessageId(reference, "lead.created");
    const start = performance.now();
    const message = { ...ping, id, event, thread, changes };
    const outcome = await sendTo(config, partner, message, { timeout: longestTest });
    const took = Math.round(performance.now() - start);
    tested.push({ way, type, reference, outcome, took });
  }
  return tested;
}

const asked = "rideshare-assault";

/**
 * One message of each type about a made-up lead with every member filled, marked as a test, an hour
 * apart in an order that can happen: for `relay partner test --lead` and docs/partners.md.
 *
 * @param at of the first; the last is `sampleSpan` later
 */
export function samplePartnerMessages(
  at: number,
  firm: string,
  reference = sampleReference,
): { event: PartnerMessage; changes: ChangedValue[] }[] {
  const message = samplePartnerLead(at, firm, reference);
  const { submission } = message;
  const replaced = { city: "Tacoma", zipcode: "98402-1234" };
  const later = (hours: number) => ({ ...message.delivery, created_at: at + hours * hour });
  const notice = (hours: number, about: NoticeAbout, details = {}): OutboundMessage => ({
    ...message,
    delivery: {
      ...later(hours),
      purpose: "notice",
      regarding: reference,
      about,
      details: JSON.stringify({ due_on: honorBy(at + hours * hour), ...details }),
    },
  });
  const sent = [
    {
      ...message,
      delivery: { ...later(0), revision: 1 },
      submission: { ...submission, revision: 1, fields: { ...submission.fields, ...replaced } },
    },
    { ...message, delivery: later(1), isCorrection: true, replaced },
    notice(2, "contact.revoked", { stopped: "calls texts" }),
    notice(3, "privacy.opted_out"),
    notice(4, "lead.withdrawn"),
    notice(5, "lead.erased"),
  ];
  return [
    ...sent.map((one) => ({ event: partnerMessage(one), changes: changesOf(one) })),
    { event: testPing(at + sampleSpan, reference), changes: [] },
  ];
}

const sampleSpan = 5 * hour;

/** The made-up lead itself, as its correction leaves it. */
export function samplePartnerLead(at: number, firm: string, reference: string): OutboundMessage {
  const submission = submissionAt(at, reference);
  return { ...unsentMessage(submission), ...signedAt(at, firm, reference) };
}

function submissionAt(at: number, reference: string): Submission {
  const { title, quiz } = resolveCase(asked);
  const origin = "https://site.example";
  const path = `/lawsuits/${asked}`;
  const campaign = "source medium campaign content term"
    .split(" ")
    .map((name) => `utm_${name}=test`)
    .join("&");
  const fields = {
    ...Object.fromEntries(
      sentFields({ kind: "case", case: { slug: asked } }).map((field) => [
        field.name,
        "options" in field ? (field.options[0]?.value ?? "") : "Test",
      ]),
    ),
    [wireNames.firstName]: "Test",
    [wireNames.lastName]: "Lead (not a person)",
    [wireNames.phone]: "(212) 555-0123 ext. 4",
    [wireNames.email]: "test@example.com",
    dob: "1980-04-27",
    city: "Seattle",
    state: "WA",
    zipcode: "98101-1234",
    preferred_language: "en",
    safe_to_call: "no",
    leave_message: "no",
    [wireNames.certificateUrl]: "https://cert.trustedform.com/test",
  };
  const answers = quiz.questions.map((question) => [
    question.name,
    "options" in question ? (question.options[0]?.value ?? "") : "2021",
  ]);
  return {
    reference,
    kind: "case",
    state: "accepted",
    revision: 2,
    receivedAt: at,
    erasedAt: null,
    case: { slug: asked, title },
    page: { origin, path, source: `${origin}${path}?${campaign}#form` },
    contact: readContact("case", fields),
    fields,
    answers: Object.fromEntries(answers),
    optedOut: [],
    ip: "93.184.216.34",
  };
}

/** What the person agreed to and signed. */
function signedAt(at: number, firm: string, reference: string) {
  const body = [
    `Authorization for ${firm}`,
    "",
    "I allow the data listed here to be sold to this firm. This is a test.",
    "",
    `Reference: ${reference}`,
    "Signed by: Test Lead",
    "Date: today",
    "Ends on: in a year",
    "",
  ].join("\n");
  return {
    receipt: {
      consentedAt: new Date(at).toISOString(),
      consentText: "I agree to be contacted by phone, text, and email about my inquiry.",
      disclosureText: "The checked box is your electronic signature. This is a test.",
      sha256: sha256("receipt"),
      page: `https://site.example/lawsuits/${asked}?utm_source=test#form`,
      formVersion: sha256("form"),
      firms: [firm],
      ip: "93.184.216.34",
      userAgent: "Mozilla/5.0 (test)",
      sharedAnswers: true,
    },
    authorization: {
      id: reference,
      reference,
      partner: "",
      firm,
      body,
      signed_name: "Test Lead",
      sha256: sha256(body),
      signed_at: at,
      ends_at: aYearAfter(at),
      revoked_at: null,
    },
  };
}
