import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { destinationDefinitions } from "~/server/destinations/index";
import { countNeeds, readStatus } from "~/server/operator/read-status";
import type { ChannelRow, Database } from "~/server/store/schema";
import { noteFault } from "~/server/store/upkeep";
import { settings } from "~/tests/support/messages";
import { delivery, noon, submission } from "../privacy/given";
import { openDesk } from "./open-desk";
import { relayLine } from "./relay-line";

const env = { FORM_ID: "f1", FORM_ID_CASE: "f2", TRUSTEDFORM_API_KEY: "secret" };
const hour = 60 * 60_000;

async function channel(db: Kysely<Database>, given: Partial<ChannelRow> & { name: string }) {
  await db
    .insertInto("channels")
    .values({ tokens: 5, refilled_at: noon, failures: 0, ...given })
    .execute();
}

async function statusOf(relay: Awaited<ReturnType<typeof relayLine>>["relay"]) {
  const { code, out } = await relay("status", "--json");
  return { code, ...JSON.parse(out) };
}

test("without settings every destination is off, and command and desk say so without an alarm", async () => {
  const { relay } = await relayLine();
  const off = { state: "off", pending: 0, oldestSeconds: null };
  expect(await statusOf(relay)).toEqual({
    code: 0,
    destinations: destinationDefinitions.map(({ name }) => ({ name, ...off })),
    quarantined: 0,
    refused: 0,
    expired: 0,
    chain: { stored: 0, sealed: 0, agrees: true },
    needsPerson: false,
  });
  expect((await relay("status")).out).toContain("Nothing needs attention.\nNo destination is on.");
  const { html } = await (await openDesk(undefined, noon, {})).get("/");
  expect(html).toContain("No destination is on");
  const on = await (await relayLine(env)).relay("status");
  expect(on.out).not.toContain("No destination is on");
});

test("the destinations of the first installation keep their names", () => {
  const names =
    "form:home form:case form:newsletter form:unsubscribe form:opt_out form:contact sheet ping retain";
  expect(destinationDefinitions.map(({ name }) => name)).toEqual(
    expect.arrayContaining(names.split(" ")),
  );
});

test("each destination is on by its own settings; contact and opt-out need a form of their own", async () => {
  const { relay } = await relayLine({
    ...env,
    FORWARD_URL: "https://sheet.test/",
    FORWARD_API_KEY: "secret",
    CONSENT_SCRIPT_URL: "https://api.trustedform.com/trustedform.js",
  });
  const { destinations } = await statusOf(relay);

  const on = destinations.filter(({ state }: { state: string }) => state === "on");
  expect(on.map(({ name }: { name: string }) => name)).toEqual([
    "form:home",
    "form:case",
    "form:newsletter",
    "form:unsubscribe",
    "sheet",
    "ping",
    "retain",
  ]);
});

test("waiting deliveries are counted with their age, and need no attention", async () => {
  const { db, relay } = await relayLine(env);
  const reference = await submission(db, {});
  await delivery(db, { reference, created_at: noon - 90_500 });
  await delivery(db, { reference, created_at: noon - 5000 });
  await delivery(db, { reference, created_at: 0, state: "delivered" });

  const { code, destinations } = await statusOf(relay);
  expect(code).toBe(0);
  const waiting = { name: "form:home", state: "on", pending: 2, oldestSeconds: 90 };
  expect(destinations[0]).toEqual(waiting);
  expect((await relay("status")).out).toMatch(/form:home +on +2 +1 min/);
});

test("a fault holds the forms of one id and needs attention; failures pause without an alarm", async () => {
  const { db, relay } = await relayLine(env);
  await channel(db, { name: "form:f2", paused_since: noon, cause: "failures" });
  expect(await statusOf(relay)).toMatchObject({ code: 0, destinations: { 1: { state: "open" } } });

  const fault = { cause: "fault", last_error: "FORM_NOT_FOUND" } as const;
  await channel(db, { name: "form:f1", paused_since: noon, ...fault });
  expect(await statusOf(relay)).toMatchObject({
    code: 1,
    destinations: { 0: { name: "form:home", state: "held" }, 1: { state: "open" } },
  });
  expect((await relay("status")).out).toContain("FORM_NOT_FOUND");
});

