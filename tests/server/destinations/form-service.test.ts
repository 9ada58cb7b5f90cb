import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Outcome } from "~/server/destinations/destination";
import { formService } from "~/server/destinations/form-service";
import { configuredDestinations } from "~/server/destinations/index";
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

function send(url = form.url, changed: Record<string, string> = {}): Promise<Outcome> {
  const config = settings({ FORM_SERVICE_URL: url, ...changed });
  const [home] = configuredDestinations(config, key);
  return configured(home).send(leadMessage(), never);
}

function errors(status: number, ...list: Record<string, unknown>[]): Behaviour {
  return json(status, { errors: list });
}

const delivered = { kind: "delivered" } as const;
const retry = { kind: "retry" } as const;
const hold = { kind: "hold" } as const;
const refused = { kind: "refused" } as const;
const ambiguous = { kind: "ambiguous" } as const;
/** Neither success nor error: three attempts, then refused. */
const unclear = { limit: 3, detail: "Unexpected response format" } as const;
const perhaps = { ...ambiguous, ...unclear };
const unknown = { limit: 3, detail: "UNSPECIFIED" } as const;

type Row = [name: string, behaviour: Behaviour, expected: Partial<Outcome>];

/** RELAY 1.8, row by row. */
const rows: Row[] = [
  ["a string next", accept, { ...delivered, status: 200, detail: "accepted" }],
  ["a byte order mark before it", text(200, '\u{feff}{"next":"/t"}'), delivered],
  ["201 with next", json(201, { next: "/thanks" }), delivered],
  ["next beside words of a hold", json(200, { next: "/t", message: "over quota" }), delivered],

  ["no answer", hang, ambiguous],
  ["a reset after the request", reset, ambiguous],
  ["a truncated answer", truncate, ambiguous],
  ["a slow drip", drip, ambiguous],
  ["an endless body", endless, { ...ambiguous, detail: "answer too large" }],

  ["2xx without next", json(200, { ok: true }), perhaps],
  ["an empty list of errors", errors(200), perhaps],
  ["next beside an empty list", json(200, { next: "/t", errors: [] }), perhaps],
  ["next beside errors of another type", json(200, { next: "/t", errors: "no" }), perhaps],
  ["next beside an error of another type", json(200, { next: "/t", error: 5 }), perhaps],
  ["next beside an error", json(200, { next: "/t", error: "no" }), { ...ambiguous, ...unknown }],
  ["next that is not a string", json(200, { next: true }), perhaps],
  ["null", json(200, null), perhaps],
  ["a list", json(200, []), perhaps],
  ["an empty body", text(200, ""), perhaps],
  ["errors that are null", json(200, { errors: [null] }), perhaps],

  ["a captcha page", captcha, hold],
  ["an HTML error page", html(400, "<h1>Bad</h1>"), hold],
  ...[301, 302, 303, 307, 308].map(
    (status): Row => [
      `redirect ${status}`,
      redirect(status, "https://Zora:Quill@forms.example/zora?email=zora@example.com"),
      { ...hold, status, detail: "redirects", said: "forms.example", fault: "page" },
    ],
  ),
  ["300", json(300, { next: "/t" }), { ...hold, status: 300 }],

  ...[408, 425, 500, 501, 502, 504, 599].map(
    (status): Row => [`${status}`, json(status, { next: "/t" }), { ...retry, status }],
  ),
  ["429 as a page", html(429, "<h1>Slow</h1>"), { ...retry, slow: true }],
  ["429 with Retry-After", tooMany("7"), { ...retry, retryAfter: 7000, slow: true }],
  [
    "503 with a longer Retry-After than a day",
    text(503, "", { "Retry-After": "999999" }),
    { ...retry, retryAfter: 86_400_000, slow: true },
  ],

  ...[
    "EMPTY",
    "FILES_TOO_BIG",
    "TOO_MANY_FILES",
    "NO_FILE_UPLOADS",
    "TYPE_EMAIL",
    "TYPE_TEXT",
    "TYPE_NUMERIC",
    "REQUIRED_FIELD_EMPTY",
    "REQUIRED_FIELD_MISSING",
  ].map((code): Row => [code, codeError(400, code), { ...refused, detail: code }]),
  ["several codes", errors(400, { code: "EMPTY" }, { code: "TYPE_TEXT" }), refused],
  ["a refused code with 403", codeError(403, "EMPTY"), refused],
  ["a code beside a message that is a number", errors(400, { code: "EMPTY", message: 7 }), refused],
  ["413", text(413, "too large"), { ...refused, detail: "too large for the form service" }],
  ["413 as JSON", json(413, {}), { ...refused, detail: "too large for the form service" }],
  ["413 with a hold text", json(413, { error: "form over quota" }), refused],

  ["BLOCKED", codeError(403, "BLOCKED"), { ...retry, detail: "BLOCKED", fault: "filter" }],
  ["BLOCKED with nulls", errors(403, { code: "BLOCKED", field: null }), { fault: "filter" }],

  ...["INACTIVE", "FORM_NOT_FOUND", "PROJECT_NOT_FOUND"].map(
    (code): Row => [code, codeError(400, code), { ...hold, detail: code, fault: "form" }],
  ),
  ["a hold code beside next", json(200, { next: "/t", errors: [{ code: "INACTIVE" }] }), hold],
  ...[401, 402, 403, 404].map(
    (status): Row => [
      `${status}`,
      json(status, {}),
      { ...hold, status, detail: "accepts no posts" },
    ],
  ),
  ["404 as text", text(404, "nothing"), { ...hold, fault: "page" }],
  ["over quota", overQuota, { ...hold, detail: "over quota", fault: "account" }],
  ["over quota beside next", json(200, { next: "/t", error: "form over quota" }), hold],
  [
    "an unconfirmed form",
    unconfirmed,
    { ...hold, detail: "confirmation email", fault: "unconfirmed" },
  ],
  ["a pending payment", paymentPending, { ...hold, detail: "Stripe SCA error" }],
  [
    "STRIPE_CLIENT_ERROR",
    codeError(400, "STRIPE_CLIENT_ERROR"),
    { ...retry, limit: 3, detail: "Error creating payment method" },
  ],
  [
    "STRIPE_SCA_ERROR",
    codeError(400, "STRIPE_SCA_ERROR"),
    { ...retry, limit: 3, detail: "Stripe SCA error" },
  ],

  ["an unknown code", codeError(400, "NEWS"), { ...retry, ...unknown }],
  ["a code named like a method", codeError(400, "constructor"), { ...retry, ...unknown }],
  ["a code that contains a known one", errors(400, { code: "EMPTYX" }), { ...retry, ...unknown }],
  ["another 4xx", json(418, { error: "tea" }), { ...retry, ...unknown }],
  ["a 4xx as text", text(409, "no"), { ...retry, ...unclear }],
  ["an error on another field", errors(422, { field: "city", message: "no" }), unknown],

  [
    "all that was said, known codes left out",
    json(200, { error: "a", errors: [{ code: "NEWS", message: "b" }, { field: "c" }, {}] }),
    { ...ambiguous, ...unknown, said: "NEWS b; c; a" },
  ],
];

