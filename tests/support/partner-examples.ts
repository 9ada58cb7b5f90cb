import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { OutboundMessage } from "~/server/destinations/destination";
import {
  type PartnerMessage,
  partnerMessage,
  testPing,
} from "~/server/destinations/partner-payload";
import type { NoticeAbout } from "~/server/store/schema";
import { readSubmission } from "~/server/submission/submission";

const at = Date.UTC(2026, 10, 23, 15, 4, 5);
const later = at + 26 * 60 * 60 * 1000;

const submission = readSubmission({
  reference: "8VTFJX8J",
  kind: "case",
  case_slug: "oxbryta",
  case_title: "Oxbryta (Voxelotor)",
  received_at: at,
  state: "accepted",
  revision: 1,
  origin: "https://site.example",
  path: "/lawsuits/oxbryta",
  page_source: "https://site.example/lawsuits/oxbryta?utm_source=newsletter#form",
  fields: JSON.stringify({
    "First name": "Ann",
    "Last name": "Lee",
    Phone: "(212) 555-0123 ext. 4",
    Email: "ann@example.com",
    state: "NY",
    dob: "1980-04-27",
    zipcode: "12207-1234",
    preferred_language: "en",
    phone_e164: "+12125550123",
  }),
  answers: JSON.stringify({ took_oxbryta: "self", issues: "voc" }),
  opted_out: "[]",
  ip: null,
  ip_source: null,
  fingerprint: null,
  erased_at: null,
});

const receipt = {
  consentedAt: new Date(at).toISOString(),
  consentText: "I agree to be contacted by phone, text, and email about my inquiry.",
  disclosureText: "The checked box is your electronic signature. …",
  sha256: "5ea1".repeat(16),
  page: "https://site.example/lawsuits/oxbryta?utm_source=newsletter#form",
  formVersion: "f04e".repeat(16),
  firms: ["Lee & Roe LLP"],
  ip: "203.0.113.9",
  userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) …",
};

type Sent = { about?: NoticeAbout; details?: Record<string, string>; revision?: number };

function made({ about, details, revision = 1 }: Sent): PartnerMessage {
  const { reference } = submission;
  const delivery: OutboundMessage["delivery"] = {
    id: 1,
    reference,
    message_id: reference,
    revision,
    purpose: about ? "notice" : "submission",
    regarding: about ? reference : null,
    about: about ?? null,
    details: details ? JSON.stringify(details) : null,
    reason: null,
    ambiguous: 0,
    created_at: about || revision > 1 ? later : at,
  };
  return partnerMessage({
    at: delivery.created_at,
    delivery,
    submission: { ...submission, revision },
    leadKind: "case",
    optOut: [],
    receipt,
    stopped: [],
    authorization: null,
    isCorrection: revision > 1,
  });
}

const due = { due_on: "2026-12-09" };

/** One message of each type, as the program builds it. */
export const partnerExamples: readonly PartnerMessage[] = [
  made({}),
  made({ revision: 2 }),
  made({ about: "lead.withdrawn", details: due }),
  made({ about: "contact.revoked", details: { ...due, stopped: "calls texts" } }),
  made({ about: "privacy.opted_out" }),
  made({ about: "lead.erased", details: due }),
  testPing(at),
];

const guide = join("docs", "partners.md");
const example = /(<!-- example: (\S+) -->\n```json\n)[\s\S]*?(\n```)/g;

/** The examples in the guide, by the type that the comment before each names. */
export function readExamples(): Map<string, unknown> {
  const found = readFileSync(guide, "utf8").matchAll(example);
  return new Map(
    [...found].map(([whole, , type = ""]) => [
      type,
      JSON.parse(whole.split("```")[1]?.slice(5) ?? ""),
    ]),
  );
}

/** Updates the examples in the guide. */
export function writeExamples(): void {
  const texts = partnerExamples.map((one) => [one.type, JSON.stringify(one, null, 2)]);
  const shown = new Map(texts.map(([type = "", text = ""]) => [type, text]));
  const written = readFileSync(guide, "utf8").replaceAll(example, (whole) => {
    const [comment = "", fence = ""] = whole.split("\n");
    const [, type = ""] = /example: (\S+)/.exec(comment) ?? [];
    return [comment, fence, shown.get(type) ?? "", "```"].join("\n");
  });
  writeFileSync(guide, written);
}
