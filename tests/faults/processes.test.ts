import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commandBeside } from "~/tests/support/command-beside";
import { rounds } from "~/tests/support/length";
import { type PostgresServer, startPostgresServer } from "~/tests/support/postgres-server";
import { type Site, startSite } from "~/tests/support/site";
import { type LoadResult, openForm, postLeads } from "./load";
import {
  expectAllEnded,
  expectNoPersonalData,
  expectRightFirms,
  type Receivers,
  readDeliveries,
  startReceivers,
  unexplainedRepeats,
} from "./oracle";

const load = { perSecond: rounds(20, 200), seconds: rounds(2, 60) };
/** In the long form, every five seconds. */
const kills = rounds(1, 11);
const restarts = rounds(1, 2);

let postgres: PostgresServer;
let receivers: Receivers;
let sites: Site[];

beforeAll(async () => {
  postgres = await startPostgresServer({ durable: true });
  receivers = await startReceivers(6_000_000, { webhooks: rounds(2, 8) });
  const settings = {
    ...receivers.settings,
    DATABASE_URL: postgres.url,
    SECRET_KEY: "ab".repeat(32),
    RETRY_SCALE: "0.05",
  };
  sites = await Promise.all([startSite(settings), startSite(settings), startSite(settings)]);
  // The first request for a page takes long: a kill before the first post would test nothing.
  await Promise.all(sites.map(openForm));
});

afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await Promise.all([receivers.close(), postgres.stop()]);
});

async function expectKept(result: LoadResult) {
  expect(result.thanked.length).toBeGreaterThan(0);
  await expectAllEnded(postgres.url, { thanked: result.thanked, patience: 120_000 });
  const rows = await readDeliveries(postgres.url);
  expect(unexplainedRepeats(rows, receivers)).toEqual([]);
  expectRightFirms(receivers, result);
  const [site] = sites;
  expect(site && (await commandBeside(site, "verify")).code).toBe(0);
  expectNoPersonalData(sites);
}

test("killing one of three processes loses no acknowledged lead and repeats none without a record", async () => {
  const posting = postLeads(sites, { ...load, name: "kill" });
  for (let kill = 0; kill < kills; kill += 1) {
    await sleep(rounds(1000, 5000));
    const victim = sites[kill % sites.length];
    await victim?.end("SIGKILL");
    await victim?.restart();
  }
  await expectKept(await posting);
}, 1_800_000);

test("the work of a dead process is taken over by the others", async () => {
  const posting = postLeads(sites, { ...load, seconds: 2, name: "dead" });
  await sleep(1000);
  await sites[1]?.end("SIGKILL");
  await expectKept(await posting);
  await sites[1]?.restart();
}, 1_800_000);

/** What each site logged last, for whoever reads why a lead was not stored. */
const lastFaults = () => sites.map((site) => site.output().trimEnd().split("\n").slice(-3));

test("a database that restarts under load loses no acknowledged lead", async () => {
  const posting = postLeads(sites, { ...load, name: "restart" });
  for (let restart = 0; restart < restarts; restart += 1) {
    await sleep(rounds(1000, 20_000));
    await postgres.restart(restart % 2 === 0 ? "immediate" : "fast");
  }
  const result = await posting;
  // How long a machine needs until every visitor is thanked again is its own affair: each site gets
  // one lead at a time, because leads of one person wait for each other.
  const all = [result];
  const after = { perSecond: 1, seconds: sites.length };
  const patience = { timeout: 180_000, interval: 250 };
  await expect
    .poll(async () => {
      const late = await postLeads(sites, { ...after, name: `after${all.length}` });
      all.push(late);
      return { unthanked: late.unthanked, log: late.unthanked.length > 0 ? lastFaults() : [] };
    }, patience)
    .toEqual({ unthanked: [], log: [] });
  const named = new Map(all.flatMap((one) => [...one.named]));
  await expectKept({ ...result, named, thanked: all.flatMap(({ thanked }) => thanked) });
}, 1_800_000);
