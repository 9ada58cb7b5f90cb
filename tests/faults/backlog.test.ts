import { expect, test } from "vitest";
import { isFull, rounds } from "~/tests/support/faults";
import { startSite } from "~/tests/support/site";
import { type LoadResult, postLeads } from "./load";
import {
  expectAllEnded,
  expectNoPersonalData,
  expectRightFirms,
  readDeliveries,
  startReceivers,
  unexplainedRepeats,
} from "./oracle";

const count = rounds(50, 5000);

test(`${count} leads that wait when a server starts are all delivered, each once`, async () => {
  const receivers = await startReceivers(6_000_000, { webhooks: rounds(2, 8) });
  await receivers.form.shut();
  await receivers.sheet.shut();
  const site = await startSite({ ...receivers.settings, RETRY_SCALE: "0.01" });
  const thanked: string[] = [];
  const named: LoadResult["named"] = new Map();
  // A busy machine may cut posts off, which are then not acknowledged.
  for (let round = 0; thanked.length < count; round += 1) {
    const load = { perSecond: 100, seconds: (count - thanked.length) / 100, name: `wait${round}` };
    const result = await postLeads([site], load);
    thanked.push(...result.thanked);
    for (const [reference, firms] of result.named) named.set(reference, firms);
  }
  await site.end("SIGKILL");

  await receivers.form.open();
  await receivers.sheet.open();
  await site.restart();
  // The site answers while the backlog is worked off.
  expect((await fetch(site.url)).status).toBe(200);
  const url = site.env.DATABASE_URL ?? "";
  await expectAllEnded(url, { thanked, patience: 120_000 });
  const rows = await readDeliveries(url);
  const undelivered = rows.filter(
    ({ destination, state }) => destination !== "confirmation" && state !== "delivered",
  );
  expect(undelivered).toEqual([]);
  expect(unexplainedRepeats(rows, receivers)).toEqual([]);
  const byFirm = expectRightFirms(rows, receivers, { thanked, named });
  if (isFull) console.log(`${thanked.length} leads waited`, byFirm);
  expectNoPersonalData([site]);
  await site.stop();
  await receivers.close();
}, 1_800_000);
