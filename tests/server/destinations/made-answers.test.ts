import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Outcome } from "~/server/destinations/destination";
import { configuredDestinations } from "~/server/destinations/index";
import { postAlert } from "~/server/destinations/own";
import { sendWebhook } from "~/server/destinations/webhook";
import { anyText } from "~/tests/support/any-text";
import { type FakeServer, startFakeServer, text } from "~/tests/support/fake-server";
import { secretOf } from "~/tests/support/firms";
import { configured, leadMessage, never, settings } from "~/tests/support/messages";
import { key } from "~/tests/support/sent-submission";

let server: FakeServer;
beforeEach(async () => {
  server = await startFakeServer(text(200, ""));
});
afterEach(() => server.close());

const kinds = ["delivered", "retry", "ambiguous", "hold", "refused"];
const statuses = fc.constantFrom(200, 201, 302, 400, 403, 404, 413, 422, 429, 500);
const types = fc.constantFrom("application/json", "text/html", "text/plain", "");

const words =
  "<title <title> > < sign-in login error authorization too many times lock key key_ \n [ ]".split(
    " ",
  );
const pieces = fc.constantFrom(...words, '{"a":', '"\\', "\u{feff}", "\0");
const repeated = fc
  .tuple(fc.array(pieces, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 65_000 }))
  .map(([made, length]) => made.join("").repeat(length).slice(0, length));

const names =
  "next error errors result success message row duplicate outcome reason stripe code field toString";
const values = ["success", "error", "failure", "EMPTY", "TYPE_EMAIL", "BLOCKED", "email", null, 7];
const objects = fc
  .object({
    key: fc.constantFrom(...names.split(" "), "__proto__", "constructor"),
    values: [fc.constantFrom(...values), anyText()],
    withBigInt: false,
  })
  .map((made) => JSON.stringify(made));
const nested = "[".repeat(30_000) + "]".repeat(30_000);
const deep = fc
  .constantFrom("result", "error", "errors", "row", "reason")
  .map((name) => `{"result":"success","${name}":${nested}}`);

const times = fc.oneof(
  fc.constantFrom(
    "",
    "0",
    "7",
    "-1",
    "1e9",
    "99999999999999999999",
    "Wed, 21 Oct 2099 07:28:00 GMT",
  ),
  fc.date({ noInvalidDate: false }).map(String),
  fc.string(),
);
const places = fc.oneof(
  fc.constantFrom("", "//", "http://", "https://[", "/echo", "?"),
  fc.string(),
);
/** Node sends no other characters. */
const inHeader = (value: string) => value.replace(/[^\x20-\x7e]/g, "");
const day = 24 * 60 * 60 * 1000;

/** Sends something to each service, which the fake server stands for. */
function sends(): Record<string, () => Promise<Outcome>> {
  const { url, host } = server;
  const config = settings({
    FORM_SERVICE_URL: url,
    FORWARD_URL: `${url}/exec`,
    FORWARD_API_KEY: "k",
    TRUSTEDFORM_API_KEY: "k",
    CONSENT_PING_HOSTS: host,
    CONSENT_CERT_HOSTS: host,
    ALERT_WEBHOOK_URL: url,
  });
  const message = leadMessage({
    xxTrustedFormPingUrl: `${url}/0.ping`,
    xxTrustedFormCertUrl: `${url}/${"c".repeat(40)}`,
  });
  const all = configuredDestinations(config, key);
  const byName = (name: string) => {
    const destination = configured(all.find((one) => one.name === name));
    return () => destination.send(message, never);
  };
  const firm = { url, secrets: [secretOf(1)], hosts: [host] };
  return {
    ...Object.fromEntries(
      ["form:home", "sheet", "ping", "retain"].map((one) => [one, byName(one)]),
    ),
    firm: () => sendWebhook(firm, { id: "msg_1", body: "{}" }),
    alert: () => postAlert(config, { id: "msg_1", at: 0, event: { event: "clock" } }),
  };
}

test.each(["form:home", "sheet", "ping", "retain", "firm", "alert"])(
  "%s maps every response to one of five outcomes",
  async (name) => {
    const send = sends()[name];
    const answers = fc.record({
      status: statuses,
      body: fc.oneof(objects, repeated, deep),
      type: types,
      time: times,
      place: places,
    });
    await fc.assert(
      fc.asyncProperty(answers, async ({ status, body, type, time, place }) => {
        const headers = { "Content-Type": type, "Retry-After": inHeader(time) };
        server.always(text(status, body, { ...headers, Location: inHeader(place) }));
        const outcome = await configured(send)();
        expect(kinds).toContain(outcome.kind);
        expect(outcome.detail).not.toBe("");
        const { retryAfter = 1 } = { retryAfter: 1, ...outcome };
        expect(retryAfter > 0 && retryAfter <= day).toBe(true);
      }),
      { numRuns: 150 },
    );
  },
);
