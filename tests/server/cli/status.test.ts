import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { destinationDefinitions } from "~/server/destinations/index";
import { countNeeds, readStatus } from "~/server/operator/read-status";
import type { ChannelRow, Database } from "~/server/store/schema";
import { noteDone, noteFault } from "~/server/store/upkeep";
import { secretOf } from "~/tests/support/firms";
import { settings } from "~/tests/support/messages";
import { delivery, noon, submission, temporaryFolder } from "../privacy/given";
import { openDesk } from "./open-desk";
import { relayLine } from "./relay-line";

const env = { FORM_ID: "f1", FORM_ID_CASE: "f2", TRUSTEDFORM_API_KEY: "secret" };

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

test("without settings every destination is off, and nothing needs attention", async () => {
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
});

test("if no destination is on, command and desk say so, and nothing needs attention", async () => {
  const { relay } = await relayLine();
  const { code, out } = await relay("status");
  expect(code).toBe(0);
  expect(out).toContain("Nothing needs attention.\nNo destination is on.");
  const { html } = await (await openDesk(undefined, noon, {})).get("/");
  expect(html).toContain("No destination is on");

  const on = await (await relayLine(env)).relay("status");
  expect(on.out).not.toContain("No destination is on");
});

test("a certificate that expires within 12 hours is named", async () => {
  const { db, relay } = await relayLine(env);
  const reference = await submission(db, {});
  const waiting = { reference, destination: "retain" } as const;
  await delivery(db, { ...waiting, deadline: noon + 11 * 60 * 60 * 1000 });
  await delivery(db, { ...waiting, deadline: noon + 13 * 60 * 60 * 1000 });

  expect((await relay("status")).out).toContain("1 certificate ends within 12 hours");
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

  const off = destinations.filter(({ state }: { state: string }) => state === "off");
  const names = off.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(["form:opt_out", "form:contact"]));
  const set = [
    "form:home",
    "form:case",
    "form:newsletter",
    "form:unsubscribe",
    "sheet",
    "ping",
    "retain",
  ];
  expect(names.filter((name: string) => set.includes(name))).toEqual([]);
});

test("waiting deliveries are counted with their age, and need no attention", async () => {
  const { db, relay } = await relayLine(env);
  const reference = await submission(db, {});
  await delivery(db, { reference, created_at: noon - 90_500 });
  await delivery(db, { reference, created_at: noon - 5000 });
  await delivery(db, { reference, created_at: 0, state: "delivered" });

  const { code, destinations } = await statusOf(relay);
  expect(code).toBe(0);
  expect(destinations[0]).toEqual({
    name: "form:home",
    state: "on",
    pending: 2,
    oldestSeconds: 90,
  });
  expect((await relay("status")).out).toMatch(/form:home +on +2 +1 min/);
});

test("a form on hold is shown with its reason and needs attention; forms of another id continue", async () => {
  const { db, relay } = await relayLine(env);
  await channel(db, {
    name: "form:f1",
    paused_since: noon,
    cause: "fault",
    last_error: "FORM_NOT_FOUND",
  });

  const { code, destinations } = await statusOf(relay);
  expect(code).toBe(1);
  expect(destinations).toMatchObject({
    0: { name: "form:home", state: "held" },
    1: { name: "form:case", state: "on" },
  });
  expect((await relay("status")).out).toContain("FORM_NOT_FOUND");
});

test("an open breaker closes by itself and needs no attention", async () => {
  const { db, relay } = await relayLine(env);
  await channel(db, { name: "form:f2", paused_since: noon, cause: "failures" });

  expect(await statusOf(relay)).toMatchObject({ code: 0, destinations: { 1: { state: "open" } } });
});

test.each(["refused", "expired"] as const)(
  "a %s delivery of a lead needs attention",
  async (state) => {
    const { db, relay } = await relayLine(env);
    await delivery(db, { reference: await submission(db, {}), state });

    expect(await statusOf(relay)).toMatchObject({ code: 1, [state]: 1 });
  },
);

