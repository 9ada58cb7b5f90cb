import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { cases } from "~/data/cases";
import { readTestStatus } from "~/server/partners/test-partner";
import { isFirmToken } from "~/server/privacy/sealed-token";
import { firmsFile, keys, submission, temporaryFolder } from "~/tests/support/given";
import { startFakeServer, text } from "../../support/fake-server";
import { secretOf } from "../../support/firms";
import { startMailServer } from "../../support/mail-server";
import { startReceiver } from "../../support/webhook-receiver";
import { quietly, relayLine } from "./relay-line";

describe("check", () => {
  test("on a fresh install names every open decision and exits 1", async () => {
    const { relay } = await relayLine();
    const { code, out } = await relay("check");
    expect(code).toBe(1);
    const open = [
      "COMPANY_NAME",
      "COMPANY_FORM",
      "CONTACT_EMAIL",
      "PRIVACY_EMAIL",
      "POSTAL_ADDRESS",
      "RESPONSIBLE_ADVERTISER",
      "PARTNERS_FILE",
      "SITE_URL",
      "SPANISH_APPROVED",
    ];
    for (const name of open) expect(out).toContain(`${name} is`);
    expect(out).toContain("15 open.");
    expect(out).toContain("REFERRAL_DECISION was never decided");
    expect(out).toContain("EXCLUDED_STATES was never decided");
    expect(out).toContain("No destination is on");
  });

  test("names a consent text that so many firms make too long", async () => {
    const firm = { city: "Albany", state: "NY", site: "https://firm.example" };
    const firms = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...firm, name: `Firm ${at} of Law, LLP` }));
    const check = async (count: number) => {
      const settings = { PARTNERS_FILE: firmsFile(firms(count)), EXCLUDED_STATES: "none" };
      const { relay } = await relayLine(settings);
      return relay("check");
    };

    const long = await check(8);
    expect(long.out).toMatch(
      /^PARTNERS_FILE makes the consent text .* 1\d\d words .* fewer firms/m,
    );
    expect(long).toMatchObject({ code: 1, out: expect.stringMatching(/^14 open\.$/m) });
    expect(long.out).not.toContain("EXCLUDED_STATES");
    expect((await check(1)).out).not.toMatch(/PARTNERS_FILE/);
  });

  test("asks for counsel's word on the authorization while a firm gets leads from such a state", async () => {
    const place = { city: "Albany", state: "NY", site: "https://firm.example/" };
    const webhook = { url: "https://lee.example/", secretEnv: "LEE_SECRET" };
    const check = async (firm: object, settings = {}) => {
      const file = firmsFile([{ name: "Lee LLP", id: "lee", ...place, ...firm }]);
      const env = { PARTNERS_FILE: file, LEE_SECRET: secretOf(1) };
      return (await (await relayLine({ ...env, ...settings })).relay("check")).out;
    };

    const open = "AUTHORIZATION_APPROVED is not set";
    expect(await check({ webhook })).toContain(open);
    expect(await check({ webhook }, { EXCLUDED_STATES: "WA" })).toContain(open);
    expect(await check({ webhook }, { EXCLUDED_STATES: "WA,NV" })).not.toContain(open);
    const approved = { AUTHORIZATION_APPROVED: "2026-11-23 Ana Ruiz" };
    expect(await check({ webhook }, approved)).not.toContain(open);
    expect(await check({})).not.toContain(open);
  });

  test("names an unreachable firm, one without a lawyer, a case no firm takes and a language none speaks", async () => {
    const place = { city: "Albany", state: "NY", site: "https://firm.example/" };
    const webhook = { url: "https://lee.example/", secretEnv: "LEE_SECRET" };
    const lee = { name: "Lee LLP", id: "lee", ...place, webhook, cases: ["oxbryta"], lawyer: "A" };
    const roe = { name: "Roe LLP", id: "roe", ...place, email: "intake@roe.example" };
    const check = async (firms: unknown) => {
      const env = { PARTNERS_FILE: firmsFile(firms), LEE_SECRET: secretOf(1) };
      return (await (await relayLine(env)).relay("check")).out;
    };

    const both = await check([lee, { ...roe, cases: ["oxbryta"] }]);
    expect(both).toContain("Roe LLP is named and no lead can reach it");
    expect(both).toContain("Roe LLP names no responsible lawyer");
    expect(both).toContain("No firm takes Suboxone");
    expect(both).not.toContain("No firm takes Oxbryta");
    expect(both).toContain("No firm speaks Spanish");
    expect(both).not.toMatch(/No firm speaks English|Lee LLP (is|names)/);
    // No firm can be reached yet: only those that were meant to be are named.
    const none = await check([roe, { name: "Named Only", ...place }]);
    expect(none).toContain("Roe LLP is named and no lead can reach it");
    expect(none).not.toMatch(/Named Only|No firm (takes|speaks)/);
  });

  test("names firms that share a name, a secret, or a mailbox, and one at an address that is not public", async () => {
    const place = { city: "Albany", state: "NY", site: "https://firm.example/", lawyer: "A" };
    const at = (url: string) => ({ webhook: { url, secretEnv: "LEE_SECRET" } });
    const lee = { name: "Lee LLP", id: "lee", ...place, ...at("https://lee.example/") };
    const roe = { name: "Roe LLP", id: "roe", ...place };
    const check = async (firms: unknown, hosts = "") => {
      const secrets = { LEE_SECRET: secretOf(1), ROE_SECRET: `${secretOf(2)} ${secretOf(1)}` };
      const mail = { SMTP_URL: "smtps://mail.example", MAIL_FROM: "mail@example.com" };
      const env = { PARTNERS_FILE: firmsFile(firms), PARTNER_HOSTS: hosts, ...secrets, ...mail };
      return (await (await relayLine(env)).relay("check")).out;
    };

    const webhook = { url: "https://roe.example/", secretEnv: "ROE_SECRET" };
    expect(await check([lee, { ...roe, webhook }])).toContain(
      "Lee LLP and Roe LLP have one secret",
    );
    expect(await check([lee, { ...lee, id: "roe" }])).toContain(
      "Lee LLP and Lee LLP have one name",
    );
    const mailed = { ...roe, email: "intake@firm.example" };
    const both = await check([
      mailed,
      { ...mailed, id: "poe", name: "Poe", email: "Intake@firm.example" },
    ]);
    expect(both).toContain("Roe LLP and Poe have one mailbox");
    expect(await check([lee, mailed])).not.toMatch(/have one|not public/);

    const inside = { ...roe, ...at("https://10.0.0.1/leads") };
    expect(await check([inside])).toContain(
      "Roe LLP gets nothing: its webhook is at an address that is not public",
    );
    expect(await check([inside], "10.0.0.1")).not.toContain("not public");
  });

  test("names a staff address when no mail can be sent", async () => {
    const staff = { STAFF_EMAIL: "staff@example.com" };
    const told = async (env: Record<string, string>) =>
      (await (await relayLine({ ...staff, ...env })).relay("check")).out;
    expect(await told({})).toContain("STAFF_EMAIL is set and no mail can be sent");
    const mail = { SMTP_URL: "smtps://mail.example", MAIL_FROM: "mail@example.com" };
    expect(await told(mail)).not.toContain("STAFF_EMAIL");
  });

  test("names a secret of alerts that are sent nowhere", async () => {
    const ALERT_WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
    const told = async (env: Record<string, string>) =>
      (await (await relayLine({ ALERT_WEBHOOK_SECRET, ...env })).relay("check")).out;
    expect(await told({})).toContain("ALERT_WEBHOOK_SECRET is set and no alert can be sent");
    const url = { ALERT_WEBHOOK_URL: "https://alerts.example/" };
    expect(await told(url)).not.toContain("ALERT_WEBHOOK_SECRET");
  });

  test("names each page that is past a date it gave, from the day after in New York", async () => {
    const past = async (at: string) => {
      const { relay } = await relayLine({}, undefined, Date.parse(at));
      return (await relay("check")).out
        .split("\n")
        .filter((line) => line.includes("past its date"));
    };
    expect(await past("2026-12-01T04:59:59Z")).toEqual([]);
    expect(await past("2026-12-01T05:00:00Z")).toContain(
      "the page about Los Angeles Wildfires is past its date (November 30, 2026)",
    );
  });

  test("names each page that nobody has looked at for 90 days", async () => {
    const old = async (at: string) => {
      const { relay } = await relayLine({}, undefined, Date.parse(at));
      return (await relay("check")).out.match(/nobody has looked at the page about .*/g) ?? [];
    };
    expect(await old("2026-12-01T05:00:00Z")).toEqual([]);
    expect(await old("2028-01-01T05:00:00Z")).toHaveLength(cases.length);
  });
});

