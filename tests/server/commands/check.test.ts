import { describe, expect, test } from "vitest";
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

  test("counts none as a decision about states", async () => {
    const { relay } = await relayLine({ EXCLUDED_STATES: "none" });
    expect((await relay("check")).out).not.toContain("EXCLUDED_STATES");
  });
});
