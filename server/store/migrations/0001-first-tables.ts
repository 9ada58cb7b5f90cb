import type { Kysely, Migration } from "kysely";
import { fraction, numbered } from "./column-types";

export const firstTables: Migration = {
  async up(db) {
    await submissions(db);
    await receipts(db);
    await deliveries(db);
    await channels(db);
    await privacy(db);
  },
};

async function submissions(db: Kysely<unknown>) {
  await db.schema
    .createTable("submissions")
    .addColumn("reference", "text", (c) => c.primaryKey())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("case_slug", "text")
    .addColumn("case_title", "text")
    .addColumn("received_at", "bigint", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("revision", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("origin", "text", (c) => c.notNull())
    .addColumn("path", "text", (c) => c.notNull())
    .addColumn("page_source", "text", (c) => c.notNull())
    .addColumn("fields", "text", (c) => c.notNull())
    .addColumn("answers", "text")
    .addColumn("opted_out", "text", (c) => c.notNull())
    .addColumn("ip", "text")
    .addColumn("ip_source", "text")
    .addColumn("fingerprint", "text")
    .addColumn("erased_at", "bigint")
    .execute();
  await index(db, "submissions", ["received_at"]);

  await db.schema
    .createTable("fingerprints")
    .addColumn("fingerprint", "text", (c) => c.primaryKey())
    .addColumn("reference", "text", (c) => c.notNull())
    .addColumn("expires_at", "bigint", (c) => c.notNull())
    .execute();
  await index(db, "fingerprints", ["reference"]);

  await db.schema
    .createTable("persons")
    .addColumn("reference", "text", (c) => c.notNull())
    .addColumn("hash", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("persons_pk", ["hash", "reference"])
    .execute();
  await index(db, "persons", ["reference"]);
}

async function receipts(db: Kysely<unknown>) {
  await db.schema
    .createTable("receipts")
    .addColumn("id", "integer", numbered(db))
    .addColumn("reference", "text", (c) => c.notNull())
    .addColumn("revision", "integer", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("body", "text", (c) => c.notNull())
    .addColumn("sha256", "text", (c) => c.notNull())
    .addColumn("personal", "text")
    .addColumn("seq", "bigint", (c) => c.unique())
    .addColumn("seal", "text")
    .addUniqueConstraint("receipts_reference_revision", ["reference", "revision"])
    .execute();
}

async function deliveries(db: Kysely<unknown>) {
  await db.schema
    .createTable("deliveries")
    .addColumn("id", "integer", numbered(db))
    .addColumn("reference", "text", (c) => c.notNull())
    .addColumn("destination", "text", (c) => c.notNull())
    .addColumn("channel", "text", (c) => c.notNull())
    .addColumn("purpose", "text", (c) => c.notNull())
    .addColumn("message_id", "text", (c) => c.notNull())
    .addColumn("regarding", "text")
    .addColumn("revision", "integer", (c) => c.notNull())
    .addColumn("person_key", "text", (c) => c.notNull())
    .addColumn("priority", "integer", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("attempts", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("ambiguous", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("strikes", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("blocked_at", "bigint")
    .addColumn("superseded_at", "bigint")
    .addColumn("next_at", "bigint", (c) => c.notNull())
    .addColumn("deadline", "bigint")
    .addColumn("lease_until", "bigint")
    .addColumn("lease_token", "text")
    .addColumn("reason", "text")
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("updated_at", "bigint", (c) => c.notNull())
    .execute();
  await index(db, "deliveries", ["state", "next_at"]);
  await index(db, "deliveries", ["reference"]);
  await index(db, "deliveries", ["person_key", "state"]);

  await db.schema
    .createTable("attempts")
    .addColumn("id", "integer", numbered(db))
    .addColumn("delivery_id", "integer", (c) => c.notNull())
    .addColumn("started_at", "bigint", (c) => c.notNull())
    .addColumn("ended_at", "bigint", (c) => c.notNull())
    .addColumn("outcome", "text", (c) => c.notNull())
    .addColumn("status", "integer")
    .addColumn("detail", "text", (c) => c.notNull())
    .execute();
  await index(db, "attempts", ["delivery_id"]);
}

async function channels(db: Kysely<unknown>) {
  await db.schema
    .createTable("channels")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("tokens", fraction(db), (c) => c.notNull())
    .addColumn("refilled_at", "bigint", (c) => c.notNull())
    .addColumn("failures", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("recent", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("opened_at", "bigint")
    .addColumn("probe_at", "bigint")
    .addColumn("probe_delay", "bigint", (c) => c.notNull().defaultTo(0))
    .addColumn("held_since", "bigint")
    .addColumn("hold_reason", "text")
    .addColumn("last_probe", "integer")
    .addColumn("passed_at", "bigint")
    .execute();
}

async function privacy(db: Kysely<unknown>) {
  await db.schema
    .createTable("suppressions")
    .addColumn("scope", "text", (c) => c.notNull())
    .addColumn("hash", "text", (c) => c.notNull())
    .addColumn("source", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("suppressions_pk", ["scope", "hash"])
    .execute();

  await db.schema
    .createTable("privacy_log")
    .addColumn("id", "integer", numbered(db))
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("reference", "text")
    .addColumn("nature", "text", (c) => c.notNull())
    .addColumn("manner", "text", (c) => c.notNull())
    .addColumn("outcome", "text", (c) => c.notNull())
    .execute();
}

async function index(db: Kysely<unknown>, table: string, columns: string[]) {
  await db.schema
    .createIndex([table, ...columns].join("_"))
    .on(table)
    .columns(columns)
    .execute();
}
