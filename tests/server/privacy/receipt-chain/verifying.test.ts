import { expect, test } from "vitest";
import { verifyChain } from "~/server/privacy/receipt-chain";
import { sealReceipts } from "~/server/privacy/sealer";
import { emptyStore, key, keys, receipt, receipts, seal, submission } from "../given";
import { now, sealedStore } from "./given";

test("receipts are numbered without gaps in the order they were stored, batch after batch", async () => {
  const db = await emptyStore();
  // All in the same millisecond, with references that sort the other way round.
  for (const reference of ["Z", "Y", "X", "W"]) await receipt(db, { reference });

  expect(await seal(db, 3)).toBe(3);
  expect(await seal(db, 3)).toBe(1);
  expect(await seal(db, 3)).toBe(0);
  const rows = await db
    .selectFrom("receipts")
    .select(["seq", "reference"])
    .orderBy("seq")
    .execute();
  expect(rows.map(({ seq, reference }) => `${seq}${reference}`)).toEqual(["1Z", "2Y", "3X", "4W"]);
});

test("an untouched chain verifies and names its head, before and after it grows", async () => {
  const db = await sealedStore(3);
  const first = await verifyChain(db, keys, { now });
  await receipt(db, { reference: "R4" });
  await seal(db);

  expect(first).toEqual({
    count: 3,
    counts: { stored: 3, sealed: 3, unsealed: 0 },
    head: expect.stringMatching(/^[0-9a-f]{64}$/),
    problems: [],
  });
  expect(await verifyChain(db, keys, { now, head: first.head ?? "" })).toMatchObject({
    count: 4,
    problems: [],
  });
});

test("an empty chain verifies and has no head", async () => {
  expect(await verifyChain(await emptyStore(), keys, { now })).toEqual({
    count: 0,
    counts: { stored: 0, sealed: 0, unsealed: 0 },
    head: null,
    problems: [],
  });
});

test("a chain of an older program, without a note of its head, is continued", async () => {
  const db = await sealedStore(2);
  await db.deleteFrom("chain_head").execute();
  await receipt(db, { reference: "R3" });

  expect(await seal(db)).toBe(1);
  expect(await verifyChain(db, keys, { now })).toMatchObject({ count: 3, problems: [] });
});

test("a submission without its receipt is named", async () => {
  const db = await emptyStore();
  await submission(db, {});
  await db.deleteFrom("receipts").execute();

  expect((await verifyChain(db, keys, { now })).problems).toEqual([
    { kind: "without", reference: "AAAA2222" },
  ]);
});

test("seals of an older key verify beside those of the new one", async () => {
  const db = await sealedStore(2);
  const rotated = [Buffer.alloc(32, 9), key] as const;
  await receipt(db, { reference: "R3" });
  await sealReceipts(db, { keys: rotated, limit: 10, remembered: null });

  expect(await verifyChain(db, rotated, { now })).toMatchObject({ count: 3, problems: [] });
  expect((await verifyChain(db, keys, { now })).problems).not.toEqual([]);
});

test("a receipt may be unsealed for a minute, not longer", async () => {
  const db = await emptyStore();
  await receipt(db, { reference: "old", at: now - 60_001 });
  await receipt(db, { reference: "new", at: now - 59_000 });

  expect((await verifyChain(db, keys, { now })).problems).toEqual([
    { kind: "unsealed", reference: "old" },
  ]);
});

test("10,000 receipts verify without ever holding more than a page of them", async () => {
  const db = await emptyStore();
  for (let first = 0; first < 10_000; first += 500) {
    await receipts(
      db,
      Array.from({ length: 500 }, (_, index) => ({ reference: `R${first + index}` })),
    );
  }
  while ((await seal(db, 1000)) > 0);
  let most = 0;
  const counting = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      most = Math.max(most, result.rows.length);
      return result;
    },
  });

  expect(await verifyChain(counting, keys, { now })).toMatchObject({ count: 10_000, problems: [] });
  expect(most).toBeLessThanOrEqual(1000);
});
