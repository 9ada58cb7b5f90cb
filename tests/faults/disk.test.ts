import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { commandBeside } from "~/tests/support/command-beside";
import { gate } from "~/tests/support/fake-server";
import { accept } from "~/tests/support/form-service";
import { rounds } from "~/tests/support/length";
import { startSite } from "~/tests/support/site";
import { fill, mounts } from "~/tests/support/small-disk";
import { type LoadResult, postLeads } from "./load";
import {
  expectAllEnded,
  expectNoPersonalData,
  readDeliveries,
  startReceivers,
  unexplainedRepeats,
} from "./oracle";

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
