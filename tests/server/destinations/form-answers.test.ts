import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { configuredDestinations } from "~/server/destinations/index";
import type { Outcome } from "~/server/destinations/outcome";
import {
  type Behaviour,
  drip,
  endless,
  type FakeServer,
  hang,
  html,
  json,
  redirect,
  reset,
  text,
  truncate,
} from "~/tests/support/fake-server";
import {
  accept,
  badEmail,
  captcha,
  codeError,
  overQuota,
  paymentPending,
  startFormService,
  tooMany,
  unconfirmed,
} from "~/tests/support/form-service";
import { configured, leadMessage, never, settings } from "~/tests/support/messages";
import { key } from "~/tests/support/sent-submission";

let form: FakeServer;
beforeEach(async () => {
  form = await startFormService();
});
afterEach(() => form.close());

const hanging = new Set<Behaviour>([hang, drip]);

function send(url = form.url, changed: Record<string, string> = {}): Promise<Outcome> {
  const config = settings({
    FORM_SERVICE_URL: url,
    ...changed,
  });
  const [home] = configuredDestinations(config, key);
  return configured(home).send(leadMessage(), never);
}

type Row = [name: string, behaviour: Behaviour, expected: Partial<Outcome>];

const retry = { kind: "retry" } as const;
const ambiguous = { kind: "ambiguous" } as const;
const hold = { kind: "hold" } as const;
const refused = { kind: "refused" } as const;
const three = { limit: 3 } as const;

const blocked = { ...retry, blocked: true } as const;
const fallback = "is not accepted";
const confirming = { next: "/thanks", message: "A confirmation email was sent" };

function oneError(status: number, error: Record<string, unknown>): Behaviour {
  return json(status, { errors: [error] });
}

const upgrade: Behaviour = (_, { socket }) => {
  socket?.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n");
};

const hintFirst: Behaviour = (request, response) => {
  response.writeEarlyHints({ link: "</x>; rel=preload" });
  return accept(request, response);
};

const rows: Row[] = [
  ["success", accept, { kind: "delivered", status: 200 }],
  ["success without ok", json(201, { next: "/thanks" }), { kind: "delivered" }],
  ["no answer at all", hang, ambiguous],
  ["a reset after the request", reset, ambiguous],
  ["an answer cut short", truncate, ambiguous],
  ["a slow drip", drip, ambiguous],
  ["an endless body", endless, { ...ambiguous, detail: "answer too large" }],
  ["success without next", json(200, { ok: true }), { ...ambiguous, ...three }],
  ["an empty list of errors", json(200, { errors: [] }), { ...ambiguous, ...three }],
  ["next beside an empty list", json(200, { next: "/t", errors: [] }), { ...ambiguous, ...three }],
  ["next beside an error", json(200, { next: "/t", error: "no" }), { ...ambiguous, ...three }],
  ["next that is no text", json(200, { next: true }), { ...ambiguous, ...three }],
  ["null", json(200, null), { ...ambiguous, ...three }],
  ["a list", json(200, []), { ...ambiguous, ...three }],
  ["errors that are null", json(200, { errors: [null] }), { ...ambiguous, ...three }],
  ["an empty body", text(200, ""), { ...ambiguous, ...three }],
  ["next in a failure", json(500, { next: "/thanks" }), { ...retry, status: 500 }],
  ["a captcha page", captcha, hold],
  ["an error page", html(400, "<h1>Bad</h1>"), hold],
  ["over quota", overQuota, hold],
  ["a form not confirmed", unconfirmed, hold],
  ["a payment to be made", paymentPending, hold],
  ...[301, 302, 303, 307, 308].map(
    (status): Row => [`redirect ${status}`, redirect(status, "/thanks"), { ...hold, status }],
  ),
  ...[408, 425, 429, 500, 501, 502, 503, 504, 599].map(
    (status): Row => [`${status}`, json(status, { error: "x" }), { ...retry, status }],
  ),
  ["429 as a page", html(429, "<h1>Slow</h1>"), { ...retry, slow: true }],
  ["429 with seconds", tooMany("7"), { ...retry, retryAfter: 7000, slow: true }],
  ["429 without", tooMany(), { ...retry, slow: true }],
  [
    "503 with too long a wait",
    text(503, "", { "Retry-After": "999999" }),
    { ...retry, retryAfter: 86_400_000, slow: true },
  ],
  ...["EMPTY", "FILES_TOO_BIG", "TOO_MANY_FILES", "NO_FILE_UPLOADS"].map(
    (code): Row => [code, codeError(400, code), refused],
  ),
  ["413", text(413, "too large"), refused],
  ["413 as JSON", json(413, { error: "x" }), refused],
  ...[
    "TYPE_EMAIL",
    "TYPE_NUMERIC",
    "TYPE_TEXT",
    "REQUIRED_FIELD_EMPTY",
    "REQUIRED_FIELD_MISSING",
  ].map((code): Row => [code, codeError(422, code), refused]),
  ["BLOCKED", codeError(403, "BLOCKED"), { ...retry, blocked: true }],
  ...["INACTIVE", "FORM_NOT_FOUND", "PROJECT_NOT_FOUND"].map(
    (code): Row => [code, codeError(400, code), hold],
  ),
  ...[401, 402, 403, 404].map(
    (status): Row => [`${status}`, json(status, { error: "x" }), { ...hold, status }],
  ),
  ["404 as text", text(404, "nothing"), hold],
  ["an unknown code", codeError(400, "NEWS"), { ...retry, ...three }],
  ["a code named like a method", codeError(400, "constructor"), { ...retry, ...three }],
  ["another 4xx", json(418, { error: "tea" }), { ...retry, ...three }],
  ["a 4xx as text", text(409, "no"), { ...retry, ...three }],
  ["a protocol we did not ask for", upgrade, { ...ambiguous, detail: "answered 101" }],
  ["an early hint before success", hintFirst, { kind: "delivered" }],
  ["a success that tells of an e-mail", json(200, confirming), { kind: "delivered" }],
  ["over quota beside next", json(200, { next: "/t", error: "form over quota" }), hold],
  ["413 without a message", json(413, {}), { ...refused, detail: expect.stringMatching(/\w/) }],
  ["INACTIVE on null", oneError(400, { code: "INACTIVE", field: null, message: "off" }), hold],
  ["BLOCKED with nulls", oneError(403, { code: "BLOCKED", field: null, message: null }), blocked],
  ["EMPTY with a number", oneError(400, { code: "EMPTY", field: null, message: 7 }), refused],
  ["no code on another field", oneError(422, { field: "city", message: "no" }), three],
  ["an e-mail error we hold for", oneError(403, { field: "email", message: "no" }), hold],
  ["an e-mail error while overrun", oneError(429, { field: "email", message: "no" }), retry],
  ["an e-mail error of a failure", oneError(500, { field: "email", message: "no" }), retry],
];

