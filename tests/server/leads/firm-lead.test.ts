import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { byPerson } from "~/server/leads/actor";
import { correct } from "~/server/leads/correct";
import { withdraw } from "~/server/leads/erase";
import { readFirmLead } from "~/server/leads/firm-lead";
import { stopContact } from "~/server/leads/stop";
import { createSubmitLimiter } from "~/server/privacy/submit-limiter";
import { secretOf, startFirms } from "~/tests/support/firms";
import { partnerFaults } from "~/tests/support/webhook-receiver";

let given: Awaited<ReturnType<typeof startFirms>>;
let reference: string;
const token = "t".repeat(24);

beforeEach(async () => {
  given = await startFirms({ lee: {}, roe: {} });
  reference = await given.lead({ named: ["lee"], email: "zora@example.com" });
  await given.settle();
});
afterEach(() => given.close());

type Asked = { id?: string; secret?: string; body?: string; at?: Date; headers?: HeadersInit };

async function ask(of = reference, asked: Asked = {}) {
  const { id = "lee", secret = secretOf(1), body = "", at = new Date() } = asked;
  const signed = {
    "webhook-id": "m1",
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign("m1", at, body),
  };
  const { relay } = given;
  const app = { ...relay.app, limiter: createSubmitLimiter(0) };
  const headers = new Headers(asked.headers ?? signed);
  return readFirmLead(app, { id, reference: of, headers, ip: "203.0.113.9" });
}

describe("a firm that asks for a lead", () => {
  test("gets its newest revision like a correction, with its status and what is allowed", async () => {
    const { status, body } = await ask(` ${reference.toLowerCase()} `);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: "lead.corrected",
      data: { reference, revision: 1, status: "sent", allowed: ["calls", "texts", "emails"] },
    });
    expect(partnerFaults("lead.corrected", body)).toEqual([]);

    const actor = byPerson(given.relay.app);
    await stopContact(actor, { email: "zora@example.com", channels: ["calls"], manner: "web" });
    expect((await ask()).body).toMatchObject({ data: { allowed: ["texts", "emails"] } });
    const channels = ["texts", "emails"] as const;
    await stopContact(actor, { email: "zora@example.com", channels: [...channels], manner: "web" });
    expect((await ask()).body).toMatchObject({ data: { allowed: [] } });
  });

  test("gets the corrected values, also while the correction waits", async () => {
    given.firm("lee").always(() => undefined);
    const actor = byPerson(given.relay.app);
    await correct(actor, reference, { changes: { city: "Troy" } });
    expect((await ask()).body).toMatchObject({ data: { revision: 2, contact: { city: "Troy" } } });
  });

  test("gets nothing without its own signature over an empty body", async () => {
    const wrong: Asked[] = [
      { secret: secretOf(9) },
      { id: "roe" },
      { id: "nobody" },
      { body: "{}" },
      { at: new Date(Date.now() - 6 * 60_000) },
      { headers: {} },
      { headers: { Authorization: `Bearer ${token}` } },
      { headers: { Authorization: "Bearer " } },
    ];
    for (const asked of wrong) {
      expect(await ask(reference, asked)).toMatchObject({
        status: 401,
        body: { error: expect.any(String) },
      });
    }
    expect(given.relay.logs.join("\n")).not.toContain(token);
  });

  test("gets 404 for a lead of another firm or nobody, and 410 once it has ended", async () => {
    const roe = { id: "roe", secret: secretOf(2) };
    expect(await ask(reference, roe)).toMatchObject({ status: 404 });
    for (const one of ["22222222", "x", "AAAA\u0000AAA", ""]) {
      expect(await ask(one)).toMatchObject({ status: 404 });
    }
    const declined = await given.lead({ named: ["lee"] });
    await given.settle();
    await given.decline(declined, "lee");
    expect(await ask(declined)).toMatchObject({ status: 404 });
    await withdraw({ ...given.relay.app, place: "desk" }, reference);
    expect(await ask()).toMatchObject({ status: 410 });
    expect(await ask(reference, roe)).toMatchObject({ status: 404 });
  });

  test("gets a made-up lead for the reference of a test", async () => {
    const { status, body } = await ask("TESTAB23");
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: { reference: "TESTAB23", status: "sent" } });
  });
});

test("a firm with a token may send it in place of a signature", async () => {
  const [, roe] = given.relay.config.partners;
  if (!roe) throw new Error("No firm");
  given.relay.config.partners = given.relay.config.partners.map((one) =>
    one.id === "lee" ? { ...one, token } : one,
  );
  const ok = await ask(reference, { headers: { Authorization: `Bearer ${token}` } });
  expect(ok.status).toBe(200);
  for (const other of [`Bearer ${token}x`, token, "Basic abc"]) {
    expect(await ask(reference, { headers: { Authorization: other } })).toMatchObject({
      status: 401,
    });
  }
});
