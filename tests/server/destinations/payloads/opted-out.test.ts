import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { identify } from "~/server/privacy/identity";
import { suppress } from "~/server/privacy/opt-out";
import { key } from "~/tests/support/relay-fixture";
import { email, posted, proof, relay, start } from "./given";

beforeEach(start);
afterEach(() => relay.close());

describe("for people who opted out", () => {
  test("by signal: both flags, no answers, no address", async () => {
    const opted_out = '["gpc"]';
    await relay.submit({ kind: "case", email, opted_out, answers: '{"year":"2019"}' });
    await relay.submit({ kind: "home", opted_out });
    await relay.run();

    expect(posted("fcase").fields.slice(-6)).toEqual([
      ["revision", "1"],
      ["do_not_sell", "1"],
      ["gpc", "1"],
      ...proof,
    ]);
    const rest = [...relay.form.requests, ...relay.sheet.requests].map(({ body }) => String(body));
    expect(rest.join()).not.toMatch(/203\.0\.113\.9|Quiz answers|2019|IP.Address|ip_address/);
  });

  test("by cookie: without the flag of the signal", async () => {
    await relay.submit({ kind: "home", opted_out: '["cookie"]' });
    await relay.run();

    const names = posted("fhome").fields.map(([name]) => name);
    expect(names).toContain("do_not_sell");
    expect(names).not.toContain("gpc");
  });

  test("after the lead came in: the list is checked again at sending", async () => {
    await relay.submit({ kind: "case", email, answers: '{"year":"2019"}' });
    const hash = identify(key, { email }).email ?? "";
    await suppress(relay.db, { scope: "sale", hashes: [hash], source: "test", at: relay.now() });
    await relay.run();

    const names = posted("fcase").fields.map(([name]) => name);
    expect(names).toContain("do_not_sell");
    expect(names).not.toContain("Quiz answers");
  });
});
