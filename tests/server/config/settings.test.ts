import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { toUrl } from "~/data/formats";
import { ConfigError, loadEnvFile, readConfig } from "~/server/config/config";
import { siteSettings, translationNames } from "~/server/config/site";
import { anyText } from "~/tests/support/any-text";

const bad = {
  PORT: "http",
  HOST: "a b",
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
  CONSENT_CERT_HOSTS: "cert.example.com:99999",
  SUBMIT_RATE: "1.5",
  RETRY_SCALE: "0",
  ALERT_WEBHOOK_URL: "x",
  EXCLUDED_STATES: "California",
  LANGUAGES: "es",
  SPANISH_APPROVED: "Ana Ruiz",
  SPANISH_TRANSLATED_BY: "2026-11-20 Luis Gil; Ana Ruiz",
  RETENTION_DAYS: "0",
  QUICK_EXIT_URL: "weather",
  ADMIN_PORT: "70000",
  ADMIN_HOST: "http://127.0.0.1",
  CONTACT_EMAIL: "nobody",
  PARTNERS_FILE: "/no/such/file.json",
  SOCIAL_X: "plainclaim",
  LOG_LEVEL: "loud",
};

type Parts = readonly [string, string, string];

function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
    return "";
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return String(error);
  }
}

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
    expect(readConfig({ SPANISH_APPROVED: right }).translations.es?.approved).toBe(right);
    const both = readConfig({ SPANISH_TRANSLATED_BY: `2026-11-20 Luis Gil; ${right}` });
    expect(both.translations.es?.translatedBy).toEqual(["2026-11-20 Luis Gil", right]);
  });

  test("that are wrong are refused with one message that names each of them", () => {
    for (const name of Object.keys(bad)) {
      expect(() => readConfig(bad)).toThrow(new RegExp(`^ {2}${name}\\b`, "m"));
    }
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

  test("with two wrong states are named once, and none must stand alone", () => {
    const read = (EXCLUDED_STATES: string) => () => readConfig({ EXCLUDED_STATES });
    expect(read("XX,ZZ")).toThrow(/^These settings cannot be used:\n {2}EXCLUDED_STATES: [^\n]*$/);
    expect(read("none,CA")).toThrow(/ {2}EXCLUDED_STATES: .* none alone/);
  });

  test("refuse two listeners on one port, unless the system chooses both", () => {
    expect(() => readConfig({ PORT: "3100", ADMIN_PORT: "3100" })).toThrow(
      / {2}ADMIN_PORT: .*PORT/,
    );
    expect(readConfig({ PORT: "0", ADMIN_PORT: "0" }).ADMIN_PORT).toBe(0);
  });

  test("name no port 0 of another machine, where nothing listens", () => {
    for (const [name, value] of [
      ["SITE_URL", "https://site.test:0"],
      ["DESK_ORIGIN", "https://desk.test:0"],
      ["FORM_SERVICE_URL", "http://form.test:0"],
      ["FORWARD_URL", "https://sheet.test:00/exec"],
      ["ALERT_WEBHOOK_URL", "https://alerts.test:0/"],
      ["IP_LOOKUP_URL", "https://ip.test:0/"],
      ["SMTP_URL", "smtp://mail.test:0"],
      ["SMTP_URL", "smtps://me:pw@mail.test:000/"],
      ["DATABASE_URL", "postgres://db.test:0/x"],
      ["PARTNER_HOSTS", "127.0.0.1:0"],
      ["CONSENT_PING_HOSTS", "ping.test,127.0.0.1:0"],
    ] as const) {
      expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^ {2}${name}: must `, "m"));
    }
  });

  test("do not take bare commas for a decision about states", () => {
    expect(readConfig({ EXCLUDED_STATES: " , " }).isExclusionDecided).toBe(false);
    expect(readConfig({ EXCLUDED_STATES: "none" }).isExclusionDecided).toBe(true);
  });

  test("never show a key or a password", () => {
    const read = () =>
      readConfig({
        SECRET_KEY: "s3cr3tkey",
        DATABASE_URL: "mysql://me:passw0rd@db/x",
        SITE_URL: "https://me:passw0rd@example.com",
        QUICK_EXIT_URL: "ftp://me:passw0rd@x",
      });
    expect(read).toThrow(/SITE_URL[\s\S]*QUICK_EXIT_URL/);
    expect(read).not.toThrow(/s3cr3tkey|passw0rd/);
  });

  test("that are wrong are reported with the host of an address, never with its user, password, or path", () => {
    const part = fc.stringMatching(/^q[a-z0-9]{11}$/);
    const broken = fc.constantFrom(
      ([user, word, path]: Parts) => `ftp://${user}:${word}@hooks.example/${path}`,
      ([user, word, path]: Parts) => `https://${user}:${word}@hooks.example:99999/${path}`,
      ([user, word, path]: Parts) => `https://hooks.example/${user} ${word}?a=${path}#`,
      ([user, word, path]: Parts) => `hooks.example/${user}/${word}?key=${path}`,
      ([user, word, path]: Parts) => `https://${user}:${word}/${path}@hooks.example/`,
      ([user, word, path]: Parts) => `https:/${user}:${word}@hooks.example/${path}`,
      ([user, word, path]: Parts) => `postgres://${user}:a#${word}@db.example/${path}`,
      ([user, word, path]: Parts) => `mysql://${user}:${word}@db.example/${path}`,
      ([user, word, path]: Parts) => `smtp://${user}:%${word}@mail.example/${path}`,
      ([user, word, path]: Parts) => `${user}:${word}@mail.example/${path}`,
      ([user, word, path]: Parts) => `https://hooks.example\\${user}\\${word}@${path}/`,
    );
    const names = schemaNames();
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.tuple(part, part, part),
        broken,
        (name, parts, write) => {
          const message = refusal({ [name]: write(parts), LOG_LEVEL: "loud" });
          for (const secret of parts) expect(message).not.toContain(secret);
        },
      ),
      { numRuns: 600 },
    );
    const message = refusal({
      FORWARD_URL: "ftp://hooks.example/exec/secret",
      ALERT_WEBHOOK_URL: "https://hooks.example:99999/services/secret",
      DATABASE_URL: "postgres://me:pa#ss@db.example/store",
      SMTP_URL: "imap://me:word@mail.example",
    });
    expect(message).toMatch(/FORWARD_URL: .*hooks\.example\)/);
    expect(message).toMatch(/ALERT_WEBHOOK_URL: .*hooks\.example:99999\)/);
    expect(message).toMatch(/SMTP_URL: .*mail\.example\)/);
  });

  test("with any values are read or rejected with a message that names only them", () => {
    const value = fc.oneof(
      anyText(),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.double().map(String),
      fc.constantFrom("__proto__", "en,,es", "https://[::1", "1e309", " ", "a@b", "10.0.0.0/33"),
    );
    const env = fc.dictionary(fc.constantFrom(...schemaNames()), value, { minKeys: 1 });
    fc.assert(
      fc.property(env, (given) => {
        try {
          readConfig(given);
        } catch (error) {
          expect(error).toBeInstanceOf(ConfigError);
          const lines = String(error)
            .split(/\n {2}(?=[A-Z_]+: )/)
            .slice(1);
          const named = lines.map((line) => line.split(":", 1)[0]);
          const partners = ["FORWARD_URL", "SMTP_URL", "SECRET_KEY"];
          expect([...Object.keys(given), ...partners]).toEqual(expect.arrayContaining(named));
        }
      }),
      { numRuns: 400 },
    );
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

  test("an address with a letter such as ü is one however often it is read", () => {
    // After a few thousand calls, `URL.canParse` of Node 20 says that it is none.
    for (let n = 0; n < 20_000; n += 1) {
      if (!toUrl("https://bücher.example")) expect.fail(`none at ${n}`);
    }
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
  return [...own, ...Object.keys(siteSettings), ...translationNames];
}

test.each(["postgres://u:p#ss@db/leads", "postgres://u:p%@db/leads", "postgres://u:p/s@db:5432/x"])(
  "a database address with a character that must be encoded names DATABASE_URL: %s",
  (DATABASE_URL) => {
    const read = () => readConfig({ DATABASE_URL, SECRET_KEY: "ab".repeat(32) });
    expect(read).toThrow(/DATABASE_URL: .*percent-encode/);
    expect(read).not.toThrow(/p#ss|p%@|p\/s/);
  },
);

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
  const text =
    "POSTAL_ADDRESS=1 Main Street, Suite #200\nSITE_NAME=\"Acme\nexport COMPANY_NAME='a'b\nPORT 3000\nHOST=::\n";
  expect(() => load(text)).toThrow(ConfigError);
  const named =
    "line 1 (POSTAL_ADDRESS), line 2 (SITE_NAME), line 3 (COMPANY_NAME), line 4 (PORT) must be";
  expect(() => load(text)).toThrow(named);
  expect(() => load(text)).not.toThrow(/Suite|Acme/);
});

test.each([
  ["POSTAL_ADDRESS", "line 1 (POSTAL_ADDRESS) must be"],
  ["SITE_NAME: Abc", "line 1 (SITE_NAME) must be"],
  ["export SITE_NAME", "line 1 (SITE_NAME) must be"],
  ["SPANISH_APPROVED - Ann", "line 1 (SPANISH_APPROVED) must be"],
  ["SITE_NAMES: Abc", "line 1 must be"],
  ["whsec_c2VjcmV0", "line 1 must be"],
  ["SECRET_KEYabc", "line 1 must be"],
])("a line without = names its setting, and nothing else that it contains: %s", (line, words) => {
  expect(() => load(`${line}\n`)).toThrow(words);
  expect(() => load(`${line}\n`)).not.toThrow(/Abc|Ann|c2Vj|KEYabc/);
});

test("what else is wrong in a settings file is named beside the lines that cannot be read", () => {
  const read = () => load("POSTAL_ADDRESS=1 Main Street, Suite #200\nFORM_IDS=abc\nPORT=x\n");
  expect(read).toThrow(/line 1 \(POSTAL_ADDRESS\) must be/);
  expect(read).toThrow(/FORM_IDS: is not a setting/);
  expect(read).toThrow(/PORT: must be a whole number/);
});

test("a comment may be indented", () => {
  expect(load("\t# the site\n  SITE_NAME=Acme\n")).toMatchObject({ SITE_NAME: "Acme" });
});

test("every name in the settings file that is not a setting stops the start and is named with the other faults", () => {
  const text = "FORM_IDS=abc\nSecret_Key=def\nPORT=x\nSITE_NAME=Acme\n";
  const read = () => load(text);
  expect(read).toThrow(/FORM_IDS: is not a setting\n {2}Secret_Key: is not a setting\n/);
  expect(read).toThrow(/PORT: must be a whole number/);
  expect(read).not.toThrow(/SITE_NAME/);
  expect(() => load("__proto__=1")).toThrow(/__proto__: is not a setting/);
  // Other programs may set any variable.
  expect(load("SITE_NAME=Acme", { FORM_IDS: "abc" })).toMatchObject({ SITE_NAME: "Acme" });
});

test("the settings file may set the variables that PARTNERS_FILE names, also beside an invalid firm", () => {
  const file = join(folder, "partners.json");
  const text = `PARTNERS_FILE=${file}\nLEE_SECRET=a\nROE_TOKEN=b\n`;
  writeFileSync(
    file,
    '[{"webhook": {"secretEnv": "LEE_SECRET"}}, {"webhook": {"tokenEnv" : "ROE_TOKEN"}}]',
  );
  expect(load(text)).toMatchObject({ LEE_SECRET: "a", ROE_TOKEN: "b" });
  expect(() => load(`${text}DOE_SECRET=c`)).toThrow(/DOE_SECRET: is not a setting/);
});

test("quoted text is the value, and any file is read or rejected with a message", () => {
  const value = anyText().filter((text) => /^[^"'\\\r\n\u2028\u2029\0]*$/.test(text));
  fc.assert(
    fc.property(value, (text) => {
      const found = load(`SITE_NAME='${text}'`);
      expect(found).toMatchObject({ SITE_NAME: Buffer.from(text).toString() });
    }),
  );
  const long = fc.constantFrom('"', "=", "#", " ", "A=").map((part) => part.repeat(50_000));
  fc.assert(
    fc.property(fc.oneof(anyText(), long), (text) => {
      try {
        load(text);
      } catch (error) {
        expect(error).toBeInstanceOf(ConfigError);
      }
    }),
  );
});
