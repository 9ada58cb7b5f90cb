import { expect, test } from "vitest";
import { preload } from "../support/preload";
import { startSite } from "../support/site";

test("whatever file the server makes while it runs, only its user may read", async () => {
  const site = await startSite(preload("tell-umask.mjs"));
  try {
    site.process.kill("SIGUSR2");
    await expect.poll(() => site.output()).toMatch(/umask \d/);
    expect(site.output()).toContain("umask 077");
  } finally {
    await site.stop();
  }
});
