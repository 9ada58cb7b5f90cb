import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { preload } from "../support/preload";
import { type Site, startSite } from "../support/site";

let site: Site;
let told: RegExpExecArray;
beforeAll(async () => {
  site = await startSite(preload("tell-process.mjs"));
  // With a query in the address each page is rendered anew.
  for (const word of ["lung", "mesh", "hair"]) await (await fetch(`${site.url}/?q=${word}`)).text();
  site.process.kill("SIGUSR2");
  told = await vi.waitUntil(
    () => /umask (\d+), renders begun (\d+), held (\d+)/.exec(site.output()),
    60_000,
  );
});
afterAll(() => site.stop());

test("only its user may read the files that the running server creates", () => {
  expect(told[1]).toBe("077");
});

test("a rendered document is not kept in memory until its time limit", () => {
  expect(Number(told[2])).toBeGreaterThanOrEqual(3);
  expect(told[3]).toBe("0");
});

test("/healthz does not wait behind a hundred pages that are being rendered", async () => {
  let rendered = 0;
  const pages = Array.from({ length: 100 }, async (_, at) => {
    const page = await fetch(`${site.url}/?q=word${at}`);
    rendered += 1;
    await page.text();
  });
  await expect.poll(() => rendered, { interval: 1 }).toBeGreaterThan(0);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  expect(rendered).toBeLessThan(75);
  await Promise.all(pages);
});
