import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { assertCurrent, migrate, migrations } from "~/server/store/migrate";
import { openStore } from "~/server/store/open";
import { temporaryStore } from "~/tests/support/temporary-store";
import { submission } from "../privacy/given";

const later = {
  ...migrations,
  "0002-notes": {
    up: async (db: Kysely<unknown>) =>
      void (await sql`alter table submissions add column note text`.execute(db)),
  },
};

let store: Awaited<ReturnType<typeof temporaryStore>>;
beforeEach(async () => {
  store = await temporaryStore();
});
afterEach(() => store.remove());

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

    await expect(migrate(store.db)).rejects.toThrow(/newer than this program \(0002-notes\)/);
    await expect(openStore(store.url, access)).rejects.toThrow(/newer than this program/);
  },
);

test("a command refuses an older store and does not migrate it", async () => {
  await expect(assertCurrent(store.db, later)).rejects.toThrow(/older than this program/);
});
