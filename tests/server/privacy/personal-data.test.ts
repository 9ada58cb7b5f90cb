import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { erasePerson, personalData } from "~/server/leads/erase";
import { runRetention } from "~/server/leads/retention";
import { identify } from "~/server/privacy/identity";
import type { Database } from "~/server/store/schema";
import { actorOn, attempt, day, delivery, emptyStore, key, noon, submission, watch } from "./given";

/**
 * Columns that hold nothing about a person: they may stay for ever, as `/privacy#retention` says.
 * `*` stands for all columns of a table.
 */
const impersonal: Readonly<Record<string, readonly string[]>> = {
  submissions: [
    ...["reference", "kind", "received_at", "state", "revision", "origin", "opted_out"],
    "erased_at",
  ],
  issued_references: ["*"],
  receipts: ["id", "reference", "revision", "created_at", "body", "sha256", "seq", "seal"],
  deliveries: [
    ...["id", "reference", "destination", "channel", "purpose", "message_id", "regarding"],
    ...["revision", "priority", "state", "attempts", "ambiguous", "strikes", "suspect_at"],
    ...["expires_at", "next_at", "deadline", "lease_until", "lease_token"],
    ...["about", "details", "created_at", "updated_at"],
  ],
  attempts: ["id", "delivery_id", "started_at", "ended_at", "outcome", "status"],
  // Keyed hashes, kept so that a choice lasts.
  suppressions: ["*"],
  contact_stops: ["*"],
  request_pages: ["*"],
  notice_needs: ["*"],
  // Keyed hashes, until the notices are planned.
  notice_plans: ["*"],
  privacy_log: ["*"],
  operator_log: ["*"],
  // Keyed hashes of networks, for an hour.
  submit_rates: ["*"],
  // About services, firms and the store.
  ...{ channels: ["*"], partner_days: ["*"], partner_states: ["*"], alerts: ["*"] },
  ...{ upkeep: ["*"], key_checks: ["*"], chain_head: ["*"], durability: ["*"] },
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
      ...{ reference, named: '["lee"]', state: "exhausted", partner: "lee", day: null },
      ...{ choices: "[]", status: "declined", status_at: noon, check_at: null, asks: null },
      ...{ asked_at: null, updated_at: noon },
    })
    .execute();
  const event = { partner: "lee", message_id: "1", reference, status: "declined" as const };
  const note = "Ann called";
  await db
    .insertInto("partner_events")
    .values({ ...event, counts: 1, note, received_at: noon })
    .execute();
  await db.insertInto("lead_notes").values({ reference, at: noon, text: note }).execute();
  const { email } = identify(key, { email: "ann@example.com" });
  await watch(db, email ?? "", { confirmed_at: received_at });
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

test.each<[string, (db: Kysely<Database>) => Promise<unknown>]>([
  ["an erasure", (db) => erasePerson(actorOn(db), { email: "ann@example.com" })],
  ["retention", (db) => runRetention(actorOn(db))],
])("after %s no personal column has a value", async (_, forget) => {
  const db = await filledStore();
  const all = personal.filter(([table]) => table !== "authorizations");
  expect((await left(db)).length).toBeGreaterThan(all.length);
  await forget(db);
  expect(await left(db)).toEqual([]);
});
