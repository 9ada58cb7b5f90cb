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
const pieces = fc.constantFrom(
  ..."<title <title> > < sign-in login error authorization too many times lock key key_ \n [ ]".split(
    " ",
  ),
  '{"a":',
  '"\\',
  "\u{feff}",
  "\0",
);
const repeated = fc
  .tuple(fc.array(pieces, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 65_000 }))
  .map(([made, length]) => made.join("").repeat(length).slice(0, length));

const names = fc.constantFrom(
  ..."next error errors result success message row duplicate outcome reason stripe".split(" "),
  ..."__proto__ constructor toString".split(" "),
);
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom("success", "error", "failure", "EMPTY", "TYPE_EMAIL", "BLOCKED", "email"),
    fc.constantFrom(null, true, 7, -1, 1e300, ""),
    fc.string({ unit: "binary" }),
    fc.array(tie("any"), { maxLength: 4 }),
    fc.dictionary(fc.oneof(names, fc.constantFrom("code", "field", "message")), tie("any")),
  ),
})).any;
const objects = fc.dictionary(names, value).map((made) => JSON.stringify(made));
const deep = fc.constantFrom("result", "error", "errors", "row", "reason").map((name) => {
  const nested = "[".repeat(30_000) + "]".repeat(30_000);
  return `{"result":"success","${name}":${nested}}`;
});

test.each([
  ["the form service", "form:home"],
  ["the spreadsheet's script", "sheet"],
  ["the ping", "ping"],
  ["the certificate's keeper", "retain"],
])("%s may answer anything, 65 kB long: it means one of five things", async (_, name) => {
  const destination = configured(connectedTo(server).find((one) => one.name === name));
  const message = leadMessage({
    xxTrustedFormPingUrl: `${server.url}/0.ping`,
    xxTrustedFormCertUrl: `${server.url}/${"c".repeat(40)}`,
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
});

function connectedTo({ url, host }: FakeServer) {
  const config = settings({
    FORM_SERVICE_URL: url,
    FORWARD_URL: `${url}/exec`,
    FORWARD_API_KEY: "k",
    TRUSTEDFORM_API_KEY: "k",
    CONSENT_PING_HOSTS: host,
    CONSENT_CERT_HOSTS: host,
  });
  return configuredDestinations(config, key);
}

test("an answer without a usable row number still counts as written", async () => {
  const sheet = configured(connectedTo(server).find(({ name }) => name === "sheet"));
  server.always(text(200, '{"result":"success","row":{"toString":7}}'));

  expect(await sheet.send(leadMessage(), never)).toMatchObject({
    kind: "delivered",
    detail: "written",
  });
});
