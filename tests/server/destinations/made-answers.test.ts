import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { configuredDestinations } from "~/server/destinations/index";
import { type FakeServer, startFakeServer, text } from "~/tests/support/fake-server";
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
    values: [fc.constantFrom(...values), fc.string({ unit: "binary" })],
    withBigInt: false,
  })
  .map((made) => JSON.stringify(made));
const nested = "[".repeat(30_000) + "]".repeat(30_000);
const deep = fc
  .constantFrom("result", "error", "errors", "row", "reason")
  .map((name) => `{"result":"success","${name}":${nested}}`);

test.each(["form:home", "sheet", "ping", "retain"])(
  "%s maps every response to one of five outcomes",
  async (name) => {
    const { url, host } = server;
    const config = settings({
      FORM_SERVICE_URL: url,
      FORWARD_URL: `${url}/exec`,
      FORWARD_API_KEY: "k",
      TRUSTEDFORM_API_KEY: "k",
      CONSENT_PING_HOSTS: host,
      CONSENT_CERT_HOSTS: host,
    });
    const all = configuredDestinations(config, key);
    const destination = configured(all.find((one) => one.name === name));
    const message = leadMessage({
      xxTrustedFormPingUrl: `${url}/0.ping`,
      xxTrustedFormCertUrl: `${url}/${"c".repeat(40)}`,
    });
    const answers = fc.tuple(statuses, types, fc.oneof(objects, repeated, deep));

    await fc.assert(
      fc.asyncProperty(answers, async ([status, type, body]) => {
        server.always(text(status, body, { "Content-Type": type }));
        const { kind, detail } = await destination.send(message, never);
        expect(kinds).toContain(kind);
        expect(detail).not.toBe("");
      }),
      { numRuns: 150 },
    );
  },
);
