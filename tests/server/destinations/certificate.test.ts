import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  certificateAddress,
  certificatePattern,
  ping,
  pingPattern,
  retain,
} from "~/server/destinations/certificate";
import type { Outcome } from "~/server/destinations/destination";
import {
  type CertificateService,
  outcome,
  retained,
  startCertificateService,
} from "~/tests/support/certificate-service";
import {
  type Behaviour,
  drip,
  hang,
  html,
  redirect,
  reset,
  text,
} from "~/tests/support/fake-server";
import { configured, leadMessage, limitFor, never, settings } from "~/tests/support/messages";

let service: CertificateService;
beforeEach(async () => {
  service = await startCertificateService();
});
afterEach(() => service.close());

function config() {
  return settings({
    CONSENT_PING_HOSTS: service.host,
    CONSENT_CERT_HOSTS: service.host,
    TRUSTEDFORM_API_KEY: "secret",
  });
}

const key = Buffer.alloc(32);
const connectPing = (from = config()) => configured(ping.connect(from, key));
const connectRetain = (from = config()) => configured(retain.connect(from, key));

function sendPing(signal = never): Promise<Outcome> {
  const message = leadMessage({ xxTrustedFormPingUrl: service.pingUrl });
  return connectPing().send(message, signal);
}

function sendRetain(signal = never): Promise<Outcome> {
  const message = leadMessage({
    Phone: "(212) 555-0143",
    phone_e164: "+12125550143",
    xxTrustedFormCertUrl: service.certificateUrl,
  });
  return connectRetain().send(message, signal);
}

const cut = { kind: "ambiguous" } as const;
const hold = { kind: "hold", fault: "account" } as const;
const refused = { kind: "refused" } as const;

describe("the ping", () => {
  test.each<[string, Behaviour, Partial<Outcome>]>([
    ["any success", text(204, ""), { kind: "delivered" }],
    ["a plain success", text(200, ""), { kind: "delivered", status: 200 }],
    ["a choice of pages", text(300, ""), { kind: "retry", limit: 3 }],
    ["a redirect, not followed", redirect(302, "/other"), { kind: "retry", limit: 3 }],
    ["a failure", text(500, ""), { kind: "retry", limit: 3 }],
    ["no answer", hang, { ...cut, limit: 3 }],
  ])("%s is classified", async (_name, behaviour, expected) => {
    service.always(behaviour);

    expect(await sendPing(limitFor(behaviour))).toMatchObject(expected);
    expect(service.requests).toHaveLength(1);
  });

  test("is a GET without body or credentials", async () => {
    await sendPing();

    const request = service.requests[0];
    expect(request).toMatchObject({ method: "GET", path: `/0.${"p".repeat(30)}` });
    expect(Object.keys(request?.headers ?? {}).sort()).toEqual([
      "connection",
      "host",
      "user-agent",
    ]);
  });

  test("goes to a third party if a service is configured; the default host alone configures none", () => {
    const sets: Record<string, string>[] = [
      {},
      { CONSENT_PING_HOSTS: "ping.trustedform.com" },
      { CONSENT_SCRIPT_URL: "https://cert.example/script.js" },
      { CONSENT_PING_HOSTS: "ping.trustedform.com,ping.example" },
    ];
    const set = sets.map((one) => settings(one));
    const third = { channel: "ping", role: "third_party" };
    expect(set.map((one) => ping.connect(one, key))).toMatchObject([null, null, third, third]);
    expect(set.map((one) => Boolean(ping.recipient(one)))).toEqual([false, false, true, true]);
  });

  test("is planned only for leads with an address at a listed host", () => {
    const destination = connectPing();
    const takes = (url: string) =>
      destination.takes?.(leadMessage({ xxTrustedFormPingUrl: url }).submission);

    expect(takes(service.pingUrl)).toBe(true);
    expect(takes("")).toBe(false);
    const message = leadMessage({ xxTrustedFormPingUrl: service.pingUrl }).submission;
    expect(destination.takes?.({ ...message, kind: "contact" })).toBe(false);
    expect(takes("http://169.254.169.254/0.abc")).toBe(false);
  });
});

test("a delivery is refused if its address may no longer be called", async () => {
  const foreign = leadMessage({
    xxTrustedFormPingUrl: `http://127.0.0.1:1/0.${"p".repeat(30)}`,
    xxTrustedFormCertUrl: `http://127.0.0.1:1/${"c".repeat(40)}`,
  });
  const none = { kind: "refused", status: null, detail: expect.stringMatching(/./) };
  for (const connection of [connectPing(), connectRetain()]) {
    expect(await connection.send(foreign, never)).toEqual(none);
    expect(await connection.send(leadMessage(), never)).toEqual(none);
  }
  expect(service.requests).toEqual([]);
});

