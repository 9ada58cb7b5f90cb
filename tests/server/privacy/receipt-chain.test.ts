import type { Kysely } from "kysely";
import pino from "pino";
import { expect, test, vi } from "vitest";
import { createSealer, sealReceipts } from "~/server/privacy/receipt-chain";
import { verifyChain } from "~/server/privacy/verify-chain";
import type { Database } from "~/server/store/schema";
import { emptyStore, key, noon, receipt } from "./given";

const now = noon;

async function sealedStore(count: number): Promise<Kysely<Database>> {
  const db = await emptyStore();
  for (let number = 1; number <= count; number += 1) await receipt(db, { reference: `R${number}` });
  await sealReceipts(db, key, count);
  return db;
}

function swap(text: string) {
  return text.replace("Sample Law", "Simple Law");
}

test("receipts are numbered without gaps in the order they were stored, batch after batch", async () => {
  const db = await emptyStore();
  // Of the same millisecond, with references that sort the other way round.
  for (const reference of ["Z", "Y", "X", "W"]) await receipt(db, { reference });

  expect(await sealReceipts(db, key, 3)).toBe(3);
  expect(await sealReceipts(db, key, 3)).toBe(1);
  expect(await sealReceipts(db, key, 3)).toBe(0);
  const rows = await db
    .selectFrom("receipts")
    .select(["seq", "reference"])
    .orderBy("seq")
    .execute();
  expect(rows.map(({ seq, reference }) => `${seq}${reference}`)).toEqual(["1Z", "2Y", "3X", "4W"]);
});

test("an untouched chain verifies and names its head, before and after it grows", async () => {
  const db = await sealedStore(3);
  const first = await verifyChain(db, key, { now });
  await receipt(db, { reference: "R4" });
  await sealReceipts(db, key, 10);

  expect(first).toEqual({ count: 3, head: expect.stringMatching(/^[0-9a-f]{64}$/), problems: [] });
  expect(await verifyChain(db, key, { now, head: first.head ?? "" })).toMatchObject({
    count: 4,
    problems: [],
  });
});

test("an empty chain verifies and has no head", async () => {
  expect(await verifyChain(await emptyStore(), key, { now })).toEqual({
    count: 0,
    head: null,
    problems: [],
  });
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

  expect((await verifyChain(db, key, { now })).problems).toEqual([
    { kind: "changed", seq: 2, reference: "R2" },
  ]);
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

  expect((await verifyChain(db, key, { now })).problems).toEqual([
    { kind: "misplaced", seq: 2, reference: "R2" },
  ]);
});

test("a changed personal part is found; an erased one is no fault", async () => {
  const db = await sealedStore(3);
  await db.updateTable("receipts").set({ personal: "{}" }).where("seq", "=", 1).execute();
  await db.updateTable("receipts").set({ personal: null }).where("seq", "=", 2).execute();

  expect((await verifyChain(db, key, { now })).problems).toEqual([
    { kind: "personal", seq: 1, reference: "R1" },
  ]);
});

test("removed receipts are found and counted, at the start too", async () => {
  const db = await sealedStore(6);
  await db.deleteFrom("receipts").where("seq", "in", [1, 3, 4]).execute();

  expect((await verifyChain(db, key, { now })).problems).toEqual([
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

  expect((await verifyChain(db, key, { now })).problems).toEqual([
    { kind: "misplaced", seq: 2, reference: "R3" },
    { kind: "misplaced", seq: 3, reference: "R2" },
  ]);
});

test("removed newest receipts show only against a head noted earlier, even when new ones follow", async () => {
  const db = await sealedStore(3);
  const { head } = await verifyChain(db, key, { now });
  await db.deleteFrom("receipts").where("seq", "=", 3).execute();
  await receipt(db, { reference: "new" });
  await sealReceipts(db, key, 10);

  expect((await verifyChain(db, key, { now })).problems).toEqual([]);
  expect((await verifyChain(db, key, { now, head: head ?? "" })).problems).toEqual([
    { kind: "head" },
  ]);
});

test("a receipt may be unsealed for a minute, not longer", async () => {
  const db = await emptyStore();
  await receipt(db, { reference: "old", at: now - 60_001 });
  await receipt(db, { reference: "new", at: now - 59_000 });

  expect((await verifyChain(db, key, { now })).problems).toEqual([
    { kind: "unsealed", reference: "old" },
  ]);
});

test("nobody without the key can extend or rewrite the chain", async () => {
  const db = await sealedStore(2);
  await receipt(db, { reference: "forged" });
  await sealReceipts(db, Buffer.alloc(32, 8), 10);

  expect((await verifyChain(db, key, { now })).problems).toEqual([
    { kind: "misplaced", seq: 3, reference: "forged" },
  ]);
});

test("10,000 receipts verify without ever holding more than a page of them", async () => {
  const db = await emptyStore();
  const numbers = Array.from({ length: 10_000 }, (_, index) => index);
  await db.transaction().execute(async (trx) => {
    for (const number of numbers) await receipt(trx, { reference: `R${number}` });
  });
  while ((await sealReceipts(db, key, 1000)) > 0);
  let most = 0;
  const counting = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      most = Math.max(most, result.rows.length);
      return result;
    },
  });

  expect(await verifyChain(counting, key, { now })).toMatchObject({ count: 10_000, problems: [] });
  expect(most).toBeLessThanOrEqual(1000);
});

test("the sealer seals what comes in while it runs, and the rest when it stops", async () => {
  const db = await emptyStore();
  const sealer = createSealer({ db, key, log: pino({ level: "silent" }), now: () => now });
  sealer.start();
  await receipt(db, { reference: "R1" });
  await vi.waitFor(async () => expect((await verifyChain(db, key, { now })).count).toBe(1), 10_000);
  await receipt(db, { reference: "R2" });
  await sealer.stop();

  expect(await verifyChain(db, key, { now })).toMatchObject({ count: 2, problems: [] });
});

test("a busy database puts the sealing off and nothing else", async () => {
  const db = await sealedStore(1);
  await receipt(db, { reference: "R2" });
  let isBusy = true;
  const sometimesBusy = db.withPlugin({
    transformQuery: ({ node }) => {
      if (isBusy) throw Object.assign(new Error("database is locked"), { code: "SQLITE_BUSY" });
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const sealer = createSealer({
    db: sometimesBusy,
    key,
    log: pino({ level: "silent" }),
    now: () => now,
  });
  await sealer.stop();
  expect((await verifyChain(db, key, { now })).count).toBe(1);
  isBusy = false;
  await sealer.stop();

  expect((await verifyChain(db, key, { now })).count).toBe(2);
});
