import { getEventListeners } from "node:events";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { postAlert } from "~/server/destinations/alert";
import { askedWait, isHtml, pageTitle, readObject, sendRequest } from "~/server/destinations/http";
import {
  type Behaviour,
  type FakeServer,
  hang,
  reset,
  startFakeServer,
  text,
  truncate,
} from "~/tests/support/fake-server";
import { settings } from "~/tests/support/messages";

const day = 24 * 60 * 60 * 1000;

function answer(body: string, headers: Record<string, string> = {}, status = 200) {
  return { kind: "answered", status, headers, body } as const;
}

test.each([
  ["7", 7000],
  [" 7 ", 7000],
  ["10", 10_000],
  ["86401", day],
  ["Wed, 21 Oct 2099", day],
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
  [{ "content-type": "x-text/html" }, "", false],
  [{ "content-type": "application/json" }, " \n <!doctype html>", true],
  [{}, "<html>", true],
  [{}, 'a "<b>"', false],
  [{}, "{}", false],
])("an answer of %j with %s is a page: %j", (headers, body, isPage) => {
  expect(isHtml(answer(body, headers))).toBe(isPage);
});

test.each([
  ["<title>Sign in</title>", "Sign in"],
  ["<html><TITLE lang=en>\n Sign in </TITLE><title>b</title>", "Sign in"],
  ["<p>a</p>", ""],
  ["a > <title", ""],
  ["", ""],
])("the title of %s is %s", (body, title) => {
  expect(pageTitle(answer(body))).toBe(title);
});

test.each([
  ['{"a":"\u{feff}"}', { a: "\u{feff}" }],
  ['\u{feff}{"a":1}', { a: 1 }],
  ["[]", undefined],
  ["null", undefined],
  ["{", undefined],
])("the object in %s is %j", (body, object) => {
  expect(readObject(answer(body))).toEqual(object);
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
  const closing: Behaviour = (_, response) => void response.socket?.end();

  test.each<[string, Behaviour, Record<string, unknown>]>([
    ["that is answered", text(201, "é"), { kind: "answered", status: 201, body: "é" }],
    ["cut off before the answer", reset, { kind: "interrupted", detail: "ECONNRESET" }],
    ["that is hung up on", closing, { kind: "interrupted", detail: "ECONNRESET" }],
    [
      "whose answer is cut off",
      truncate,
      { kind: "interrupted", detail: "answer broke off: ECONNRESET" },
    ],
    ["that nobody answers", hang, { kind: "interrupted", detail: "no answer in time" }],
    [
      "that is answered in another protocol",
      upgrade,
      { kind: "interrupted", detail: "answered 101" },
    ],
    ["with 64 KiB for an answer", text(200, "a".repeat(65_536)), { kind: "answered" }],
    [
      "with more for an answer",
      text(200, "a".repeat(65_537)),
      { kind: "interrupted", detail: "answer too large" },
    ],
  ])("%s", async (_name, behaviour, result) => {
    endpoint.always(behaviour);
    const sent = sendRequest({
      method: "GET",
      url: endpoint.url,
      timeout: behaviour === hang ? 400 : 5000,
    });
    expect(await sent).toMatchObject(result);
  });

  test("whose response is cut off counts as answered if the status is enough", async () => {
    endpoint.always(truncate);
    const wanted = { method: "GET", url: endpoint.url, timeout: 5000 } as const;
    expect(await sendRequest({ ...wanted, isStatusEnough: true })).toMatchObject({
      kind: "answered",
      status: 200,
      body: '{"next":"/tha',
    });
  });

  test("to an address where nobody listens was not sent", async () => {
    await endpoint.shut();
    const sent = await sendRequest({ method: "GET", url: endpoint.url, timeout: 5000 });
    expect(sent).toEqual({ kind: "not_sent", detail: "ECONNREFUSED" });
  });

  test("states its length in bytes, and leaves nothing behind", async () => {
    const { signal } = new AbortController();
    const wanted = { url: endpoint.url, timeout: 5000, signal };
    await sendRequest({ ...wanted, method: "POST", body: "é", headers: { "X-Own": "1" } });
    await sendRequest({ ...wanted, method: "GET" });

    const [post, get] = endpoint.requests;
    expect(post?.headers).toMatchObject({ "content-length": "2", "x-own": "1" });
    expect(post?.headers).toMatchObject({ "user-agent": "Plainclaim-Relay/1.0" });
    expect(post?.headers).not.toHaveProperty("transfer-encoding");
    expect(get?.headers).not.toHaveProperty("content-length");
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  const alert = { id: "msg_1", at: 0, event: { event: "resolved", of: "clock" } } as const;
  const post = (changed: Record<string, string> = {}) =>
    postAlert(settings({ ALERT_WEBHOOK_URL: endpoint.url, ...changed }), alert);

  test.each([
    [200, true, false],
    [299, true, false],
    [300, false, false],
    [400, false, true],
    [404, false, false],
    [422, false, true],
  ])(
    "with an alert that is answered %d is taken: %j, refused: %j",
    async (status, isTaken, isRefused) => {
      endpoint.always(text(status, ""));
      expect(await post()).toEqual({ isTaken, isRefused, detail: `answered ${status}` });
      const [request] = endpoint.requests;
      expect([request?.method, request?.headers["content-type"]]).toEqual([
        "POST",
        "application/json",
      ]);
      expect(request?.headers).not.toHaveProperty("webhook-signature");
    },
  );

  test("with an alert is signed by each secret of the setting", async () => {
    const secret = (fill: number) => `whsec_${Buffer.alloc(32, fill).toString("base64")}`;
    await post({ ALERT_WEBHOOK_SECRET: ` ${secret(1)},\n ${secret(2)} ` });
    const signatures = String(endpoint.requests[0]?.headers["webhook-signature"]).split(" ");
    expect(signatures).toHaveLength(2);
  });

  test("with an alert to nobody says why it was not accepted", async () => {
    await endpoint.shut();
    expect(await post()).toEqual({ isTaken: false, detail: "ECONNREFUSED" });
    expect(await postAlert(settings(), alert)).toEqual({ isTaken: false, detail: "no address" });
  });
});
