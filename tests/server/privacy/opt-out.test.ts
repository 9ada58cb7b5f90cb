import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { countUse, readUses, uncount } from "~/server/privacy/count-use";
import { hashesUnder } from "~/server/privacy/identity";
import { makeUnsubscribeToken, readUnsubscribeToken } from "~/server/privacy/link-token";
import {
  findListed,
  isSuppressed,
  lift,
  stoppedSince,
  storeStop,
  suppress,
  withSuppression,
} from "~/server/privacy/opt-out";
import { emptyStore, noon } from "./given";

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

  expect(await isSuppressed(db, "sale", ["x", "c"])).toBe(true);
  expect(await isSuppressed(db, "sale", ["x"])).toBe(false);
  expect(await isSuppressed(db, "newsletter", ["c"])).toBe(false);
  expect(await findListed(db, "sale", ["a", "x", "c"])).toEqual(new Set(["a", "c"]));

  await lift(db, "newsletter", ["a"]);
  await lift(db, "sale", ["b"]);
  expect(await findListed(db, "sale", ["a", "b", "c"])).toEqual(new Set(["a", "c"]));
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

  expect(await isSuppressed(watched, "sale", [])).toBe(false);
  expect(await findListed(watched, "sale", [])).toEqual(new Set());
  expect(await suppress(watched, nobody)).toBe(false);
  await lift(watched, "sale", []);
  await watched.transaction().execute((trx) => storeStop(trx, stop));
  expect(asked).toEqual([]);
});

test("a stop counts for what came before it, and not for a later lead", async () => {
  const db = await emptyStore();
  const stop = { hashes: ["a", "b"], channels: ["texts"], manner: "web", at: noon } as const;
  await db.transaction().execute((trx) => storeStop(trx, stop));

  expect(await stoppedSince(db, { hashes: ["b"], since: noon - 1, reference: "AAAA2222" })).toEqual(
    ["texts"],
  );
  expect(await stoppedSince(db, { hashes: ["b"], since: noon + 1, reference: "AAAA2222" })).toEqual(
    [],
  );
  expect(await stoppedSince(db, { hashes: ["c"], since: 0, reference: "AAAA2222" })).toEqual([]);
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

test("a count expires, and one can be taken back", async () => {
  let at = noon;
  const counter = { db: await emptyStore(), key: Buffer.alloc(32, 1), now: () => at };
  const count = () => countUse(counter, { name: "guess", lifeMs: 1000 });
  expect(await countUse(counter, { name: "another", lifeMs: 1000 })).toBe(1);
  expect(await readUses(counter, "another")).toBe(1);
  expect([await count(), await count()]).toEqual([1, 2]);
  await uncount(counter, "guess");
  expect(await readUses(counter, "guess")).toBe(1);

  at += 1000;
  expect(await readUses(counter, "guess")).toBe(0);
  expect(await count()).toBe(1);
  expect(await readUses(counter, "guess")).toBe(1);
});

test("a count is stored under a hash, which tells nobody what was counted", async () => {
  const db = await emptyStore();
  const key = Buffer.alloc(32, 1);
  await countUse({ db, key, now: () => noon }, { name: "guess:AAAA2222", lifeMs: 1000 });

  const { network } = await db
    .selectFrom("submit_rates")
    .select("network")
    .executeTakeFirstOrThrow();
  expect(network).toMatch(/^[\da-f]{64}$/);
});

describe("a token in a link", () => {
  const key = Buffer.alloc(32, 3);
  const email = "zora@example.com";

  test("a link's token yields the person's hash, for any spelling of the address", () => {
    const [emailHash] = hashesUnder([key], { email });
    for (const spelling of [email, " ZORA@example.com "]) {
      expect(readUnsubscribeToken([key], makeUnsubscribeToken(key, spelling))).toBe(emailHash);
    }
  });

  test("a token carries no readable address and fits in a link", () => {
    const token = makeUnsubscribeToken(key, email);
    expect(token).toMatch(/^[\w-]{64}$/);
    expect(Buffer.from(token, "base64url").toString("latin1")).not.toContain("zora");
  });

  test("a token that is changed, cut, foreign or made up is invalid", () => {
    const token = makeUnsubscribeToken(key, email);
    const other = makeUnsubscribeToken(Buffer.alloc(32, 4), email);
    const swapped = `${token.startsWith("A") ? "B" : "A"}${token.slice(1)}`;
    for (const bad of [
      "",
      swapped,
      token.slice(1),
      `${token}A`,
      `${token}=`,
      other,
      "a".repeat(64),
    ]) {
      expect(readUnsubscribeToken([key], bad), bad).toBeNull();
    }
  });

  test("a token made with an older key still counts; one sealed for another purpose does not", () => {
    const older = Buffer.alloc(32, 4);
    const emailHash = hashesUnder([older], { email })[0] ?? "";
    const token = makeUnsubscribeToken(older, email);
    expect(readUnsubscribeToken([key, older], token)).toBe(emailHash);

    const hash = Buffer.from(emailHash, "hex");
    const plain = createHmac("sha256", older).update(hash).digest().subarray(0, 16);
    const forged = Buffer.concat([hash, plain]).toString("base64url");
    expect(readUnsubscribeToken([key, older], forged)).toBeNull();
  });
});
