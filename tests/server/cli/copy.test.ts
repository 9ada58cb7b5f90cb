import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStore } from "~/server/store/open";
import { isOnPostgres } from "~/tests/support/temporary-store";
import { submission, temporaryFolder } from "../privacy/given";
import { quietly, relayLine } from "./relay-line";

const settings = { SECRET_KEY: "11".repeat(32) };

test.runIf(!isOnPostgres)("copy refuses while a server runs on either store", async () => {
  const { relay } = await relayLine(settings);
  const folder = temporaryFolder();
  const [from, to] = ["a.db", "b.db"].map((name) => `file:${join(folder, name)}`);
  const written = quietly();

  const source = await openStore(from ?? "");
  await submission(source.db, {});
  const copy = ["copy", "--from", from ?? "", "--to", to ?? ""];
  expect((await relay(...copy)).code).toBe(1);
  expect(written.join("")).toContain("Another server is running");
  expect(existsSync(join(folder, "b.db"))).toBe(false);
  await source.close();

  const target = await openStore(to ?? "");
  expect((await relay(...copy)).code).toBe(1);
  await target.close();
  expect((await relay(...copy)).code).toBe(0);
});

test.runIf(isOnPostgres)(
  "copy refuses while anything of ours is connected to a database",
  async () => {
    const { createDatabase } = await import("~/tests/support/temporary-database");
    const { relay } = await relayLine(settings);
    const written = quietly();
    const [from, to] = [await createDatabase(), await createDatabase()];
    const source = await openStore(from);
    await submission(source.db, {});
    const copy = ["copy", "--from", from, "--to", to];

    expect((await relay(...copy)).code).toBe(1);
    expect(written.join("")).toContain("connected to one of these databases");
    await source.close();
    const target = await openStore(to);
    await target.db.selectFrom("submissions").selectAll().execute();
    expect((await relay(...copy)).code).toBe(1);
    await target.close();
    expect(await relay(...copy)).toMatchObject({ code: 0, err: "" });
  },
);

test("copy takes an address from a named variable, and completes none from other variables", async () => {
  const { relay } = await relayLine(settings);
  const written = quietly();
  process.env.OLD_STORE = "file:no/such.db";
  process.env.PGHOST = "db.example";
  try {
    const { code, err } = await relay("copy", "--from", "env:OLD_STORE", "--to", "file:x.db");
    expect(code).toBe(1);
    expect(err).toContain("no store at file:no/such.db");
    for (const to of ["env:NOT_SET", "postgres:///leads", "postgres://db.example", "OLD_STORE"]) {
      expect((await relay("copy", "--from", "file:no/such.db", "--to", to)).code, to).toBe(2);
    }
    expect(written.join("")).toContain("must begin with file: or postgres://");
  } finally {
    delete process.env.OLD_STORE;
    delete process.env.PGHOST;
  }
});

test.runIf(!isOnPostgres)(
  "copy moves a whole store into an empty one and proves it, and refuses a store in use",
  async () => {
    const { relay } = await relayLine(settings);
    const folder = temporaryFolder();
    const [from = "", to = ""] = ["from.db", "to.db"].map((name) => `file:${join(folder, name)}`);
    const source = await openStore(from);
    await submission(source.db, {});
    const before = await source.db.selectFrom("submissions").selectAll().execute();
    await source.close();

    const copied = await relay("copy", "--from", from, "--to", to);
    expect(copied).toMatchObject({ code: 0 });
    expect(copied.out).toMatch(/submissions +1/);
    const { db: copy, close } = await openStore(to);
    const rows = await copy.selectFrom("submissions").selectAll().execute();
    await close();
    expect(rows).toEqual(before);
    expect((await relay("copy", "--from", from, "--to", to)).code).toBe(1);
  },
);
