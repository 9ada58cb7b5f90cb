import { describe, expect, test } from "vitest";
import type { Outcome } from "~/server/destinations/destination";
import { readAnswer } from "~/server/destinations/form-service-answers";

function answer(body: string, headers: Record<string, string> = {}, status = 200) {
  return { kind: "answered", status, headers, body } as const;
}

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
    [403, {}, { kind: "hold", status: 403, detail: "the form accepts no posts now" }],
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
    [200, { stripe: {} }, { kind: "hold", status: 200, detail: "the form accepts no posts now" }],
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
