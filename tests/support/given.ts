import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Insertable, type Kysely, sql } from "kysely";
import { onTestFinished } from "vitest";
import type { App } from "~/server/app";
import { readConfig } from "~/server/config/config";
import type { Actor } from "~/server/leads/operator-log";
import { makeReceipt } from "~/server/leads/receipt";
import { hashesUnder } from "~/server/privacy/identity";
import { sealReceipts } from "~/server/privacy/sealer";
import { noState, settle } from "~/server/state/settle";
import type { Database, DeliveryTable, SubmissionTable } from "~/server/store/schema";
import { transact } from "~/server/store/transact";
import { fieldColumns, parseTexts } from "~/server/submission/submission";
import { isOnPostgres, temporaryStore } from "./temporary-store";
import { testApp } from "./test-app";

export const key = Buffer.alloc(32, 7);
export const keys = [key] as const;
export const noon = Date.UTC(2026, 10, 21, 12);
export const day = 24 * 60 * 60 * 1000;

/** What the program has opened, on this store; at noon unless another time is given. */
export function appOn(
  db: Kysely<Database>,
  at = noon,
  env: Record<string, string> = { RETENTION_DAYS: "10", RECEIPT_DAYS: "20" },
): App {
  return testApp({ db, keys, config: readConfig(env), now: () => at });
}

export const operator: Actor = { place: "command line" };

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "plainclaim-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A file for PARTNERS_FILE. */
export function firmsFile(firms: unknown): string {
  const file = join(temporaryFolder(), "partners.json");
  writeFileSync(file, typeof firms === "string" ? firms : JSON.stringify(firms));
  return file;
}

/** A store of its own for one test. */
export async function emptyStore(): Promise<Kysely<Database>> {
  const store = await temporaryStore();
  onTestFinished(() => store.remove());
  return store.db;
}

type Sent = Partial<SubmissionTable> & { email?: string; phone?: string };

/** Many rows at once; thousands one by one would take seconds. */
export async function submissions(
  db: Kysely<Database>,
  references: readonly string[],
  received_at: number,
): Promise<void> {
  const row = ordinary("ann@example.com", "212 555 0100");
  for (let from = 0; from < references.length; from += 500) {
    const some = references.slice(from, from + 500);
    const rows = some.map((reference) => ({ ...row, reference, received_at }));
    await db.insertInto("submissions").values(rows).execute();
    await receipts(
      db,
      some.map((reference) => ({ reference, at: received_at })),
    );
    await settleRows(db, ...some);
  }
}

/** A lead that has waited for a signature since `asked_at`. */
export async function unsigned(db: Kysely<Database>, reference: string, asked_at: number) {
  const waits = { state: "waiting", check_at: noon, asks: "lee", asked_at } as const;
  const unknown = { partner: null, day: null };
  await db
    .insertInto("routings")
    .values({ reference, named: '["lee"]', ...waits, ...unknown })
    .execute();
  await settleRows(db, reference);
}

/** A lead as the intake stores it: submission, person, receipt. */
export async function submission(db: Kysely<Database>, sent: Sent): Promise<string> {
  const { email = "ann@example.com", phone = "212 555 0100", ...rest } = sent;
  const given = { ...ordinary(email, phone), ...rest };
  const row = { ...given, ...fieldColumns(given.kind, parseTexts(given.fields)) };
  await db.insertInto("submissions").values(row).execute();

  const { reference } = row;
  const hashes = hashesUnder([key], { email, phone });
  await db
    .insertInto("persons")
    .values(hashes.map((hash) => ({ reference, hash })))
    .execute();
  await receipt(db, { reference, at: row.received_at, email });
  await settleRows(db, reference);
  return reference;
}

/** Stores the state of submissions whose rows a test has written itself. */
export async function settleRows(db: Kysely<Database>, ...references: string[]): Promise<void> {
  await transact(appOn(db), (app) => settle(app, references));
}

function ordinary(email: string, phone: string): SubmissionTable {
  return {
    reference: "AAAA2222",
    kind: "home",
    case_slug: "roundup-cancer",
    case_title: "Roundup",
    received_at: noon,
    state: "accepted",
    revision: 1,
    origin: "https://plainclaim.test",
    path: "/",
    page_source: "https://plainclaim.test/#form",
    fields: JSON.stringify({
      "First name": "Ann",
      "Last name": "Example",
      Phone: phone,
      Email: email,
    }),
    answers: JSON.stringify({ "Were you diagnosed?": "yes" }),
    opted_out: "[]",
    ip: "203.0.113.9",
    ip_source: "server",
    fingerprint: null,
    erased_at: null,
    region: "",
    search: "",
    ...noState,
  };
}

