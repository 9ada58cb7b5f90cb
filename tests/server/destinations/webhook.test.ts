import { once } from "node:events";
import { createServer } from "node:net";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Outcome } from "~/server/destinations/destination";
import { certificateFault, sendWebhook } from "~/server/destinations/webhook";
import { drip, endless, hang, reset, text, truncate } from "~/tests/support/fake-server";
import { secretOf } from "~/tests/support/firms";
import { startReceiver } from "~/tests/support/webhook-receiver";

const message = { id: "msg_REF22222_1", body: '{"type":"test","data":{}}' };
let firm: Awaited<ReturnType<typeof startReceiver>>;

beforeEach(async () => {
  firm = await startReceiver(secretOf(1));
});
afterEach(() => firm.close());

type Changed = {
  secrets?: readonly [string, ...string[]];
  hosts?: string[];
  url?: string;
  timeout?: number;
};

function send(changed: Changed = {}) {
  const { secrets = [secretOf(1)], hosts = [firm.host], url = firm.url, timeout = 1500 } = changed;
  return sendWebhook({ url, secrets, hosts }, message, { timeout });
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

  test("to a server with a bad certificate is a fault that is named at once", () => {
    expect(certificateFault("CERT_HAS_EXPIRED")).toBe("its TLS certificate has expired");
    expect(certificateFault("ECONNREFUSED")).toBeUndefined();
  });

  test("to a host that is not listed uses https only", async () => {
    const notPublic = { kind: "hold", detail: "its address is not public", fault: "address" };
    expect(await send({ hosts: [], url: "http://firm.invalid/" })).toMatchObject(notPublic);
    const named = await send({ hosts: [], url: "https://firm.invalid/" });
    expect(named).toMatchObject({ kind: "retry", status: null, fault: "unreachable" });
  });

  test.each<[outcome: Partial<Outcome>, statuses: number[]]>([
    [{ kind: "delivered" }, [200, 201, 202, 204, 299]],
    [{ kind: "hold", fault: "access" }, [300, 301, 307, 399, 401, 403, 404, 405, 410]],
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

  describe("whose answer is badly formed", () => {
    const answer = (head: string) => (head.includes("\n\n") ? head : `${head}\r\n\r\nok`);
    const length = "Content-Length: 2";

    test.each([
      [`HTTP/1.1 200 OK\r\n${length}\r\n${length}`],
      ["HTTP/1.1 200 OK\r\nContent-Length: 2, 2"],
      [`HTTP/1.1 200 OK\r\n${length}\r\nContent-Length: 3`],
      [`HTTP/1.1 200 OK\n${length}\n\nok`],
      [`HTTP/1.1 202 Accepted\r\nA: b\n${length}`],
      [`HTTP/1.1 200 OK\r\nNo colon\r\n${length}`],
      [`HTTP/1.1 200 OK\r\nA : b\r\nB: \u0001\r\n c\r\n${length}`],
      [`HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n${length}`],
      ["HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked"],
      [`HTTP/1.1 200 OK\r\nA: ${"b".repeat(40_000)}`],
      ["HTTP/1.1 200\r\nContent-Length: -1"],
      ["HTTP/1.0 204 \r\nContent-Le"],
      [
        `HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early\r\nA: b\r\n\r\nHTTP/1.1 200 OK\r\n${length}\r\n${length}`,
      ],
    ])("is delivered once, with its status: %j", async (head) => {
      const raw = await startRaw(answer(head));
      expect(await send({ url: raw.url, hosts: [raw.host] })).toMatchObject({ kind: "delivered" });
      expect(raw.requests()).toBe(1);
      await raw.close();
    });

    test("is delivered for every status line of 2xx and only then, whatever bytes follow", async () => {
      const statuses = fc.integer({ min: 100, max: 599 });
      await fc.assert(
        fc.asyncProperty(statuses, fc.uint8Array({ maxLength: 300 }), async (status, bytes) => {
          const raw = await startRaw(`HTTP/1.1 ${status} x\r\n`, bytes);
          const { kind } = await send({ url: raw.url, hosts: [raw.host] });
          await raw.close();
          const isInterim = status < 200;
          expect(kind === "delivered").toBe(!isInterim && status < 300);
        }),
        { numRuns: 150 },
      );
    });

    test.each([
      "HTTP/1.1 200 OK\r\n",
      "HTTP/1.1 200 OK\r\n\r\n",
      `HTTP/1.1 201 Created\r\nContent-Length: 99\r\n\r\nhalf`,
    ])("is delivered although the rest never comes: %j", async (head) => {
      const raw = await startRaw(head, null);
      // Longer than the test may take.
      const sent = send({ url: raw.url, hosts: [raw.host], timeout: 1_000_000 });
      expect(await sent).toMatchObject({ kind: "delivered" });
      await raw.close();
    });

    test.each(["HTTP/1.1 200 O", "HTTP/1.1 2000 OK\r\n", "220 mail.example\r\n", "", "\r\n\r\n"])(
      "is ambiguous without a whole status line: %j",
      async (head) => {
        const raw = await startRaw(head);
        expect(await send({ url: raw.url, hosts: [raw.host] })).toMatchObject({
          kind: "ambiguous",
        });
        await raw.close();
      },
    );

    test("keeps its status and is tried again later where that is not 2xx", async () => {
      const raw = await startRaw(answer(`HTTP/1.1 401 No\r\n${length}\r\n${length}`));
      expect(await send({ url: raw.url, hosts: [raw.host] })).toMatchObject({
        kind: "hold",
        status: 401,
      });
      await raw.close();
    });
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

/** Answers each request with these very bytes, then closes the connection. */
/** @param answer null at its end keeps the connection open */
async function startRaw(...answer: (string | Uint8Array | null)[]) {
  let requests = 0;
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => {
      requests += 1;
      for (const part of answer) if (part !== null) socket.write(part);
      if (answer.at(-1) !== null) socket.end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const host = `127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  return {
    host,
    url: `http://${host}/leads`,
    requests: () => requests,
    close: () => new Promise((done) => server.close(done)),
  };
}