type Store = Kysely<Database>;

test.each<[string, (db: Store) => Promise<unknown>, string]>([
  [
    "a refused delivery",
    async (db) => delivery(db, { reference: await submission(db, {}), state: "refused" }),
    "1 delivery refused",
  ],
  [
    "an expired delivery",
    async (db) => delivery(db, { reference: await submission(db, {}), state: "expired" }),
    "1 delivery expired",
  ],
  [
    "a quarantined submission",
    (db) => submission(db, { state: "quarantined" }),
    "1 submission quarantined",
  ],
  [
    "a certificate that ends within 12 hours",
    async (db) => {
      const waiting = { reference: await submission(db, {}), destination: "retain" } as const;
      await delivery(db, { ...waiting, deadline: noon + 11 * hour });
      await delivery(db, { ...waiting, deadline: noon + 13 * hour });
    },
    "1 certificate ends within 12 hours",
  ],
  [
    "a receipt that stays unsealed",
    (db) => submission(db, { received_at: noon - 61_000 }),
    "do not agree",
  ],
  [
    "a retention that dared not erase",
    (db) => noteFault(db, "retention", "the clock is far past the newest row"),
    "the clock is far past the newest row",
  ],
])("status names %s and exits 1", async (_, cause, words) => {
  const { db, relay } = await relayLine(env);
  await cause(db);

  expect(await statusOf(relay)).toMatchObject({ code: 1, needsPerson: true });
  expect((await relay("status")).out).toContain(words);
});

test("a refusal that the visitor saw, an abandoned ping and erased spam need no attention", async () => {
  const { db, relay } = await relayLine(env);
  await delivery(db, { reference: await submission(db, { state: "refused" }), state: "refused" });
  const accepted = await submission(db, { reference: "BBBB2222" });
  await delivery(db, { reference: accepted, destination: "ping", state: "expired" });
  await submission(db, { reference: "CCCC2222", state: "quarantined", erased_at: noon });

  const nothing = { quarantined: 0, refused: 0, expired: 0 };
  expect(await statusOf(relay)).toMatchObject({ code: 0, ...nothing });
});

test("an opt-out notice that was not accepted is counted as a stop; a lead is not", async () => {
  const { db } = await relayLine();
  const reference = await submission(db, {});
  await delivery(db, { reference, state: "refused" });
  await delivery(db, { reference, state: "expired", purpose: "notice" });

  const { refused, expired, stops } = countNeeds(
    await readStatus({ db, config: settings(), keys: [Buffer.alloc(32)], now: () => noon }),
  );
  expect({ refused, expired, stops }).toEqual({ refused: 1, expired: 1, stops: 1 });
});

test("status and desk show the last error of a channel that delivers nothing, and since when", async () => {
  const { db, relay } = await relayLine(env);
  const desk = await openDesk(undefined, noon, env);
  for (const store of [db, desk.db]) {
    const reference = await submission(store, {});
    await delivery(store, {
      reference,
      created_at: noon - 3 * hour,
      updated_at: noon - 3 * hour,
      expires_at: noon - 3 * hour + 7 * 24 * hour,
    });
    await channel(store, {
      name: "form:f1",
      cause: "failures",
      paused_since: noon - 2 * hour,
      failures: 9,
      paused_until: noon + 1,
      last_error: "certificate has expired",
      passed_at: noon - 4 * hour,
    });
  }

  const { code, out } = await relay("status");
  expect(code).toBe(1);
  expect(out).toMatch(
    /form:home .* certificate has expired, delivered last 2026-11-21 03:00:00 EST/,
  );
  expect(out).toContain("Form service, home form has delivered nothing for an hour");
  const { html } = await desk.get("/destinations");
  expect(html).toContain("certificate has expired. Delivered last: 2026-11-21 03:00:00 EST");
});