type Kept = { reference: string; at?: number; email?: string };

export async function receipt(db: Kysely<Database>, kept: Kept): Promise<void> {
  await receipts(db, [kept]);
}

/** In one go: thousands one by one would take seconds. */
export async function receipts(db: Kysely<Database>, all: readonly Kept[]): Promise<void> {
  const rows = all.map(({ reference, at = noon, email = "ann@example.com" }) => {
    const made = makeReceipt(...consentOf(reference, email, at));
    return { ...made, reference, revision: 1, created_at: at };
  });
  await db.insertInto("receipts").values(rows).execute();
}

export function consentOf(reference: string, email: string, at: number) {
  const contact = { name: "Ann Example", email, phone: "212 555 0100" };
  const page = { source: "https://plainclaim.test/#form" };
  return [
    { reference, revision: 1, kind: "home", contact, page, optedOut: [] },
    {
      shown: {
        version: "1",
        consent: "I agree to be contacted by phone, text, and email about my inquiry.",
        disclosure: "Who may contact you\nReply STOP to end texts.",
      },
      language: "en",
      firms: ["Sample Law Firm PLLC"],
      at,
      certificate: "absent",
      shareAnswers: null,
      personal: {
        ip: "203.0.113.9",
        ip_source: "server",
        user_agent: "Browser/1",
        certificate_url: "",
        certificate_token: "",
        certificate_ping_url: "",
      },
    },
  ] as const;
}

/** One delivery, pending to the form service unless said otherwise. */
export async function delivery(
  db: Kysely<Database>,
  given: Partial<Insertable<DeliveryTable>> & { reference: string },
): Promise<number> {
  const row = {
    destination: "form:home",
    channel: "form:f1",
    purpose: "submission" as const,
    message_id: given.reference,
    revision: 1,
    person_key: "somebody",
    priority: 1,
    state: "pending" as const,
    attempts: 0,
    ambiguous: 0,
    next_at: noon,
    created_at: noon,
    updated_at: noon,
    ...given,
  };
  const { id } = await db
    .insertInto("deliveries")
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow();
  await settleRows(db, row.regarding ?? row.reference);
  return id;
}

export async function attempt(
  db: Kysely<Database>,
  given: { delivery_id: number; detail: string },
): Promise<void> {
  await db
    .insertInto("attempts")
    .values({ started_at: noon, ended_at: noon + 50, outcome: "refused", status: 400, ...given })
    .execute();
}

/** Everything the store holds, as one text, to search for what must not be in it. */
export async function everythingIn(db: Kysely<Database>): Promise<string> {
  const lead = ["submissions", "persons", "receipts", "deliveries", "attempts"] as const;
  const tables = [...lead, "operator_log", "lead_notes", "privacy_log"] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
}

/** Seals as a server that has just started does; returns how many. */
export async function seal(db: Kysely<Database>, limit = 10, by: Buffer = key): Promise<number> {
  return (await sealReceipts(db, { keys: [by], limit, remembered: null })).count;
}

/** Makes each change of this submission's fields fail, as a damaged row would. */
export async function damage(db: Kysely<Database>, reference: string): Promise<void> {
  const statements = isOnPostgres
    ? [
        `create or replace function fail() returns trigger language plpgsql
          as $$ begin raise exception 'damaged'; end $$`,
        `create or replace trigger damaged_${reference} before update of fields on submissions for each row
          when (old.reference = '${reference}') execute function fail()`,
      ]
    : [
        `create trigger damaged_${reference} before update of fields on submissions
          when old.reference = '${reference}' begin select raise(abort, 'damaged'); end`,
      ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  // Tests on PostgreSQL share one database.
  const name = `damaged_${reference}`;
  const end = `drop trigger ${name}${isOnPostgres ? " on submissions" : ""}`;
  onTestFinished(async () => {
    await sql.raw(end).execute(db);
  });
}

/** A store with this many sealed receipts, of R1, R2 and so on. */
export async function sealedStore(count: number): Promise<Kysely<Database>> {
  const db = await emptyStore();
  for (let number = 1; number <= count; number += 1) await receipt(db, { reference: `R${number}` });
  await seal(db, count);
  return db;
}

export const swap = (text: string) => text.replace("I agree", "I accept");
