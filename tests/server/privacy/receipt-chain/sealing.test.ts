import type { Kysely } from "kysely";
import { expect, test, vi } from "vitest";
import type { AlertEvent } from "~/server/alerts";
import { ChainBroken } from "~/server/privacy/seal-receipts";
import { sha256 } from "~/server/privacy/sha256";
import { verifyChain } from "~/server/privacy/verify-chain";
import type { Database } from "~/server/store/schema";
import { emptyStore, keys, receipt, seal } from "../given";
import { now, sealedStore, sealerOn, swap } from "./given";

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
  const notices: AlertEvent[] = [];
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