test("a quarantined submission needs attention, until it is erased", async () => {
  const { db, relay } = await relayLine(env);
  await submission(db, { state: "quarantined" });
  expect(await statusOf(relay)).toMatchObject({ code: 1, quarantined: 1 });

  await relay("erase", "ann@example.com", "--yes");
  expect(await statusOf(relay)).toMatchObject({ code: 0, quarantined: 0 });
});

test("a refusal that the visitor saw and an abandoned ping need no attention", async () => {
  const { db, relay } = await relayLine(env);
  await delivery(db, { reference: await submission(db, { state: "refused" }), state: "refused" });
  const accepted = await submission(db, { reference: "BBBB2222" });
  await delivery(db, { reference: accepted, destination: "ping", state: "expired" });

  expect(await statusOf(relay)).toMatchObject({ code: 0, refused: 0, expired: 0 });
});

test("receipts that stay unsealed need attention", async () => {
  const { db, relay } = await relayLine();
  await submission(db, { received_at: noon - 61_000 });

  expect(await statusOf(relay)).toMatchObject({
    code: 1,
    chain: { stored: 1, sealed: 0, agrees: false },
    needsPerson: true,
  });
  expect((await relay("status")).out).toContain("do not agree");
  expect((await relay("verify")).code).toBe(1);
});

test("a retention that dared not erase is named until it is done", async () => {
  const { db, relay } = await relayLine();
  await noteFault(db, "retention", "the clock is far past the newest row");

  const refused = await relay("status");
  expect(refused.code).toBe(1);
  expect(refused.out).toContain("the clock is far past the newest row");
  await relay("retention", "--confirm");
  expect((await statusOf(relay)).code).toBe(0);
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

test("a store in which no server has written for over a minute needs attention, and says so", async () => {
  const { db, relay } = await relayLine();
  await noteDone(db, "serve", noon - 60_000);
  expect((await statusOf(relay)).code).toBe(0);

  await noteDone(db, "serve", noon - 180_000);
  expect(await statusOf(relay)).toMatchObject({ code: 1, needsPerson: true });
  expect((await relay("status")).out).toMatch(/3 min.*disk of the database is full/);
});

test("a firm has its queue, its breaker and its hold, like every other destination", async () => {
  const file = join(temporaryFolder(), "partners.json");
  const firm = {
    name: "Lee",
    id: "lee",
    city: "Albany",
    state: "NY",
    site: "https://lee.example/",
  };
  const webhook = { url: "https://lee.example/", secretEnv: "LEE_SECRET" };
  writeFileSync(file, JSON.stringify([{ ...firm, webhook }]));
  const { db, relay } = await relayLine({ PARTNERS_FILE: file, LEE_SECRET: secretOf(1) });
  const reference = await submission(db, {});
  await delivery(db, {
    reference,
    destination: "firm:lee",
    channel: "firm:lee",
    created_at: noon - 90_000,
  });
  const lee = async () =>
    (await statusOf(relay)).destinations.find(({ name }: Named) => name === "firm:lee");

  expect(await lee()).toEqual({ name: "firm:lee", state: "on", pending: 1, oldestSeconds: 90 });
  await channel(db, { name: "firm:lee", paused_since: noon, cause: "failures" });
  expect(await lee()).toMatchObject({ state: "open" });
  await db.updateTable("channels").set({ cause: "fault", last_error: "answered 410" }).execute();
  expect(await lee()).toMatchObject({ state: "held" });
  expect((await relay("status")).out).toMatch(/firm:lee +held +1 +1 min +answered 410/);
});

type Named = { name: string };

test("status and desk show the last error of a channel that delivers nothing, and since when", async () => {
  const { db, relay } = await relayLine(env);
  const desk = await openDesk(undefined, noon, env);
  for (const store of [db, desk.db]) {
    const reference = await submission(store, {});
    const hours = 60 * 60_000;
    await delivery(store, {
      ...{ reference, created_at: noon - 3 * hours, updated_at: noon - 3 * hours },
      expires_at: noon - 3 * hours + 7 * 24 * hours,
    });
    await channel(store, {
      ...{ name: "form:f1", cause: "failures", paused_since: noon - 2 * hours, failures: 9 },
      ...{
        paused_until: noon + 1,
        last_error: "certificate has expired",
        passed_at: noon - 4 * hours,
      },
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
