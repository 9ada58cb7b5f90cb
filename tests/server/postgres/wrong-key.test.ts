import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { openForCommands } from "~/server/cli/context";
import { checkKeys } from "~/server/privacy/secret-keys";
import { openStore } from "~/server/store/open";
import { createDatabase } from "~/tests/support/temporary-database";

test("a command with a wrong key leaves no connection behind that would keep it from ending", async () => {
  const url = await createDatabase();
  const store = await openStore(url);
  await checkKeys(store.db, [Buffer.alloc(32, 7)], "write");
  await store.db
    .insertInto("suppressions")
    .values({ scope: "sale", hash: "h", source: "AAAA2222", created_at: 0 })
    .execute();
  await store.close();
  vi.stubEnv("DATABASE_URL", url);
  vi.stubEnv("SECRET_KEY", Buffer.alloc(32, 9).toString("hex"));
  onTestFinished(() => void vi.unstubAllEnvs());

  await expect(openForCommands("read")).rejects.toThrow(/secret key is not the one/);

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const others =
    "select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";
  await expect.poll(async () => (await client.query(others)).rowCount).toBe(0);
  await client.end();
});
