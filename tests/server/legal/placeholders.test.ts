import { describe, expect, test } from "vitest";
import { readConfig } from "~/server/config/config";
import { readPlaceholders } from "~/server/legal/placeholders";

const vendor = "https://api.trustedform.com";

describe("the recipients in legal texts", () => {
  test.each([
    { CONSENT_SCRIPT_URL: `${vendor}/trustedform.js` },
    { CONSENT_PIXEL_URL: `${vendor}/ns.gif` },
    { TRUSTEDFORM_API_KEY: "key" },
  ])("name the certificate vendor with any one of its settings: %o", (settings) => {
    const list = readPlaceholders(readConfig(settings))["recipients.list"];
    expect(list).toMatch(/certificate vendor/);
    expect(list).not.toMatch(/only stored/);
  });
});
