import type { App } from "~/server/app";
import { supersede } from "~/server/leads/preferences";
import { noticePerson } from "~/server/outbox/notices";
import { plan } from "~/server/outbox/plan";
import { hashesUnder, newestHashes } from "~/server/privacy/identity";
import { suppress } from "~/server/privacy/opt-out";
import { noState, stateOf } from "~/server/state/settle";
import type { SubmissionTable } from "~/server/store/schema";
import { transact } from "~/server/store/transact";
import { fieldColumns, readSubmission } from "~/server/submission/submission";
import { caseAnswers, homeAnswers } from "./lead-fields.mjs";

export const key = Buffer.alloc(32, 7);
export const keys = [key] as const;

const { consent: _tickedHome, ...homeLead } = homeAnswers;
/** Choices and empty fields are not stored. */
const { consent: _tickedCase, share_answers: _choice, city: _empty, ...caseLead } = caseAnswers;

export type Sent = Partial<Omit<SubmissionTable, "kind" | "fields">> & {
  kind: SubmissionTable["kind"];
  email?: string;
  fields?: Record<string, string>;
  /** Ids of the firms that the form named. */
  named?: readonly string[];
};

let count = 0;

/** Stores a submission as the intake does: with its receipt, person, and deliveries. */
export async function submit(app: App, { named, ...sent }: Sent) {
  const row = rowOf(app, sent);
  const submission = readSubmission(row);
  const hashes = hashesUnder(app.keys, submission.contact);
  const newest = newestHashes(app.keys, submission.contact);

  await transact(app, async (app) => {
    await app.db.insertInto("submissions").values(row).execute();
    await app.db
      .insertInto("fingerprints")
      .values({
        fingerprint: row.fingerprint ?? "",
        reference: row.reference,
        expires_at: row.received_at,
      })
      .execute();
    await app.db
      .insertInto("persons")
      .values(newest.map((hash) => ({ reference: row.reference, hash })))
      .execute();
    await app.db.insertInto("receipts").values(receiptOf(row)).execute();
    await supersede(app, { kind: row.kind, hashes });
    const planned = await plan(app, submission, named ?? null);
    const state = stateOf({ submission: row, ...planned, notes: [] });
    await app.db
      .updateTable("submissions")
      .set(state)
      .where("reference", "=", row.reference)
      .execute();
    const list = {
      scope: "newsletter",
      hashes: newest,
      source: row.reference,
      at: row.received_at,
    } as const;
    if (row.kind === "unsubscribe") await suppress(app.db, list);
    if (row.kind === "opt_out") {
      const notice = { about: "privacy.opted_out", request: row.reference } as const;
      await noticePerson(app, hashes, notice);
    }
  });
  return row.reference;
}

function rowOf(app: App, { email, fields, ...sent }: Sent): SubmissionTable {
  count += 1;
  const address = email ?? `person${count}@example.com`;
  const stored = { ...storedFields(sent.kind, address), ...fields };

  return {
    reference: `REF${String(count).padStart(5, "0")}`,
    case_slug: sent.kind === "case" || sent.kind === "home" ? "roundup-cancer" : null,
    case_title: sent.kind === "case" || sent.kind === "home" ? "Roundup" : null,
    received_at: app.now(),
    state: "accepted",
    revision: 1,
    origin: "https://plainclaim.example",
    path: "/",
    page_source: "https://plainclaim.example/#form",
    answers: null,
    opted_out: "[]",
    ip: "203.0.113.9",
    ip_source: "server",
    fingerprint: `fingerprint ${count}`,
    erased_at: null,
    ...noState,
    ...sent,
    ...fieldColumns(sent.kind, stored),
  };
}

/** Default fields of a submission of this kind. */
export function storedFields(kind: Sent["kind"], email: string): Record<string, string> {
  const person = {
    "First name": "Zora",
    "Last name": "Quill",
    Phone: "+1 (212) 555-0143",
    Email: email,
  };
  const certificate = {
    xxTrustedFormCertUrl: "",
    xxTrustedFormToken: "",
    xxTrustedFormPingUrl: "",
    phone_e164: "+12125550143",
  };
  switch (kind) {
    case "home":
      return { ...homeLead, ...person, caseTypeSlug: "roundup-cancer", ...certificate };
    case "case":
      return { ...caseLead, ...person, ...certificate };
    case "newsletter":
      return { "First name": "Zora", Email: email };
    case "unsubscribe":
      return { email };
    case "opt_out":
      return { fullName: "Zora Quill", email, state: "California", details: "=stop" };
    case "contact":
      return {
        topic: "review",
        firstName: "Zora",
        lastName: "Quill",
        email,
        phone: "+44 20 7946 0000",
        message: "Line one\nline two",
      };
  }
}

function receiptOf({ reference, revision, received_at }: SubmissionTable) {
  const body = { consented_at: new Date(received_at).toISOString(), consent_text: "I agree." };
  return {
    reference,
    revision,
    created_at: received_at,
    body: JSON.stringify(body),
    sha256: "5ea1".repeat(16),
    personal: "{}",
    seq: null,
    seal: null,
  };
}

/** The row of Ann Lee's lead from the home page. */
export function annsLead(email: string) {
  const fields = {
    ...storedFields("home", email),
    "First name": "Ann",
    "Last name": "Lee",
    Phone: "(212) 555-0123",
    caseTypeSlug: "oxbryta",
    phone_e164: "+12125550123",
  };
  return { kind: "home", fields: JSON.stringify(fields) } as const;
}
