import { expect, test } from "vitest";
import { countUse, readUses, uncount } from "~/server/privacy/count-use";
import { stoppedSince, storeStop } from "~/server/privacy/opt-out";
import { emptyStore, noon } from "./given";

test("a stop counts for what came before it, and not for a later lead", async () => {
  const db = await emptyStore();
  const stop = { hashes: ["a", "b"], channels: ["texts"], manner: "web", at: noon } as const;
  await db.transaction().execute((trx) => storeStop(trx, stop));

  expect(await stoppedSince(db, { hashes: ["b"], since: noon - 1 })).toEqual(["texts"]);
  expect(await stoppedSince(db, { hashes: ["b"], since: noon + 1 })).toEqual([]);
  expect(await stoppedSince(db, { hashes: ["c"], since: 0 })).toEqual([]);
});

test("a count ends with its time, and one can be taken back", async () => {
  let at = noon;
  const counter = { db: await emptyStore(), key: Buffer.alloc(32, 1), now: () => at };
  const count = () => countUse(counter, { name: "guess", lifeMs: 1000 });
  expect([await count(), await count()]).toEqual([1, 2]);
  await uncount(counter, "guess");
  expect(await readUses(counter, "guess")).toBe(1);

  at += 1000;
  expect(await readUses(counter, "guess")).toBe(0);
  expect(await count()).toBe(1);
});
