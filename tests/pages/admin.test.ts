import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { needKinds } from "~/server/store/schema";
import { commandBeside } from "../support/command-beside";
import { rawRequest } from "../support/raw-request";
import { homeLead, post, type Site, startSite } from "../support/site";

const unreachable = { FORM_SERVICE_URL: "http://127.0.0.1:9", FORM_ID: "x" };

let site: Site;
let admin: string;
/** Its operator's port is open to other machines. */
let open: Site;
beforeAll(async () => {
  [site, open] = await Promise.all([
    startSite({ ADMIN_PORT: "0", ...unreachable }),
    startSite({ ADMIN_PORT: "0", ADMIN_HOST: "0.0.0.0", ...unreachable }),
  ]);
  admin = await adminOf(site);
});
afterAll(() => Promise.all([site.stop(), open.stop()]));

describe("the operator's port reports", () => {
  test("whether this server can take visitors", async () => {
    const answer = await fetch(`${admin}/readyz`);
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  });

  test("counts of requests, submissions and deliveries, without any of what was sent", async () => {
    await fetch(`${site.url}/about.data`);
    await fetch(`${site.url}/about?q=private`);
    await fetch(`${site.url}/lawsuits/secret-illness?q=private`);
    await fetch(`${site.url}/wp-admin/one`);
    await post(site.url, homeLead({ Email: "counted@example.com" }));
    await expect
      .poll(metrics)
      .toMatch(/plainclaim_delivery_attempts_total\{destination="form:home",outcome="\w+"\} 1/);
    const text = await metrics();
    expect(text).toContain('plainclaim_requests_total{route="/about",status="200"} 2');
    expect(text).toContain('plainclaim_requests_total{route="/lawsuits",status="200"} 1');
    expect(text).toContain('plainclaim_requests_total{route="other",status="404"} 1');
    expect(text).toContain('plainclaim_requests_total{route="/",status="303"} 1');
    expect(text).toContain('plainclaim_submissions_total{kind="home"} 1');
    expect(text).toContain('plainclaim_deliveries_pending{destination="form:home"} 1');
    expect(text).toContain('plainclaim_destination_state{destination="sheet",state="off"} 1');
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text).not.toMatch(/secret|private|example\.com|Ann/);
  });

  test("the release, the times of requests, and which figures are of all processes together", async () => {
    await fetch(`${site.url}/about`);
    const text = await metrics();
    expect(text).toMatch(/plainclaim_build_info\{version="[^"]+",node="\d+\.[^"]+"\} 1/);
    expect(text).toMatch(/plainclaim_request_duration_seconds_count\{method="GET"\} [1-9]/);
    expect(text).toContain("plainclaim_unsealed_receipt_age_seconds ");
    for (const name of ["needs_person", "deliveries_pending", "destination_state"]) {
      expect(text).toMatch(new RegExp(`# HELP plainclaim_${name} .*take max, not sum`));
    }
  });

  test("when backup and retention were done, once they have been", async () => {
    const backup = 'plainclaim_last_done_timestamp_seconds{task="backup"}';
    const done = 'plainclaim_last_done_timestamp_seconds{task="retention"}';
    expect(await metrics()).not.toContain(backup);
    await commandBeside(site, "backup", join(site.folder, "copy.db"));
    await commandBeside(site, "retention", "--confirm");
    expect(await metrics()).toContain(backup);
    expect(await metrics()).toContain(done);
  });

  test("as many needs as relay status counts", async () => {
    const text = await metrics();
    const needs = [...text.matchAll(/plainclaim_needs_person\{what="(\w+)"\}/g)].map(([, n]) => n);
    expect(needs.toSorted()).toEqual(needKinds.toSorted());
  });

  test("to a probe that calls it by address, never by somebody else's host name", async () => {
    const port = (await adminOf(open)).replace("0.0.0.0", "127.0.0.1");
    const ask = (host: string) =>
      rawRequest(port, `GET /readyz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect((await ask("10.1.2.3:9464")).status).toBe(200);
    expect((await ask("evil.example:9464")).status).toBe(403);
  });

  test("current figures at each reading, not those of the previous one", async () => {
    const port = (await adminOf(open)).replace("0.0.0.0", "127.0.0.1");
    await post(open.url, homeLead({ Email: "first@example.com" }));
    const first = await (await fetch(`${port}/metrics`)).text();
    expect(first).toContain('plainclaim_deliveries_pending{destination="form:home"} 1');
    await commandBeside(open, "erase", "first@example.com", "--yes");
    const second = await (await fetch(`${port}/metrics`)).text();
    expect(second).toContain('plainclaim_deliveries_pending{destination="form:home"} 0');
  });

  test("nothing at other paths, and nothing on the public port", async () => {
    expect((await fetch(`${admin}/`)).status).toBe(404);
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(404);
  });
});

const rules = "docs/observability/plainclaim.rules.yml";
const dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
});

test("rules and dashboard use only metrics that exist", async () => {
  const known = new Set([...(await metrics()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const { panels } = dashboard.parse(
    JSON.parse(readFileSync("docs/observability/grafana.json", "utf8")),
  );
  const asked = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const names = [readFileSync(rules, "utf8"), ...asked].flatMap(
    (text) => text.match(/\b(plainclaim|nodejs|process)_\w+/g) ?? [],
  );
  expect(names.length).toBeGreaterThan(15);
  for (const name of names) expect(known).toContain(name.replace(/_bucket$/, ""));
});

const hasPromtool = spawnSync("promtool", ["--version"]).status === 0;

test.skipIf(process.env.FAULTS !== "full" || !hasPromtool)(
  "promtool (apt-get install prometheus) finds no fault in the metrics and in the rules",
  async () => {
    const scrape = spawnSync("promtool", ["check", "metrics"], { input: await metrics() });
    expect([scrape.status, String(scrape.stderr)]).toEqual([0, ""]);
    const { status, stderr } = spawnSync("promtool", ["check", "rules", rules]);
    expect([status, String(stderr)]).toEqual([0, ""]);
  },
);

test("a start is logged as JSON from its first line, with ISO times and names of levels", async () => {
  const lines = site.output().trim().split("\n");
  for (const line of lines) {
    expect(JSON.parse(line)).toMatchObject({
      level: expect.stringMatching(/^(info|warn|error)$/),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      msg: expect.any(String),
    });
  }
});

test("each response made for one request carries its id, and no visitor chooses it", async () => {
  const ask = () => fetch(`${site.url}/about?x`, { headers: { "X-Request-Id": "mine" } });
  const ids = [await ask(), await ask()].map(({ headers }) => headers.get("X-Request-Id"));
  expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
  expect(ids[1]).not.toBe(ids[0]);
  const sent = await post(site.url, homeLead({ Email: "own-id@example.com" }));
  const id = sent.headers.get("X-Request-Id");
  await expect.poll(() => site.output()).toContain(`"request":"${id}"`);
});

test("a line of the log names its request and its reference", async () => {
  const sent = await post(site.url, homeLead({ Email: "logged@example.com" }));
  const reference = /sent=(\w+)/.exec(sent.headers.get("Location") ?? "")?.[1];
  await expect
    .poll(() => site.output())
    .toMatch(new RegExp(`"request":"[0-9a-f-]{36}","reference":"${reference}"`));
});

async function metrics(): Promise<string> {
  return (await fetch(`${admin}/metrics`)).text();
}

/** The address of its operator's port, as it prints it. */
async function adminOf({ output }: Site): Promise<string> {
  await vi.waitFor(() => expect(output()).toContain("For the operator: "), 60_000);
  return /For the operator: (http:\S+)\/metrics/.exec(output())?.[1] ?? "";
}
