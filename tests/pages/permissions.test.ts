import { expect, test } from "vitest";
import { preload } from "../support/preload";
import { startSite } from "../support/site";

test("only its user may read the files that the running server creates", async () => {
  const site = await startSite(preload("tell-umask.mjs"));
  try {
    site.process.kill("SIGUSR2");
    await expect.poll(() => site.output()).toMatch(/umask \d/);
    expect(site.output()).toContain("umask 077");
  } finally {
    await site.stop();
  }
});