test("--send-test also tests the alert endpoint without raising an alarm", async () => {
  const webhook = await startFakeServer(text(204, ""));
  onTestFinished(() => webhook.close());
  const { relay } = await relayLine({ ALERT_WEBHOOK_URL: webhook.url });
  expect((await relay("check", "--send-test")).out).toContain("alert: the test post was taken");
  expect(JSON.parse(String(webhook.requests[0]?.body))).toMatchObject({
    event: "resolved",
    note: expect.stringContaining("TEST POST"),
  });
  webhook.always(text(500, ""));
  expect((await relay("check", "--send-test")).out).toContain("alert: the test post was not taken");
});

test("--send-test sends the staff a marked mail, and says when the mail server refuses it", async () => {
  const mails = await startMailServer();
  onTestFinished(() => mails.close());
  const { relay } = await relayLine({
    STAFF_EMAIL: "staff@example.com",
    SMTP_URL: mails.url,
    MAIL_FROM: "relay@plainclaim.example",
  });
  expect((await relay("check", "--send-test")).out).toContain("staff: the test post was taken");
  const toStaff = mails.mails.filter(({ to }) => to.includes("staff@example.com"));
  expect(toStaff.map(({ raw }) => /^Subject: (.*)\r$/m.exec(raw)?.[1])).toEqual([
    "Plainclaim: test mail, nothing is wrong",
  ]);

  mails.failAt("rcpt", { responseCode: 550, message: "no such user" });
  expect((await relay("check", "--send-test")).out).toContain("staff: the test post was not taken");
});

