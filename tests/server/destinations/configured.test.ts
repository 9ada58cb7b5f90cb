import { expect, test } from "vitest";
import { configuredDestinations, destinationDefinitions } from "~/server/destinations/index";
import { settings } from "~/tests/support/messages";
import { key } from "~/tests/support/sent-submission";

const lead = { kind: "home", case: { slug: null, title: null } } as const;

function pinged(url: string, changed: Record<string, string> = {}): boolean {
  const destinations = configuredDestinations(settings(changed), key);
  const fields = { xxTrustedFormPingUrl: url };
  return destinations.some(({ name, takes }) => name === "ping" && takes({ ...lead, fields }));
}

const posted = "https://ping.trustedform.com/0.abcdefghijklmnop";

test("a ping address that somebody posts is not called where nothing about certificates is set", () => {
  expect(pinged(posted)).toBe(false);
  expect(pinged(posted, { TRUSTEDFORM_API_KEY: "k" })).toBe(false);
});

test("it is, once the certification script or ping hosts are set", () => {
  expect(pinged(posted, { CONSENT_SCRIPT_URL: "https://api.trustedform.com/tf.js" })).toBe(true);
  const own = { CONSENT_PING_HOSTS: "127.0.0.1:4010" };
  expect(pinged("http://127.0.0.1:4010/0.abc", own)).toBe(true);
});

test("each destination has a name and a label of its own", () => {
  for (const member of ["name", "label"] as const) {
    const told = destinationDefinitions.map((definition) => definition[member]);
    expect(new Set(told).size).toBe(told.length);
  }
});
