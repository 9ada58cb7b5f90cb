import { readFileSync } from "node:fs";
import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { erasePerson, personalData } from "~/server/leads/erase";
import { runRetention } from "~/server/leads/retention";
import type { Database } from "~/server/store/schema";
import {
  appOn,
  attempt,
  day,
  delivery,
  emptyStore,
  noon,
  operator,
  seal,
  submission,
} from "~/tests/support/given";

/**
 * Columns that hold nothing about a person: they may stay for ever, as `/privacy#retention` says.
 * `*` stands for all columns of a table.
 */
const impersonal: Readonly<Record<string, readonly string[]>> = {
  submissions: [
    "reference",
    "kind",
    "received_at",
    "state",
    "revision",
    "origin",
    "opted_out",
    "erased_at",
    "stopped",
    "closed_at",
    "withdrawn_at",
    "answered_at",
    "status",
    "holder",
    "need",
    "need_at",
    "legal_at",
  ],
  receipts: ["id", "reference", "revision", "created_at", "body", "sha256", "seq", "seal"],
  deliveries: [
    "cause",
    "id",
    "reference",
    "destination",
    "channel",
    "purpose",
    "message_id",
    "regarding",
    "revision",
    "priority",
    "state",
    "attempts",
    "ambiguous",
    "expires_at",
    "next_at",
    "deadline",
    "lease_token",
    "about",
    "details",
    "created_at",
    "updated_at",
  ],
  attempts: ["id", "delivery_id", "started_at", "ended_at", "outcome", "status", "cause"],
  // Keyed hashes, kept so that a choice lasts.
  suppressions: ["*"],
  contact_stops: ["*"],
  // Keyed hashes, until the notices are planned.
  privacy_log: ["*"],
  operator_log: ["*"],
  // Keyed hashes of networks, for an hour.
  submit_rates: ["*"],
  // About services, firms and the store; each attribute of a request is counted apart.
  channels: ["*"],
  partner_days: ["*"],
  erased_reports: ["*"],
  partner_tests: ["*"],
  alerts: ["*"],
  seen_hosts: ["*"],
  desk_keys: ["*"],
  upkeep: ["*"],
  key_checks: ["*"],
  chain_head: ["*"],
  durability: ["*"],
};

const personal = Object.values(personalData).flatMap((tables) =>
  Object.entries(tables).map(([table, columns]): [string, "row" | object] => [table, columns]),
);

function isDeclared(table: string, column: string): boolean {
  const known = impersonal[table] ?? [];
  return (
    known.includes("*") ||
    known.includes(column) ||
    personal.some(([name, columns]) => name === table && (columns === "row" || column in columns))
  );
}

test("each column of the store is declared personal or impersonal", async () => {
  const db = await emptyStore();
  const tables = await db.introspection.getTables();
  const undeclared = tables.flatMap(({ name: table, columns }) =>
    columns.filter(({ name }) => !isDeclared(table, name)).map(({ name }) => `${table}.${name}`),
  );
  expect(tables.length).toBeGreaterThan(15);
  expect(undeclared).toEqual([]);
});

/** A row in each table that can hold anything about a person. */
async function filledStore(): Promise<Kysely<Database>> {
  const db = await emptyStore();
  const fingerprint = "same again";
  const received_at = noon - 30 * day;
  const reference = await submission(db, { fingerprint, received_at });
  const row = { fingerprint, reference, expires_at: noon };
  await db.insertInto("fingerprints").values(row).execute();
  const id = await delivery(db, { reference, state: "refused", reason: "ann@example.com" });
  await attempt(db, { delivery_id: id, detail: "ann@example.com" });
  await db
    .insertInto("routings")
    .values({
      reference,
      named: '["lee"]',
      state: "exhausted",
      partner: "lee",
      day: null,
      check_at: null,
      asks: null,
      asked_at: null,
    })
    .execute();
  const event = { partner: "lee", message_id: "1", reference, status: "declined" as const };
  const note = "Ann called";
  await db
    .insertInto("partner_events")
    .values({ ...event, counts: 1, note, received_at: noon })
    .execute();
  await db.insertInto("lead_notes").values({ reference, at: noon, text: note }).execute();
  await seal(db);
  return db;
}

