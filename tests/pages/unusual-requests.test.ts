import { copyFileSync } from "node:fs";
import { join } from "node:path";
import LibsqlDatabase from "libsql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { titleOf, wordsOf } from "../support/document";
import { headerOf, rawRequest } from "../support/raw-request";
import { homeLead, post, type Site, startSite } from "../support/site";
import { storedBy } from "../support/stored";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test("an absolute URL in the request line is the page's own", async () => {
  const ask = (target: string) =>
    rawRequest(site.url, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect((await ask("http://x/about")).status).toBe(200);
  expect((await ask("http://x")).status).toBe(200);
  const moved = await ask("http://x/About/?a=1");
  expect([moved.status, headerOf(moved, "location")]).toEqual([308, "/about?a=1"]);
});

test("a redirect has no document", async () => {
  const answer = await fetch(`${site.url}/About/`, {
    headers: { Accept: "text/html" },
    redirect: "manual",
  });
  expect(answer.status).toBe(308);
  expect(await answer.text()).toBe("");
});

test.each(["/tort/-bad", "/tort/a--b", `/tort/${"a".repeat(81)}`])(
  "%s is a page with links",
  async (path) => {
    const answer = await fetch(site.url + path);
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(titleOf(html)).toBe("Not found");
    expect(wordsOf(html)).toContain("The page you're looking for doesn't exist.");
  },
);

test("a 405 response lists the allowed methods", async () => {
  for (const [path, method, allowed] of [
    ["/", "PUT", "GET, HEAD, POST"],
    ["/about", "POST", "GET, HEAD"],
    ["/healthz", "POST", "GET, HEAD"],
    ["/tort/oxbryta", "POST", "GET, HEAD"],
    ["/lawsuits/oxbryta/feed.xml", "POST", "GET, HEAD"],
    ["/lawsuits/la-wildfire/dates.ics", "POST", "GET, HEAD"],
  ] as const) {
    const answer = await fetch(site.url + path, { method, body: new URLSearchParams("a=b") });
    expect([path, answer.status, answer.headers.get("Allow")]).toEqual([path, 405, allowed]);
  }
  expect(site.output()).not.toContain("page failed");
});

test("a page that shows a search is never stored by a cache", async () => {
  const answer = await fetch(`${site.url}/?q=my-illness`);
  expect(answer.headers.get("Cache-Control")).toContain("no-store");
  expect(answer.headers.get("ETag")).toBeNull();
});

test("another writing process does not stop the site, and a form waits its turn", async () => {
  const other = new LibsqlDatabase(join(site.folder, "site.db"));
  // The server itself writes each second.
  other.exec("pragma busy_timeout = 60000");
  other.exec("begin immediate");
  const sent = post(site.url, homeLead({ Email: "waits@example.com" }));
  const pages = await Promise.all(
    Array.from({ length: 5 }, () => fetch(`${site.url}/about`).then(({ status }) => status)),
  );
  expect(pages).toEqual([200, 200, 200, 200, 200]);
  other.exec("commit");
  other.close();
  expect((await sent).status).toBe(303);
});

test("after a clean stop, the one file holds everything", async () => {
  expect(await site.end("SIGTERM")).toBe(0);
  const copy = join(site.folder, "copy.db");
  copyFileSync(join(site.folder, "site.db"), copy);
  const rows = new LibsqlDatabase(copy).prepare("select reference from submissions").all([]);
  expect(rows).toHaveLength(storedBy(site).length);
  expect(rows.length).toBeGreaterThan(0);
});
