import { afterEach, expect, test } from "vitest";
import { text } from "~/tests/support/fake-server";
import { accept } from "~/tests/support/form-service";
import { calm, type Fixture, hour, minute, startRelay } from "~/tests/support/relay-fixture";

let relay: Fixture;
afterEach(() => relay.close());

test("a ping is tried three times and then dropped without an alert", async () => {
  relay = await startRelay({ settings: calm, without: ["form", "sheet"] });
  relay.certificates.always(text(500, ""));
  const xxTrustedFormPingUrl = relay.certificates.pingUrl;
  const reference = await relay.submit({ kind: "home", fields: { xxTrustedFormPingUrl } });
  await relay.pass(hour, minute);

  expect(relay.certificates.requests).toHaveLength(3);
  expect((await relay.delivery(reference, "ping")).state).toBe("expired");
  expect(relay.notices).toEqual([]);
});

test("a certificate's deadline is watched: a warning before it, then an expiry", async () => {
  relay = await startRelay({
    settings: { ...calm, TRUSTEDFORM_API_KEY: "k" },
    without: ["form", "sheet"],
  });
  relay.certificates.always(text(401, ""));
  const xxTrustedFormCertUrl = relay.certificates.certificateUrl;
  const reference = await relay.submit({ kind: "home", fields: { xxTrustedFormCertUrl } });
  await relay.run();
  await relay.pass(72 * hour, hour);

  expect(relay.notices.map(({ event }) => event)).toEqual(["hold", "certificate", "expired"]);
  expect((await relay.delivery(reference, "retain")).state).toBe("expired");
  const posts = relay.certificates.requests.length;
  relay.certificates.always(accept);
  await relay.pass(5 * hour, hour);
  expect(relay.certificates.requests).toHaveLength(posts);
});