/** Personal columns that still have a value, except those of signed authorizations. */
async function left(db: Kysely<Database>): Promise<string[]> {
  const found: string[] = [];
  for (const [table, columns] of personal) {
    const rows = await db
      .withTables<Record<string, Record<string, unknown>>>()
      .selectFrom(table)
      .selectAll()
      .execute();
    if (columns === "row" && rows.length > 0) found.push(table);
    if (columns === "row") continue;
    for (const [name, empty] of Object.entries(columns)) {
      // "erased" is our own reason.
      if (rows.some((row) => ![empty, "erased"].includes(row[name])))
        found.push(`${table}.${name}`);
    }
  }
  return found;
}

const ways: [string, (db: Kysely<Database>) => Promise<unknown>][] = [
  ["an erasure", (db) => erasePerson(appOn(db), operator, { email: "ann@example.com" })],
  ["retention", (db) => runRetention(appOn(db))],
];

test.each(ways)("after %s no personal column has a value", async (_, forget) => {
  const db = await filledStore();
  const all = personal.filter(([table]) => table !== "authorizations");
  expect((await left(db)).length).toBeGreaterThan(all.length);
  await forget(db);
  expect(await left(db)).toEqual([]);
});

/** What stands for each line of the list in the privacy policy. */
const stays: Record<string, RegExp> = {
  "the reference, the kind of form and the address of this website":
    /^(submissions\.(reference|kind|origin)|receipts\.reference|body\.(reference|kind))$/,
  "the times, and what became of the message":
    /^(submissions\.(received_at|state|status|need|need_at|revision|erased_at)|receipts\.(created_at|revision)|body\.(consented_at|revision))$/,
  "the sentence you agreed to, and the language and version of the words shown":
    /^body\.(consent_text|(consent|disclosure)_sha256)$|^body\.(form_version|language)$/,
  "the opt-out reasons, whether you shared your answers and whether there was a certificate":
    /^(submissions\.opted_out|body\.(opt_out|share_answers|certificate))$/,
  "the places it was sent to, and each attempt with its result": /^(deliveries|attempts)\./,
  "the seal of the receipt against changes":
    /^(receipts\.(id|body|sha256|seq|seal)|body\.personal_sha256)$/,
};

function listed(): string[] {
  const policy = readFileSync("data/legal/privacy.md", "utf8");
  const section = policy.split("{#retention}")[1]?.split("\n## ")[0] ?? "";
  return [...section.matchAll(/^- (.+)$/gm)].map(([, line = ""]) => line);
}

/** Names of everything that still has a value: columns of rows and members of receipts' bodies. */
async function namesLeft(db: Kysely<Database>): Promise<string[]> {
  const tables = ["submissions", "persons", "fingerprints", "receipts", "deliveries", "attempts"];
  const names = new Set<string>();
  for (const table of tables) {
    const rows = await db
      .withTables<Record<string, Record<string, unknown>>>()
      .selectFrom(table)
      .selectAll()
      .execute();
    for (const row of rows) {
      for (const name of namesIn(row)) names.add(`${table}.${name}`);
      if (typeof row.body !== "string") continue;
      for (const name of namesIn(JSON.parse(row.body))) names.add(`body.${name}`);
    }
  }
  return [...names];
}

function namesIn(row: Record<string, unknown>): string[] {
  const isEmpty = (value: unknown) => value === null || value === "" || value === "{}";
  return Object.keys(row).filter((name) => !isEmpty(row[name]));
}

test.each(ways)(
  "after %s, rows and receipts hold what the privacy policy lists, no more",
  async (_, forget) => {
    const db = await filledStore();
    await forget(db);
    const names = await namesLeft(db);

    expect(listed()).toEqual(Object.keys(stays));
    const allowed = Object.entries(stays);
    expect(names.filter((name) => !allowed.some(([, fits]) => fits.test(name)))).toEqual([]);
    expect(names).not.toContain("submissions.ip_source");
    for (const [line, fits] of allowed)
      expect([line, names.some((name) => fits.test(name))]).toEqual([line, true]);
  },
);

test("what is exactly as old as the limit is kept, and erased a millisecond later", async () => {
  const db = await emptyStore();
  await submission(db, { received_at: noon - 10 * day });
  const erasedAt = (now: number) =>
    runRetention(appOn(db, now, { RETENTION_DAYS: "10", RECEIPT_DAYS: "10" }));

  expect(await erasedAt(noon)).toMatchObject({ submissions: 0, receipts: 0 });
  expect(await erasedAt(noon + 1)).toMatchObject({ submissions: 1, receipts: 1 });
});
