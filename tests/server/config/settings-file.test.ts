import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { ConfigError, readConfig } from "~/server/config/config";
import { loadEnvFile, readSettings } from "~/server/config/load-env-file";

test("a settings file may have bare and quoted values, comments, blank lines and a byte order mark", () => {
  const text = `\uFEFF# remark\r\nPORT=3000\n\nexport FORM_ID = abc \nPOSTAL_ADDRESS="1 Main St #4" # home\nCOMPANY_NAME='A "B" C'\nSECRET_KEY=ab#cd\nFORWARD_URL=\n`;
  expect(Object.fromEntries(readSettings(text))).toEqual({
    PORT: "3000",
    FORM_ID: "abc",
    POSTAL_ADDRESS: "1 Main St #4",
    COMPANY_NAME: 'A "B" C',
    SECRET_KEY: "ab#cd",
    FORWARD_URL: "",
  });
});

test("a settings file with a bare # or a broken quote names each line and sets nothing", () => {
  const text =
    "POSTAL_ADDRESS=1 Main St #4\nSITE_NAME=\"Acme\nCOMPANY_NAME='a'b\nPORT 3000\nHOST=::\n";
  const read = () => readSettings(text);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(
    /line 1, POSTAL_ADDRESS: .*quotes[\s\S]*line 2, SITE_NAME[\s\S]*line 3, COMPANY_NAME[\s\S]*line 4: /,
  );
});

test("SETTINGS_FILE names the file, set variables win, and a missing file is reported", () => {
  const folder = mkdtempSync(join(tmpdir(), "plainclaim-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const SETTINGS_FILE = join(folder, "env");
  expect(() => loadEnvFile({ SETTINGS_FILE })).toThrow(`${SETTINGS_FILE} cannot be read`);
  writeFileSync(SETTINGS_FILE, "PORT=3001\nHOST=127.0.0.1\n");
  const env: Record<string, string> = { SETTINGS_FILE, PORT: "3002" };
  loadEnvFile(env);
  expect(env).toMatchObject({ PORT: "3002", HOST: "127.0.0.1" });
});

test("quoted text is the value, and any file is read or refused with a message", () => {
  const value = fc.string({ unit: "binary" }).filter((text) => !/["\r\n\u2028\u2029]/.test(text));
  fc.assert(
    fc.property(value, (text) => {
      expect(readSettings(`A="${text}"`).get("A")).toBe(text);
    }),
  );
  const long = fc.constantFrom('"', "=", "#", " ", "A=").map((part) => part.repeat(50_000));
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), long), (text) => {
      try {
        readSettings(text);
      } catch (error) {
        expect(error).toBeInstanceOf(ConfigError);
      }
    }),
  );
});

test("a misspelled setting is reported with the intended one", () => {
  const read = () => readConfig({ SITEURL: "https://a.example", form_id: "abc", host: "x" });
  expect(read).toThrow(/SITEURL: .*mean SITE_URL[\s\S]*form_id: .*mean FORM_ID/);
  expect(read).not.toThrow(/host:/);
  expect(readConfig({ SITEURL: "x", SITE_URL: "https://a.example", HOST: "::" }).HOST).toBe("::");
});
