import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tagsOf, titleOf, wordsOf } from "../support/document";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({}, { server: "failing" });
});
afterAll(() => site.stop());

test.each([
  ["/about", "the page itself fails"],
  ["/faqs", "what frames every page fails"],
])("%s is a page with links that reveals nothing internal: %s", async (path) => {
  const answer = await fetch(site.url + path);
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(titleOf(html)).toBe("Unexpected Application Error");
  expect(wordsOf(html)).toContain("Unexpected Application Error");
  expect(tagsOf(html, "a").map(({ href }) => href)).toEqual(
    expect.arrayContaining(["/contact", "/#cases"]),
  );
  expect(html).not.toMatch(/ fails|\.js:\d+|at \w+ \(/);
  expect(answer.headers.get("Cache-Control")).toContain("no-store");
  expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
});

test("the log says where an error happened, and not which page was requested", async () => {
  await fetch(`${site.url}/about?secret=of-mine`);
  await expect.poll(() => site.output()).toContain("page failed");
  expect(site.output()).not.toContain("of-mine");
});

test("a script that got into a page otherwise is not allowed to run", async () => {
  const answer = await fetch(`${site.url}/partners`);
  const html = await answer.text();
  expect(html).toContain("<script>alert(1)</script>");
  const policy = answer.headers.get("Content-Security-Policy") ?? "";
  const hash = createHash("sha256").update("alert(1)").digest("base64");
  expect(policy).toContain("'sha256-");
  expect(policy).not.toContain(hash);
});

test("the page, the header and the log name one request by the same id", async () => {
  const answer = await fetch(`${site.url}/about`);
  const id = answer.headers.get("X-Request-Id") ?? "";
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(wordsOf(await answer.text())).toContain(`please include this code: ${id}`);
  await expect
    .poll(() => site.output())
    .toMatch(new RegExp(`"level":"error","time":"[^"]+Z","request":"${id}"`));
});