test("--send-test sends each firm the test that a firm's page shows, by webhook or mail, and prints the result", async () => {
  const firm = await startReceiver(secretOf(1));
  const mails = await startMailServer();
  onTestFinished(() => firm.close());
  onTestFinished(() => mails.close());
  const place = { city: "Albany", state: "NY", site: "https://firm.example/" };
  const webhook = { url: firm.url, secretEnv: "LEE_SECRET" };
  const { db, relay } = await relayLine({
    PARTNERS_FILE: firmsFile([
      { name: "Lee LLP", id: "lee", ...place, webhook },
      { name: "Roe LLP", id: "roe", ...place, email: "intake@roe.example" },
    ]),
    PARTNER_HOSTS: firm.host,
    LEE_SECRET: secretOf(1),
    SMTP_URL: mails.url,
    MAIL_FROM: "relay@plainclaim.example",
  });

  const { out } = await relay("check", "--send-test");
  expect(out).toContain("firm:lee: the test post was taken (answered 204, by webhook)");
  expect(out).toMatch(/firm:roe: the test post was taken/);
  expect(firm.events).toMatchObject([
    { type: "test.ping", data: { reference: expect.stringMatching(/^TEST[2-9A-Z]{4}$/) } },
  ]);
  const toRoe = mails.mails.filter(({ to }) => to.includes("intake@roe.example"));
  expect(toRoe).toHaveLength(1);
  expect(toRoe[0]?.raw).toMatch(/^Subject: TEST: no request/m);
  const raw = toRoe[0]?.raw.replaceAll("=\r\n", "").replaceAll("=3D", "=") ?? "";
  const [, until, token = ""] = /partners\/roe\?until=(\d+)&token=([\w-]+)/.exec(raw) ?? [];
  expect(isFirmToken(keys, { partner: "roe", until: Number(until) }, token)).toBe(true);
  const { reference } = z
    .object({ data: z.object({ reference: z.string() }) })
    .parse(firm.events[0]).data;
  expect(await readTestStatus(db, { partner: "lee", reference })).toBe("sent");

  firm.always(text(401, ""));
  const refused = await relay("check", "--send-test");
  expect(refused.out).toContain("firm:lee: the test post was not taken (answered 401, by webhook)");
  expect(refused.code).toBe(1);
});

const brokenFile = () => firmsFile('[{"name": "Lee LLP"}\n');

test("while PARTNERS_FILE cannot be used, commands that need no firms run, the backup among them", async () => {
  const { db, relay, file } = await relayLine({ PARTNERS_FILE: brokenFile() });
  const reference = await submission(db, {});

  for (const line of [["list"], ["show", reference], ["person", "ann@example.com"], ["export"]]) {
    expect([line[0], (await relay(...line)).code]).toEqual([line[0], 0]);
  }
  writeFileSync(`${file}.key`, `${"ab".repeat(32)}\n`);
  expect((await relay("backup", join(temporaryFolder(), "copy.db"))).code).toBe(0);
});

test("while PARTNERS_FILE cannot be used, commands that could overlook a firm refuse and name the file", async () => {
  const { db, relay } = await relayLine({ PARTNERS_FILE: brokenFile() });
  const reference = await submission(db, { state: "quarantined" });
  const written = quietly();

  for (const line of [
    ["partner", "list"],
    ["release", reference],
    ["erase", "ann@example.com", "--yes"],
  ]) {
    expect([line[0], (await relay(...line)).code]).toEqual([line[0], 1]);
  }
  const refusal = /^These settings cannot be used:\n {2}PARTNERS_FILE: /;
  expect(written.filter((text) => refusal.test(text))).toHaveLength(3);
});

test("check and status name what is wrong with PARTNERS_FILE before a server reads it again", async () => {
  const { relay } = await relayLine({ PARTNERS_FILE: brokenFile() });
  const checked = await relay("check");
  expect(checked.code).toBe(1);
  expect(checked.out).toMatch(/^PARTNERS_FILE .*not valid JSON/m);
  const status = await relay("status");
  expect(status.code).toBe(1);
  expect(status.out).toContain("PARTNERS_FILE cannot be used");
});