describe("an error on the e-mail field is told to the visitor", () => {
  test.each<[string, Record<string, unknown>, string]>([
    ["without a message", { code: "TYPE_EMAIL", field: "email", message: null }, fallback],
    ["with a numeric message", { code: "TYPE_EMAIL", field: "Email", message: 5 }, fallback],
    ["without a code", { code: null, field: "email", message: "is odd" }, "is odd"],
    ["with an unknown code", { code: "DISPOSABLE", field: "_replyto", message: "no" }, "no"],
  ])("%s", async (_name, error, aboutEmail) => {
    form.next(oneError(422, error));

    expect(await send()).toMatchObject({ kind: "refused", aboutEmail });
  });
});

test("of a redirect only the host is kept, for the rest may repeat what was posted", async () => {
  form.next(redirect(303, "/login?email=zora%2540example.com"));
  form.next(redirect(302, "https://Zora:Quill@forms.example/zora?email=zora@example.com"));

  expect(await send()).toEqual({ kind: "hold", status: 303, detail: "redirects to its own host" });
  expect(await send()).toEqual({
    kind: "hold",
    status: 302,
    detail: "redirects to another host",
    said: "forms.example",
  });
});

describe("what an answer of the form service means", () => {
  test.each(rows)("%s", async (_name, behaviour, expected) => {
    form.always(behaviour);
    const short: Record<string, string> = { FORM_SERVICE_TIMEOUT_MS: "300" };

    const outcome = await send(form.url, hanging.has(behaviour) ? short : {});
    expect(outcome).toMatchObject(expected);
    expect(form.requests).toHaveLength(1);
  });

  test("a refused connection: certainly not delivered", async () => {
    await form.shut();

    expect(await send()).toMatchObject({ kind: "retry", status: null });
  });

  test("a name that does not exist: certainly not delivered", async () => {
    expect(await send("http://no-such-host.invalid")).toMatchObject({ kind: "retry" });
  });

  test("a server that does not speak TLS: certainly not delivered", async () => {
    expect(await send(form.url.replace("http:", "https:"))).toMatchObject({ kind: "retry" });
    expect(form.requests).toEqual([]);
  });

  test("Retry-After as a date is read from the clock, one in the past asks for nothing", async () => {
    form.next(tooMany(new Date(Date.now() + 600_000).toUTCString()));
    const ahead = await send();
    form.next(tooMany("Wed, 21 Oct 2015 07:28:00 GMT"));
    const past = await send();

    expect(ahead).toMatchObject({ kind: "retry", retryAfter: expect.closeTo(600_000, -4) });
    expect(past).not.toHaveProperty("retryAfter");
  });

  test("an e-mail error tells what to say about the address, another field's does not", async () => {
    form.next(badEmail);
    const email = await send();
    const error = { code: "TYPE_TEXT", field: "Phone", message: "should be text" };
    form.next(json(422, { errors: [error] }));
    const phone = await send();

    expect(email).toMatchObject({ kind: "refused", aboutEmail: "should be an email" });
    expect(phone).toMatchObject({ kind: "refused" });
    expect(phone).not.toHaveProperty("aboutEmail");
  });

  test("with a project, the post goes to the project's form", async () => {
    await send(form.url, { FORM_SERVICE_PROJECT: "p1" });

    expect(form.requests[0]?.path).toBe("/p/p1/f/main");
  });
});