describe("a response to a request to retain a certificate", () => {
  test.each<[string, Behaviour, Partial<Outcome>]>([
    ["retained", retained, { kind: "delivered", status: 201 }],
    ["success on 200", outcome(200, "success"), { kind: "delivered" }],
    [
      "a failure is retained, for review",
      outcome(200, "failure", "no match"),
      { kind: "delivered", review: expect.stringContaining("no match") },
    ],
    [
      "a failure without a reason",
      outcome(200, "failure"),
      { kind: "delivered", review: "retained, but: " },
    ],
    ["an error is not", outcome(200, "error", "sandbox"), { kind: "retry", limit: 3 }],
    ["an unknown outcome", outcome(200, "perhaps"), { kind: "retry", status: 200 }],
    ["404", text(404, ""), { kind: "retry", limit: 3, wait: 12 * 60_000 }],
    ...[410, 405, 400, 406, 422].map((status): [string, Behaviour, Partial<Outcome>] => [
      `${status}`,
      text(status, ""),
      refused,
    ]),
    ...[401, 402, 403].map((status): [string, Behaviour, Partial<Outcome>] => [
      `${status}`,
      text(status, ""),
      hold,
    ]),
    ["500", text(500, ""), { kind: "retry", status: 500 }],
    ["a page", html(200, "<h1>Hello</h1>"), { kind: "retry" }],
    ["a redirect, not followed", redirect(302, "/other"), { kind: "retry" }],
    ["no answer", hang, cut],
    ["a reset", reset, cut],
    ["a slow drip", drip, cut],
  ])("%s is classified", async (_name, behaviour, expected) => {
    service.always(behaviour);

    expect(await sendRetain(limitFor(behaviour))).toMatchObject(expected);
    expect(service.requests).toHaveLength(1);
  });

  test("a success needs no review, and an unknown outcome has no limit of attempts", async () => {
    service.always(outcome(200, "success"));
    expect(await sendRetain()).not.toHaveProperty("review");
    service.always(outcome(200, "perhaps"));
    expect(await sendRetain()).not.toHaveProperty("limit");
  });

  test("goes to a third party for 70 hours if a key is set", () => {
    expect(retain.connect(settings({}), key)).toBeNull();
    expect(connectRetain()).toMatchObject({
      channel: "retain",
      role: "third_party",
      deadline: 70 * 60 * 60_000,
    });
    expect(retain).toMatchObject({ name: "retain" });
    expect(retain.recipient(settings({}))).toBeNull();
    expect(retain.recipient(config())).toMatch(/certificate/i);
  });

  test("the request follows version 4 of the vendor's API", async () => {
    await sendRetain();

    const [request] = service.requests;
    expect(request).toMatchObject({
      method: "POST",
      path: `/${"c".repeat(40)}`,
      headers: {
        "api-version": "4.0",
        accept: "application/json",
        "content-type": "application/json",
        authorization: `Basic ${Buffer.from("API:secret").toString("base64")}`,
      },
    });
    expect(JSON.parse(String(request?.body))).toEqual({
      match_lead: { email: "zora@example.com", phone: "+12125550143" },
      retain: { reference: "REF22222", vendor: "Plainclaim" },
    });
  });
});

describe("an address of the certification service", () => {
  const real = `https://cert.trustedform.com/${"a".repeat(40)}`;
  const rule = { hosts: ["cert.trustedform.com", "127.0.0.1:4010"], pattern: certificatePattern };

  test("is accepted if scheme, host and path are exact", () => {
    const long = `https://cert.trustedform.com/${"b-_".repeat(30).slice(0, 80)}`;
    const short = `https://cert.trustedform.com/0.${"a.b-_".repeat(40)}`;
    expect(certificateAddress(` ${real} , x`, rule)).toBe(real);
    expect(certificateAddress(undefined, rule)).toBe(null);
    for (const good of [
      long,
      short,
      short.slice(0, 32),
      real,
      `${real},https://other.example/x`,
      "http://127.0.0.1:4010/x",
    ]) {
      expect(certificateAddress(good, rule), good).not.toBeNull();
    }
    expect(
      certificateAddress("https://ping.trustedform.com/0.abc-_", {
        hosts: ["ping.trustedform.com"],
        pattern: pingPattern,
      }),
    ).toBe("https://ping.trustedform.com/0.abc-_");
  });

  test("is rejected if it only resembles one", () => {
    for (const bad of [
      "",
      "nonsense",
      real.replace("https:", "http:"),
      real.replace(".com/", ".com@evil.example/"),
      real.replace(".com/", ".com.evil.example/"),
      real.replace(".com/", ".com:8443/"),
      real.replace("cert.", "evil.cert."),
      real.replace("https://", "https://user:pass@"),
      `${real}extra`,
      real.slice(0, -1),
      real.replace(".com/", ".com/x/"),
      `${real}${"a".repeat(39)}`,
      `https://cert.trustedform.com/${"*".repeat(80)}`,
      "https://cert.trustedform.com/0.",
      `https://cert.trustedform.com/0.${"a".repeat(201)}`,
      real.replace("https:", "file:"),
      "http://127.0.0.1:4011/x",
    ]) {
      expect(certificateAddress(bad, rule), bad).toBeNull();
    }
  });
});

test("only a lead with a certificate has one to retain", () => {
  const { takes } = connectRetain();
  const { submission } = leadMessage({ xxTrustedFormCertUrl: service.certificateUrl });
  expect(takes?.(submission)).toBe(true);
  expect(takes?.({ ...submission, fields: {} })).toBe(false);
  expect(takes?.({ ...submission, kind: "contact" })).toBe(false);
});
