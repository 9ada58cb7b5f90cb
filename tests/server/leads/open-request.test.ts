import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import type { Kysely } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { openRequest } from "~/server/leads/open-request";
import { makeAccessCode } from "~/server/privacy/sealed-token";
import type { Database, SubmissionTable } from "~/server/store/schema";
import { emptyStore, key, noon, submission } from "~/tests/support/given";
import { testApp } from "~/tests/support/test-app";

const older = Buffer.alloc(32, 3);
const hour = 60 * 60_000;
const ip = "203.0.113.7";

/** A store with an open, an erased, a closed and a long withdrawn request. */
async function requests() {
  const db = await emptyStore();
  for (const reference of ["AAAA2222", "BBBB2222", "CCCC2222", "DDDD2222", "EEEE2222"]) {
    await submission(db, { reference, email: `${reference}@example.com` });
  }
  const erased = { erased_at: noon, fields: "{}", answers: null };
  await db.updateTable("submissions").set(erased).where("reference", "=", "BBBB2222").execute();
  const change = (reference: string, set: Partial<SubmissionTable>) =>
    db.updateTable("submissions").set(set).where("reference", "=", reference).execute();
  await change("CCCC2222", { closed_at: noon });
  await change("DDDD2222", { withdrawn_at: noon - 31 * 24 * hour });
  let at = noon;
  const app = testApp({ db, keys: [key, older], now: () => at });
  const open = (reference: string, code = codeOf(reference), from = ip) =>
    openRequest(app, { reference, code, ip: from });
  const pass = (ms: number) => {
    at += ms;
  };
  return { db, open, pass };
}

const codeOf = (reference: string) => makeAccessCode(key, reference);
const wrongCode = codeOf("ZZZZ2222");

/** The queries that the function makes, and how often it makes a hash. */
async function costOf(db: Kysely<Database>, run: () => Promise<{ kind: string }>) {
  const queries: string[] = [];
  const executor = db.getExecutor();
  const compile = vi.spyOn(executor, "executeQuery");
  const hash = vi.spyOn(crypto, "createHmac");
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  const { kind } = await run();
  queries.push(...compile.mock.calls.map(([query]) => query.sql));
  const hashes = hash.mock.calls.length;
  compile.mockRestore();
  hash.mockRestore();
  syncBuiltinESMExports();
  return { kind, queries, hashes };
}

test("a wrong code takes as much work as one of an erased, closed or withdrawn request or one that never existed", async () => {
  const { db, open } = await requests();
  const wrong = await costOf(db, () => open("AAAA2222", wrongCode));
  // Two codes, and two counts under each of two keys.
  expect(wrong).toMatchObject({ kind: "unknown", hashes: 6 });
  expect(wrong.queries).toHaveLength(5);

  const erasedClosedWithdrawn = ["BBBB2222", "CCCC2222", "DDDD2222"];
  const others = [
    ...[...erasedClosedWithdrawn, "FFFF2222"].map((one) => [one, codeOf(one)] as const),
    ["FFFF2222", wrongCode],
    ["not a reference", "x"],
    ["", ""],
  ] as const;
  for (const [reference, code] of others) {
    expect(await costOf(db, () => open(reference, code))).toEqual(wrong);
  }
});

test("only wrong pairs count: 5 an hour for a reference and an address together", async () => {
  const { open, pass } = await requests();
  for (let tries = 0; tries < 30; tries++) {
    expect((await open("AAAA2222")).kind).toBe("open");
  }
  for (let tries = 0; tries < 5; tries++) {
    expect((await open("AAAA2222", wrongCode)).kind).toBe("unknown");
  }
  expect((await open("AAAA2222", wrongCode)).kind).toBe("limited");
  expect((await open("AAAA2222")).kind).toBe("limited");
  expect((await open("EEEE2222")).kind).toBe("open");
  expect((await open("AAAA2222", undefined, "198.51.100.1")).kind).toBe("open");

  pass(hour);
  expect((await open("AAAA2222")).kind).toBe("open");
});

test("20 wrong pairs an hour for an address, whatever the references", async () => {
  const { open, pass } = await requests();
  for (let tries = 0; tries < 20; tries++) {
    const reference = `AAAA22${"23456789ABCDEFGHJKMN"[tries]}2`;
    expect((await open(reference, wrongCode)).kind).toBe("unknown");
  }
  expect((await open("GGGG2222", wrongCode)).kind).toBe("limited");
  expect((await open("AAAA2222", undefined, "198.51.100.1")).kind).toBe("open");
  pass(hour);
  expect((await open("AAAA2222")).kind).toBe("open");
});

test("a code made with a replaced key still opens its request, one made with a removed key does not", async () => {
  const { open } = await requests();
  expect((await open("AAAA2222", makeAccessCode(older, "AAAA2222"))).kind).toBe("open");
  const gone = makeAccessCode(Buffer.alloc(32, 9), "AAAA2222");
  expect((await open("AAAA2222", gone)).kind).toBe("unknown");
});

test("wrong pairs beyond the limit of a network write no rows", async () => {
  const { db, open } = await requests();
  for (let tries = 0; tries < 100; tries++) await open(`AAAA22${10 + tries}`, wrongCode);
  const rows = await db.selectFrom("submit_rates").select("network").execute();
  expect(rows.length).toBeLessThanOrEqual(21);
});
