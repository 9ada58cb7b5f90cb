import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readConfig } from "~/server/config/config";
import { siteSettings } from "~/server/config/site";

const folder = mkdtempSync(join(tmpdir(), "plainclaim-settings-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bad = {
  PORT: "http",
  SITE_URL: "www.example.com/home",
  TRUST_PROXY: "everybody",
  SECRET_KEY: "abc",
  FORM_SERVICE_URL: "formspree",
  FORM_ID: "a b",
  FORM_SERVICE_TIMEOUT_MS: "0",
  FORM_SERVICE_RATE: "0",
  INLINE_DELIVERY_MS: "-1",
  FORWARD_URL: "ftp://example.com",
  FORWARD_ROLE: "friend",
  CONSENT_SCRIPT_URL: "javascript:alert(1)",
  CONSENT_SCRIPT_HOSTS: "https://example.com",
  CONSENT_PING_HOSTS: "a/b",
  SUBMIT_RATE: "1.5",
  RETRY_SCALE: "0",
  ALERT_WEBHOOK_URL: "x",
  EXCLUDED_STATES: "California",
  LANGUAGES: "es",
  SPANISH_APPROVED: "Ana Ruiz",
  RETENTION_DAYS: "0",
  QUICK_EXIT_URL: "weather",
  ADMIN_PORT: "70000",
  CONTACT_EMAIL: "nobody",
  PARTNERS_FILE: "/no/such/file.json",
  SOCIAL_X: "plainclaim",
  LOG_LEVEL: "loud",
};

describe("settings", () => {
  test("of an approval name a day of the calendar, and a person", () => {
    for (const wrong of [
      "2026-02-30 Ana Ruiz",
      "2026-13-45 Ana Ruiz",
      "2026-11-23",
      "2026-11-23  ",
    ])
      expect(() => readConfig({ SPANISH_APPROVED: wrong })).toThrow("SPANISH_APPROVED");
    const right = "2026-11-23 Ana Ruiz";
    expect(readConfig({ SPANISH_APPROVED: right }).SPANISH_APPROVED).toBe(right);
  });

  test("that are wrong are refused with one message that names each of them", () => {
    for (const name of Object.keys(bad)) {
      expect(() => readConfig(bad)).toThrow(new RegExp(`^ {2}${name}\\b`, "m"));
    }
  });

  test("that belong together are refused without each other", () => {
    expect(() => readConfig({ FORWARD_URL: "https://sheet.example/x" })).toThrow("FORWARD_API_KEY");
  });

  test("never show a key or a database password", () => {
    const secrets = { SECRET_KEY: "s3cr3tkey", DATABASE_URL: "mysql://me:passw0rd@db/x" };
    const read = () => readConfig(secrets);
    expect(read).toThrow(/SECRET_KEY[\s\S]*DATABASE_URL|DATABASE_URL[\s\S]*SECRET_KEY/);
    expect(read).not.toThrow(/s3cr3tkey|passw0rd/);
  });

  test("that belong together are named even beside a value that is not a number", () => {
    const rest = { FORWARD_URL: "http://x.example/", EXCLUDED_STATES: "CA,ZZ" };
    for (const name of ["SUBMIT_RATE", "INLINE_DELIVERY_MS", "ADMIN_PORT"]) {
      for (const value of ["2.5", "-1", "3e3", "0x10", "Infinity"]) {
        const read = () => readConfig({ ...rest, [name]: value });
        expect(read).toThrow(new RegExp(`  ${name}: `));
        expect(read).toThrow(/ {2}FORWARD_URL: /);
        expect(read).toThrow(/ {2}EXCLUDED_STATES: /);
      }
    }
  });

  test("refuse two listeners on one port, unless the system chooses both", () => {
    expect(() => readConfig({ PORT: "3100", ADMIN_PORT: "3100" })).toThrow(
      / {2}ADMIN_PORT: .*PORT/,
    );
    expect(readConfig({ PORT: "0", ADMIN_PORT: "0" }).ADMIN_PORT).toBe(0);
  });

  test("do not take bare commas for a decision about states", () => {
    expect(readConfig({ EXCLUDED_STATES: " , " }).isExclusionDecided).toBe(false);
    expect(readConfig({ EXCLUDED_STATES: "none" }).isExclusionDecided).toBe(true);
  });

  test("name the partner firms in a file that begins with a byte order mark, too", () => {
    const file = join(folder, "marked.json");
    const firm = { name: "Lee", city: "Albany", state: "NY", site: "https://lee.example" };
    writeFileSync(file, `\uFEFF${JSON.stringify([firm])}`);
    expect(readConfig({ PARTNERS_FILE: file }).partners).toEqual([firm]);
  });

  test("never show a password in an address", () => {
    const bad = {
      SITE_URL: "https://me:passw0rd@example.com",
      QUICK_EXIT_URL: "ftp://me:passw0rd@x",
    };
    expect(() => readConfig(bad)).toThrow(/SITE_URL[\s\S]*QUICK_EXIT_URL/);
    expect(() => readConfig(bad)).not.toThrow(/passw0rd/);
  });

  test.each([
    ["https://www.Example.com", "https://www.example.com"],
    ["HTTPS://EXAMPLE.COM/", "https://example.com"],
    ["https://example.com:443", "https://example.com"],
    ["http://example.com:80/", "http://example.com"],
    ["https://example.com:8443", "https://example.com:8443"],
    ["http://[::1]:3000", "http://[::1]:3000"],
    ["https://bücher.example", "https://xn--bcher-kva.example"],
  ])("SITE_URL=%s is read as %s, as browsers write it", (text, origin) => {
    expect(readConfig({ SITE_URL: text }).SITE_URL).toBe(origin);
    expect(readConfig({ FORM_SERVICE_URL: text }).FORM_SERVICE_URL).toBe(origin);
  });

  test.each([
    "example.com",
    "ftp://example.com",
    "https:example.com",
    "https://",
    "https://example.com/home",
    "https://example.com//",
    "https://example.com?",
    "https://example.com/?a",
    "https://example.com/#",
    "https://me@example.com",
    "https://me:pw@example.com",
    "https://example.com\\a",
    "https://exa mple.com",
    "https://exa;mple.com",
    "https://*.example.com",
    "https://*",
    "https://example.com:99999",
  ])("SITE_URL=%s is refused", (text) => {
    expect(() => readConfig({ SITE_URL: text })).toThrow(/SITE_URL: .*without a path, a query or/);
  });

  test.each(["0.0.0.0/0", "::/0", "10.0.0.0/8, ::/0", "0.0.0.0/00", "10.0.0.0/0"])(
    "TRUST_PROXY=%s, which trusts everybody, is refused with the others",
    (text) => {
      const read = () => readConfig({ TRUST_PROXY: text, LOG_LEVEL: "loud" });
      expect(read).toThrow(/TRUST_PROXY: .*name the proxies, .*number of hops[\s\S]*LOG_LEVEL/);
    },
  );

  test("may name proxies in any form that the server accepts", () => {
    for (const text of ["10.0.0.0/8, ::1", "1.2.3.4/32", "0.0.0.0/1", "2001:db8::/128"]) {
      expect(readConfig({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(text.split(", "));
    }
    expect(readConfig({ TRUST_PROXY: "0" }).TRUST_PROXY).toBe(0);
  });

  test("name the partner firms in a file, and every fault in it is reported with the others", () => {
    const file = join(folder, "partners.json");
    const firm = {
      name: "Lee & Roe LLP",
      city: "Albany",
      state: "NY",
      site: "https://lee.example",
    };
    const written = (firms: unknown) => {
      writeFileSync(file, JSON.stringify(firms));
      return () => readConfig({ PARTNERS_FILE: file, LOG_LEVEL: "loud" });
    };
    expect(written([{ ...firm, state: "New York", cases: ["no-case"] }])).toThrow(
      /PARTNERS_FILE: .*: state must be a state code.*: cases\.1 must be the slug of a case[\s\S]*LOG_LEVEL/,
    );
    expect(written([])).toThrow(/PARTNERS_FILE: .*at least one firm/);
    for (const name of ["Lee\nRoe", "Lee\0"]) {
      expect(written([{ ...firm, name }])).toThrow(
        /PARTNERS_FILE: firm 1 \(Lee.*\): name must be one line/,
      );
    }

    written([{ ...firm, cases: ["oxbryta"] }]);
    const config = readConfig({ PARTNERS_FILE: file });
    expect(config.partners).toEqual([{ ...firm, cases: ["oxbryta"] }]);
    expect(config.sampleSettings).not.toContain("PARTNERS_FILE");
  });

  test("left empty are the same as unset", () => {
    const empty = Object.fromEntries(schemaNames().map((name) => [name, ""]));
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  test("are all in .env.example, each once, with its default and nothing else switched on", () => {
    const lines = readFileSync(".env.example", "utf8").split("\n");
    const listed = lines.flatMap(
      (line) => /^#? ?([A-Z][A-Z_]+)=(.*)$/.exec(line)?.slice(1, 3) ?? [],
    );
    const names = listed.filter((_text, index) => index % 2 === 0);
    expect(names.toSorted()).toEqual(schemaNames().toSorted());
    expect(lines.filter((line) => line !== "" && !line.startsWith("#"))).toEqual([]);

    const defaults = Object.fromEntries(names.map((name, index) => [name, listed[index * 2 + 1]]));
    // Unset, `remix-serve` trusts nobody: it cannot see who is connected.
    expect(readConfig(defaults)).toEqual({ ...readConfig({}), TRUST_PROXY: "loopback" });
  });
});

/** The names that the schema reads, taken from its source: they are available nowhere else. */
function schemaNames(): string[] {
  const source = readFileSync("server/config/config.ts", "utf8");
  const own = [...source.matchAll(/^ {4}([A-Z][A-Z_]+): /gm)].map(([, name = ""]) => name);
  return [...own, ...Object.keys(siteSettings)];
}

test("a name close to that of a setting causes a warning with the nearest one", () => {
  const { warnings } = readConfig({
    RETENTION_DAY: "30",
    PARTNER_FILE: "firms.json",
    SITE_ULR: "https://x.example",
    RECEIPT_DAYS: "20",
    XDG_DATA_HOME: "/",
    LEE_SECRET: "x",
    npm_config_cache: "/",
  });
  expect(warnings).toEqual([
    "RETENTION_DAY is not a setting. Did you mean RETENTION_DAYS?",
    "PARTNER_FILE is not a setting. Did you mean PARTNERS_FILE?",
    "SITE_ULR is not a setting. Did you mean SITE_URL?",
  ]);
});

test.each(["postgres://u:p#ss@db/leads", "postgres://u:p%@db/leads", "postgres://u:p/s@db:5432/x"])(
  "a database address with a character that must be encoded names DATABASE_URL: %s",
  (DATABASE_URL) => {
    const read = () => readConfig({ DATABASE_URL, SECRET_KEY: "ab".repeat(32) });
    expect(read).toThrow(/DATABASE_URL: .*percent-encode/);
    expect(read).not.toThrow(/p#ss|p%@|p\/s/);
  },
);
