import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Outcome } from "~/server/destinations/destination";
import { sendWebhook } from "~/server/destinations/webhook";
import { drip, endless, hang, reset, text, truncate } from "~/tests/support/fake-server";
import { secretOf } from "~/tests/support/firms";
import { startReceiver } from "~/tests/support/webhook-receiver";

const message = { id: "msg_REF22222_1", body: '{"type":"test","data":{}}' };
let firm: Awaited<ReturnType<typeof startReceiver>>;

beforeEach(async () => {
  firm = await startReceiver(secretOf(1));
});
afterEach(() => firm.close());

type Changed = { secrets?: readonly [string, ...string[]]; hosts?: string[]; url?: string };

function send({ secrets = [secretOf(1)], hosts = [firm.host], url = firm.url }: Changed = {}) {
  return sendWebhook({ url, secrets, hosts }, message, { timeout: 500 });
}

describe("a webhook", () => {
  test("is verified by the reference library with either of two secrets", async () => {
    expect(await send({ secrets: [secretOf(2), secretOf(1)] })).toMatchObject({
      kind: "delivered",
    });
    expect(await send({ secrets: [secretOf(1), secretOf(2)] })).toMatchObject({
      kind: "delivered",
    });

    expect(firm.refused).toEqual([]);
    expect(firm.events.map(({ id }) => id)).toEqual([message.id]);
    expect(firm.repeats()).toBe(1);
  });

  test("with a token has the token in place of a signature", async () => {
    firm.always(text(204, ""));
    const recipient = { url: firm.url, secrets: [secretOf(1)], token: "t0ken", hosts: [firm.host] };
    expect(await sendWebhook(recipient, message)).toMatchObject({ kind: "delivered" });

    const [{ headers } = { headers: {} }] = firm.requests;
    expect(headers).toMatchObject({ authorization: "Bearer t0ken", "webhook-id": message.id });
    expect(headers).not.toHaveProperty("webhook-signature");
  });

  test("to a host that is not listed uses https only", async () => {
    const notPublic = { kind: "hold", detail: "its address is not public" };
    expect(await send({ hosts: [], url: "http://firm.invalid/" })).toMatchObject(notPublic);
    const named = await send({ hosts: [], url: "https://firm.invalid/" });
    expect(named).toMatchObject({ kind: "retry", status: null });
  });

  test.each<[outcome: Partial<Outcome>, statuses: number[]]>([
    [{ kind: "delivered" }, [200, 201, 202, 204, 299]],
    [{ kind: "hold" }, [300, 301, 307, 399, 401, 403, 404, 405, 410]],
    [{ kind: "refused" }, [400, 409, 413, 422]],
    [{ kind: "retry" }, [408, 425]],
    [{ kind: "retry", limit: 3 }, [418]],
    [{ kind: "retry", slow: true }, [429]],
    // The firm may have kept the lead before it failed.
    [{ kind: "ambiguous" }, [500, 501, 502, 504, 599]],
    [{ kind: "ambiguous", slow: true }, [503]],
  ])("is %j for the statuses %j, whatever the body contains", async (outcome, statuses) => {
    for (const status of statuses) {
      firm.always(text(status, status === 204 ? "" : '{"error":"nonsense", Zora'));
      expect(await send()).toEqual({ ...outcome, status, detail: `answered ${status}` });
    }
  });

  test("answered with Retry-After waits as long as it asks", async () => {
    firm.next(text(429, "", { "Retry-After": "7" }), text(503, "", { "Retry-After": "8" }));

    expect(await send()).toMatchObject({ kind: "retry", retryAfter: 7000 });
    expect(await send()).toMatchObject({ kind: "ambiguous", retryAfter: 8000 });
  });

  test("counts as delivered if its status says so, however its body ends", async () => {
    for (const behaviour of [drip, endless, truncate]) {
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

  test("to a firm that refuses connections, or speaks no TLS, certainly did not arrive", async () => {
    const overTls = { url: firm.url.replace("http:", "https:") };
    expect(await send(overTls)).toMatchObject({ kind: "retry", status: null });
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
