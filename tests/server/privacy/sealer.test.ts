import type { Kysely } from "kysely";
import pino from "pino";
import { expect, test } from "vitest";
import {
  findChainFault,
  type Head,
  noteHead,
  readChainStatus,
  readHeads,
  sha256,
  verifyChain,
} from "~/server/privacy/receipt-chain";
import { acceptChain, ChainBroken, createSealer, sealReceipts } from "~/server/privacy/sealer";
import type { Database } from "~/server/store/schema";
import { noteFault, readUpkeep } from "~/server/store/upkeep";
import {
  emptyStore,
  key,
  keys,
  noon as now,
  receipt,
  receipts,
  seal,
  sealedStore,
  swap,
} from "~/tests/support/given";

function sealerOn(db: Kysely<Database>, clock: () => number = () => now) {
  return createSealer(db, keys, clock, pino({ level: "silent" }));
}

const isFaulty = async (db: Kysely<Database>) =>
  (await findChainFault(db, keys, now)) !== null && (await readUpkeep(db)).seal.fault !== null;

/** What an intruder who can write to the store, but has no key, does to have it sealed again. */
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
  await receipt(db, { reference: "R1" });
  const sealer = sealerOn(db);
  await sealer.run();
  await forge(db);
  if (isNoteRemoved) await db.deleteFrom("chain_head").execute();
  await receipt(db, { reference: "R2" });
  await sealer.run();

  expect(await isFaulty(db)).toBe(true);
  const { problems } = await verifyChain(db, keys, { now: now + 120_000 });
  expect(problems.filter(({ kind }) => kind === "unsealed")).toHaveLength(2);
});

test("a server started after the forgery does not seal a forged chain again", async () => {
  const db = await sealedStore(2);
  await forge(db);

  await expect(seal(db)).rejects.toThrow(ChainBroken);
});

test("a note of the head that was made without the key stops the sealing", async () => {
  const db = await sealedStore(2);
  await db.updateTable("chain_head").set({ seq: 0, seal: "" }).execute();
  await forge(db);

  await expect(seal(db)).rejects.toThrow(ChainBroken);
});

test("each run of the sealer seals what came in since", async () => {
  const db = await emptyStore();
  const sealer = sealerOn(db);
  await sealer.run();
  await receipt(db, { reference: "R1" });
  await sealer.run();
  await receipt(db, { reference: "R2" });
  await sealer.run();

  expect(await verifyChain(db, keys, { now })).toMatchObject({ count: 2, problems: [] });
});

test("a busy database delays the sealing and nothing else", async () => {
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
  await sealer.run();
  expect((await verifyChain(db, keys, { now })).count).toBe(1);
  isBusy = false;
  await sealer.run();

  expect((await verifyChain(db, keys, { now })).count).toBe(2);
});

test("a server does not seal on a chain whose note of the head is gone", async () => {
  const db = await sealedStore(2);
  await db.deleteFrom("chain_head").execute();
  const sealer = sealerOn(db);
  await sealer.run();
  await sealer.run();

  expect(await isFaulty(db)).toBe(true);
});

test("the chain agrees for a minute while receipts wait, and no longer", async () => {
  const db = await sealedStore(2);
  const status = (after: number) => readChainStatus(db, keys, now + after);
  expect(await status(0)).toEqual({ stored: 2, sealed: 2, agrees: true });

  await receipt(db, { reference: "R3", at: now });
  expect(await status(60_000)).toEqual({ stored: 3, sealed: 2, agrees: true });
  expect(await status(60_001)).toEqual({ stored: 3, sealed: 2, agrees: false });
  expect(await status(-60_000)).toMatchObject({ agrees: true });
  expect(await status(-60_001)).toMatchObject({ agrees: false });
});

test.each<[string, (db: Kysely<Database>) => Promise<unknown>]>([
  ["the newest", (db) => db.deleteFrom("receipts").where("seq", "=", 3).execute()],
  ["one in between", (db) => db.deleteFrom("receipts").where("seq", "=", 2).execute()],
])("the chain does not agree once %s of the receipts is gone", async (_, remove) => {
  const db = await sealedStore(3);
  await remove(db);

  expect(await readChainStatus(db, keys, now)).toMatchObject({ agrees: false });
});

test("a receipt removed in the middle is a fault once the server has counted, until it is put back, also for a server started since", async () => {
  const db = await sealedStore(3);
  const sealer = sealerOn(db);
  await sealer.run();
  await sealer.count();
  expect(await findChainFault(db, keys, now)).toBeNull();
  const middle = await db
    .selectFrom("receipts")
    .selectAll()
    .where("seq", "=", 2)
    .executeTakeFirstOrThrow();
  await db.deleteFrom("receipts").where("seq", "=", 2).execute();
  await sealer.count();
  expect(await isFaulty(db)).toBe(true);

  await acceptChain(db, keys, now);
  const next = sealerOn(db);
  await next.count();
  expect(await isFaulty(db)).toBe(true);
  await db.insertInto("receipts").values(middle).execute();
  await next.count();
  expect(await findChainFault(db, keys, now)).toBeNull();
});