describe("a response of the form service", () => {
  test.each(rows)("%s is classified", async (_name, behaviour, expected) => {
    form.always(behaviour);
    const isHanging = behaviour === hang || behaviour === drip;

    const outcome = await send(form.url, isHanging ? { FORM_SERVICE_TIMEOUT_MS: "1500" } : {});
    const { detail, ...rest } = expected;
    expect(outcome).toMatchObject(rest);
    if (detail) expect(outcome.detail).toMatch(detail);
    expect("slow" in outcome).toBe("slow" in expected);
    expect("limit" in outcome).toBe("limit" in expected);
    expect(form.requests).toHaveLength(1);
  });

  test.each([
    ["a server that refuses connections", () => form.shut().then(() => form.url)],
    ["a name that does not exist", async () => "http://no-such-host.invalid"],
    ["a server that does not speak TLS", async () => form.url.replace("http:", "https:")],
  ])("%s certainly received nothing", async (_, prepare) => {
    expect(await send(await prepare())).toMatchObject({ kind: "retry", status: null });
    expect(form.requests).toEqual([]);
  });

  test.each([
    [422, { code: "TYPE_EMAIL", field: "email", message: "is odd" }, "is odd"],
    [422, { code: "TYPE_EMAIL", message: "is odd" }, "is odd"],
    [422, { code: "TYPE_EMAIL", field: "email", message: null }, ""],
    [422, { code: "TYPE_EMAIL", field: "Email", message: 5 }, ""],
    [400, { code: null, field: "email", message: "is odd" }, "is odd"],
    [422, { code: "DISPOSABLE", field: "_replyto", message: "a".repeat(300) }, "a".repeat(200)],
  ])(
    "%i about the email address (%j) has a message for the visitor",
    async (status, error, said) => {
      form.next(errors(status, error));

      expect(await send()).toMatchObject({ kind: "refused", aboutEmail: said });
    },
  );

  test.each([
    [200, { field: "email", message: "no" }, ambiguous],
    [403, { field: "email", message: "no" }, hold],
    [422, { code: "TYPE_TEXT", field: "Phone", message: "no" }, refused],
    [422, { field: "my_email", message: "no" }, retry],
    [429, { field: "email", message: "no" }, retry],
    [500, { field: "email", message: "no" }, retry],
  ])("%i about %j has no message for the visitor", async (status, error, expected) => {
    form.next(errors(status, error));

    const outcome = await send();
    expect(outcome).toMatchObject(expected);
    expect(outcome).not.toHaveProperty("aboutEmail");
  });
});

test("kinds with one form id share a channel; a form without an id is off", () => {
  const [home] = formService;
  const connect = (changed: Record<string, string>) => home?.connect(settings(changed), key);
  expect(connect({ FORM_ID: "abc" })).toMatchObject({
    channel: "form:abc",
    role: "service_provider",
    concurrency: 4,
    rate: { perMinute: 15, burst: 5 },
  });
  expect(connect({ FORM_ID: "" })).toBe(null);
  expect(home?.recipient(settings({ FORM_ID: "" }))).toBe(null);
  const url = "https://forms.example:8443";
  expect(home?.recipient(settings({ FORM_SERVICE_URL: url }))).toContain("forms.example:8443");
});

test("with a project, the post goes to the project's form", async () => {
  await send(form.url, { FORM_SERVICE_PROJECT: "p1" });

  expect(form.requests[0]?.path).toBe("/p/p1/f/main");
});
