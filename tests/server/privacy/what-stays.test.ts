import { readFileSync } from "node:fs";
import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { erasePerson } from "~/server/leads/erase";
import { runRetention } from "~/server/leads/retention";
import type { Database } from "~/server/store/schema";
import { actorOn, attempt, day, delivery, emptyStore, noon, seal, submission } from "./given";

/** What stands for each line of the list in the privacy policy. */
const stays: Record<string, RegExp> = {
  "the reference, the kind of form and the address of this website":
    /^(submissions\.(reference|kind|origin)|receipts\.reference|body\.(reference|kind))$/,
  "the times, and what became of the message":
    /^(submissions\.(received_at|state|revision|erased_at)|receipts\.(created_at|revision)|body\.(consented_at|revision))$/,
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
async function left(db: Kysely<Database>): Promise<string[]> {
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

async function sentLead(): Promise<Kysely<Database>> {
  const db = await emptyStore();
  const fingerprint = "same again";
  const received_at = noon - 11 * day;
  const reference = await submission(db, { fingerprint, received_at });
  await db
    .insertInto("fingerprints")
    .values({ fingerprint, reference, expires_at: noon })
    .execute();
  const reason = "ann@example.com is bad";
  const id = await delivery(db, { reference, state: "delivered", reason });
  await attempt(db, { delivery_id: id, detail: reason });
  await seal(db);
  return db;
}

const ways: [string, (db: Kysely<Database>) => Promise<unknown>][] = [
  ["an erasure", (db) => erasePerson(actorOn(db), { email: "ann@example.com" })],
  ["the retention", (db) => runRetention(actorOn(db, noon + 10 * day))],
];

test.each(ways)(
  "after %s, rows and receipts hold what the privacy policy lists, no more",
  async (_, forget) => {
    const db = await sentLead();
    await forget(db);
    const names = await left(db);

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
    runRetention(actorOn(db, now, { RETENTION_DAYS: "10", RECEIPT_DAYS: "10" }));

  expect(await erasedAt(noon)).toMatchObject({ submissions: 0, receipts: 0 });
  expect(await erasedAt(noon + 1)).toMatchObject({ submissions: 1, receipts: 1 });
});
