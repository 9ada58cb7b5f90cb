import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { openForCommands } from "~/server/cli/context";
import { checkKeys, openKeys } from "~/server/privacy/secret-keys";
import { openStore } from "~/server/store/open";
import { StoreError } from "~/server/store/store-error";
import { createDatabase } from "~/tests/support/temporary-store";
import { noon, submission } from "../privacy/given";

async function served(url: string) {
  const store = await openStore(url);
  onTestFinished(() => store.close());
  return store;
}

test("several processes open one database at once, and one of them makes the tables", async () => {
  const url = await createDatabase();
  const stores = await Promise.all([served(url), served(url), served(url)]);
  await submission(stores[0].db, { received_at: noon });

  const rows = await stores[2].db.selectFrom("submissions").select("received_at").execute();
  expect(rows).toEqual([{ received_at: noon }]);
});

test("what the operator is told about the location contains no password", async () => {
  const url = new URL(await createDatabase());
  url.password = "s3cret";
  const store = await served(url.href);

  expect(store.location).toBe(`postgres://${url.host}${url.pathname}`);
  expect(store.file).toBeNull();
});

test("a command leaves the tables as they are, and one that reads cannot write", async () => {
  const url = await createDatabase();
  await expect(openStore(url, "write")).rejects.toThrow(/There is no store in this database/);
  expect((await served(url)).isNew).toBe(true);
  const reader = await openStore(url, "read");
  onTestFinished(() => reader.close());

  await expect(submission(reader.db, {})).rejects.toThrow(/read-only/);
});

test("a server that is away is reported in words, without a stack or a password", async () => {
  const url = "postgres://me:s3cret@127.0.0.1:1/nowhere";
  const failed = openStore(url);

  await expect(failed).rejects.toThrow(StoreError);
  await expect(failed).rejects.toThrow(/127\.0\.0\.1:1\/nowhere cannot be used/);
  await expect(failed).rejects.not.toThrow(/s3cret/);
});

test("a database needs the key from the settings, and accepts no other", async () => {
  const store = await served(await createDatabase());
  await expect(openKeys({}, store, "serve")).rejects.toThrow(/SECRET_KEY is required/);
  await openKeys({ SECRET_KEY: "ab".repeat(32) }, store, "serve");
  await submission(store.db, {});

  await expect(openKeys({ SECRET_KEY: "cd".repeat(32) }, store, "serve")).rejects.toThrow();
});

test("all processes share the database's time, not that of their machines", async () => {
  const store = await served(await createDatabase());
  const client = new pg.Client({ connectionString: await createDatabase() });
  await client.connect();
  onTestFinished(() => client.end());
  const { rows } = await client.query("select extract(epoch from clock_timestamp()) * 1000 as at");

  expect(Number.isInteger(store.now())).toBe(true);
  expect(Math.abs(store.now() - Number(rows[0]?.at))).toBeLessThan(60_000);
});

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
