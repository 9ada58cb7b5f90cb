import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { secretKey } from "~/server/secret-key";
import { temporaryFolder } from "./given";

test("the key of the settings is used and no file is made", () => {
  const folder = temporaryFolder();
  const key = secretKey({ SECRET_KEY: "ab".repeat(32) }, join(folder, "a.db"));

  expect(key).toEqual(Buffer.alloc(32, 0xab));
  expect(readdirSync(folder)).toEqual([]);
});

test("without a setting a key is made beside the database, for its owner only, and found again", () => {
  const folder = temporaryFolder();
  const key = secretKey({}, join(folder, "a.db"));

  expect(key).toHaveLength(32);
  expect(readdirSync(folder)).toEqual(["a.db.key"]);
  expect(statSync(join(folder, "a.db.key")).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, "a.db.key"), "utf8").trim()).toBe(key.toString("hex"));
  expect(secretKey({}, join(folder, "a.db"))).toEqual(key);
});

test("two databases have two keys", () => {
  const folder = temporaryFolder();

  expect(secretKey({}, join(folder, "a.db"))).not.toEqual(secretKey({}, join(folder, "b.db")));
});

test("a damaged key file stops the start instead of giving a weak key", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "a.db.key"), "abc");

  expect(() => secretKey({}, join(folder, "a.db"))).toThrow("a.db.key");
});
