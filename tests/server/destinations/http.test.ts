import { getEventListeners } from "node:events";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { postAlert } from "~/server/destinations/alert";
import type { Outcome } from "~/server/destinations/destination";
import { readAnswer } from "~/server/destinations/form-service-answers";
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

  test("whose answer is cut off was answered, where the status is enough", async () => {
    endpoint.always(truncate);
    const wanted = { method: "GET", url: endpoint.url, timeout: 5000 } as const;
    expect(await sendRequest({ ...wanted, isStatusEnough: true })).toMatchObject({
      kind: "answered",
      status: 200,
      body: '{"next":"/tha',
    });
  });

  test("to nobody was not sent", async () => {
    await endpoint.shut();
    const sent = await sendRequest({ method: "GET", url: endpoint.url, timeout: 5000 });
    expect(sent).toEqual({ kind: "not_sent", detail: "ECONNREFUSED" });
  });

  test("tells its length in bytes, and leaves nothing behind", async () => {
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
    [200, true],
    [299, true],
    [300, false],
    [404, false],
  ])("with an alert that is answered %d is taken: %j", async (status, isTaken) => {
    endpoint.always(text(status, ""));
    expect(await post()).toEqual({ isTaken, detail: `answered ${status}` });
    const [request] = endpoint.requests;
    expect([request?.method, request?.headers["content-type"]]).toEqual([
      "POST",
      "application/json",
    ]);
    expect(request?.headers).not.toHaveProperty("webhook-signature");
  });

  test("with an alert is signed by each secret of the setting", async () => {
    const secret = (fill: number) => `whsec_${Buffer.alloc(32, fill).toString("base64")}`;
    await post({ ALERT_WEBHOOK_SECRET: ` ${secret(1)},\n ${secret(2)} ` });
    const signatures = String(endpoint.requests[0]?.headers["webhook-signature"]).split(" ");
    expect(signatures).toHaveLength(2);
  });

  test("with an alert to nobody says why it was not taken", async () => {
    await endpoint.shut();
    expect(await post()).toEqual({ isTaken: false, detail: "ECONNREFUSED" });
    expect(await postAlert(settings(), alert)).toEqual({ isTaken: false, detail: "no address" });
  });
});

