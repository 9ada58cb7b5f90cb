import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { commandBeside } from "../support/command-beside";
import { startPostgresServer } from "../support/postgres-server";
import { homeLead, post } from "../support/site";
import { fill, mounts } from "../support/small-disk";
import { startWatchedSite } from "./watched-site";

/** Longer than a minute without a write: after that, another process reports it. */
const silence = { timeout: 90_000, interval: 2000 };
const soon = { interval: 250 };

function smallDisk(megabytes: number): string | null {
  const folder = mkdtempSync(join(tmpdir(), "plainclaim-small-"));
  const isMounted = mounts(folder, megabytes);
  onTestFinished(() => {
    if (isMounted) execFileSync("umount", ["-l", folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return isMounted ? folder : null;
}

test("a full disk alerts, fails readiness, leaves the metrics and is named by status from another process, until there is room", async ({
  skip,
}) => {
  const disk = smallDisk(24);
  if (disk === null) return skip();
  const { site, ready, metrics, alerts } = await startWatchedSite({
    DATABASE_URL: `file:${join(disk, "site.db")}`,
  });
  const lead = async (Email: string) =>
    (await post(`${site.url}/?index`, homeLead({ Email }))).status;
  expect([await lead("before@example.com"), await ready()]).toEqual([303, 200]);

  fill(join(disk, "ballast"));
  await expect.poll(ready, soon).toBe(503);
  expect(await metrics()).toContain("plainclaim_store_up 0");
  await expect
    .poll(alerts, soon)
    .toMatchObject([{ event: "store", reason: expect.stringContaining("full") }]);
  await expect
    .poll(async () => (await commandBeside(site, "status")).out, silence)
    .toContain("disk of the database is full");
  expect((await site.relay("status")).code).toBe(1);

  rmSync(join(disk, "ballast"));
  await expect.poll(ready, soon).toBe(200);
  await expect.poll(alerts, soon).toMatchObject([{ event: "store" }, { event: "resolved" }]);
  expect(await lead("after@example.com")).toBe(303);
  expect((await site.relay("status")).code).toBe(0);
}, 240_000);

test("a PostgreSQL that stops alerts, fails readiness and leaves the metrics, until it is back", async () => {
  const postgres = await startPostgresServer({ durable: true });
  onTestFinished(() => postgres.stop());
  const { site, ready, metrics, alerts } = await startWatchedSite({
    DATABASE_URL: postgres.url,
    SECRET_KEY: "ab".repeat(32),
  });
  expect(await ready()).toBe(200);

  const back = await postgres.away();
  await expect.poll(ready, soon).toBe(503);
  // Readiness checks for itself; the watch tries once a second.
  await expect.poll(metrics, soon).toContain("plainclaim_store_up 0");
  await expect.poll(alerts, soon).toMatchObject([{ event: "store" }]);
  expect((await post(`${site.url}/?index`, homeLead())).status).toBe(503);
  expect((await site.relay("status")).code).toBe(1);

  await back();
  await expect.poll(ready, soon).toBe(200);
  await expect.poll(alerts, soon).toMatchObject([{ event: "store" }, { event: "resolved" }]);
  expect((await post(`${site.url}/?index`, homeLead())).status).toBe(303);
  expect((await site.relay("status")).code).toBe(0);
}, 240_000);
