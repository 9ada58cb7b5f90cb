import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sendWebhook } from "~/server/destinations/webhook";
import { drip, endless, hang, redirect, reset, text } from "~/tests/support/fake-server";
import { startReceiver } from "~/tests/support/webhook-receiver";

const secret = (fill: number) => `whsec_${Buffer.alloc(32, fill).toString("base64")}`;
const message = { id: "msg_REF22222_1", body: '{"type":"test.ping","data":{}}' };
let firm: Awaited<ReturnType<typeof startReceiver>>;

beforeEach(async () => {
  firm = await startReceiver(secret(1));
});
afterEach(() => firm.close());

type Changed = { secrets?: readonly [string, ...string[]]; hosts?: string[]; url?: string };

function send({ secrets = [secret(1)], hosts = [firm.host], url = firm.url }: Changed = {}) {
  const limits = { timeout: 500, signal: new AbortController().signal };
  return sendWebhook({ url, secrets, hosts }, message, limits);
}

describe("a webhook", () => {
  test("is verified by the package, with the older of two secrets and with the newer", async () => {
    expect(await send({ secrets: [secret(2), secret(1)] })).toMatchObject({ kind: "delivered" });
    expect(await send({ secrets: [secret(1), secret(2)] })).toMatchObject({ kind: "delivered" });

    expect(firm.refused).toEqual([]);
    expect(firm.events.map(({ id }) => id)).toEqual([message.id]);
    expect(firm.repeats()).toBe(1);
  });

  test("is signed exactly as its specification says", async () => {
    await send();

    const [request] = firm.requests;
    const read = (name: string) => String(request?.headers[name]);
    const signed = `${read("webhook-id")}.${read("webhook-timestamp")}.${request?.body}`;
    const expected = createHmac("sha256", Buffer.alloc(32, 1)).update(signed).digest("base64");
    expect(read("webhook-signature")).toBe(`v1,${expected}`);
  });

  test("of a host that is not listed goes over https alone", async () => {
    const inner = { kind: "hold", detail: "its address is not public" };
    expect(await send({ hosts: [], url: "http://firm.invalid/" })).toMatchObject(inner);
    const named = await send({ hosts: [], url: "https://firm.invalid/" });
    expect(named).toMatchObject({ kind: "retry", status: null });
  });

  test("with a secret that the firm does not know puts it on hold", async () => {
    expect(await send({ secrets: [secret(3)] })).toMatchObject({ kind: "hold", status: 401 });
  });

  test.each([
    ...[200, 201, 202, 204, 299].map((status) => [status, "delivered"] as const),
    ...[301, 302, 307, 308, 401, 403, 404, 405, 410].map((status) => [status, "hold"] as const),
    ...[400, 409, 413, 422].map((status) => [status, "refused"] as const),
    ...[408, 418, 425, 429, 500, 502, 503, 504].map((status) => [status, "retry"] as const),
  ])("answered with %i is %s, whatever the body says", async (status, kind) => {
    firm.always(text(status, status === 204 ? "" : '{"error":"nonsense", Zora'));

    const outcome = await send();

    expect(outcome).toMatchObject({ kind, status });
    expect(JSON.stringify(outcome)).not.toContain("Zora");
  });

  test.each([
    [299, { kind: "delivered" }],
    [300, { kind: "hold" }],
    [399, { kind: "hold" }],
    [418, { kind: "retry", limit: 3 }],
    [408, { kind: "retry" }],
    [425, { kind: "retry" }],
    [429, { kind: "retry", slow: true }],
    [500, { kind: "retry" }],
    [503, { kind: "retry", slow: true }],
  ])("answered with %i means %j, and no more", async (status, outcome) => {
    firm.always(text(status, ""));
    expect(await send()).toEqual({ ...outcome, status, detail: `answered ${status}` });
    const [request] = firm.requests;
    expect([request?.method, request?.headers["content-type"]]).toEqual([
      "POST",
      "application/json",
    ]);
  });

  test("follows no redirect", async () => {
    firm.always(redirect(307, `${firm.url}/other`));
    await send();

    expect(firm.requests).toHaveLength(1);
  });

  test("counts as delivered if its status says so, even if the body drips or never ends", async () => {
    for (const behaviour of [drip, endless]) {
      firm.always(behaviour);
      expect(await send()).toMatchObject({ kind: "delivered", status: 200 });
    }
  });

  test("without an answer may have arrived", async () => {
    for (const behaviour of [hang, reset]) {
      firm.always(behaviour);
      expect(await send()).toMatchObject({ kind: "ambiguous", status: null });
    }
  });

  test("to a firm that is not there certainly did not arrive", async () => {
    await firm.shut();

    expect(await send()).toMatchObject({ kind: "retry", status: null });
  });

  test("never goes to a private address that no setting names", async () => {
    const { port } = new URL(firm.url);
    for (const host of ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "2130706433"]) {
      for (const scheme of ["http", "https"]) {
        const outcome = await send({ hosts: [], url: `${scheme}://${host}:${port}/` });
        expect(outcome).toMatchObject({ kind: "hold", detail: "its address is not public" });
      }
    }
    expect(firm.requests).toHaveLength(0);
  });
});
