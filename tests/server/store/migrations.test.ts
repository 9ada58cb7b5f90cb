import { join } from "node:path";
import { Kysely, Migrator, SqliteDialect } from "kysely";
import LibsqlDatabase from "libsql";
import { expect, onTestFinished, test } from "vitest";
import { firstTables } from "~/server/store/migrations/0001-first-tables";
import { openStore } from "~/server/store/open";
import type { Database } from "~/server/store/schema";
import { temporaryFolder } from "../privacy/given";

const row = { scope: "sale", hash: "somebody", source: "AAAA2222", created_at: 7 } as const;

/** A store as the first version left it behind. */
async function firstStore(): Promise<string> {
  const file = join(temporaryFolder(), "a.db");
  const db = new Kysely<Database>({
    dialect: new SqliteDialect({ database: new LibsqlDatabase(file) }),
  });
  const provider = { getMigrations: async () => ({ "0001-first-tables": firstTables }) };
  await new Migrator({ db, provider }).migrateToLatest();
  await db.insertInto("suppressions").values(row).execute();
  await db.destroy();
  return `file:${file}`;
}

test("opt-outs of an older store are kept, and from then on a hash can have several sources", async () => {
  const { db, close } = await openStore(await firstStore());
  onTestFinished(close);
  await db
    .insertInto("suppressions")
    .values({ ...row, source: "BBBB2222" })
    .execute();

  const all = db.selectFrom("suppressions").selectAll().orderBy("source");
  expect(await all.execute()).toEqual([row, { ...row, source: "BBBB2222" }]);
});
