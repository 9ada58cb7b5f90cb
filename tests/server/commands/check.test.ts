import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { cases } from "~/data/cases";
import { startFakeServer, text } from "../../support/fake-server";
import { temporaryFolder } from "../privacy/given";
import { relayLine } from "./relay-line";

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
    ];
    for (const name of open) expect(out).toContain(`${name} is`);
    expect(out).toContain("11 open.");
    expect(out).toContain("REFERRAL_DECISION was never decided");
    expect(out).toContain("EXCLUDED_STATES was never decided");
    expect(out).toContain("No destination is on");
  });

  test("names a consent text that so many firms make too long", async () => {
    const file = join(temporaryFolder(), "partners.json");
    const firm = { city: "Albany", state: "NY", site: "https://firm.example" };
    const firms = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...firm, name: `Firm ${at} of Law, LLP` }));
    const check = async (count: number) => {
      writeFileSync(file, JSON.stringify(firms(count)));
      const { relay } = await relayLine({ PARTNERS_FILE: file });
      return relay("check");
    };

    const long = await check(8);
    expect(long.out).toMatch(
      /^PARTNERS_FILE makes the consent text .* 1\d\d words .* fewer firms/m,
    );
    expect(long).toMatchObject({ code: 1, out: expect.stringMatching(/^11 open\.$/m) });
    expect((await check(1)).out).not.toMatch(/PARTNERS_FILE/);
  });

  test("counts none as a decision about states", async () => {
    const { relay } = await relayLine({ EXCLUDED_STATES: "none" });
    expect((await relay("check")).out).not.toContain("EXCLUDED_STATES");
  });

  test("names each page that is past a date it gave, from the day after in New York", async () => {
    const past = async (at: string) => {
      const { relay } = await relayLine({}, undefined, Date.parse(at));
      return (await relay("check")).out
        .split("\n")
        .filter((line) => line.includes("past its date"));
    };
    expect(await past("2026-12-01T04:59:59Z")).toEqual([]);
    expect(await past("2026-12-01T05:00:00Z")).toEqual([
      "the page about Los Angeles Wildfires is past its date (November 30, 2026)",
    ]);
  });

  test("lists every case page by the age of its newest source, the oldest first", async () => {
    const { relay } = await relayLine();
    const { pages } = JSON.parse((await relay("check", "--json")).out);
    const ages = pages.map((line: string) => Number(/, (\d+) days$/.exec(line)?.[1]));
    expect(ages).toHaveLength(cases.length);
    expect(ages).toEqual(ages.toSorted((a: number, b: number) => b - a));
    expect((await relay("check")).out).toContain(`  ${pages[0]}\n`);
  });
});

test("--send-test also tries where alerts go, and alarms nobody", async () => {
  const webhook = await startFakeServer(text(204, ""));
  onTestFinished(() => webhook.close());
  const { relay } = await relayLine({ ALERT_WEBHOOK_URL: webhook.url });
  expect((await relay("check", "--send-test")).out).toContain("alert: the test post was taken");
  expect(JSON.parse(String(webhook.requests[0]?.body))).toMatchObject({
    event: "resolved",
    reason: expect.stringContaining("TEST POST"),
  });
  webhook.always(text(500, ""));
  expect((await relay("check", "--send-test")).out).toContain("alert: the test post was not taken");
});
