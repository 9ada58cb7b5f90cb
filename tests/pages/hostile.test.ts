import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { headerOf, rawGet, rawRequest } from "../support/raw-request";
import { caseLead, homeLead, post, type Site, startSite } from "../support/site";
import { storedBy } from "../support/stored";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const form = "application/x-www-form-urlencoded";

describe("an address", () => {
  test("has one spelling, and a redirect never leaves the site", async () => {
    const spellings: [string, string][] = [
      ["/ABOUT", "/about"],
      ["/about/", "/about"],
      ["/Lawsuits/Suboxone/?Q=A%2FB", "/lawsuits/suboxone?Q=A%2FB"],
      ["//evil.example/", "/evil.example"],
      ["//evil.example//a//", "/evil.example/a"],
      ["/\\evil.example", "/evil.example"],
      ["/\\\\evil.example/", "/evil.example"],
      ["///", "/"],
      ["/about//", "/about"],
    ];
    for (const [path, plain] of spellings) {
      const answer = await rawGet(site.url, path);
      expect({ path, status: answer.status, to: headerOf(answer, "location") }).toEqual({
        path,
        status: 308,
        to: plain,
      });
    }
  });

  test("that cannot be any page's is not found, and never an error of ours", async () => {
    const paths = [
      "/%E0%A4%A",
      "/lawsuits/%E0%A4%A",
      "/%",
      "/%00",
      "/lawsuits/a%00b",
      "/..%2f..%2fetc%2fpasswd",
      "/build/..%2f..%2f.env",
      "/build/../../package.json",
      "/.env",
      "/.git/config",
      "/tort/%E2%82%AC",
      "/tort/a%0d%0aSet-Cookie:%20x=1",
      `/${"a".repeat(9000)}`,
      `/lawsuits/${"a-".repeat(4000)}a`,
      "/lawsuits/<script>alert(1)</script>",
      "/lawsuits/constructor.prototype",
      "/no/such/page",
    ];
    for (const path of paths) {
      const answer = await rawGet(site.url, path);
      expect({ path, status: answer.status }).toEqual({ path, status: 404 });
      expect(headerOf(answer, "cache-control")).toBe("no-store");
      expect(answer.body).toContain("<h1>Not found</h1>");
      expect(answer.body).not.toContain("<script>alert");
    }
  });

  test("with a hostile query is the ordinary page", async () => {
    const queries = [
      "?q=%00",
      "?q=%E0%A4%A",
      `?q=${"a".repeat(9000)}`,
      "?group=__proto__&q=%22%3E%3Cscript%3E",
    ];
    for (const query of [...queries, "?_data=routes%2Fnope", "?index&index", "?sent[]=1", "?%"]) {
      const answer = await rawGet(site.url, `/${query}`);
      expect({ query, isFine: answer.status < 500 }).toEqual({ query, isFine: true });
      expect(answer.body).not.toContain('"><script>');
    }
  });

  test("of the client router's making may be wrong without an error of ours", async () => {
    const paths = [
      "/%E0%A4%A.data",
      "/nope.data",
      "/lawsuits/a--b.data",
      "/_root.data?_routes=nope",
    ];
    for (const path of [...paths, "/__manifest?p=%00", "/__manifest?p=//evil.example&version=0"]) {
      const answer = await rawGet(site.url, path);
      expect({ path, isFine: answer.status < 500 }).toEqual({ path, isFine: true });
    }
  });

  test("asked of a host that is none is refused", async () => {
    for (const host of [
      "a<b",
      "a b",
      "evil.example:99999",
      "user@evil.example",
      'x"y',
      "[::1",
      "a/b",
    ]) {
      const answer = await rawRequest(
        site.url,
        `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      );
      expect({ host, status: answer.status }).toEqual({ host, status: 400 });
    }
    const forwarded = await rawGet(site.url, "/", ["X-Forwarded-Host: a<b, c:99999999"]);
    expect(forwarded.status).toBe(200);
    expect((await rawGet(site.url, "/", ["X-Forwarded-Host: evil.example"])).body).not.toContain(
      "evil",
    );
  });

  test("with headers too large is refused", async () => {
    expect((await rawGet(site.url, "/", [`X-Long: ${"a".repeat(20_000)}`])).status).toBe(431);
  });
});

describe("a method", () => {
  test("that no page knows is refused, and sends no form", async () => {
    const body = new URLSearchParams(homeLead()).toString();
    for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"]) {
      const lines = `Host: x\r\nContent-Type: ${form}\r\nContent-Length: ${body.length}`;
      const answer = await rawRequest(
        site.url,
        `${method} / HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n${body}`,
      );
      expect({ method, status: answer.status }).toEqual({ method, status: 405 });
      expect(headerOf(answer, "allow")).toBe("GET, HEAD, POST");
    }
    expect(storedBy(site)).toEqual([]);
  });

  test("POST to a page without a form is refused", async () => {
    for (const path of [
      "/about",
      "/partners",
      "/california-privacy",
      "/healthz",
      "/tort/suboxone",
    ]) {
      expect({ path, status: (await post(site.url + path, homeLead())).status }).toEqual({
        path,
        status: 405,
      });
    }
    expect((await post(`${site.url}/nope`, homeLead())).status).toBe(404);
  });
});

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

  test("too large is refused with 413, told or not told how large", async () => {
    const large = `First+name=${"a".repeat(1024 * 1024)}`;
    const told = await fetch(site.url, {
      method: "POST",
      headers: { "Content-Type": form },
      body: large,
    });
    expect(told.status).toBe(413);

    const chunks = Array.from(
      { length: 40 },
      () => `${(4096).toString(16)}\r\n${"a".repeat(4096)}\r\n`,
    );
    const head = `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${form}\r\nTransfer-Encoding: chunked\r\nConnection: close`;
    const untold = await rawRequest(site.url, `${head}\r\n\r\n${chunks.join("")}0\r\n\r\n`);
    expect(untold.status).toBe(413);
    expect(untold.body).toContain("The form is too large");

    const after = await fetch(site.url, { headers: { Connection: "keep-alive" } });
    expect(after.status).toBe(200);
    const most = await post(site.url, homeLead({ Phone: "1", x: "a".repeat(63 * 1024) }));
    expect(most.status).toBe(422);
  });

  test("of malformed multipart is refused with 400", async () => {
    const bodies: [string, string][] = [
      ["multipart/form-data", "hello"],
      ["multipart/form-data; boundary=x", "hello"],
      [
        "multipart/form-data; boundary=x",
        '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
      ],
      ["multipart/form-data; boundary=x", "--x\r\n\r\n\r\n--x--"],
      [
        "multipart/form-data; boundary=x",
        '--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\nc',
      ],
    ];
    for (const [type, body] of bodies) {
      const answer = await fetch(site.url, {
        method: "POST",
        headers: { "Content-Type": type },
        body,
      });
      expect({ type, body, status: answer.status }).toEqual({ type, body, status: 400 });
    }
  });

  test("that is compressed is refused with 415", async () => {
    const answer = await fetch(site.url, {
      method: "POST",
      headers: { "Content-Type": form, "Content-Encoding": "gzip" },
      body: gzipSync(new URLSearchParams(homeLead()).toString()),
    });
    expect(answer.status).toBe(415);
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
    ["ten thousand fields", Array.from({ length: 10_000 }, (_, n) => `a${n % 100}=`).join("&")],
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

  test("with odd names for answers is drawn again without harm", async () => {
    const names = [
      "__proto__",
      "a[0]",
      "[",
      "",
      "a.b",
      "a]b",
      "constructor",
      "a..b",
      "took_oxbryta[0]",
      "toString",
    ];
    for (const name of names) {
      for (const intent of ["edit", "contact", "quiz", "x"]) {
        const answer = await post(`${site.url}/lawsuits/oxbryta`, {
          intent,
          [`quiz.${name}`]: "<i>",
        });
        expect({ name, intent, isFine: answer.status < 500 }).toEqual({
          name,
          intent,
          isFine: true,
        });
        expect(await answer.text()).not.toContain("<i>");
      }
    }
  });

  test("whose names begin with an underscore loses them, and nothing else", async () => {
    const answer = await post(site.url, homeLead({ _gotcha: "x", __proto__y: "x", Phone: "1" }));
    const html = await answer.text();
    expect(html).not.toContain("_gotcha");
    expect(html).not.toContain("This form has changed");
  });
});

test("a legal multipart body is a form, however it is written", async () => {
  const fields = Object.entries(homeLead({ "First name": "Łx\r\n--xy" }));
  const parts = fields.map(
    ([name, value]) => `--x \r\nContent-Disposition: form-data;name="${name}"\r\n\r\n${value}\r\n`,
  );
  const answer = await fetch(site.url, {
    method: "POST",
    redirect: "manual",
    headers: { "Content-Type": 'multipart/form-data; boundary="x"' },
    body: `Preamble\r\n${parts.join("")}--x--\r\nEpilogue`,
  });
  // A line break is nothing for a name: the form was read whole.
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("Łx");
  expect(storedBy(site)).toEqual([]);
});

describe("a post from another site", () => {
  const hostile: Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "http://127.0.0.1" },
    { Origin: "not an origin" },
    { "Sec-Fetch-Site": "cross-site" },
  ];

  test("gets a page with 403 and stores nothing", async () => {
    for (const headers of hostile) {
      for (const path of ["/", "/lawsuits/oxbryta", "/do-not-sell-my-info", "/about", "/?index"]) {
        const answer = await post(site.url + path, homeLead(), headers);
        expect({ headers, path, status: answer.status }).toEqual({ headers, path, status: 403 });
        expect(await answer.text()).toContain("This form came from another site");
        expect(answer.headers.get("Set-Cookie")).toBeNull();
      }
    }
    const cookie = { intent: "opt-out-cookie" };
    const turned = await post(`${site.url}/do-not-sell-my-info`, cookie, { Origin: "null" });
    expect(turned.headers.get("Set-Cookie")).toBeNull();
    expect(storedBy(site)).toEqual([]);
  });

  test("as a data request gets a plain 403, which the script sends again natively", async () => {
    const answer = await post(`${site.url}/_root.data`, homeLead(), {
      Origin: "https://evil.example",
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain/);
    expect(answer.headers.has("X-Remix-Response")).toBe(false);
  });

  test("is told apart from our own, and from one that says nothing", async () => {
    const own: Record<string, string>[] = [
      {},
      { Origin: site.url, "Sec-Fetch-Site": "same-origin" },
      { Origin: site.url, "X-Forwarded-Host": "evil.example" },
      { "Sec-Fetch-Site": "none" },
    ];
    for (const headers of own) {
      const answer = await post(site.url, homeLead(), headers);
      expect({ headers, status: answer.status }).toEqual({ headers, status: 303 });
    }
    const body = new URLSearchParams(homeLead()).toString();
    const { port } = new URL(site.url);
    const head = `POST / HTTP/1.1\r\nHost: LOCALHOST:${port}\r\nOrigin: http://localhost:${port}\r\nContent-Type: ${form}`;
    const upper = await rawRequest(
      site.url,
      `${head}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
    expect(upper.status).toBe(303);
  });
});

describe("a data request", () => {
  test("is answered as script needs it, from the same action, and never cached", async () => {
    const home = await post(`${site.url}/_root.data`, homeLead());
    expect(home.status).toBe(202);
    expect(await home.text()).toMatch(/"redirect","\/\?sent=\w{8}#form"/);
    const page = await post(`${site.url}/lawsuits/oxbryta.data`, caseLead());
    expect(await page.text()).toMatch(/"redirect","\/lawsuits\/oxbryta\?sent=\w{8}#form"/);
    const faulty = await post(`${site.url}/_root.data`, homeLead({ Phone: "1" }));
    expect(faulty.status).toBe(422);
    for (const answer of [home, page, faulty]) {
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      expect(answer.headers.has("X-Remix-Response")).toBe(true);
    }
  });
});

test("the log repeats nothing of it", () => {
  expect(site.output()).not.toMatch(/evil\.example|Bcc|example\.com|212.{0,2}555|alert\(/);
});
