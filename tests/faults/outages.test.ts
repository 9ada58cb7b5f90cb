import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { isFull } from "~/tests/support/length";
import { type Site, startSite } from "~/tests/support/site";
import { preload } from "../support/preload";
import { type LoadResult, postLeads } from "./load";
import {
  expectAllEnded,
  expectNoPersonalData,
  expectRightFirms,
  type Receivers,
  readDeliveries,
  startReceivers,
  unexplainedRepeats,
} from "./oracle";

const day = 24 * 60 * 60 * 1000;
const clockFile = join(tmpdir(), `plainclaim-clock-${process.pid}`);
let receivers: Receivers;
let site: Site;

afterEach(async () => {
  await site.stop();
  await receivers.close();
  rmSync(clockFile, { force: true });
});

async function start(
  perMinute: number,
  settings: Record<string, string> = {},
  firms: { checksAge?: boolean } = {},
) {
  receivers = await startReceivers(perMinute, firms);
  site = await startSite({ ...receivers.settings, RETRY_SCALE: "0.002", ...settings });
}

async function expectKept(sent: Pick<LoadResult, "thanked" | "named">) {
  const url = site.env.DATABASE_URL ?? "";
  await expectAllEnded(url, { thanked: sent.thanked, patience: 300_000 });
  const rows = await readDeliveries(url);
  expect(unexplainedRepeats(rows, receivers)).toEqual([]);
  expectRightFirms(receivers, sent);
  expectNoPersonalData([site]);
}

function setClock(shift: number) {
  writeFileSync(clockFile, String(shift));
}

test.runIf(isFull)(
  "clocks that jump both ways, while running and while down, lose and repeat nothing",
  async () => {
    // Firms whose clocks are right would refuse all messages until the server's is right again.
    const shifting = { ...preload("shift-clock.mjs"), CLOCK_FILE: clockFile };
    await start(6_000_000, shifting, { checksAge: false });
    const sent: Pick<LoadResult, "thanked" | "named"> = { thanked: [], named: new Map() };
    const send = async (name: string) => {
      const result = await postLeads([site], { perSecond: 10, seconds: 2, name });
      sent.thanked.push(...result.thanked);
      for (const [reference, firms] of result.named) sent.named.set(reference, firms);
    };

    await receivers.form.shut();
    await send("before");
    for (const shift of [2 * day, -day]) {
      setClock(shift);
      await sleep(1000);
      await send(`running${shift}`);
    }
    await receivers.form.open();
    for (const shift of [3 * day, 0]) {
      await site.end();
      setClock(shift);
      await site.restart();
      await send(`down${shift}`);
    }
    await expectKept(sent);
    expect(site.output()).toContain("the clock was set back");
  },
  400_000,
);
