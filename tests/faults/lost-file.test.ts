import { renameSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { homeLead, post } from "../support/site";
import { startWatchedSite } from "./watched-site";

test("a server whose database file is removed thanks nobody, alerts, and continues once it is back", async () => {
  const { site, ready, metrics, alerts } = await startWatchedSite();
  const lead = async (Email: string) =>
    (await post(`${site.url}/?index`, homeLead({ Email }))).status;
  expect([await lead("first@example.com"), await ready()]).toEqual([303, 200]);

  const file = join(site.folder, "site.db");
  renameSync(file, `${file}.away`);
  expect(await lead("second@example.com")).toBe(503);
  await expect.poll(ready).toBe(503);
  expect(await metrics()).toContain("plainclaim_store_up 0");
  expect(await site.relay("status")).toMatchObject({ code: 1 });

  renameSync(`${file}.away`, file);
  await expect.poll(ready).toBe(200);
  expect(await lead("third@example.com")).toBe(303);
  await expect.poll(() => alerts().map(({ event }) => event)).toEqual(["store", "resolved"]);
});
