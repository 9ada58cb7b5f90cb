import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { caseLead, homeLead, post, type Site, startSite } from "../support/site";
import { storedBy } from "../support/stored";

const form = "application/x-www-form-urlencoded";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

describe("a body", () => {
  afterEach(() => expect(storedBy(site)).toEqual([]));

  test("of another type is refused with 415", async () => {
    const types = [
      "application/json",
      "text/plain",
      "application/xml",
      `${form}x`,
      "multipart/mixed; boundary=x",
      "",
    ];
    for (const path of ["/", "/lawsuits/oxbryta", "/contact", "/unsubscribe", "/_root.data"]) {
      for (const type of types) {
        const answer = await fetch(site.url + path, {
          method: "POST",
          headers: { "Content-Type": type },
          body: Buffer.from(JSON.stringify(homeLead())),
        });
        expect({ path, type, status: answer.status }).toEqual({ path, type, status: 415 });
      }
    }
  });

  test("too large is refused with 413, and one below the limit is read", async () => {
    const large = `First+name=${"a".repeat(1024 * 1024)}`;
    const headers = { "Content-Type": form };
    const answer = await fetch(site.url, { method: "POST", headers, body: large });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain("The form is too large");
    const most = await post(site.url, homeLead({ Phone: "1", x: "a".repeat(63 * 1024) }));
    expect(most.status).toBe(422);
  });

  test("with files in it, known or unknown, is refused with 422", async () => {
    for (const name of ["First name", "caseTypeSlug", "consent", "photo"]) {
      const body = new FormData();
      for (const [key, value] of Object.entries(homeLead()))
        if (key !== name) body.append(key, value);
      body.append(name, new Blob(["on"]), "a.txt");
      const answer = await fetch(site.url, { method: "POST", body });
      expect({ name, status: answer.status }).toEqual({ name, status: 422 });
    }
  });

  const nul = { "First name": "A\0nn" };
  test.each<[string, string]>([
    ["NUL", new URLSearchParams(homeLead(nul)).toString()],
    ["control characters", new URLSearchParams(homeLead({ "Last name": "a\u0007b" })).toString()],
    [
      "a line break in a name",
      new URLSearchParams(homeLead({ "Last name": "a\r\nBcc: x" })).toString(),
    ],
    [
      "bad UTF-8, encoded",
      `${new URLSearchParams(homeLead({ "Last name": "" }))}`.replace(
        "Last+name=",
        "Last+name=%C3%28",
      ),
    ],
    [
      "bad UTF-8, raw",
      `${new URLSearchParams(homeLead({ "Last name": "" }))}`.replace(
        "Last+name=",
        "Last+name=\xff\xfe",
      ),
    ],
    ["__proto__", `${new URLSearchParams(homeLead())}&__proto__x=1&constructor=1`],
    ["nested names", `${new URLSearchParams(homeLead())}&Email[]=x&Email.a=1`],
    ["an unknown option", new URLSearchParams(homeLead({ caseTypeSlug: "toString" })).toString()],
    ["a repeated field", `${new URLSearchParams(homeLead())}&Email=second%40example.com`],
    ["an unknown field", `${new URLSearchParams(homeLead())}&admin=1`],
    ["a hundred fields", Array.from({ length: 100 }, (_, n) => `a${n % 60}=`).join("&")],
    ["nothing", ""],
    ["only separators", "&&&===&=&"],
  ])("with %s is answered 422", async (name, body) => {
    const headers = { "Content-Type": form };
    const answer = await fetch(site.url, {
      method: "POST",
      headers,
      body: Buffer.from(body, "latin1"),
    });
    // Names that begin with `_` are dropped, so `__proto__x` alone would pass.
    expect({ name, status: answer.status }).toEqual({ name, status: 422 });
  });

  test("that finishes the quiz with odd names is refused before rendering", async () => {
    for (const name of ["__proto__", "constructor", "prototype", "x]", "a[."]) {
      const body = `intent=quiz&has_lawyer=no&contact.${name}=1`;
      const headers = { "Content-Type": form };
      const url = `${site.url}/lawsuits/suboxone`;
      const answer = await fetch(url, { method: "POST", headers, body });
      expect({ name, status: answer.status }).toEqual({ name, status: 422 });
      expect(await answer.text()).not.toContain(`contact.${name}`);
    }
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });

  test("whose names begin with an underscore loses them, and nothing else", async () => {
    const answer = await post(site.url, homeLead({ _gotcha: "x", __proto__y: "x", Phone: "1" }));
    const html = await answer.text();
    expect(html).not.toContain("_gotcha");
    expect(html).not.toContain("This form has changed");
  });
});

test("a form posted by script gets the same results as data, and none is cached", async () => {
  const home = await post(`${site.url}/_root.data`, homeLead());
  expect(home.status).toBe(202);
  expect(await home.text()).toMatch(/"redirect","\/\?sent=\w{8}\.[\w-]+#form"/);
  const page = await post(`${site.url}/lawsuits/oxbryta.data`, caseLead());
  expect(await page.text()).toMatch(/"redirect","\/lawsuits\/oxbryta\?sent=\w{8}\.[\w-]+#form"/);
  const faulty = await post(`${site.url}/_root.data`, homeLead({ Phone: "1" }));
  expect(faulty.status).toBe(422);
  for (const answer of [home, page, faulty]) {
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    expect(answer.headers.has("X-Remix-Response")).toBe(true);
  }
});

test("the log contains nothing of a request", () => {
  expect(site.output()).not.toMatch(/Bcc|example\.com|212.{0,2}555|page failed/);
});
