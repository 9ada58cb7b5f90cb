import { expect, test } from "vitest";
import { chainKey, computeSeal, verifyChain } from "~/server/privacy/receipt-chain";
import { ChainBroken, sealReceipts } from "~/server/privacy/sealer";
import {
  emptyStore,
  key,
  keys,
  noon as now,
  receipt,
  receipts,
  seal,
  sealedStore,
  submission,
  swap,
} from "~/tests/support/given";

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

test("2,000 receipts verify without ever holding more than a page of them", async () => {
  const db = await emptyStore();
  for (let first = 0; first < 2000; first += 500) {
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

  expect(await verifyChain(counting, keys, { now })).toMatchObject({ count: 2000, problems: [] });
  expect(most).toBeLessThanOrEqual(1000);
});

test("one changed byte of a receipt is found and named", async () => {
  const db = await sealedStore(4);
  const row = await db
    .selectFrom("receipts")
    .selectAll()
    .where("seq", "=", 2)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("receipts")
    .set({ body: swap(row.body) })
    .where("seq", "=", 2)
    .execute();

  expect(await verifyChain(db, keys, { now })).toMatchObject({
    count: 3,
    problems: [{ kind: "changed", seq: 2, reference: "R2" }],
  });
});

/** The third receipt, sealed with the real key as if the second did not exist. */
async function sealPastSecond(db: Awaited<ReturnType<typeof sealedStore>>) {
  const [one, , three] = await db.selectFrom("receipts").selectAll().orderBy("seq").execute();
  if (!one || !three) throw new Error("rows are missing");
  const past = computeSeal(chainKey(key), one.seal ?? "", { ...three, seq: 3 });
  await db.updateTable("receipts").set({ seal: past }).where("seq", "=", 3).execute();
}

test("a receipt with another body and another seal is named for both, and the next one is not named", async () => {
  const db = await sealedStore(3);
  await sealPastSecond(db);
  await db.updateTable("receipts").set({ body: "{}", seal: "x" }).where("seq", "=", 2).execute();

  expect((await verifyChain(db, keys, { now })).problems).toEqual([
    { kind: "misplaced", seq: 2, reference: "R2" },
    { kind: "changed", seq: 2, reference: "R2" },
    { kind: "note" },
  ]);
});

test("after a changed body the next seal builds on that receipt's seal, and on no earlier one", async () => {
  const db = await sealedStore(3);
  await sealPastSecond(db);
  await db.updateTable("receipts").set({ body: "{}" }).where("seq", "=", 2).execute();

  expect((await verifyChain(db, keys, { now })).problems).toEqual([
    { kind: "changed", seq: 2, reference: "R2" },
    { kind: "misplaced", seq: 3, reference: "R3" },
    { kind: "note" },
  ]);
});

test("a seal is computed from the same parts in every version", () => {
  const link = { seq: 1, reference: "AAAA2222", revision: 1, sha256: "ab" };
  expect(computeSeal(chainKey(key), "", link)).toBe(
    "2fe50b92e36859d314c20a0c6ddfb45b1be0f7084a2a3e207e8aea7f8059c18f",
  );
});

test("a receipt changed together with its hash is found, and only that one is named", async () => {
  const db = await sealedStore(4);
  await receipt(db, { reference: "other", email: "bob@example.com" });
  const other = await db
    .selectFrom("receipts")
    .select(["body", "sha256", "personal"])
    .where("reference", "=", "other")
    .executeTakeFirstOrThrow();
  await db.deleteFrom("receipts").where("reference", "=", "other").execute();
  await db.updateTable("receipts").set(other).where("seq", "=", 2).execute();

  expect((await verifyChain(db, keys, { now })).problems).toEqual([
    { kind: "misplaced", seq: 2, reference: "R2" },
  ]);
});

test("a changed personal part is found; an erased one is not a fault", async () => {
  const db = await sealedStore(3);
  await db.updateTable("receipts").set({ personal: "{}" }).where("seq", "=", 1).execute();
  await db.updateTable("receipts").set({ personal: null }).where("seq", "=", 2).execute();

  expect((await verifyChain(db, keys, { now })).problems).toEqual([
    { kind: "personal", seq: 1, reference: "R1" },
  ]);
});

test("removed receipts are found and counted, at the start too", async () => {
  const db = await sealedStore(6);
  await db.deleteFrom("receipts").where("seq", "in", [1, 3, 4]).execute();

  expect((await verifyChain(db, keys, { now })).problems).toEqual([
    { kind: "removed", from: 1, to: 1 },
    { kind: "removed", from: 3, to: 4 },
  ]);
});

test.each([
  ["their places", { seq: true, seal: false }],
  ["their places and seals", { seq: true, seal: true }],
])("two receipts that swapped %s are both named, and no other", async (_, moved) => {
  const db = await sealedStore(5);
  const rows = await db
    .selectFrom("receipts")
    .select(["id", "seq", "seal"])
    .orderBy("id")
    .execute();
  const [second, third] = [rows[1], rows[2]];
  if (!second || !third) throw new Error("rows are missing");
  const place = async (id: number, seq: number, seal: string | null) =>
    db.updateTable("receipts").set({ seq, seal }).where("id", "=", id).execute();
  await place(second.id, 99, second.seal);
  await place(third.id, 2, moved.seal ? third.seal : second.seal);
  await place(second.id, 3, moved.seal ? second.seal : third.seal);

  expect((await verifyChain(db, keys, { now })).problems).toEqual([
    { kind: "misplaced", seq: 2, reference: "R3" },
    { kind: "misplaced", seq: 3, reference: "R2" },
  ]);
});

test("the removal of the newest receipts shows, also against a head noted elsewhere", async () => {
  const db = await sealedStore(3);
  const { head } = await verifyChain(db, keys, { now });
  await db.deleteFrom("receipts").where("seq", "=", 3).execute();

  expect((await verifyChain(db, keys, { now })).problems).toEqual([{ kind: "note" }]);
  await db.deleteFrom("chain_head").execute();
  expect((await verifyChain(db, keys, { now, head: head ?? "" })).problems).toEqual([
    { kind: "note" },
    { kind: "head" },
  ]);
});

test("nobody without the key can extend or rewrite the chain", async () => {
  const db = await sealedStore(2);
  await receipt(db, { reference: "forged" });
  await expect(seal(db, 10, Buffer.alloc(32, 8))).rejects.toThrow(ChainBroken);
  const forged = { seq: 3, seal: "forged" };
  await db.updateTable("receipts").set(forged).where("seq", "is", null).execute();

  expect((await verifyChain(db, keys, { now })).problems).toEqual([
    { kind: "misplaced", seq: 3, reference: "forged" },
    { kind: "note" },
  ]);
});
