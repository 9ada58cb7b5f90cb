import { expect } from "vitest";
import type { Outcome } from "~/server/destinations/destination";
import {
  type Behaviour,
  drip,
  endless,
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
  tooMany,
  unconfirmed,
} from "~/tests/support/form-service";

/** Answers that are waited for until the time is up. */
export const hanging = new Set<Behaviour>([hang, drip]);

type Row = [name: string, behaviour: Behaviour, expected: Partial<Outcome>];

const retry = { kind: "retry" } as const;
const ambiguous = { kind: "ambiguous" } as const;
const hold = { kind: "hold" } as const;
const refused = { kind: "refused" } as const;
const three = { limit: 3 } as const;

const blocked = { ...retry, blocked: true } as const;
const confirming = { next: "/thanks", message: "A confirmation email was sent" };

export function oneError(status: number, error: Record<string, unknown>): Behaviour {
  return json(status, { errors: [error] });
}

const upgrade: Behaviour = (_, { socket }) => {
  socket?.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n");
};

const hintFirst: Behaviour = (request, response) => {
  response.writeEarlyHints({ link: "</x>; rel=preload" });
  return accept(request, response);
};

const marked = text(200, `\u{feff}${JSON.stringify({ next: "/thanks" })}`, {
  "Content-Type": "application/json",
});

/** What the service may answer, and what that means. */
export const rows: Row[] = [
  ["success", accept, { kind: "delivered", status: 200 }],
  ["a byte order mark before it", marked, { kind: "delivered" }],
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
  ["a refused code with a status of access", codeError(403, "EMPTY"), refused],
  ["413 over quota", json(413, { error: "form over quota" }), refused],
  ["no code on another field", oneError(422, { field: "city", message: "no" }), three],
  ["an e-mail error we hold for", oneError(403, { field: "email", message: "no" }), hold],
  ["an e-mail error while overrun", oneError(429, { field: "email", message: "no" }), retry],
  ["an e-mail error of a failure", oneError(500, { field: "email", message: "no" }), retry],
];
