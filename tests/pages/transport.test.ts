import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeUnsubscribeToken } from "~/server/privacy/unsubscribe-token";
import { tagsOf, titleOf } from "../support/document";
import { headerOf, rawGet, rawRequest } from "../support/raw-request";
import { homeLead, post, type Site, startSite } from "../support/site";
import { storedBy, storedFor } from "../support/stored";

const key = "5e".repeat(32);

let site: Site;
beforeAll(async () => {
  site = await startSite({ SECRET_KEY: key, FORM_SERVICE_URL: "http://127.0.0.1:9", FORM_ID: "x" });
});
afterAll(() => site.stop());

describe("a forwarded scheme", () => {
  test.each(["a b", "%", "//", "file", "http://evil.example/about?", "javascript", "https:"])(
    "%s is ignored",
    async (scheme) => {
      const answer = await rawGet(site.url, "/faqs", [`X-Forwarded-Proto: ${scheme}`]);
      expect({ status: answer.status, title: titleOf(answer.body) }).toEqual({
        status: 200,
        title: titleOf((await rawGet(site.url, "/faqs")).body),
      });
      expect(canonicalOf(answer.body)).toBe(`${site.url}/faqs`);
      const robots = await rawGet(site.url, "/robots.txt", [`X-Forwarded-Proto: ${scheme}`]);
      expect(robots.body).toContain(`Sitemap: ${site.url}/sitemap.xml`);
    },
  );

  test("of https counts from a trusted proxy", async () => {
    const answer = await rawGet(site.url, "/faqs", ["X-Forwarded-Proto: https"]);
    expect(canonicalOf(answer.body)).toBe(`${site.url.replace("http:", "https:")}/faqs`);
  });

  test("of https requires https from now on, also for the cookie and from memory", async () => {
    const forwarded = ["X-Forwarded-Proto: https"];
    const kept = ["/", "/about", "/_root.data"];
    for (const path of [...kept, ...kept, "/do-not-sell-my-info", "/nope", "/ABOUT", "/?q=lung"]) {
      const answer = await rawGet(site.url, path, [...forwarded, "Cookie: do_not_sell=1"]);
      const age = headerOf(answer, "strict-transport-security");
      expect({ path, age }).toEqual({ path, age: expect.stringMatching(/^max-age=\d{8}/) });
      if (answer.status === 200 && !path.endsWith(".data")) {
        expect(headerOf(answer, "set-cookie")).toMatch(/; Secure$/);
      }
    }
    for (const intent of ["opt-out-cookie", "opt-back-in"]) {
      const fields = { intent, confirm: "yes" };
      const headers = { "X-Forwarded-Proto": "https" };
      const set = await post(`${site.url}/do-not-sell-my-info`, fields, headers);
      expect(set.headers.get("Set-Cookie")).toMatch(/; Secure$/);
      expect(set.headers.get("Strict-Transport-Security")).toMatch(/^max-age=/);
    }
  });
});

describe("the Host that a client sends", () => {
  test("is not passed on, and the start says that SITE_URL should be set", async () => {
    const body = new URLSearchParams(homeLead({ Email: "host@example.com" })).toString();
    const head = `POST / HTTP/1.1\r\nHost: evil.example\r\nContent-Type: application/x-www-form-urlencoded`;
    const answer = await rawRequest(
      site.url,
      `${head}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
    expect(answer.status).toBe(303);
    expect(JSON.stringify(storedFor(site, "host@example.com"))).not.toContain("evil.example");
    expect(site.output()).toContain("SITE_URL is not set");
  });

  test("twice is a bad request", async () => {
    for (const path of ["/", "/healthz", "/favicon.svg", "/robots.txt"]) {
      const { status } = await rawGet(site.url, path, ["Host: evil.example"]);
      expect({ path, status }).toEqual({ path, status: 400 });
    }
    const answer = await rawGet(site.url, "/", ["Host: evil.example"]);
    expect(answer.status).toBe(400);
  });
});

describe("a request that only an old router or a proxy would send", () => {
  test("?_data= is the page without it, and nothing is logged", async () => {
    for (const path of ["/about", "/lawsuits/oxbryta", "/nope"]) {
      const plain = await fetch(site.url + path);
      for (const query of ["?_data=routes%2Fabout", "?_data", "?_data=root&_data="]) {
        const answer = await fetch(site.url + path + query);
        expect({ path, query, status: answer.status }).toEqual({
          path,
          query,
          status: plain.status,
        });
        expect(titleOf(await answer.text())).not.toBe("");
      }
      await plain.text();
    }
    expect(site.output()).not.toContain("page failed");
  });

  test("OPTIONS * gets a response", async () => {
    const answer = await rawRequest(
      site.url,
      "OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    );
    expect(answer.status).toBe(405);
    expect(headerOf(answer, "allow")).toContain("GET");
  });
});

describe("after a refusal", () => {
  const chunk = `1000\r\n${"a".repeat(4096)}\r\n`;

  test.each([
    ["sent whole", "0\r\n\r\n"],
    ["never ended", ""],
  ])("a client that stays silent is disconnected: a body too large, %s", async (_name, end) => {
    const head = `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked`;
    // Reads until the server closes; fails if it waits for another request.
    const answer = await rawRequest(site.url, `${head}\r\n\r\n${chunk.repeat(17)}${end}`);
    expect(answer.status).toBe(413);
    expect(headerOf(answer, "connection")).toBe("close");
  });

  test("an endless upload is cut off after about a megabyte", async () => {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    let answer = "";
    socket.on("data", (chunk) => {
      answer += String(chunk);
    });
    socket.write(
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 999999999\r\n\r\n",
    );
    let sent = 0;
    const chunk = Buffer.alloc(64 * 1024, "a");
    while (!socket.destroyed && sent < 64 * 1024 * 1024) {
      await new Promise((resolve) => {
        socket.once("close", resolve);
        socket.write(chunk, resolve);
      });
      // A client reads between its writes: a reset discards what it has not read yet.
      await new Promise((resolve) => setImmediate(resolve));
      sent += chunk.length;
    }
    expect(answer).toMatch(/^HTTP\/1.1 413/);
    expect(sent).toBeLessThan(32 * 1024 * 1024);
  });
});

describe("a one-click link", () => {
  const link = `/unsubscribe?token=${makeUnsubscribeToken(Buffer.from(key, "hex"), "one@example.com")}`;
  const foreign = { Origin: "https://mail.example" };

  test("posted from another site accepts nothing typed", async () => {
    const typed = { email: "victim@example.com", formType: "unsubscribe" };
    for (const address of [link, "/unsubscribe?token=x"]) {
      for (const fields of [typed, { ...typed, "List-Unsubscribe": "One-Click" }, {}]) {
        const answer = await post(site.url + address, fields, foreign);
        expect({ address, fields, status: answer.status }).toEqual({
          address,
          fields,
          status: 403,
        });
      }
    }
    expect(JSON.stringify(storedBy(site))).not.toContain("victim@example.com");
  });

  test("posted by a mail service unsubscribes", async () => {
    const click = { "List-Unsubscribe": "One-Click" };
    expect((await post(site.url + link, click, foreign)).status).toBe(200);
  });
});

test("a closed terminal stops the server in order", async () => {
  expect(await site.end("SIGHUP")).toBe(0);
});

function canonicalOf(html: string): string | undefined {
  return tagsOf(html, "link").find(({ rel }) => rel === "canonical")?.href;
}
