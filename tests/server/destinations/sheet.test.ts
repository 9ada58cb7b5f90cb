import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Outcome } from "~/server/destinations/destination";
import { sheet as definition, echoAddress } from "~/server/destinations/sheet";
import {
  type Behaviour,
  drip,
  hang,
  html,
  json,
  redirect,
  reset,
  text,
} from "~/tests/support/fake-server";
import { configured, leadMessage, limitFor, never, settings } from "~/tests/support/messages";
import { key } from "~/tests/support/sent-submission";
import {
  authorisationPage,
  botDetected,
  errorPage,
  exceptionPage,
  type SheetService,
  scriptError,
  signInPage,
  startSheetService,
} from "~/tests/support/sheet-service";

let sheet: SheetService;
beforeEach(async () => {
  sheet = await startSheetService();
});
afterEach(() => sheet.close());

function send(signal = never): Promise<Outcome> {
  const config = settings({ FORWARD_URL: sheet.execUrl, FORWARD_API_KEY: "k" });
  return configured(definition.connect(config, key)).send(leadMessage(), signal);
}

type Row = [name: string, behaviour: Behaviour, expected: Partial<Outcome>];

const retry = { kind: "retry" } as const;
const ambiguous = { kind: "ambiguous" } as const;
const hold = { kind: "hold", fault: "script" } as const;
const five = { limit: 5 } as const;

const rows: Row[] = [
  ["success", json(200, { result: "success", row: 7 }), { kind: "delivered", detail: "row 7" }],
  ["a row as text", json(200, { result: "success", row: "12" }), { detail: "row 12" }],
  ["a row in a list", json(200, { result: "success", row: [7] }), { detail: "written" }],
  [
    "a row that is an object",
    json(200, { result: "success", row: { toString: 7 } }),
    { kind: "delivered", detail: "written" },
  ],
  ["a row that is none", json(200, { result: "success", row: "7=A1" }), { detail: "written" }],
  ["success with another status", json(400, { result: "success" }), { ...retry, ...five }],
  ["a lock", scriptError("Could not obtain lock"), { ...retry, slow: true }],
  ["too many times", scriptError("Service invoked too many times"), { ...retry, slow: true }],
  ["quota", scriptError("quota exceeded"), { ...retry, slow: true }],
  ["try again", scriptError("try again later"), { ...retry, slow: true }],
  ["a wrong key", scriptError("Invalid API key"), hold],
  ["unauthorized", scriptError("Unauthorized"), hold],
  ["not authorised", scriptError("You are not authorised"), hold],
  ["forbidden", scriptError("Forbidden"), hold],
  ["no key at all", scriptError("apikey missing"), hold],
  ["a word with a key in it", scriptError("Monkey"), { ...retry, ...five }],
  [
    "another script error",
    scriptError("No such sheet"),
    { ...retry, ...five, said: "No such sheet" },
  ],
  ["an error that lost its reason", scriptError({}), { ...retry, ...five }],
  ["an error told in another shape", scriptError({ is: "quota" }), { ...retry, slow: true }],
  ["bot detected", botDetected, { ...retry, ...five }],
  ["the page of a failed script", errorPage, { ...ambiguous, slow: true }],
  ["the page of an exception", exceptionPage, ambiguous],
  ["a sign-in page", signInPage, hold],
  ...["Sign-in", "Login", "signin", "log-in", "Not authorised", "Unauthorized"].map(
    (title): Row => [`a page titled ${title}`, html(200, `<title>${title}</title>`), hold],
  ),
  ["a page about something else", html(200, "<title>Moved</title>"), { said: "Moved" }],
  ["a page that leads to the sign-in", html(200, "<title>x</title>Log in here"), hold],
  ["an error page that mentions it", html(200, "<title>Error</title>log in"), ambiguous],
  [
    "an error page that asks to authorise",
    html(200, "<title>Error</title>Authorization needed"),
    hold,
  ],
  ["a page that asks to authorise", authorisationPage, hold],
  ["a redirect to the sign-in", redirect(302, "https://accounts.google.com/x"), hold],
  ["a redirect elsewhere", redirect(302, "https://script.googleusercontent.com.evil/x"), hold],
  ["a redirect to nowhere", text(302, ""), { ...hold, status: 302 }],
  ["a redirect that keeps the post", redirect(307, "/macros/echo"), hold],
  ...[401, 403, 404].map((status): Row => [`${status}`, html(status, "no"), { ...hold, status }]),
  ["429", text(429, "", { "Retry-After": "9" }), { ...retry, retryAfter: 9000, slow: true }],
  ["500", text(500, ""), ambiguous],
  ["408", text(408, ""), ambiguous],
  ["300", html(300, ""), { ...hold, status: 300 }],
  ["503 that names a time", text(503, "", { "Retry-After": "9" }), { retryAfter: 9000 }],
  ["400", text(400, "no"), { ...retry, ...five }],
  ["JSON of another shape", json(200, { ok: true }), { ...ambiguous, ...five }],
  ["text", text(200, "done"), { ...ambiguous, ...five }],
  ["no answer in time", hang, ambiguous],
  ["a reset", reset, ambiguous],
  ["a slow drip", drip, ambiguous],
];

