import type { Kysely } from "kysely";
import pino from "pino";
import { expect, test, vi } from "vitest";
import type { Notice } from "~/server/alerts";
import { ChainBroken, sealReceipts } from "~/server/privacy/seal-receipts";
import { createSealer } from "~/server/privacy/sealer";
import { sha256 } from "~/server/privacy/sha256";
import { verifyChain } from "~/server/privacy/verify-chain";
import type { Database } from "~/server/store/schema";
import { emptyStore, key, keys, noon, receipt, seal, submission } from "./given";

const now = noon;

async function sealedStore(count: number): Promise<Kysely<Database>> {
  const db = await emptyStore();
  for (let number = 1; number <= count; number += 1) await receipt(db, { reference: `R${number}` });
  await seal(db, count);
  return db;
}

function sealerOn(db: Kysely<Database>, notices: Notice[] = []) {
  const alert = (notice: Notice) => void notices.push(notice);
  return createSealer({ db, keys, log: pino({ level: "silent" }), now: () => now, alert });
}

function swap(text: string) {
  return text.replace("Sample Law", "Simple Law");
}

test("receipts are numbered without gaps in the order they were stored, batch after batch", async () => {
  const db = await emptyStore();
  // Of the same millisecond, with references that sort the other way round.
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

  expect(first).toEqual({ count: 3, head: expect.stringMatching(/^[0-9a-f]{64}$/), problems: [] });
  expect(await verifyChain(db, keys, { now, head: first.head ?? "" })).toMatchObject({
    count: 4,
    problems: [],
  });
});

test("an empty chain verifies and has no head", async () => {
  expect(await verifyChain(await emptyStore(), keys, { now })).toEqual({
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

  expect((await verifyChain(db, keys, { now })).problems).toEqual([
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

  expect((await verifyChain(db, keys, { now })).problems).toEqual([
    { kind: "misplaced", seq: 2, reference: "R2" },
  ]);
});

test("a changed personal part is found; an erased one is no fault", async () => {
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

test("removed newest receipts show, and also against a head noted elsewhere", async () => {
  const db = await sealedStore(3);
  const { head } = await verifyChain(db, keys, { now });
  await db.deleteFrom("receipts").where("seq", "=", 3).execute();

  expect((await verifyChain(db, keys, { now })).problems).toEqual([{ kind: "note" }]);
  await db.deleteFrom("chain_head").execute();
  expect((await verifyChain(db, keys, { now })).problems).toEqual([]);
  expect((await verifyChain(db, keys, { now, head: head ?? "" })).problems).toEqual([
    { kind: "head" },
  ]);
});

/** What an intruder who can write the store, but has no key, does to have it sealed anew. */
async function forge(db: Kysely<Database>) {
  await db.updateTable("receipts").set({ seq: null, seal: null }).execute();
  const { body } = await db
    .selectFrom("receipts")
    .select("body")
    .where("reference", "=", "R1")
    .executeTakeFirstOrThrow();
  await db
    .updateTable("receipts")
    .set({ body: swap(body), sha256: sha256(swap(body)) })
    .where("reference", "=", "R1")
    .execute();
}

test.each([
  ["", false],
  [", even with its own note of it removed", true],
])("a running server does not seal a forged chain anew%s", async (_, isNoteRemoved) => {
  const db = await emptyStore();
  const notices: Notice[] = [];
  await receipt(db, { reference: "R1" });
  const sealer = sealerOn(db, notices);
  await sealer.start();
  await forge(db);
  if (isNoteRemoved) await db.deleteFrom("chain_head").execute();
  await receipt(db, { reference: "R2" });
  await sealer.stop();

  expect(notices.map(({ event }) => event)).toEqual(["chain"]);
  const { problems } = await verifyChain(db, keys, { now: now + 120_000 });
  expect(problems.filter(({ kind }) => kind === "unsealed")).toHaveLength(2);
});

test("nor does a server that was started after the forgery", async () => {
  const db = await sealedStore(2);
  await forge(db);

  await expect(seal(db)).rejects.toThrow(ChainBroken);
});

test("a note of the head that nobody with the key made stops the sealing", async () => {
  const db = await sealedStore(2);
  await db.updateTable("chain_head").set({ seq: 0, seal: "" }).execute();
  await forge(db);

  await expect(seal(db)).rejects.toThrow(ChainBroken);
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

test("nobody without the key can extend or rewrite the chain", async () => {
  const db = await sealedStore(2);
  await receipt(db, { reference: "forged" });
  await db.deleteFrom("chain_head").execute();
  await seal(db, 10, Buffer.alloc(32, 8));

  expect((await verifyChain(db, keys, { now })).problems).toEqual([
    { kind: "misplaced", seq: 3, reference: "forged" },
    { kind: "note" },
  ]);
});

test("10,000 receipts verify without ever holding more than a page of them", async () => {
  const db = await emptyStore();
  const numbers = Array.from({ length: 10_000 }, (_, index) => index);
  await db.transaction().execute(async (trx) => {
    for (const number of numbers) await receipt(trx, { reference: `R${number}` });
  });
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

test("the sealer seals what comes in while it runs, and the rest when it stops", async () => {
  const db = await emptyStore();
  const sealer = sealerOn(db);
  await sealer.start();
  await receipt(db, { reference: "R1" });
  await vi.waitFor(
    async () => expect((await verifyChain(db, keys, { now })).count).toBe(1),
    10_000,
  );
  await receipt(db, { reference: "R2" });
  await sealer.stop();

  expect(await verifyChain(db, keys, { now })).toMatchObject({ count: 2, problems: [] });
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
  const sealer = sealerOn(sometimesBusy);
  await sealer.stop();
  expect((await verifyChain(db, keys, { now })).count).toBe(1);
  isBusy = false;
  await sealer.stop();

  expect((await verifyChain(db, keys, { now })).count).toBe(2);
});
