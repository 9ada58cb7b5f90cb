import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { assertCurrent, migrate, migrations } from "~/server/store/migrate";
import { foldNames } from "~/server/store/migrations/0002-model";
import { openStore } from "~/server/store/open";
import { transact } from "~/server/store/transact";
import { sweepCounts } from "~/server/store/upkeep";
import { noon, submission } from "~/tests/support/given";
import { temporaryStore } from "~/tests/support/temporary-store";

let store: Awaited<ReturnType<typeof temporaryStore>>;
beforeEach(async () => {
  store = await temporaryStore();
});
afterEach(() => store.remove());

test("parallel work is all stored", async () => {
  const names = Array.from({ length: 200 }, (_, index) => `R${index}`);
  const answers = await Promise.all(names.map((name) => keep(name)));
  expect(answers).toEqual(names);
  expect(await kept()).toEqual(names.toSorted());
});

test("all that one work writes has one time, which is not that of other work", async () => {
  let time = noon;
  const clock = { db: store.db, now: () => time++ };
  const read = async (app: typeof clock) => {
    const outside = app.now();
    const inside = await transact(app, async ({ now }) => [now(), now()]);
    return [outside, ...inside];
  };
  const both = await Promise.all([transact(clock, read), transact(clock, read)]);
  expect(both).toEqual([
    [noon, noon, noon],
    [noon + 1, noon + 1, noon + 1],
  ]);
});

test("work that fails affects no other and leaves nothing", async () => {
  const results = await Promise.allSettled([keep("R1"), keepAndFail("R2"), keep("R3")]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await kept()).toEqual(["R1", "R3"]);
});

test("work that violates a constraint affects no other", async () => {
  const results = await Promise.allSettled([keep("R1"), keep("R1"), keep("R2")]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await kept()).toEqual(["R1", "R2"]);
});

test("where SQLite rolls everything back, the others are stored all the same", async () => {
  const results = await Promise.allSettled([keep("R1"), rollEverythingBack(), keep("R2")]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await kept()).toEqual(["R1", "R2"]);
});

function keep(reference: string): Promise<string> {
  return transact(store, async ({ db }) => {
    await db.insertInto("seen_hosts").values({ host: reference, seen_at: 1 }).execute();
    return reference;
  });
}

function keepAndFail(reference: string): Promise<never> {
  return transact(store, async ({ db }) => {
    await db.insertInto("seen_hosts").values({ host: reference, seen_at: 1 }).execute();
    throw new Error("refused after all");
  });
}

/** As SQLite itself does on a full disk. */
function rollEverythingBack(): Promise<never> {
  return transact(store, async ({ db }) => {
    await sql`rollback`.execute(db);
    throw new Error("disk full");
  });
}

async function kept(): Promise<string[]> {
  const rows = await store.db.selectFrom("seen_hosts").select("host").execute();
  return rows.map(({ host }) => host).toSorted();
}

const later = {
  ...migrations,
  "9999-notes": {
    up: async (db: Kysely<unknown>) =>
      void (await sql`alter table submissions add column note text`.execute(db)),
  },
};

test("a later migration is applied to a store of version 1.0.0 and keeps its rows", async () => {
  await submission(store.db, { reference: "AAAA2222" });
  expect(await migrate(store.db, later)).toBe(false);

  const { rows } = await sql`select reference, note from submissions`.execute(store.db);
  expect(rows).toEqual([{ reference: "AAAA2222", note: null }]);
});

test.each(["read", "write"] as const)(
  "a server and a command (%s) refuse a store that a later version has migrated",
  async (access) => {
    await migrate(store.db, later);

    await expect(migrate(store.db)).rejects.toThrow(/newer than this program \(9999-notes\)/);
    await expect(openStore(store.url, access)).rejects.toThrow(/newer than this program/);
  },
);

test("names of an older store are found and sorted without case and accents", async () => {
  const names = ["mun\u0303oz", "łukasz", "lee", "straße"];
  for (const [index, search] of names.entries()) {
    await submission(store.db, { reference: `AAAA222${index + 2}` });
    await store.db
      .updateTable("submissions")
      .set({ search })
      .where("reference", "=", `AAAA222${index + 2}`)
      .execute();
  }
  await foldNames(store.db);
  const rows = await store.db
    .selectFrom("submissions")
    .select("search")
    .orderBy("reference")
    .execute();
  expect(rows.map(({ search }) => search)).toEqual(["munoz", "lukasz", "lee", "strasse"]);
});

test("a command refuses an older store and does not migrate it", async () => {
  await expect(assertCurrent(store.db, later)).rejects.toThrow(/older than this program/);
});

test("a store of an unreleased version, which lacks a column, is refused by the column's name", async () => {
  await sql`alter table contact_stops rename column due_on to away`.execute(store.db);
  await expect(migrate(store.db)).rejects.toThrow(/lack contact_stops\.due_on: an unreleased/);
  await sql`alter table contact_stops rename column away to due_on`.execute(store.db);
  expect(await migrate(store.db)).toBe(false);
});

test("counts that have expired are deleted, on a store without mail too", async () => {
  const { db } = store;
  const rows = [
    { network: "over", posts: 1, ends_at: noon },
    { network: "current", posts: 1, ends_at: noon + 1 },
  ];
  await db.insertInto("submit_rates").values(rows).execute();
  await sweepCounts({ db, now: () => noon });

  expect(await db.selectFrom("submit_rates").select("network").execute()).toEqual([
    { network: "current" },
  ]);
});