describe("a response of the spreadsheet script", () => {
  test.each(rows)("%s is classified", async (_name, behaviour, expected) => {
    sheet.always(behaviour);

    expect(await send(limitFor(behaviour))).toMatchObject(expected);
    expect(sheet.requests).toHaveLength(1);
  });

  test("only a script that was called too often slows the channel down", async () => {
    sheet.always(html(200, "<title>Moved</title>"));
    expect(await send()).not.toHaveProperty("slow");
  });

  test("a refused connection is retried", async () => {
    await sheet.shut();

    expect(await send()).toMatchObject({ kind: "retry", status: null });
  });
});

describe("the redirect to the answer of the script", () => {
  test("is fetched once, by GET, without a body or our headers", async () => {
    expect(await send()).toMatchObject({ kind: "delivered", detail: "row 1" });

    expect(sheet.requests.map(({ method }) => method)).toEqual(["POST", "GET"]);
    const echo = sheet.requests[1];
    expect(echo?.body).toHaveLength(0);
    expect(Object.keys(echo?.headers ?? {}).sort()).toEqual(["connection", "host", "user-agent"]);
  });

  test("is fetched again after a failure, without repeating the post", async () => {
    sheet.nextEcho(reset, text(500, ""));

    expect(await send()).toMatchObject({ kind: "delivered" });
    expect(sheet.requests.map(({ method }) => method)).toEqual(["POST", "GET", "GET", "GET"]);
  });

  test("is fetched again if it hangs for ten seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    sheet.nextEcho(hang);
    const sent = send();
    await sheet.received(2);
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();

    expect(await sent).toMatchObject({ kind: "delivered" });
  });

  test("ends at once if the attempt is aborted while the answer is fetched", async () => {
    const controller = new AbortController();
    sheet.nextEcho(() => controller.abort());

    expect(await send(controller.signal)).toMatchObject({ kind: "ambiguous", status: null });
    expect(sheet.requests.map(({ method }) => method)).toEqual(["POST", "GET"]);
  });

  test("leaves the delivery ambiguous after three failed fetches, and posted once", async () => {
    sheet.nextEcho(text(500, ""), reset, text(405, "Page Not Found"));

    expect(await send()).toMatchObject({ kind: "ambiguous", status: 405 });
    expect(sheet.requests.map(({ method }) => method)).toEqual(["POST", "GET", "GET", "GET"]);
  });

  test("leads to the answer that counts", async () => {
    sheet.nextEcho(scriptError("Invalid API key"));

    expect(await send()).toMatchObject({ kind: "hold" });
  });

  test("of the vendor's script may lead only to the vendor's echo host", () => {
    const script = "https://script.google.com/macros/s/abc/exec";
    const to = (location: string) =>
      echoAddress({ kind: "answered", status: 302, headers: { location }, body: "" }, script);

    expect(to("https://script.googleusercontent.com/macros/echo?k=1")).not.toBeNull();
    for (const other of [
      "http://script.googleusercontent.com/macros/echo",
      "https://script.googleusercontent.com:8443/macros/echo",
      "https://script.googleusercontent.com@evil.example/",
      "https://evil.example/script.googleusercontent.com",
      "/macros/echo",
      "not an address at all:",
    ]) {
      expect(to(other), other).toBeNull();
    }
  });

  test("of another script may lead only to its own host, over the same protocol", () => {
    const to = (location: string | undefined, status = 303) =>
      echoAddress(
        { kind: "answered", status, headers: location ? { location } : {}, body: "" },
        "https://sheet.example/exec",
      );

    expect(to("/echo?k=1")).toBe("https://sheet.example/echo?k=1");
    expect(to("https://sheet.example:8443/echo", 301)).toBe("https://sheet.example:8443/echo");
    expect(to("http://sheet.example/echo")).toBeNull();
    expect(to("https://other.example/echo")).toBeNull();
    expect(to(undefined)).toBeNull();
    for (const status of [200, 307, 308]) expect(to("/echo", status)).toBeNull();
  });
});

test("the sheet is on if address and key are set, and is named by its host and role", () => {
  const url = "https://sheet.example:8443/exec";
  const role = { FORWARD_ROLE: "third_party" };
  const on = settings({ ...role, FORWARD_URL: url, FORWARD_API_KEY: "k" });
  expect(definition.recipient(on)).toMatch(/sheet\.example:8443.*third party/);
  expect(definition.connect(on, key)).toMatchObject({
    channel: "sheet",
    role: "third_party",
    concurrency: 1,
  });
  expect([definition.recipient(settings(role)), definition.connect(settings(role), key)]).toEqual([
    null,
    null,
  ]);
});
