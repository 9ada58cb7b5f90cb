import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { readConfig } from "~/server/config/config";
import { isReachable } from "~/server/config/partners";

const folder = mkdtempSync(join(tmpdir(), "plainclaim-partners-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const secret = (bytes: number) => `whsec_${Buffer.alloc(bytes, 7).toString("base64")}`;

const firm = {
  name: "Lee & Roe LLP",
  id: "lee-roe",
  lawyer: "Ann Lee",
  city: "Albany",
  state: "NY",
  site: "https://lee.example/",
  webhook: { url: "https://lee.example/leads", secretEnv: "LEE_SECRET" },
};

function read(list: unknown, env: Record<string, string> = {}) {
  const file = join(folder, "partners.json");
  writeFileSync(file, typeof list === "string" ? list : JSON.stringify(list));
  return readConfig({ PARTNERS_FILE: file, LEE_SECRET: secret(32), ...env });
}

describe("a file of partner firms", () => {
  test("gives each firm its webhook and its secrets, newest first", () => {
    const [lee] = read([firm], { LEE_SECRET: `${secret(24)}, ${secret(64)}` }).partners;

    expect(lee?.secrets).toEqual([secret(24), secret(64)]);
    expect(lee && isReachable(lee, {})).toBe(true);
  });

  test("gives a firm with a bearer token its token, and the secret that signs its events", () => {
    const token = "t".repeat(24);
    const webhook = { url: firm.webhook.url, tokenEnv: "LEE_TOKEN" };
    const [lee] = read([{ ...firm, webhook, secretEnv: "LEE_SECRET" }], {
      LEE_TOKEN: token,
    }).partners;

    expect(lee).toMatchObject({ token, secrets: [secret(32)] });
    const { webhook: _, ...byMail } = firm;
    const mailed = { ...byMail, email: "intake@lee.example", secretEnv: "LEE_SECRET" };
    expect(read([mailed]).partners).toMatchObject([{ secrets: [secret(32)] }]);
  });

  test("may name firms that cannot be reached", () => {
    const { webhook: _, id: __, ...plain } = firm;

    const [lee] = read([plain]).partners;

    expect(lee && isReachable(lee, {})).toBe(false);
    expect(lee?.secrets).toBeUndefined();
  });

  test("reaches a firm by mail only while there is a mail server", () => {
    const { webhook: _, ...rest } = firm;
    const [lee] = read([{ ...rest, email: "intake@lee.example" }]).partners;

    expect(lee && isReachable(lee, {})).toBe(false);
    expect(lee && isReachable(lee, { SMTP_URL: "smtps://mail.example" })).toBe(true);
  });

  test("names a second way to a firm, and a missing id, beside its other faults", () => {
    const firms = [{ ...firm, id: undefined, share: 0, email: "a@lee.example" }];
    for (const member of ["id is required", "email must be left out", "share must be"]) {
      expect(() => read(firms)).toThrow(`firm 1 (Lee & Roe LLP): ${member}`);
    }
  });

  test.each([
    [{ id: undefined }, /firm 1 \(Lee & Roe LLP\): id is required/],
    [{ id: "__proto__" }, /firm 1 \(Lee & Roe LLP\): id must be/],
    [{ id: "Lee Roe" }, /firm 1 \(Lee & Roe LLP\): id must be/],
    [{ cases: ["no-case"] }, /firm 1 \(Lee & Roe LLP\): cases\.1 must be the slug of a case/],
    [{ states: ["ZZ"] }, /: states\.1 must be a state code/],
    [{ languages: ["de"] }, /: languages\.1 must be en or es/],
    [{ dailyCap: -1 }, /firm 1 \(Lee & Roe LLP\): dailyCap must be a whole number/],
    [{ dailyCap: 1.5 }, /firm 1 \(Lee & Roe LLP\): dailyCap must be a whole number/],
    [{ share: 0 }, /firm 1 \(Lee & Roe LLP\): share must be a number above 0/],
    [{ role: "friend" }, /firm 1 \(Lee & Roe LLP\): role must be/],
    [
      { email: "Ann <ann@lee.example>" },
      /firm 1 \(Lee & Roe LLP\): email must be an email address/,
    ],
    [
      { email: "intake@lee.example" },
      /firm 1 \(Lee & Roe LLP\): email must be left out beside a webhook/,
    ],
    [
      { webhook: { url: "lee.example/leads", secretEnv: "LEE_SECRET" } },
      /firm 1 \(Lee & Roe LLP\): webhook\.url must be an http\(s\) address/,
    ],
    [
      { webhook: { url: "https://[", secretEnv: "LEE_SECRET" } },
      /firm 1 \(Lee & Roe LLP\): webhook\.url must be an http\(s\) address/,
    ],
    [{ site: "https://" }, /firm 1 \(Lee & Roe LLP\): site must be an http\(s\) address/],
    [{ secretEnv: "LEE_SECRET" }, /: secretEnv must be left out beside the webhook's/],
    [
      { webhook: undefined, email: "a@lee.example", secretEnv: "NO_SECRET" },
      /: secretEnv NO_SECRET is not set/,
    ],
    [
      { webhook: { url: firm.webhook.url, secretEnv: "toString" } },
      /: webhook\.secretEnv the variable is not set/,
    ],
    [
      { webhook: { url: firm.webhook.url, tokenEnv: "constructor" } },
      /: webhook\.tokenEnv the variable must hold 24/,
    ],
    [{ webhook: { url: firm.webhook.url } }, /: webhook\.secretEnv is required, or tokenEnv/],
    [
      { webhook: { ...firm.webhook, tokenEnv: "LEE_SECRET" } },
      /: webhook\.secretEnv is required, or tokenEnv in its place, and not both/,
    ],
    [
      { webhook: { url: firm.webhook.url, tokenEnv: "NO_TOKEN" } },
      /: webhook\.tokenEnv NO_TOKEN must hold 24 to 500 visible characters/,
    ],
    [{ name: "Lee\nRoe" }, /firm 1 \(Lee Roe\): name must be one line/],
    [{ fax: "1" }, /firm 1 \(Lee & Roe LLP\): must not have "fax"/],
    [
      { webhook: { ...firm.webhook, url: "http://lee.example/" } },
      /firm 1 \(Lee & Roe LLP\): webhook\.url must begin with https/,
    ],
    [
      { webhook: { ...firm.webhook, url: "https://a:b@lee.example/" } },
      /firm 1 \(Lee & Roe LLP\): webhook\.url must not contain a user/,
    ],
    [
      { webhook: { ...firm.webhook, secretEnv: "NOT_THERE" } },
      /firm 1 \(Lee & Roe LLP\): webhook\.secretEnv NOT_THERE is not set/,
    ],
  ])("is refused with %j", (change, fault) => {
    expect(() => read([{ ...firm, ...change }])).toThrow(fault);
  });

  test.each([
    ["too short", secret(23)],
    ["too long", secret(65)],
    ["without whsec_", Buffer.alloc(32).toString("base64")],
    ["no base64", "whsec_????????????????????????????????"],
    ["three of them", `${secret(24)} ${secret(25)} ${secret(26)}`],
  ])("is refused with a secret that is %s, and never shows it", (_what, value) => {
    const starting = () => read([firm], { LEE_SECRET: value });

    expect(starting).toThrow(/firm 1 \(Lee & Roe LLP\): webhook\.secretEnv LEE_SECRET must hold/);
    expect(starting).not.toThrow(value.slice(0, 20));
  });

  test("is refused when two firms have one id", () => {
    expect(() => read([firm, { ...firm, name: "Other" }])).toThrow(/firm 2 \(Other\): id /);
  });

  test("is refused with the faults of all firms at once", () => {
    const webhook = { url: "http://lee.example/", secretEnv: "NOT_THERE" };
    const starting = () => read([{ ...firm, state: "ZZ", webhook }, 7], { LOG_LEVEL: "loud" });
    for (const fault of [
      /firm 1 \(Lee & Roe LLP\): state/,
      /begin with https/,
      /NOT_THERE is not set/,
      /firm 2: /,
      / {2}LOG_LEVEL/,
    ]) {
      expect(starting).toThrow(fault);
    }
  });

  test("may name an http address that PARTNER_HOSTS lists with its port", () => {
    const near = { ...firm, webhook: { ...firm.webhook, url: "http://127.0.0.1:4010/leads" } };

    expect(() => read([near], { PARTNER_HOSTS: "127.0.0.1:4011" })).toThrow(/https/);
    expect(read([near], { PARTNER_HOSTS: "127.0.0.1:4010" }).partners).toHaveLength(1);
  });

  const refusal = /^These settings cannot be used:\n {2}PARTNERS_FILE: /;
  const hostile = fc.oneof(fc.anything(), fc.json(), fc.constantFrom("__proto__", "constructor"));

  test("with one member replaced or its text cut is used whole or rejected with a message", () => {
    const whole = JSON.stringify([{ ...firm, name: "First", id: "first" }, firm]);
    const changed = fc.oneof(
      fc
        .tuple(fc.constantFrom(...Object.keys(firm), "share", "cases", "email"), hostile)
        .map(([name, value]) => JSON.stringify([firm, { ...firm, id: "second", [name]: value }])),
      fc.nat(whole.length - 1).map((end) => whole.slice(0, end)),
      hostile.map((value) => JSON.stringify(value) ?? ""),
    );
    fc.assert(
      fc.property(changed, (text) => {
        try {
          expect(read(text).partners).toHaveLength(JSON.parse(text).length);
        } catch (error) {
          expect(String(error).replace(/^Error: /, "")).toMatch(refusal);
          // In our words, not in those of the library.
          expect(String(error)).not.toMatch(/Invalid|Too (small|big)|Unrecognized|received/);
        }
      }),
      { numRuns: 400 },
    );
    expect(() => read('[{"name": a }]')).toThrow(/is not valid JSON /);
    expect(() => read([])).toThrow(/must name at least one firm/);
    expect(read(`\uFEFF${whole}`).partners).toHaveLength(2);
  });
});

describe("the mail settings", () => {
  test("belong together, and name a mail server", () => {
    expect(() => readConfig({ MAIL_FROM: "a@b.example" })).toThrow(/SMTP_URL and MAIL_FROM/);
    expect(() => readConfig({ SMTP_URL: "mail.example", MAIL_FROM: "a@b.example" })).toThrow(
      /SMTP_URL: must be smtps/,
    );
    expect(() =>
      readConfig({ SMTP_URL: "smtp://me:passw0rd@/", MAIL_FROM: "a@b.example" }),
    ).not.toThrow("passw0rd");
  });

  test.each(["smtps://me:pass%word@mail.example", "smtps://m%e:password@mail.example"])(
    "%s, which cannot be decoded, is an invalid setting",
    (SMTP_URL) => {
      expect(() => readConfig({ SMTP_URL, MAIL_FROM: "a@b.example" })).toThrow(
        /SMTP_URL: .*%25.* \(got an address at mail\.example\)/,
      );
    },
  );

  test.each([
    ["a@b.example", { name: "", address: "a@b.example" }],
    ["Ann Lee <a@b.example>", { name: "Ann Lee", address: "a@b.example" }],
    ['"Lee, Ann" <a@b.example>', { name: "Lee, Ann", address: "a@b.example" }],
    ["<a@b.example>", { name: "", address: "a@b.example" }],
  ])("accept the sender %s", (MAIL_FROM, sender) => {
    const config = readConfig({ SMTP_URL: "smtps://mail.example", MAIL_FROM });
    expect(config.MAIL_FROM).toEqual(sender);
  });

  test.each(["Ann", "Ann <a@b.example", "Ann <>", "a@b.example, c@d.example", "A <a@b.example> B"])(
    "reject the sender %s",
    (MAIL_FROM) => {
      expect(() => readConfig({ SMTP_URL: "smtps://mail.example", MAIL_FROM })).toThrow(
        /MAIL_FROM: must be name@example.com or Name/,
      );
    },
  );
});