test("a sealer whose store is put right resumes after a minute, and says so", async () => {
  const db = await sealedStore(2);
  let time = now;
  const sealer = sealerOn(db, () => time);
  await sealer.run();
  const note = await db.selectFrom("chain_head").selectAll().executeTakeFirstOrThrow();
  await db.deleteFrom("chain_head").execute();
  await receipt(db, { reference: "R3" });
  await sealer.run();
  time += 60_000;
  await sealer.run();
  await db.insertInto("chain_head").values(note).execute();
  time += 59_999;
  await sealer.run();
  expect(await readChainStatus(db, keys, now)).toMatchObject({ stored: 3, sealed: 2 });
  expect(await isFaulty(db)).toBe(true);
  time += 1;
  await sealer.run();

  expect((await readUpkeep(db)).seal.fault).toBeNull();
  expect(await findChainFault(db, keys, now)).toBeNull();
  expect(await verifyChain(db, keys, { now })).toMatchObject({ count: 3, problems: [] });
});

test("a start seals all that waits, batch after batch, and returns the head", async () => {
  const db = await emptyStore();
  const waiting = Array.from({ length: 250 }, (_, index) => ({ reference: `R${index}` }));
  await receipts(db, waiting);
  const sealer = sealerOn(db);

  await sealer.run();
  expect(sealer.head()).toEqual({ seq: 250, seal: expect.stringMatching(/^[\da-f]{64}$/) });
});

test("what cannot be sealed is an error once that has lasted for a minute", async () => {
  const db = await emptyStore();
  let time = now;
  const sealer = sealerOn(db, () => time);
  const tryAt = (after: number) => {
    time = now + after;
    return sealer.run();
  };
  await db.schema.alterTable("receipts").renameTo("away").execute();
  await tryAt(0);
  await tryAt(60_000);
  await expect(tryAt(60_001)).rejects.toThrow();
  await db.schema.alterTable("away").renameTo("receipts").execute();
  await tryAt(70_000);
  await db.schema.alterTable("receipts").renameTo("away").execute();
  await tryAt(80_000);
  await db.schema.alterTable("away").renameTo("receipts").execute();
});

test("a sealed receipt that was changed is noticed though nothing waits to be sealed", async () => {
  const db = await sealedStore(2);
  const { head: right } = await readHeads(db, keys);
  const sealWith = (remembered: Head) => sealReceipts(db, { keys, limit: 10, remembered });

  expect(await sealWith(right)).toEqual({ count: 0, head: right });
  await expect(sealWith({ ...right, seal: "another" })).rejects.toThrow(ChainBroken);
});

test("a noted head of another seal stops the sealing, whoever has the key", async () => {
  const db = await sealedStore(2);
  await receipt(db, { reference: "R3" });
  await db.transaction().execute((trx) => noteHead(trx, key, { seq: 2, seal: "another" }));

  await expect(seal(db)).rejects.toThrow(ChainBroken);
});

test("a chain whose note of the head is forged or gone does not agree", async () => {
  const db = await sealedStore(2);
  await db.updateTable("chain_head").set({ proof: "forged" }).execute();
  expect(await readChainStatus(db, keys, now)).toMatchObject({ agrees: false });
  await db.deleteFrom("chain_head").execute();
  expect(await readChainStatus(db, keys, now)).toMatchObject({ agrees: false });
});

test("a start accepts the chain as it is only if receipts and seals agree", async () => {
  const db = await sealedStore(2);
  await noteFault(db, "seal", "sealed receipts were changed");
  const note = await db.selectFrom("chain_head").selectAll().executeTakeFirstOrThrow();
  await db.deleteFrom("chain_head").execute();
  await acceptChain(db, keys, now);
  expect((await readUpkeep(db)).seal.fault).not.toBeNull();

  await db.insertInto("chain_head").values(note).execute();
  await acceptChain(db, keys, now);
  expect((await readUpkeep(db)).seal.fault).toBeNull();
});

test("a chain that is being sealed agrees at every moment", async () => {
  const db = await emptyStore();
  await receipts(
    db,
    Array.from({ length: 60 }, (_, at) => ({ reference: `R${at}` })),
  );
  const seen: unknown[] = [];
  let isSealed = false;
  const look = async () => {
    while (!isSealed) {
      const { agrees } = await readChainStatus(db, keys, now);
      seen.push({ agrees, fault: await findChainFault(db, keys, now) });
    }
  };
  const looking = Promise.all([look(), look(), look()]);
  while ((await sealReceipts(db, { keys, limit: 1, remembered: null })).count > 0);
  isSealed = true;
  await looking;
  expect(seen.length).toBeGreaterThan(10);
  expect(seen.filter((one) => JSON.stringify(one) !== '{"agrees":true,"fault":null}')).toEqual([]);
});
