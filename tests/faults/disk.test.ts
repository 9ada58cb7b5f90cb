import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { commandBeside } from "~/tests/support/command-beside";
import { gate } from "~/tests/support/fake-server";
import { accept } from "~/tests/support/form-service";
import { rounds } from "~/tests/support/length";
import { startPostgresServer } from "~/tests/support/postgres-server";
import { homeLead, post, startSite } from "~/tests/support/site";
import { fill, mounts } from "~/tests/support/small-disk";
import { type LoadResult, postLeads } from "./load";
import {
  expectAllEnded,
  expectNoPersonalData,
  readDeliveries,
  startReceivers,
  unexplainedRepeats,
} from "./oracle";
import { startWatchedSite } from "./watched-site";

const disk = mkdtempSync(join(tmpdir(), "plainclaim-disk-"));
const hasDisk = mounts(disk, 24);

afterAll(() => {
  if (hasDisk) execFileSync("umount", ["-l", disk]);
  rmSync(disk, { recursive: true, force: true });
});

/** The shortest possible: one second. */
const leases = rounds(2, 10);
const isThanked = ({ thanked, posted }: LoadResult) => thanked.length === posted;

test.skipIf(!hasDisk)(
  "a disk full for longer than a lease loses and repeats nothing",
  async () => {
    const receivers = await startReceivers(6_000_000);
    const site = await startSite({
      ...receivers.settings,
      DATABASE_URL: `file:${join(disk, "site.db")}`,
      RETRY_SCALE: "0.002",
    });
    const load = { perSecond: 20, seconds: rounds(1, 5) };
    const slow = gate(accept);
    // They are under way when the disk fills, and answered while it is full.
    receivers.form.always(slow.behaviour);
    const before = await postLeads([site], { ...load, name: "before" });
    fill(join(disk, "ballast"));
    slow.open();
    receivers.form.mend();
    // The log may still have room that was written before: what is then acknowledged is kept too.
    const during: LoadResult[] = [];
    do {
      during.push(await postLeads([site], { ...load, name: `during${during.length}` }));
    } while (during.every(isThanked) && during.length < 30);
    await sleep(leases * 1000);
    rmSync(join(disk, "ballast"));
    const after = await postLeads([site], { ...load, name: "after" });

    expect(during.every(isThanked)).toBe(false);
    expect(isThanked(after)).toBe(true);
    const thanked = [before, ...during, after].flatMap((result) => result.thanked);
    const url = site.env.DATABASE_URL ?? "";
    await expectAllEnded(url, { thanked, patience: 120_000 });
    expect(unexplainedRepeats(await readDeliveries(url), receivers)).toEqual([]);
    expect((await commandBeside(site, "verify")).code).toBe(0);
    expectNoPersonalData([site]);
    await site.stop();
    await receivers.close();
  },
  300_000,
);

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
  await expect.poll(alerts, soon).toMatchObject([{ event: "store", count: 1 }]);
  await expect
    .poll(async () => (await commandBeside(site, "status")).out, silence)
    .toContain("disk of the database is full");
  expect((await site.relay("status")).code).toBe(1);

  rmSync(join(disk, "ballast"));
  await expect.poll(ready, soon).toBe(200);
  await expect.poll(alerts, soon).toMatchObject([{ event: "store" }, { event: "resolved" }]);
  expect(await lead("after@example.com")).toBe(303);
  expect((await site.relay("status")).code).toBe(0);
});

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
});
