import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { claimReference, fingerprintsUnder } from "~/server/leads/duplicate";
import type { Database } from "~/server/store/schema";
import { transact } from "~/server/store/transact";
import { submissionKinds } from "~/server/submission/kinds";
import { day, emptyStore, noon } from "~/tests/server/privacy/given";

const claim = (db: Kysely<Database>, fingerprints: [string, ...string[]], at = noon) =>
  transact(db, (trx) => claimReference(trx, { fingerprints, at }));

test("one of several parallel equal submissions is new, and the others get its reference", async () => {
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

test("a duplicate stored under an older key is found", async () => {
  const db = await emptyStore();
  const { reference } = await claim(db, ["under the older key"]);

  expect(await claim(db, ["under the newer", "under the older key"])).toEqual({
    reference,
    isNew: false,
  });
});

test("an equal submission after a day is a new one", async () => {
  const db = await emptyStore();
  const first = await claim(db, ["a"]);
  const second = await claim(db, ["a"], noon + day);

  expect(second).toEqual({ reference: expect.not.stringMatching(first.reference), isNew: true });
});

test("the fingerprint of a submission ignores order and blanks, under each key", () => {
  const [older, newer] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const { contact: rules } = submissionKinds;
  const told = { message: "two  words\n", email: "Ann@example.com", phone: "(212) 555-0123" };
  const same = { phone: "+1 212 555 0123", email: "ann@EXAMPLE.com ", message: " two words" };
  const [latest, before] = fingerprintsUnder([newer, older], rules, told);

  expect(fingerprintsUnder([older], rules, same)).toEqual([before]);
  expect(fingerprintsUnder([newer], rules, same)).toEqual([latest]);
  expect(latest).not.toBe(before);
  for (const change of [{ message: "twowords" }, { email: "" }, { phone: "" }, { message: "" }]) {
    expect(fingerprintsUnder([newer], rules, { ...told, ...change })).not.toEqual([latest]);
  }
  expect(fingerprintsUnder([newer], submissionKinds.opt_out, told)).not.toEqual([latest]);
});
