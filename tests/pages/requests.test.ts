import { copyFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import LibsqlDatabase from "libsql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { curly } from "~/app/ui/linked-text";
import { tagsOf, titleOf } from "../support/document";
import { headerOf, rawGet, rawRequest } from "../support/raw-request";
import { caseLead, homeLead, post, type Site, startSite } from "../support/site";
import { storedBy, storedFor } from "../support/stored";

const key = "5e".repeat(32);
const urlencoded = "application/x-www-form-urlencoded";

let site: Site;
beforeAll(async () => {
  site = await startSite({ SECRET_KEY: key, FORM_SERVICE_URL: "http://127.0.0.1:9", FORM_ID: "x" });
});
afterAll(() => site.stop());

describe("an address", () => {
  test.each([
    ["/ABOUT", "/about"],
    ["/about/", "/about"],
    ["/Lawsuits/Suboxone/?Q=A%2FB", "/lawsuits/suboxone?Q=A%2FB"],
    ["//evil.example//a//", "/evil.example/a"],
    ["/\\\\evil.example/", "/evil.example"],
    ["///", "/"],
    ["/%41bout", "/about"],
    ["/lawsuits/suboxone%2dteeth%2F%5a", "/lawsuits/suboxone-teeth%2Fz"],
    ["http://x/About/?a=1", "/about?a=1"],
    ["/tort/suboxone", "/lawsuits/suboxone"],
  ])("%s redirects to %s", async (path, plain) => {
    const answer = await rawGet(site.url, path);
    expect([answer.status, headerOf(answer, "location")]).toEqual([308, plain]);
    expect([answer.body, headerOf(answer, "cache-control")]).toEqual(["", "no-store"]);
  });

  test.each([
    "/%E0%A4%A",
    "/lawsuits/a%00b",
    "/..%2f..%2fetc%2fpasswd",
    "/build/..%2f..%2f.env",
    "/build/../../package.json",
    "/.env",
    "/tort/%E2%82%AC",
    "/tort/a--b",
    "/tort/a%0d%0aSet-Cookie:%20x=1",
    `/lawsuits/${"a".repeat(81)}`,
    "/lawsuits/<script>alert(1)</script>",
    "/a/b/c/d/e/f/g",
    `/${"a".repeat(9000)}`,
    `/${"a/".repeat(7000)}`,
  ])("that no page has is not found: %s", async (path) => {
    const answer = await rawGet(site.url, path);
    expect(answer.status).toBe(404);
    expect(headerOf(answer, "cache-control")).toContain("no-store");
    expect(answer.body).toContain("<h1>Not found</h1>");
    expect(answer.body).toContain(curly("The page you're looking for doesn't exist."));
    expect(answer.body).not.toContain("<script>alert");
  });

  test.each([
    "/?q=%00",
    `/?q=${"a".repeat(9000)}`,
    "/?group=__proto__&q=%22%3E%3Cscript%3E",
    "/?_data=routes%2Fnope",
    "/about?_data=root&_data=",
    "/?sent[]=1",
    "/?sent=AAAA2222&sent=x",
    "/?%",
    "/%E0%A4%A.data",
    "//x.data",
    "/_root.data?_routes=nope",
  ])("%s causes no server error", async (path) => {
    const answer = await rawGet(site.url, path);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).not.toContain('"><script>');
  });

  test("may be absolute, as some proxies send it", async () => {
    for (const path of ["http://x", "http://x/about"]) {
      expect((await rawGet(site.url, path)).status).toBe(200);
    }
  });

  test("is that of its case only: a reference is not confirmed under another case", async () => {
    const sent = await post(`${site.url}/lawsuits/oxbryta`, caseLead());
    const { search } = new URL(sent.headers.get("Location") ?? "", site.url);
    for (const slug of ["hernia-mesh", "purple-widget-burns"]) {
      const html = await (await fetch(`${site.url}/lawsuits/${slug}${search}`)).text();
      expect(titleOf(html)).not.toMatch(/^Sent: /);
    }
  });
});

