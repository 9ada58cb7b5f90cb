import { expect, test } from "vitest";
import { rounds } from "~/tests/support/faults";
import { startSite } from "~/tests/support/site";
import { postLeads } from "./load";
import {
  expectAllEnded,
  expectNoPersonalData,
  readDeliveries,
  startReceivers,
  unexplainedRepeats,
} from "./oracle";

const count = rounds(50, 5000);

test(`${count} leads that wait at a start are all delivered, each once`, async () => {
  const receivers = await startReceivers(6_000_000);
  await receivers.form.shut();
  await receivers.sheet.shut();
  const site = await startSite({ ...receivers.settings, RETRY_SCALE: "0.01" });
  const thanked: string[] = [];
  // A busy machine may cut posts off, which are not acknowledged then.
  for (let round = 0; thanked.length < count; round += 1) {
    const load = { perSecond: 100, seconds: (count - thanked.length) / 100, name: `wait${round}` };
    thanked.push(...(await postLeads([site], load)).thanked);
  }
  await site.end("SIGKILL");

  await receivers.form.open();
  await receivers.sheet.open();
  await site.restart();
  // The site answers while the backlog is worked off.
  expect((await fetch(site.url)).status).toBe(200);
  const url = site.env.DATABASE_URL ?? "";
  await expectAllEnded(url, { thanked, timeout: 600_000 });
  const rows = await readDeliveries(url);
  expect(rows.filter(({ state }) => state !== "delivered")).toEqual([]);
  expect(unexplainedRepeats(rows, receivers)).toEqual([]);
  expectNoPersonalData([site]);
  await site.stop();
  await receivers.close();
}, 900_000);
