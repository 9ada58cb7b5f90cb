import { getEventListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { askedWait, isHtml, publicLookup, sendRequest } from "~/server/destinations/http";
import {
  type Behaviour,
  drip,
  type FakeServer,
  hang,
  json,
  reset,
  startFakeServer,
  text,
  truncate,
} from "~/tests/support/fake-server";

const day = 24 * 60 * 60 * 1000;

function answer(body: string, headers: Record<string, string> = {}, status = 200) {
  return { kind: "answered", status, headers, body } as const;
}

test.each([
  ["7", 7000],
  [" 7 ", 7000],
  ["10", 10_000],
  ["86401", day],
  ["21 Oct 2099 07:28:00 GMT", day],
  ["Wed, 21 Oct 1999 07:28:00 GMT", undefined],
  ["0", undefined],
  ["soon", undefined],
  ["", undefined],
  [undefined, undefined],
])("Retry-After %s asks for %s milliseconds", (value, retryAfter) => {
  const headers: Record<string, string> = value === undefined ? {} : { "retry-after": value };
  expect(askedWait(answer("", headers))).toEqual(retryAfter === undefined ? {} : { retryAfter });
});

test.each([
  [{ "content-type": "Text/HTML; charset=utf-8" }, "", true],
  [{ "content-type": "text/htmlx" }, "", false],
  [{ "content-type": "application/json" }, " \n <!doctype html>", true],
  [{}, "<html>", true],
  [{}, 'a "<b>"', false],
])("an answer of %j with %s is HTML: %j", (headers, body, isPage) => {
  expect(isHtml(answer(body, headers))).toBe(isPage);
});

describe("a request", () => {
  let endpoint: FakeServer;
  beforeEach(async () => {
    endpoint = await startFakeServer(text(200, "taken"));
  });
  afterEach(() => endpoint.close());

  const upgrade: Behaviour = (_, { socket }) => {
    socket?.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n");
  };
  const hintFirst: Behaviour = (request, response) => {
    response.writeEarlyHints({ link: "</x>; rel=preload" });
    return json(200, {})(request, response);
  };
  const closing: Behaviour = (_, response) => void response.socket?.end();
  const interrupted = (detail: string) => ({ kind: "interrupted", detail });

  test.each<[string, Behaviour, Record<string, unknown>]>([
    ["an answer", text(201, "é"), { kind: "answered", status: 201, body: "é" }],
    ["an early hint first", hintFirst, { kind: "answered", status: 200, body: "{}" }],
    ["a reset", reset, interrupted("ECONNRESET")],
    ["a closed connection", closing, interrupted("ECONNRESET")],
    ["a truncated answer", truncate, interrupted("ECONNRESET")],
    ["another protocol", upgrade, interrupted("closed without an answer")],
    ["64 KiB", text(200, "a".repeat(65_536)), { kind: "answered" }],
    ["more than 64 KiB", text(200, "a".repeat(65_537)), interrupted("answer too large")],
  ])("with %s in return has one result", async (_name, behaviour, result) => {
    endpoint.always(behaviour);
    const sent = await sendRequest({ method: "GET", url: endpoint.url, timeout: 5000 });
    expect(sent).toMatchObject(result);
  });

  test("states its length in bytes and removes its listeners", async () => {
    const { signal } = new AbortController();
    const wanted = { url: endpoint.url, signal };
    await sendRequest({ ...wanted, method: "POST", body: "é", headers: { "X-Own": "1" } });
    await sendRequest({ ...wanted, method: "GET" });

    const [post, get] = endpoint.requests;
    expect(post?.headers).toMatchObject({ "content-length": "2", "x-own": "1" });
    expect(post?.headers).toMatchObject({ "user-agent": "Plainclaim-Relay/1.0" });
    expect(post?.headers).not.toHaveProperty("transfer-encoding");
    expect(get?.headers).not.toHaveProperty("content-length");
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  test.each([
    ["is silent", hang],
    ["drips", drip],
  ])("to an endpoint that %s ends in time, although garbage is collected", async (_, behaviour) => {
    endpoint.always(behaviour);
    const { signal } = new AbortController();
    const sent = sendRequest({ method: "GET", url: endpoint.url, timeout: 800, signal });

    expect(await littering(sent)).toEqual(interrupted("no answer in time"));
  });

  test.each([
    ["before it began", 0, "not_sent"],
    ["while it waits", 1, "interrupted"],
  ])("aborted %s ends at once", async (_, received, kind) => {
    endpoint.always(hang);
    const controller = new AbortController();
    if (received === 0) controller.abort();
    const { signal } = controller;
    const sent = sendRequest({ method: "GET", url: endpoint.url, timeout: 60_000, signal });
    await endpoint.received(received);
    controller.abort();

    expect(await sent).toEqual({ kind, detail: "aborted" });
  });
});

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/** Collects garbage while the answer is awaited, as a busy server does. */
async function littering<T>(answer: Promise<T>) {
  for (let passed = 0; passed < 300; passed += 50) {
    await sleep(50);
    collect();
  }
  return Promise.race([answer, sleep(5000, "stuck", { ref: false })]);
}

describe("a lookup that accepts only public addresses", () => {
  const found = { address: "93.184.216.34", family: 4 };
  const send = (url: string, lookup: ReturnType<typeof publicLookup>) =>
    sendRequest({ method: "POST", url, body: "{}", timeout: 2000, lookup });

  test("asks once, and refuses a host with one private address among public ones", async () => {
    let asked = 0;
    const lookup = publicLookup((_hostname, done) => {
      asked += 1;
      done(null, [found, { address: "::ffff:127.0.0.1", family: 6 }]);
    });

    expect(await send("http://firm.example:9/", lookup)).toMatchObject({ detail: "ENOTPUBLIC" });
    expect(asked).toBe(1);
  });

  test("reports an unknown name and a name without addresses as errors", async () => {
    const unknown = publicLookup((_hostname, done) => {
      done(Object.assign(new Error("no"), { code: "ENOTFOUND" }), []);
    });
    const bare = publicLookup((_hostname, done) => done(null, []));

    expect(await send("http://firm.example/", unknown)).toMatchObject({ detail: "ENOTFOUND" });
    expect(await send("http://firm.example/", bare)).toMatchObject({ detail: "no address" });
  });

  test.each([
    [true, [null, [found]]],
    [false, [null, found.address, found.family]],
  ])("returns the public addresses in the form that was asked for (all: %s)", (all, expected) => {
    const answers: unknown[] = [];
    const lookup = publicLookup((_, done) => done(null, [found]));
    lookup("firm.example", { all }, (...answer) => void answers.push(answer));
    expect(answers).toEqual([expected]);
  });
});
