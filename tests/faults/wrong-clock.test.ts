import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { commandBeside } from "~/tests/support/command-beside";
import { startFakeServer, text } from "~/tests/support/fake-server";
import { isFull } from "~/tests/support/faults";
import { homeLead, post, startSite } from "~/tests/support/site";
import { preload } from "../support/preload";

const tenYears = 3653 * 24 * 60 * 60 * 1000;

test("a server whose clock is ten years ahead erases no lead, alerts and says so, even after a post, until its clock is right", async () => {
  const clockFile = join(tmpdir(), `plainclaim-wrong-clock-${process.pid}`);
  const setClock = (shift: number) => writeFileSync(clockFile, String(shift));
  setClock(0);
  onTestFinished(() => rmSync(clockFile, { force: true }));
  const webhook = await startFakeServer(text(200, "ok"));
  onTestFinished(() => webhook.close());
  const alerts = () => webhook.requests.map(({ body }) => JSON.parse(String(body)).event);
  const site = await startSite({
    ...preload("shift-clock.mjs"),
    CLOCK_FILE: clockFile,
    ALERT_WEBHOOK_URL: webhook.url,
  });
  onTestFinished(() => site.stop());
  const lead = (Email: string) => post(`${site.url}/?index`, homeLead({ Email }));
  const person = async () => (await commandBeside(site, "person", "true@example.com")).out;
  expect((await lead("true@example.com")).status).toBe(303);
  expect((await commandBeside(site, "status")).code).toBe(0);

  await site.end();
  setClock(tenYears);
  await site.restart();
  expect((await lead("later@example.com")).status).toBe(303);
  await expect.poll(alerts).toEqual(["clock"]);
  expect(await site.relay("status")).toMatchObject({
    code: 1,
    out: expect.stringContaining("five years after this program was built"),
  });
  expect(await site.relay("retention")).toMatchObject({ code: 1, out: "" });
  // The job runs a minute after a start.
  if (isFull) await sleep(70_000);
  expect(await person()).toContain("true@example.com");

  await site.end();
  setClock(0);
  await site.restart();
  const status = async () => (await commandBeside(site, "status")).out;
  await expect.poll(status).toContain("two days");
  // The same trouble goes on, and has already been reported.
  expect(alerts()).toEqual(["clock"]);
  expect(await person()).toContain("true@example.com");
});
