import { expect, test } from "vitest";
import { countUse, readUses, uncount } from "~/server/submission/rates";
import { emptyStore, noon } from "~/tests/support/given";

test("a count expires, and one can be taken back", async () => {
  let at = noon;
  const db = await emptyStore();
  const keys = [Buffer.alloc(32, 1)] as const;
  const count = (name = "guess") => countUse(db, keys, { name, lifeMs: 1000, at });
  const read = (name = "guess") => readUses(db, keys, name, at);
  expect(await count("another")).toBe(1);
  expect(await read("another")).toBe(1);
  expect([await count(), await count()]).toEqual([1, 2]);
  await uncount(db, keys, "guess");
  expect(await read()).toBe(1);

  at += 1000;
  expect(await read()).toBe(0);
  expect(await count()).toBe(1);
  expect(await read()).toBe(1);
});

test("a count goes on after the key was changed", async () => {
  const db = await emptyStore();
  const [older, newest] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const count = (...keys: [Buffer, ...Buffer[]]) =>
    countUse(db, keys, { name: "ticket", lifeMs: 1000, at: noon });
  expect([await count(older), await count(newest, older), await count(newest)]).toEqual([1, 2, 2]);
  expect(await readUses(db, [newest, older], "ticket", noon)).toBe(3);
  expect(await readUses(db, [newest, older], "ticket", noon + 1000)).toBe(0);
});

test("a count is stored under a hash, which tells nobody what was counted", async () => {
  const db = await emptyStore();
  const key = Buffer.alloc(32, 1);
  await countUse(db, [key], { name: "guess:AAAA2222", lifeMs: 1000, at: noon });

  const { network } = await db
    .selectFrom("submit_rates")
    .select("network")
    .executeTakeFirstOrThrow();
  expect(network).toMatch(/^[\da-f]{64}$/);
});
