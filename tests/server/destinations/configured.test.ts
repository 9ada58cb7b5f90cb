import { expect, test } from "vitest";
import { configuredDestinations } from "~/server/destinations/configured";
import { createDestinations, destinationsOf } from "~/server/destinations/index";
import { settings } from "~/tests/support/parcels";
import { key } from "~/tests/support/sent-submission";

function pinged(url: string, changed: Record<string, string> = {}): boolean {
  const destinations = createDestinations(settings(changed), key);
  const fields = JSON.stringify({ xxTrustedFormPingUrl: url });
  return destinationsOf(destinations, { kind: "home", fields }).some(({ name }) => name === "ping");
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

test.each<Record<string, string>>([
  {},
  { CONSENT_SCRIPT_URL: "https://api.trustedform.com/tf.js" },
  { CONSENT_PING_HOSTS: "127.0.0.1:4010" },
  { FORWARD_URL: "https://sheet.example/", FORWARD_API_KEY: "k", TRUSTEDFORM_API_KEY: "k" },
  { FORM_ID_CONTACT: "c", FORM_ID_OPT_OUT: "o" },
])("the status calls on just what is sent to: %j", (changed) => {
  const config = settings(changed);
  const on = configuredDestinations(config).filter(({ channel }) => channel !== null);

  const sent = createDestinations(config, key).map(({ name, channel }) => ({ name, channel }));
  expect(sent).toEqual(on);
});
