import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { ConfigError } from "~/server/config/config";
import { loadEnvFile } from "~/server/config/load-env-file";

const folder = mkdtempSync(join(tmpdir(), "plainclaim-"));
afterAll(() => rmSync(folder, { recursive: true }));

function load(text: string, env: Record<string, string> = {}) {
  const SETTINGS_FILE = join(folder, "env");
  writeFileSync(SETTINGS_FILE, text);
  const all: Record<string, string | undefined> = { ...env, SETTINGS_FILE };
  loadEnvFile(all);
  return { ...all, SETTINGS_FILE: undefined };
}

test("a settings file may have bare and quoted values, comments, blank lines and a byte order mark", () => {
  const text = `\uFEFF# remark\r\nPORT=3000\n\nexport FORM_ID = abc \nPOSTAL_ADDRESS="1 Main St #4" # home\nCOMPANY_NAME='A "B" C'\nSITE_NAME=Ann's\nFORWARD_URL=\n`;
  expect(load(text, { PORT: "3002" })).toEqual({
    // A variable that is set takes precedence.
    PORT: "3002",
    FORM_ID: "abc",
    POSTAL_ADDRESS: "1 Main St #4",
    COMPANY_NAME: 'A "B" C',
    SITE_NAME: "Ann's",
    FORWARD_URL: "",
  });
});

test("a bare #, a broken quote and a line without = are rejected with their line numbers", () => {
  const text = "A=1 Main St #4\nB=\"Acme\nC='a'b\nPORT 3000\nHOST=::\n";
  expect(() => load(text)).toThrow(ConfigError);
  expect(() => load(text)).toThrow(/line 1, 2, 3, 4 must be NAME=value/);
});

test("quoted text is the value, and any file is read or rejected with a message", () => {
  const value = fc
    .string({ unit: "binary" })
    .filter((text) => /^[^"'\\\r\n\u2028\u2029\0]*$/.test(text));
  fc.assert(
    fc.property(value, (text) => {
      expect(load(`A='${text}'`)).toMatchObject({ A: Buffer.from(text).toString() });
    }),
  );
  const long = fc.constantFrom('"', "=", "#", " ", "A=").map((part) => part.repeat(50_000));
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), long), (text) => {
      try {
        load(text);
      } catch (error) {
        expect(error).toBeInstanceOf(ConfigError);
      }
    }),
  );
});
