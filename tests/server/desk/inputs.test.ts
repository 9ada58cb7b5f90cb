import fc from "fast-check";
import { expect, test } from "vitest";
import { acts } from "~/server/operator/acts";
import { anyText } from "~/tests/support/any-text";
import { delivery, submission } from "~/tests/support/given";
import { lead, openDesk } from "./open-desk";

const odd = fc.oneof(
  anyText(),
  fc.constantFrom("\0", "\ud800", "%00", "%ff", "__proto__", "constructor", "ann@example.com"),
  fc.constantFrom("212 555 0123", "=1+1", "2026-02-31", "0000-00-00", "refused", "case", "AAAA"),
  fc.constantFrom("a", '"', "%", "á", " ", "\n").map((part) => part.repeat(300)),
);
const names = [
  "q",
  "case",
  "state",
  "firm",
  "kind",
  "period",
  "sort",
  "status",
  "tab",
  "after",
  "token",
  "__proto__",
] as const;
const query = fc.array(fc.tuple(fc.constantFrom(...names), odd), { maxLength: 6 });

test("a search with a NUL finds nothing and fails nothing", async () => {
  const failures: unknown[] = [];
  const { get } = await openDesk((error) => failures.push(error));

  for (const path of ["/?q=%00", "/?after=%00", "/?q=%00%40", "/?firm=%00&tab=%00", "/?q=%ed%a0"]) {
    expect((await get(path)).status, path).toBe(200);
  }
  for (const path of ["/submissions/%00", "/submissions/aaaa2222%00", "//[", "/%5B?x"]) {
    expect((await get(path)).status, path).toBe(404);
  }
  expect((await get("/submissions/%ff")).status).toBe(400);
  expect(failures).toEqual([]);
});

test("a link that somebody else made says nothing and offers no Undo", async () => {
  const { db, get } = await openDesk();
  await submission(db, lead);
  const undone = [
    "/submissions/AAAA2222/undo",
    "/submissions/AAAA2222/undo/17",
    "/firms/lee/resume",
    "/firms/lee/undo/17",
    "/rows/AAAA2222/undo/17",
    "//x",
    "",
  ];
  for (const undo of undone) {
    const query = new URLSearchParams({ done: "It was sold.", undo });
    const { html } = await get(`/?${query}`);
    expect(html, String(query)).not.toMatch(/It was sold|>Undo</);
  }
});

test("a refused act offers as Undo only what takes an act back here, whatever was posted as that", async () => {
  const { db, origin, cookie, get, post } = await openDesk();
  const reference = await submission(db, lead);
  const { html } = await get(`/submissions/${reference}`);
  const form_token = /name="form_token" value="([^"]+)"/.exec(html)?.[1] ?? "";
  await submission(db, { ...lead, reference: "BBBB2222" });
  await post(`/submissions/${reference}/note`, { note: "called" });
  await post(`/submissions/${reference}/stop`, { texts: "on", confirm: reference });
  const logged = await db.selectFrom("operator_log").select(["id", "act"]).execute();
  const of = (act: string) => logged.find((one) => one.act === act)?.id;
  const isOffered = async (undo: string) => {
    const answer = await post(`/submissions/${reference}/note`, { undo });
    return (await answer.text()).includes(">Undo");
  };
  expect(await isOffered(`/submissions/${reference}/undo/${of("note")}`)).toBe(true);
  for (const undo of [
    `/submissions/${reference}/note`,
    `/submissions/${reference}/x`,
    `/submissions/${reference}`,
    `//x/${reference}/note`,
    `/x/${reference}/undo/${of("note")}`,
    `/submissions/${reference}/note/${of("note")}`,
    `/submissions/${reference}/undo/${of("stop")}`,
    `/submissions/BBBB2222/undo/${of("note")}`,
    "/firms/lee/pause",
    "/firms/%",
    "/firms/lee,x/resume",
    "/rows/%/undo/17",
    `/rows/${reference},x/undo/x`,
    `/rows/${reference}/undo`,
    `/rows/${reference}/discard`,
  ]) {
    const answer = await fetch(`${origin}/submissions/${reference}/note`, {
      method: "POST",
      headers: { cookie },
      body: new URLSearchParams({ form_token, undo }),
    });
    expect(answer.status, undo).toBe(422);
    expect(await answer.text(), undo).not.toContain(">Undo");
  }
});

test("a search of any number of words is answered", async () => {
  const { get } = await openDesk();
  for (const words of ["a ", "muñoz,"].map((word) => word.repeat(500))) {
    expect((await get(`/?q=${encodeURIComponent(words)}`)).status).toBe(200);
  }
});

test("whatever is searched for, the desk answers with a list", async () => {
  const failures: unknown[] = [];
  const { db, get } = await openDesk((error) => failures.push(error));
  await submission(db, lead);

  await fc.assert(
    fc.asyncProperty(query, async (given) => {
      const { status, html } = await get(`/?${new URLSearchParams(given)}`);
      expect(status).toBe(200);
      expect(html).toContain("</html>");
      expect((await get(`/submissions.csv?${new URLSearchParams(given)}`)).status).toBe(200);
    }),
    { numRuns: 40 },
  );
  expect(failures).toEqual([]);
});

