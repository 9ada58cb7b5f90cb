import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { type Site, startSite } from "../support/site";

const rules = "docs/observability/plainclaim.rules.yml";
const dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
});

let site: Site;
let scrape = "";
beforeAll(async () => {
  site = await startSite({ ADMIN_PORT: "0" });
  await vi.waitFor(() => expect(site.output()).toContain("For the operator: "), 60_000);
  const address = /For the operator: (http:[^"\s]+)/.exec(site.output())?.[1] ?? "";
  await site.relay("retention", "--confirm");
  scrape = await (await fetch(address)).text();
});
afterAll(() => site.stop());

test("rules and dashboard use only metrics that exist", () => {
  const told = new Set([...scrape.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const { panels } = dashboard.parse(
    JSON.parse(readFileSync("docs/observability/grafana.json", "utf8")),
  );
  const asked = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const names = [readFileSync(rules, "utf8"), ...asked].flatMap(
    (text) => text.match(/\b(plainclaim|nodejs|process)_\w+/g) ?? [],
  );
  expect(names.length).toBeGreaterThan(15);
  for (const name of names) expect(told).toContain(name.replace(/_bucket$/, ""));
});

const hasPromtool = spawnSync("promtool", ["--version"]).status === 0;

describe.skipIf(process.env.FAULTS !== "full")("promtool (apt-get install prometheus)", () => {
  test.skipIf(!hasPromtool)("finds no fault in a real scrape", () => {
    const { status, stderr } = spawnSync("promtool", ["check", "metrics"], { input: scrape });
    expect([status, String(stderr)]).toEqual([0, ""]);
  });

  test.skipIf(!hasPromtool)("finds no fault in the rules", () => {
    const { status, stderr } = spawnSync("promtool", ["check", "rules", rules]);
    expect([status, String(stderr)]).toEqual([0, ""]);
  });
});
