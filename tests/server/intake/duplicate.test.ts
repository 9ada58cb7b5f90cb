import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { claimReference } from "~/server/intake/duplicate";
import type { Database } from "~/server/store/schema";
import { transact } from "~/server/store/transact";
import { day, emptyStore, noon } from "~/tests/server/privacy/given";

const claim = (db: Kysely<Database>, fingerprints: [string, ...string[]], at = noon) =>
  transact(db, (trx) => claimReference(trx, { fingerprints, at }));

test("of equal submissions at once one is new, and the others get its reference", async () => {
  const db = await emptyStore();
  const claims = await Promise.all(Array.from({ length: 20 }, () => claim(db, ["a"])));

  expect(claims.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(new Set(claims.map(({ reference }) => reference)).size).toBe(1);
});

test("a duplicate uses up no reference", async () => {
  const db = await emptyStore();
  const { reference } = await claim(db, ["a"]);
  await claim(db, ["a"]);

  const issued = await db.selectFrom("issued_references").selectAll().execute();
  expect(issued).toEqual([{ reference }]);
});

test("one stored under an older key is found", async () => {
  const db = await emptyStore();
  const { reference } = await claim(db, ["under the older key"]);

  expect(await claim(db, ["under the newer", "under the older key"])).toEqual({
    reference,
    isNew: false,
  });
});

test("after a day it is a new one", async () => {
  const db = await emptyStore();
  const first = await claim(db, ["a"]);
  const second = await claim(db, ["a"], noon + day);

  expect(second).toEqual({ reference: expect.not.stringMatching(first.reference), isNew: true });
});
