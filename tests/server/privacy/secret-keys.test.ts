import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { hashesUnder } from "~/server/privacy/identity";
import { isSuppressed, suppress } from "~/server/privacy/opt-out";
import { openKeys } from "~/server/privacy/secret-keys";
import { openStore } from "~/server/store/open";
import { noon, submission, temporaryFolder } from "~/tests/support/given";

const first = "ab".repeat(32);
const second = "cd".repeat(32);

async function temporaryStore() {
  const store = await openStore(`file:${join(temporaryFolder(), "a.db")}`);
  onTestFinished(() => store.close());
  return { ...store, keyFile: `${store.file}.key` };
}

test("the key of the settings is used and no file is made", async () => {
  const store = await temporaryStore();
  const keys = await openKeys({ SECRET_KEY: first }, store, "serve");

  expect(keys).toEqual([Buffer.alloc(32, 0xab)]);
  expect(existsSync(store.keyFile)).toBe(false);
});

test("without a setting a key is made beside the database, for its owner only, and found again", async () => {
  const store = await temporaryStore();
  const [key] = await openKeys({}, store, "serve");

  expect(key).toHaveLength(32);
  expect(statSync(store.keyFile).mode & 0o777).toBe(0o600);
  expect(readFileSync(store.keyFile, "utf8").trim()).toBe(key.toString("hex"));
  expect(await openKeys({}, store, "serve")).toEqual([key]);
  const files = readdirSync(dirname(store.keyFile)).filter((name) => name.includes(".key"));
  expect(files).toEqual([basename(store.keyFile)]);

  await submission(store.db, {});
  expect(await openKeys({}, store, "serve")).toEqual([key]);
});

test.each(["abc", `${first}0`, `x${first}`, `${first} x${second}`, `${first},${second}0`, ","])(
  "a setting of %s is refused by its name",
  async (setting) => {
    const store = await temporaryStore();
    const opened = openKeys({ SECRET_KEY: setting }, store, "serve");
    await expect(opened).rejects.toThrow(/^SECRET_KEY must hold/);
  },
);

test("keys may stand on lines of their own, in either case", async () => {
  const setting = `${first.toUpperCase()},\n ${second}\n`;
  const keys = await openKeys({ SECRET_KEY: setting }, await temporaryStore(), "serve");
  expect(keys).toEqual([Buffer.alloc(32, 0xab), Buffer.alloc(32, 0xcd)]);
});

test("a key file that cannot be read is not taken for a missing one", async () => {
  const store = await temporaryStore();
  mkdirSync(store.keyFile);
  await expect(openKeys({}, store, "serve")).rejects.toThrow(/a\.db\.key cannot be read/);
});

test("a store that is not a file needs the setting", async () => {
  const store = { ...(await temporaryStore()), file: null };
  await expect(openKeys({}, store, "serve")).rejects.toThrow(/^SECRET_KEY is required/);
});

test("two databases have two keys", async () => {
  const made = [await temporaryStore(), await temporaryStore()];
  const [one, other] = await Promise.all(made.map((store) => openKeys({}, store, "serve")));

  expect(one).not.toEqual(other);
});

test("a damaged key file stops the start instead of giving a weak key", async () => {
  const store = await temporaryStore();
  writeFileSync(store.keyFile, "abc");

  await expect(openKeys({}, store, "serve")).rejects.toThrow("a.db.key");
});

test("a command that only reads makes no key", async () => {
  const store = await temporaryStore();
  const [key] = await openKeys({}, store, "read");

  expect(key).toHaveLength(32);
  expect(existsSync(store.keyFile)).toBe(false);
  expect(await store.db.selectFrom("key_checks").selectAll().execute()).toEqual([]);
});

test.each(["serve", "write", "read"] as const)(
  "a lost key is never replaced where something needs it (%s)",
  async (access) => {
    const store = await temporaryStore();
    await openKeys({}, store, "serve");
    await submission(store.db, {});
    rmSync(store.keyFile);

    await expect(openKeys({}, store, access)).rejects.toThrow(/a\.db\.key is missing/);
    expect(existsSync(store.keyFile)).toBe(false);
  },
);

test.each(["serve", "write", "read"] as const)(
  "another key than the one that wrote stops the start and every command (%s)",
  async (access) => {
    const store = await temporaryStore();
    await openKeys({ SECRET_KEY: first }, store, "serve");
    await suppress(store.db, { scope: "sale", hashes: ["x"], source: "import", at: noon });

    await expect(openKeys({ SECRET_KEY: second }, store, access)).rejects.toThrow(/secret key/);
    await expect(openKeys({}, store, access)).rejects.toThrow(/is missing/);
    await expect(openKeys({ SECRET_KEY: first }, store, access)).resolves.toHaveLength(1);
  },
);

test("an empty store accepts a different key", async () => {
  const store = await temporaryStore();
  await openKeys({ SECRET_KEY: first }, store, "serve");
  await openKeys({ SECRET_KEY: second }, store, "serve");
  await submission(store.db, {});

  await expect(openKeys({ SECRET_KEY: first }, store, "serve")).rejects.toThrow();
});

test("the stored check of a key is the same in every version", async () => {
  const store = await temporaryStore();
  await openKeys({ SECRET_KEY: first }, store, "serve");
  expect(await store.db.selectFrom("key_checks").select("hmac").execute()).toEqual([
    { hmac: "1115cce7a63b84ee6ba5ba0d667e7bb10143b449dab5a4902a30842eed2efed6" },
  ]);
});

test("a store made before there were checks adopts its key, once", async () => {
  const store = await temporaryStore();
  await submission(store.db, {});
  await openKeys({ SECRET_KEY: first }, store, "serve");

  await expect(openKeys({ SECRET_KEY: second }, store, "serve")).rejects.toThrow();
});

test("after a change of keys the older one is still needed, and still finds what it wrote", async () => {
  const store = await temporaryStore();
  const ann = { email: "ann@example.com" };
  const before = await openKeys({ SECRET_KEY: first }, store, "serve");
  const hashes = hashesUnder(before, ann);
  await suppress(store.db, { scope: "sale", hashes, source: "import", at: noon });

  const after = await openKeys({ SECRET_KEY: `${second},${first}` }, store, "serve");
  expect(await isSuppressed(store.db, "sale", hashesUnder(after, ann))).toBe(true);
  await expect(openKeys({ SECRET_KEY: second }, store, "serve")).rejects.toThrow(/secret key/);
});
