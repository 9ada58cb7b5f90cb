import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
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
    expect(out).toContain("10 open.");
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
    expect(long).toMatchObject({ code: 1, out: expect.stringMatching(/^10 open\.$/m) });
    expect((await check(1)).out).not.toMatch(/PARTNERS_FILE/);
  });

  test("counts none as a decision about states", async () => {
    const { relay } = await relayLine({ EXCLUDED_STATES: "none" });
    expect((await relay("check")).out).not.toContain("EXCLUDED_STATES");
  });
});