const actNames = [...acts.map(({ name }) => name), "undo", "__proto__", "toString"];
const rows = [
  "/4b5f4ad2-9d3c-4a6e-8a57-6a1f0c9d7e21",
  "/-",
  "",
  "/0",
  "/1",
  "/3",
  "/2147483648",
  "/999999999999999",
  "/9999999999999999",
];
const fieldNames = ["Email", "First name", "Phone", "__proto__", "constructor", "a.b", "a]"];
const postedNames = [
  "confirm",
  "form_token",
  "reason",
  "note",
  "calls",
  "go",
  "previous",
  "id",
  "outcome",
  "remind_in",
  "remind_on",
  "delivery",
  "when",
  "state",
  "firm",
  "declined.reason",
  "entered",
  "to",
  "of",
  "choice",
  "next",
  "stay",
  "day",
  "case",
  "rows",
  "shown",
  "reference",
  "undo",
  "done",
  "was",
];
const posted = fc.array(
  fc.tuple(
    fc.oneof(
      fc.constantFrom(...postedNames),
      fc.constantFrom(...fieldNames).map((name) => `field.${name}`),
      odd,
    ),
    fc.oneof(
      odd,
      fc.constantFrom(
        "AAAA2222",
        "ZZZZ9999",
        "lee",
        "need-1",
        "delivery-1",
        "1",
        "999999999",
        "2147483648",
        "letter",
        "1-4, 7",
        "//x/AAAA2222/reopen",
        "/submissions/AAAA2222/note",
        "/firms/%",
        "0-1 2–1",
        " ".repeat(50_000),
      ),
    ),
  ),
  { maxLength: 8 },
);

test("whatever is posted to an act, the desk answers in words and never fails", async () => {
  const failures: unknown[] = [];
  const { db, origin, cookie, get } = await openDesk((error) => failures.push(error));
  const reference = await submission(db, lead);
  const notice = { purpose: "notice", about: "contact.revoked", state: "refused" } as const;
  const untold = await delivery(db, { reference, destination: "firm:lee", ...notice });
  const { html } = await get(`/submissions/${reference}`);
  const token = /name="form_token" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const place = fc.constantFrom(reference, "ZZZZ9999", "%00", "__proto__");
  const address = fc.oneof(
    fc
      .tuple(place, fc.constantFrom(...actNames), fc.constantFrom(...rows))
      .map(([where, act, row]) => `/submissions/${where}/${act}${row}`),
    fc
      .tuple(
        fc.constantFrom("lee", "-", "%00", "__proto__"),
        fc.constantFrom("pause", "resume", "test", "x"),
      )
      .map((parts) => `/firms/${parts.join("/")}`),
    fc.constantFrom(
      "/untold",
      `/submissions/${reference}/notified/${untold}`,
      "/discard",
      "/rows/AAAA2222,x/undo/1",
      "/firms/lee/undo/1",
      "/try/sheet",
      "/firms/lee",
      "/firms/__proto__",
    ),
  );

  await fc.assert(
    fc.asyncProperty(address, posted, async (where, given) => {
      const answer = await fetch(origin + where, {
        method: "POST",
        redirect: "manual",
        headers: { cookie },
        body: new URLSearchParams([["form_token", token], ...given]),
      });
      const isKnown = !/\/(__proto__|toString|x)(\/[\w-]+)?$/.test(where);
      const expected = isKnown ? [200, 303, 403, 404, 422] : [403, 404];
      expect(expected).toContain(answer.status);
    }),
    { numRuns: 120 },
  );
  // PostgreSQL takes no NUL, in whichever field.
  for (const act of ["note", "undo", "erase"]) {
    for (const name of [...postedNames, ...fieldNames.map((one) => `field.${one}`)]) {
      const answer = await fetch(`${origin}/submissions/${reference}/${act}`, {
        method: "POST",
        redirect: "manual",
        headers: { cookie },
        body: new URLSearchParams({ form_token: token, [name]: "a\0b" }),
      });
      expect([name, answer.status]).toEqual([name, expect.toBeOneOf([303, 403, 404, 422])]);
    }
  }
  expect(failures).toEqual([]);
});

test("a body that is too large or of another type is refused in words, and nothing is done", async () => {
  const { origin, cookie } = await openDesk();
  const ask = (body: string, type = "application/x-www-form-urlencoded") =>
    fetch(`${origin}/submissions/AAAA2222/edit`, {
      method: "POST",
      headers: { cookie, "content-type": type },
      body,
    });

  expect((await ask("a".repeat(300_000))).status).toBe(413);
  expect((await ask("a=1&".repeat(5000))).status).toBe(413);
  expect((await ask("a=1", "application/x-www-form-urlencoded; charset=x")).status).toBe(415);
  expect((await ask("{}", "application/json")).status).toBe(403);
});