describe("the host and scheme of a request", () => {
  test.each(["a<b", "a b", "evil.example:99999", "user@evil.example", 'x"y', "[::1", "a/b"])(
    "Host %s is rejected",
    async (host) => {
      const head = `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
      expect((await rawRequest(site.url, head)).status).toBe(400);
    },
  );

  test.each(["/", "/about?a=1", "/healthz", "/favicon.svg", "/robots.txt"])(
    "two Host lines are rejected at %s",
    async (path) => {
      for (const hosts of ["Host: x\r\nHost: y", "Host:\r\nHost: x", "Host: x\r\nHost:"]) {
        const head = `GET ${path} HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`;
        expect((await rawRequest(site.url, head)).status).toBe(400);
      }
    },
  );

  test("a forwarded host is ignored, and Host is never passed on to a service", async () => {
    const forwarded = await rawGet(site.url, "/", ["X-Forwarded-Host: evil.example"]);
    expect(forwarded.body).not.toContain("evil");
    const lead = homeLead({ Email: "host@example.com" });
    expect((await rawPost("/", lead, ["Host: evil.example"])).status).toBe(303);
    expect(JSON.stringify(storedFor(site, "host@example.com"))).not.toContain("evil.example");
    expect(site.output()).toContain("SITE_URL is not set");
  });

  test.each(["a b", "%", "file", "http://evil.example/about?", "javascript", "https:"])(
    "the forwarded scheme %s is ignored",
    async (scheme) => {
      const answer = await rawGet(site.url, "/faqs", [`X-Forwarded-Proto: ${scheme}`]);
      expect([answer.status, canonicalOf(answer.body)]).toEqual([200, `${site.url}/faqs`]);
    },
  );

  test("behind https, every response requires https, and the cookie is Secure", async () => {
    const lines = ["X-Forwarded-Proto: https", "Cookie: do_not_sell=1"];
    const secure = site.url.replace("http:", "https:");
    expect(canonicalOf((await rawGet(site.url, "/faqs", lines)).body)).toBe(`${secure}/faqs`);
    for (const path of ["/", "/", "/_root.data", "/do-not-sell-my-info", "/nope", "/ABOUT"]) {
      const answer = await rawGet(site.url, path, lines);
      expect(headerOf(answer, "strict-transport-security")).toMatch(/^max-age=\d{8}/);
      if (answer.status !== 200 || path.endsWith(".data")) continue;
      expect(headerOf(answer, "set-cookie")).toMatch(/; Secure$/);
    }
    for (const intent of ["opt-out-cookie", "opt-back-in"]) {
      const set = await post(
        `${site.url}/do-not-sell-my-info`,
        { intent, confirm: "yes" },
        { "X-Forwarded-Proto": "https" },
      );
      expect(set.headers.get("Set-Cookie")).toMatch(/; Secure$/);
    }
  });
});

describe("with SITE_URL, a page under another host", () => {
  let named: Site;
  beforeAll(async () => {
    named = await startSite({ SITE_URL: "https://www.example.com" });
  });
  afterAll(() => named.stop());
  const ask = (path: string, host: string, method = "GET") =>
    rawRequest(
      named.url,
      `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );

  test.each(["/", "/about?a=1", "/favicon.svg", "/nope", "//evil.example/a", "/\\evil.example"])(
    "redirects to the site: %s",
    async (path) => {
      for (const method of ["GET", "HEAD"]) {
        for (const host of ["example.com", "127.0.0.1:3000", "www.example.com:8080"]) {
          const answer = await ask(path, host, method);
          const to = `https://www.example.com/${path.replace(/^[/\\]*/, "")}`;
          expect([answer.status, headerOf(answer, "location")]).toEqual([308, to]);
        }
      }
    },
  );

  test("but not what machines ask for, and not under its own host", async () => {
    expect((await ask("/healthz", "10.0.0.1")).status).toBe(200);
    expect((await ask("/.well-known/acme-challenge/x", "example.com")).status).toBe(404);
    for (const host of ["www.example.com", "WWW.example.com:443"]) {
      expect((await ask("/about?a=1", host)).status).toBe(200);
    }
  });

  test("is named by relay check", async () => {
    await ask("/about", "old.example.org");
    await expect.poll(async () => (await named.relay("check")).out).toContain("old.example.org");
    const { hosts } = JSON.parse((await named.relay("check", "--json")).out);
    expect(hosts).toContain("example.com");
    expect(hosts).not.toContain("10.0.0.1");
  });
});

describe("a method", () => {
  test.each(["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"])(
    "%s is rejected and stores nothing",
    async (method) => {
      const before = storedBy(site).length;
      const body = new URLSearchParams(homeLead({ Email: "put@example.com" })).toString();
      const head = `${method} / HTTP/1.1\r\nHost: x\r\nContent-Type: ${urlencoded}`;
      const answer = await rawRequest(
        site.url,
        `${head}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
      );
      expect([answer.status, headerOf(answer, "allow")]).toEqual([405, "GET, HEAD, POST"]);
      expect(storedBy(site)).toHaveLength(before);
    },
  );

  test.each(["/about", "/partners", "/healthz", "/tort/suboxone", "/lawsuits/oxbryta/feed.xml"])(
    "POST %s returns 405 with the allowed methods",
    async (path) => {
      const answer = await post(site.url + path, homeLead());
      expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
      expect(await answer.text()).toMatch(/^(<!DOCTYPE html>|Method Not Allowed$)/);
    },
  );

  test("OPTIONS * gets a response", async () => {
    const head = "OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    expect((await rawRequest(site.url, head)).status).toBe(405);
  });
});

const form = { "Content-Type": urlencoded };

test.each([
  ["/about", 405, { headers: form, body: "a=b" }],
  ["/no-such-page", 404, { headers: form, body: "a=b" }],
  ["/lawsuits/not_a_case", 404, { headers: form, body: "a=b" }],
  ["/contact", 413, { headers: form, body: `message=${"a".repeat(70_000)}` }],
  ["/contact", 415, { headers: { "Content-Type": "text/plain" }, body: "a" }],
  ["/contact", 400, { headers: { "Content-Type": "multipart/form-data; boundary=x" }, body: "a" }],
])("a post to %s that fails with %i has header, footer and opt-out", async (path, status, init) => {
  const headers = { ...init.headers, "Sec-GPC": "1" };
  const response = await fetch(site.url + path, { ...init, method: "POST", headers });
  const html = await response.text();
  expect(response.status).toBe(status);
  expect(response.headers.get("Cache-Control")).toContain("no-store");
  for (const part of [
    "Opt-Out Request Honored",
    "This is a demonstration",
    "attorney-client",
    "site-header",
  ]) {
    expect(html).toContain(part);
  }
});

describe("the origin of a post", () => {
  const foreign: Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "null", "Sec-Fetch-Site": "cross-site" },
    { Origin: "null", "Sec-Fetch-Site": "same-site" },
    { Origin: "http://127.0.0.1" },
    { Origin: "not an origin" },
    { "Sec-Fetch-Site": "cross-site" },
  ];

  test.each(foreign)("%o is another site: 403, and nothing is stored", async (headers) => {
    const before = storedBy(site).length;
    for (const path of ["/", "/lawsuits/oxbryta", "/do-not-sell-my-info", "/_root.data"]) {
      const fields = { ...homeLead({ Email: "foreign@example.com" }), intent: "opt-out-cookie" };
      const answer = await post(site.url + path, fields, headers);
      expect([path, answer.status]).toEqual([path, 403]);
      expect(answer.headers.get("Set-Cookie")).toBeNull();
      // The script cannot decode it and lets the browser post natively.
      expect(answer.headers.has("X-Remix-Response")).toBe(false);
      expect(await answer.text()).toContain("This form came from another site");
    }
    expect(storedBy(site)).toHaveLength(before);
  });

  test.each([
    [[]],
    [["Sec-Fetch-Site: none"]],
    [["Origin: null", "Sec-Fetch-Site: same-origin"]],
    [["Host: name.example", "Origin: http://name.example"]],
    [["Host: NAME.example:8080", "Origin: http://name.example:8080"]],
    [["Host: name.example:443", "Origin: https://name.example"]],
    [["Host: name.example:80", "Origin: http://name.example"]],
    [["Host: name.example:443", "Origin: https://name.example", "X-Forwarded-Proto: https"]],
    [["Host: name.example", "Origin: http://name.example", "X-Forwarded-Host: evil.example"]],
  ])("%j is ours", async (lines) => {
    const answer = await rawPost("/", homeLead({ Email: "own@example.com" }), lines);
    expect(answer.status).toBe(303);
  });

  test("a default port in Host is ignored if SITE_URL is set too", async () => {
    const secure = await startSite({ SITE_URL: "https://name.example" });
    const lines = ["Host: name.example:443", "Origin: https://name.example"];
    const answer = await rawPost("/", homeLead(), lines, secure);
    await secure.stop();
    expect(answer.status).toBe(303);
  });
});

describe("a client that sends too much", () => {
  const chunk = `1000\r\n${"a".repeat(4096)}\r\n`;

  test.each([
    ["sent whole", "0\r\n\r\n"],
    ["never ended", ""],
  ])("is disconnected after a 413 response: a body %s", async (_name, end) => {
    const head = `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${urlencoded}\r\nTransfer-Encoding: chunked`;
    // Reads until the server closes; fails if it waits for another request.
    const answer = await rawRequest(site.url, `${head}\r\n\r\n${chunk.repeat(17)}${end}`);
    expect([answer.status, headerOf(answer, "connection")]).toEqual([413, "close"]);
  });

  test("is cut off after about a megabyte", async () => {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    let answer = "";
    socket.on("data", (data) => {
      answer += String(data);
    });
    socket.write(
      `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${urlencoded}\r\nContent-Length: 999999999\r\n\r\n`,
    );
    // A reset would discard an answer that was not read yet, so it is read before the rest is sent.
    await expect.poll(() => answer).toMatch(/^HTTP\/1.1 413/);
    let sent = 0;
    const part = Buffer.alloc(64 * 1024, "a");
    const closed = new Promise((resolve) => socket.once("close", resolve));
    while (!socket.destroyed && sent < 64 * 1024 * 1024) {
      await Promise.race([closed, new Promise((resolve) => socket.write(part, resolve))]);
      sent += part.length;
    }
    // Buffers of the system hold more than the server has read.
    expect(sent).toBeLessThan(32 * 1024 * 1024);
  });

  test("gets 431 for headers of more than 16 kB", async () => {
    expect((await rawGet(site.url, "/", [`X-Long: ${"a".repeat(20_000)}`])).status).toBe(431);
  });

  test("gets responses to a few requests on a connection, in order, and is disconnected beyond", async () => {
    expect(await pipeline(["/nope", "/", "/About/", "/healthz"])).toEqual([404, 200, 308, 200]);
    expect((await pipeline(Array(40).fill("/?a=1"))).length).toBeLessThan(40);
    expect((await fetch(`${site.url}/?a=1`)).status).toBe(200);
  });
});

test("another process that writes delays a form but no page", async () => {
  const other = new LibsqlDatabase(join(site.folder, "site.db"));
  // The server itself writes each second.
  other.exec("pragma busy_timeout = 60000");
  other.exec("begin immediate");
  const sent = post(site.url, homeLead({ Email: "waits@example.com" }));
  for (let count = 0; count < 5; count++) {
    expect((await fetch(`${site.url}/about?a=1`)).status).toBe(200);
  }
  other.exec("commit");
  other.close();
  expect((await sent).status).toBe(303);
});

test("the log contains nothing of a request", () => {
  expect(site.output()).not.toMatch(/evil\.example|example\.com|212.{0,2}555|alert\(|page failed/);
});

test.each(["SIGHUP", "SIGTERM"] as const)(
  "%s stops the server in order and is logged; the one file then holds everything",
  async (signal) => {
    const copy = join(site.folder, `${signal}.db`);
    expect(await site.end(signal)).toBe(0);
    expect(site.output()).toMatch(new RegExp(`"signal":"${signal}","msg":"stopping"`));
    expect(site.output()).toMatch(/"msg":"stopped"\}\n$/);
    copyFileSync(join(site.folder, "site.db"), copy);
    const rows = new LibsqlDatabase(copy).prepare("select reference from submissions").all([]);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows).toHaveLength(storedBy(site).length);
    await site.restart();
  },
);

function canonicalOf(html: string): string | undefined {
  return tagsOf(html, "link").find(({ rel }) => rel === "canonical")?.href;
}

/** A post with exactly these header lines; with a `Host` unless one is given. */
function rawPost(path: string, fields: Record<string, string>, lines: string[], to = site) {
  const body = new URLSearchParams(fields).toString();
  const head = [
    `POST ${path} HTTP/1.1`,
    ...(lines.some((line) => /^host:/i.test(line)) ? [] : [`Host: ${new URL(to.url).host}`]),
    ...lines,
    `Content-Type: ${urlencoded}`,
    `Content-Length: ${body.length}`,
    "Connection: close",
  ];
  return rawRequest(to.url, `${head.join("\r\n")}\r\n\r\n${body}`);
}

/** The statuses in the order of the responses, once the server has closed the connection. */
function pipeline(paths: string[]): Promise<number[]> {
  const { hostname, port } = new URL(site.url);
  const requests = paths.map((path, index) => {
    const isLast = index === paths.length - 1;
    return `GET ${path} HTTP/1.1\r\nHost: x\r\n${isLast ? "Connection: close\r\n" : ""}\r\n`;
  });
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(Number(port), hostname, () => socket.write(requests.join("")));
    socket.on("data", (data) => {
      text += data.toString("latin1");
    });
    socket.on("error", () => {});
    socket.once("close", () =>
      resolve([...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))),
    );
  });
}
