import { type Kysely, SqliteAdapter, sql } from "kysely";
import { sealReceipts } from "~/server/privacy/sealer";
import { openStore } from "~/server/store/open";
import type { Database } from "~/server/store/schema";
import { seedDesk } from "./desk-day";

/** Requests of a small office, as often as needed for this many, with sealed receipts. */
export async function seedMany(url: string, count: number): Promise<void> {
  const { db, close } = await openStore(url);
  await seedDesk(db, Date.now());
  await multiply(db, Math.round(count / 250) - 1);
  const batch = { keys: [Buffer.alloc(32, 7)] as const, limit: 10_000 };
  for (let sealed = await sealReceipts(db, { ...batch, remembered: null }); sealed.count > 0; ) {
    sealed = await sealReceipts(db, { ...batch, remembered: sealed.head });
  }
  await countRows(db);
  await close();
}

/** With more rows the copies would have the numbers of others. */
const stride = 1000;

/**
 * Copies each submission of a small store with all of its rows, and lets the database know how many
 * there are. The copies have references of their own, and are up to some hours older.
 */
export async function multiply(db: Kysely<Database>, times: number): Promise<void> {
  const originals = await db.selectFrom("submissions").select("reference").execute();
  const references = originals.map(({ reference }) => reference);
  // More at a time would take longer than a statement may.
  const batch = Math.max(1, Math.floor(20_000 / references.length));
  for (const { name, columns } of await db.introspection.getTables()) {
    if (!copied.includes(name)) continue;
    const own = columns.map((column) => column.name);
    const values = own.map((column) => sql.raw(ownValues[column] ?? `t.${column}`));
    const isOriginal = own.includes("reference")
      ? sql`t.reference in (${sql.join(references)})`
      : sql`t.id < ${sql.lit(stride)}`;
    for (let first = 1; first <= times; first += batch) {
      const numbers = numbersIn(db, first, Math.min(times, first + batch - 1));
      await sql`insert into ${sql.table(name)} (${sql.join(own.map((column) => sql.ref(column)))})
        select ${sql.join(values)} from (${numbers}) as c, ${sql.table(name)} as t
        where ${isOriginal}`.execute(db);
    }
  }
  await countRows(db);
}

/** PostgreSQL does it in the background within a minute; its plans are wrong until then. */
async function countRows(db: Kysely<Database>): Promise<void> {
  const isPostgres = !(db.getExecutor().adapter instanceof SqliteAdapter);
  for (const { name } of await db.introspection.getTables()) {
    await sql`${sql.raw(isPostgres ? "vacuum analyze" : "analyze")} ${sql.table(name)}`.execute(db);
  }
}

const copied = [
  "submissions",
  "receipts",
  "persons",
  "deliveries",
  "attempts",
  "routings",
  "routing_choices",
  "partner_events",
  "lead_notes",
];

/** The end of the reference is that of the original. */
const reference = `${[27000, 900, 30, 1]
  .map((power) => `substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', n / ${power} % 30 + 1, 1)`)
  .join(" || ")} || substr(t.reference, 5)`;
const earlier = (column: string) => `t.${column} - n % 400 * 60000`;

/** What a copy has of its own. */
const ownValues: Readonly<Record<string, string>> = {
  reference,
  id: `t.id + n * ${stride}`,
  delivery_id: `t.delivery_id + n * ${stride}`,
  seq: `t.seq + n * ${stride}`,
  seal: "t.seal || n",
  message_id: "t.message_id || n",
  hash: "t.hash || n",
  received_at: earlier("received_at"),
  created_at: earlier("created_at"),
};

function numbersIn(db: Kysely<Database>, first: number, last: number) {
  const [from, to] = [sql.lit(first), sql.lit(last)];
  return db.getExecutor().adapter instanceof SqliteAdapter
    ? sql`with recursive c(n) as (select ${from} union all select n + 1 from c where n < ${to})
        select n from c`
    : sql`select n from generate_series(${from}, ${to}) as n`;
}
