import { expect, test } from "vitest";
import { preload } from "../support/preload";
import { startSite } from "../support/site";

test("a rendered document is not kept in memory until its time limit", async () => {
  const site = await startSite(preload("count-timers.mjs"));
  try {
    // With a query in the address each page is rendered anew.
    for (const word of ["lung", "mesh", "hair"])
      await (await fetch(`${site.url}/?q=${word}`)).text();
    site.process.kill("SIGUSR2");
    await expect.poll(() => /renders begun \d+, held \d+/.exec(site.output())?.[0]).toBeTruthy();
    const [, begun, held] = /begun (\d+), held (\d+)/.exec(site.output()) ?? [];
    expect(Number(begun)).toBeGreaterThanOrEqual(3);
    expect(held).toBe("0");
  } finally {
    await site.stop();
  }
});