describe("the form service means", () => {
  const url = "https://forms.example/f/1";
  const read = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    readAnswer(answer(JSON.stringify(body), headers, status), url);
  const field = (name: string, more: object = {}) => ({ errors: [{ field: name, ...more }] });

  test.each<[number, unknown, Outcome]>([
    [200, { next: "/t" }, { kind: "delivered", status: 200, detail: "accepted" }],
    [300, { next: "/t" }, { kind: "hold", status: 300, detail: "redirects to nowhere" }],
    [
      200,
      { ok: true },
      { kind: "ambiguous", status: 200, detail: "an answer without success or error", limit: 3 },
    ],
    [
      200,
      { error: "a", errors: [{ code: "NEWS", message: "b" }, { field: "c" }, {}] },
      { kind: "ambiguous", status: 200, detail: "UNSPECIFIED", said: "NEWS b; c; a", limit: 3 },
    ],
    [200, [1], { kind: "ambiguous", status: 200, detail: "an answer that is not JSON", limit: 3 }],
    [413, [1], { kind: "refused", status: 413, detail: "too large for the form service" }],
    [413, {}, { kind: "refused", status: 413, detail: "too large for the form service" }],
    [403, [1], { kind: "hold", status: 403, detail: "answers with a page or refuses access" }],
    [403, {}, { kind: "hold", status: 403, detail: "the form does not take posts now" }],
    [
      400,
      { errors: [{ code: "EMPTY" }, { code: "EMPTY" }, { code: "TYPE_TEXT" }] },
      { kind: "refused", status: 400, detail: "EMPTY TYPE_TEXT" },
    ],
    [
      422,
      { errors: [{ code: "TYPE_EMAIL", message: "odd" }] },
      { kind: "refused", status: 422, detail: "TYPE_EMAIL", said: "odd", aboutEmail: "odd" },
    ],
    [
      422,
      { errors: [{ code: "TYPE_TEXT", message: "odd" }] },
      { kind: "refused", status: 422, detail: "TYPE_TEXT", said: "odd" },
    ],
    [
      400,
      field("_replyto", { message: "a".repeat(300) }),
      {
        kind: "refused",
        status: 400,
        detail: "UNSPECIFIED",
        said: `_replyto ${"a".repeat(300)}`,
        aboutEmail: "a".repeat(200),
      },
    ],
    ...["my_email", "email2"].map((name): [number, unknown, Outcome] => [
      400,
      field(name),
      { kind: "retry", status: 400, detail: "UNSPECIFIED", said: name, limit: 3 },
    ]),
    [
      200,
      field("email"),
      { kind: "ambiguous", status: 200, detail: "UNSPECIFIED", said: "email", limit: 3 },
    ],
    [
      200,
      { success: "Form over quota", message: 7 },
      { kind: "hold", status: 200, detail: "over quota" },
    ],
    ...["INACTIVE", "FORM_NOT_FOUND", "PROJECT_NOT_FOUND"].map(
      (code): [number, unknown, Outcome] => [
        200,
        { errors: [{ code }], next: "/t" },
        { kind: "hold", status: 200, detail: code },
      ],
    ),
    ...["EMPTY", "FILES_TOO_BIG", "TYPE_TEXT", "REQUIRED_FIELD_EMPTY"].map(
      (code): [number, unknown, Outcome] => [
        400,
        { errors: [{ code }] },
        { kind: "refused", status: 400, detail: code },
      ],
    ),
    ...["XEMPTY", "EMPTYX"].map((code): [number, unknown, Outcome] => [
      400,
      { errors: [{ code }] },
      { kind: "retry", status: 400, detail: "UNSPECIFIED", said: code, limit: 3 },
    ]),
    [
      403,
      { errors: [{ code: "BLOCKED", message: "no" }] },
      { kind: "retry", status: 403, detail: "BLOCKED", said: "no", blocked: true },
    ],
    [
      200,
      { stripe: {} },
      { kind: "hold", status: 200, detail: "the form does not take posts now" },
    ],
    ...[{ errors: [] }, { errors: "no" }, { error: 5 }].map((more): [number, unknown, Outcome] => [
      200,
      { next: "/t", ...more },
      { kind: "ambiguous", status: 200, detail: "an answer without success or error", limit: 3 },
    ]),
    [
      400,
      { error: "over quota, said the form" },
      { kind: "hold", status: 400, detail: "over quota", said: "over quota, said the form" },
    ],
    [
      200,
      { error: "no", next: "/t", message: "over quota" },
      { kind: "ambiguous", status: 200, detail: "UNSPECIFIED", said: "no", limit: 3 },
    ],
    [413, { error: "x" }, { kind: "refused", status: 413, detail: "UNSPECIFIED", said: "x" }],
    [408, {}, { kind: "retry", status: 408, detail: "answered 408" }],
    [425, {}, { kind: "retry", status: 425, detail: "answered 425" }],
    [429, {}, { kind: "retry", status: 429, detail: "answered 429", slow: true }],
    [500, {}, { kind: "retry", status: 500, detail: "answered 500" }],
    [503, {}, { kind: "retry", status: 503, detail: "answered 503", slow: true }],
  ])("by %d with %j", (status, body, outcome) => {
    expect(read(status, body)).toEqual(outcome);
  });

  test.each([
    [undefined, { detail: "redirects to nowhere" }],
    ["https://[", { detail: "redirects to nowhere" }],
    ["/f/2", { detail: "redirects to its own host" }],
    ["https://other.example/a", { detail: "redirects to another host", said: "other.example" }],
  ])("by a redirect to %s a form on hold", (location, told) => {
    const headers: Record<string, string> = location === undefined ? {} : { location };
    expect(read(302, {}, headers)).toEqual({ kind: "hold", status: 302, ...told });
  });
});
