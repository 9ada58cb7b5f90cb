import { expect, test } from "vitest";
import { hashesUnder, newestHashes, withStored } from "~/server/privacy/identity";
import {
  findListed,
  isSuppressed,
  lift,
  suppress,
  withSuppression,
} from "~/server/privacy/opt-out";
import { readStops, stoppedSince, storeStop } from "~/server/submission/contact-stops";
import { emptyStore, keys, noon, submission } from "~/tests/support/given";

/** For lookups of these very hashes. */
const listed = (hashes: string[]) => withStored(hashesUnder([Buffer.alloc(32)], {}), hashes);

test("being on the list today adds one reason, once", () => {
  expect(withSuppression(["gpc"], true)).toEqual(["gpc", "suppression"]);
  expect(withSuppression(["suppression", "gpc"], true)).toEqual(["suppression", "gpc"]);
  expect(withSuppression(["cookie"], false)).toEqual(["cookie"]);
});

test("each list has its own entries, and says whether somebody is new to it", async () => {
  const db = await emptyStore();
  const add = (hashes: string[]) =>
    suppress(db, { scope: "sale", hashes, source: "import", at: noon });
  expect(await add(["a", "b"])).toBe(true);
  expect(await add(["b"])).toBe(false);
  expect(await add(["b", "c"])).toBe(true);

  expect(await isSuppressed(db, "sale", listed(["x", "c"]))).toBe(true);
  expect(await isSuppressed(db, "sale", listed(["x"]))).toBe(false);
  expect(await isSuppressed(db, "newsletter", listed(["c"]))).toBe(false);
  expect(await findListed(db, "sale", listed(["a", "x", "c"]))).toEqual(new Set(["a", "c"]));

  await lift(db, "newsletter", listed(["a"]));
  await lift(db, "sale", listed(["b"]));
  expect(await findListed(db, "sale", listed(["a", "b", "c"]))).toEqual(new Set(["a", "c"]));
});

test("without hashes the store is not queried: PostgreSQL refuses an empty list", async () => {
  const db = await emptyStore();
  const nobody = { scope: "sale", hashes: [], source: "import", at: noon } as const;
  const stop = { hashes: [], channels: ["calls"], manner: "web", at: noon } as const;
  const asked: unknown[] = [];
  const watched = db.withPlugin({
    transformQuery({ node }) {
      asked.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  });

  expect(await isSuppressed(watched, "sale", listed([]))).toBe(false);
  expect(await findListed(watched, "sale", listed([]))).toEqual(new Set());
  expect(await suppress(watched, nobody)).toBe(false);
  await lift(watched, "sale", listed([]));
  await watched.transaction().execute((trx) => storeStop(trx, stop));
  expect(asked).toEqual([]);
});

test("a stop counts for what came before it, and not for a later lead", async () => {
  const db = await emptyStore();
  const stop = { hashes: ["a", "b"], channels: ["texts"], manner: "web", at: noon } as const;
  await db.transaction().execute((trx) => storeStop(trx, stop));

  const people = new Map([
    ["AAAA2222", listed(["b"])],
    ["BBBB2222", listed(["c"])],
  ]);
  const stops = await readStops(db, people);
  expect(stoppedSince(noon - 1, stops.get("AAAA2222"))).toEqual(["texts"]);
  expect(stoppedSince(noon + 1, stops.get("AAAA2222"))).toEqual([]);
  expect(stoppedSince(0, stops.get("BBBB2222"))).toEqual([]);
});

test("a stop made while the clock is set back counts for the leads that are there", async () => {
  const db = await emptyStore();
  await submission(db, { reference: "AAAA2222", email: "maria@example.com", received_at: noon });
  const hashes = [...newestHashes(keys, { email: "maria@example.com" })];
  const stop = {
    hashes,
    channels: ["texts"],
    manner: "web",
    at: noon - 2 * 60 * 60 * 1000,
  } as const;
  await db.transaction().execute((trx) => storeStop(trx, stop));

  const stops = await readStops(db, new Map([["AAAA2222", listed(hashes)]]));
  expect(stoppedSince(noon, stops.get("AAAA2222"))).toEqual(["texts"]);
  expect(stoppedSince(noon + 1, stops.get("AAAA2222"))).toEqual([]);
});

test("a repeated stop renews its row, and never makes it older", async () => {
  const db = await emptyStore();
  const stop = { hashes: ["a", "b"], channels: ["texts", "calls"], manner: "web" } as const;
  for (const at of [noon, noon + 2, noon + 1]) {
    await db.transaction().execute((trx) => storeStop(trx, { ...stop, at }));
  }
  const rows = db.selectFrom("contact_stops").select(["hash", "channels", "created_at"]);
  const row = { channels: "calls texts", created_at: noon + 2 };
  expect(await rows.orderBy("hash").execute()).toEqual([
    { hash: "a", ...row },
    { hash: "b", ...row },
  ]);
});

test("a lookup cannot be made with the hashes of one key", async () => {
  const db = await emptyStore();
  const keys = [Buffer.alloc(32, 1)] as const;
  // @ts-expect-error rows under an older key would be missed
  expect(await isSuppressed(db, "sale", newestHashes(keys, { email: "a@b.example" }))).toBe(false);
});
