import type { Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { destinationDefinitions } from "~/server/destinations/index";
import { readNeeds } from "~/server/operator/needs";
import { openStore } from "~/server/store/open";
import type { Channel, Database, Need } from "~/server/store/schema";
import { noteDone, noteFault } from "~/server/store/upkeep";
import { appOn, delivery, noon, submission, temporaryFolder } from "~/tests/support/given";
import { openDesk } from "../desk/open-desk";
import { relayLine } from "./relay-line";

const env = { FORM_ID: "f1", FORM_ID_CASE: "f2", TRUSTEDFORM_API_KEY: "secret" };
const hour = 60 * 60_000;

async function channel(db: Kysely<Database>, given: Partial<Channel> & { name: string }) {
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
  const off = { state: "off", since: null, reason: null, pending: 0, oldestSeconds: null };
  expect(await statusOf(relay)).toEqual({
    code: 0,
    destinations: destinationDefinitions.map(({ name }) => ({ name, ...off })),
    needs: [],
    chain: { stored: 0, sealed: 0, agrees: true },
    backup: { at: null },
    needsPerson: false,
  });
  const { out } = await relay("status");
  expect(out).toContain("Nothing needs attention.");
  expect(out).toContain("No destination is on.");
  const { html } = await (await openDesk(undefined, noon, {})).get("/destinations");
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
  expect(destinations[0]).toMatchObject(waiting);
  expect((await relay("status")).out).toMatch(/form:home +works +2 +1 min/);
});

test("a fault needs attention at once; failures do once they have lasted for an hour", async () => {
  const { db, relay } = await relayLine(env);
  const failures = { down_since: noon - hour + 1, cause: "failures" } as const;
  await channel(db, { name: "form:f2", ...failures, last_error: "no more", fault: "unreachable" });
  const down = { state: "paused", since: new Date(noon - hour + 1).toISOString() };
  expect(await statusOf(relay)).toMatchObject({ code: 0, destinations: { 1: down }, needs: [] });

  await db
    .updateTable("channels")
    .set({ down_since: noon - hour })
    .execute();
  const fault = { cause: "fault", last_error: "odd", fault: "form" } as const;
  await channel(db, { name: "form:f1", down_since: noon, ...fault });
  const { code, needs } = await statusOf(relay);
  expect(code).toBe(1);
  expect(needs).toMatchObject([
    { kind: "down", destination: "form:home", count: 1, since: new Date(noon).toISOString() },
    { kind: "down", destination: "form:case" },
  ]);
  const { out } = await relay("status");
  expect(out).toMatch(
    /home form \(and 2 others\) is not reachable since .*: odd\n +Correct FORM_ID/,
  );
  expect(out).toMatch(/case form is not reachable since .*: no more\n +Check that it runs/);
  expect(out).toContain("relay try form:home");
});

test("a firm that an operator paused is shown as that, and needs nobody", async () => {
  const { db, relay } = await relayLine(env);
  await channel(db, { name: "form:f1", paused_since: noon - 5 * hour });
  expect(await statusOf(relay)).toMatchObject({
    code: 0,
    destinations: { 0: { state: "paused" } },
  });
  expect((await relay("status")).out).toContain("paused by an operator");
});

type Store = Kysely<Database>;

test.each<[string, (db: Store) => Promise<unknown>, RegExp]>([
  [
    "a submission that could not be delivered",
    async (db) => withState(db, { need: "failed", need_at: noon - hour }),
    /1 submission could not be delivered\n +relay show.*\n +Since 2026-11-21 06:00:00 EST\./,
  ],
  [
    "spam",
    (db) => withState(db, { need: "spam", need_at: noon - hour }),
    /1 submission taken for spam\n +Release/,
  ],
  [
    "a certificate that ends within 12 hours",
    (db) => withState(db, { need: "certificate", need_at: noon }),
    /1 certificate ends within 12 hours/,
  ],
  [
    "a request whose legal day is over",
    (db) => withState(db, { need: "answer", need_at: noon - hour, legal_at: noon - 48 * hour }),
    /1 message or request to answer, the first overdue since Thu, Nov 19/,
  ],
  [
    "a message that the law gives no day",
    (db) => withState(db, { need: "answer", need_at: noon - 48 * hour }),
    /1 message or request to answer\n/,
  ],
  [
    "a receipt that stays unsealed",
    (db) => submission(db, { received_at: noon - 61_000 }),
    /do not agree\n +relay verify/,
  ],
  [
    "a retention that dared not erase",
    (db) => noteFault(db, "clock", "Nothing was erased: the clock is far ahead."),
    /clock may be wrong: Nothing was erased.*\n +Check the clock/,
  ],
  [
    "a retention that failed",
    (db) => noteFault(db, "retention", "It failed"),
    /Retention could not do all of its work: It failed/,
  ],
  [
    "a backup that failed",
    (db) => noteFault(db, "backup", "ENOSPC"),
    /The last backup failed: ENOSPC\n +Fix the cause/,
  ],
  [
    "a backup older than two days",
    (db) => noteDone(db, "backup", noon - 48 * hour - 1),
    /The newest backup is of .*\n +Run relay backup/,
  ],
  [
    "an alert that its endpoint rejected",
    refusedAlert,
    /Alerts: the last message was not accepted/,
  ],
  [
    "a firm that left the file while something waits for it",
    async (db) => {
      const reference = await submission(db, {});
      await delivery(db, { reference, destination: "firm:gone", channel: "firm:gone" });
    },
    /gone is no longer in PARTNERS_FILE/,
  ],
])("status names %s, says what to do, and exits 1", async (_, cause, words) => {
  const { db, relay } = await relayLine({ ...env, ALERT_WEBHOOK_URL: "https://alerts.test/" });
  await cause(db);

  expect(await statusOf(relay)).toMatchObject({ code: 1, needsPerson: true });
  expect((await relay("status")).out).toMatch(words);
});

async function refusedAlert(db: Store) {
  await delivery(db, { reference: "", purpose: "alert", destination: "alert", state: "refused" });
}

test("an alert that was rejected needs nobody once no endpoint is set", async () => {
  const { db, relay } = await relayLine(env);
  await refusedAlert(db);
  expect(await statusOf(relay)).toMatchObject({ code: 0, needs: [] });
});

async function withState(db: Store, state: { need: Need; need_at: number; legal_at?: number }) {
  const reference = await submission(db, {});
  await db.updateTable("submissions").set(state).where("reference", "=", reference).execute();
}

test("status says that no server is running once one has stopped, and not while it runs", async () => {
  const url = `file:${temporaryFolder()}/stopped.db`;
  const server = await openStore(url);
  await noteDone(server.db, "serve", noon - hour);
  const stopped = async (db: Store) =>
    (await readNeeds(appOn(db))).filter(({ kind }) => kind === "store");
  expect(await stopped(server.db)).toEqual([]);
  await server.close();

  const reader = await openStore(url, "read");
  onTestFinished(() => reader.close());
  // What is stored is its start, if it was killed.
  expect(await stopped(reader.db)).toMatchObject([{ since: null }]);
});

test("a refusal that the visitor saw, an abandoned ping, and erased spam need nobody", async () => {
  const { db, relay } = await relayLine(env);
  await delivery(db, { reference: await submission(db, { state: "refused" }), state: "refused" });
  const accepted = await submission(db, { reference: "BBBB2222" });
  await delivery(db, { reference: accepted, destination: "ping", state: "expired" });
  await submission(db, { reference: "CCCC2222", state: "quarantined", erased_at: noon });

  expect(await statusOf(relay)).toMatchObject({ code: 0, needs: [] });
});

test("what begins later, a backup of yesterday, and none ever made need nobody", async () => {
  const { db, relay } = await relayLine(env);
  expect(await statusOf(relay)).toMatchObject({ code: 0 });
  await withState(db, { need: "certificate", need_at: noon + 1 });
  await noteDone(db, "backup", noon - 48 * hour);
  const at = new Date(noon - 48 * hour).toISOString();
  expect(await statusOf(relay)).toMatchObject({ code: 0, backup: { at }, needs: [] });
});

test("relay try makes paused destinations due now, but not what an operator paused", async () => {
  const { db, relay } = await relayLine({
    ...env,
    FORWARD_URL: "https://sheet.test/",
    FORWARD_API_KEY: "k",
  });
  expect(await relay("try")).toMatchObject({
    code: 0,
    out: "Every destination works, or an operator paused it.",
  });
  for (const name of ["zzz", "ping"]) {
    expect(await relay("try", name)).toMatchObject({
      code: 1,
      err: expect.stringContaining(`No destination that is on is called ${name}.`),
    });
  }
  const down = { down_since: 1, probe_at: noon + hour, cause: "fault" } as const;
  await channel(db, { name: "form:f1", ...down, last_error: "INACTIVE" });
  await channel(db, { name: "sheet", paused_since: 1, paused_until: noon + hour });
  await db.updateTable("channels").set({ failures: 5 }).execute();
  expect(await relay("try", "sheet")).toMatchObject({
    code: 0,
    out: "sheet works, or an operator paused it.",
  });

  const tried = relay("try");
  await expect
    .poll(async () =>
      (await db.selectFrom("channels").selectAll().orderBy("name").execute()).map((row) => [
        row.name,
        row.probe_at ?? row.paused_until,
      ]),
    )
    .toEqual([
      ["form:f1", noon],
      ["sheet", noon + hour],
    ]);
  // What a server does with it.
  const probed = { failures: 6, probe_at: noon + 300_000, last_error: "INACTIVE" };
  await db.updateTable("channels").set(probed).where("name", "=", "form:f1").execute();
  expect(await tried).toMatchObject({
    code: 1,
    err: expect.stringContaining("home form: INACTIVE, next try"),
  });
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
      failures: 3,
      last_error: "answered 500",
      passed_at: noon - 4 * hour,
    });
  }

  const { code, out } = await relay("status");
  expect(code).toBe(1);
  expect(out).toMatch(/form:home .*: answered 500 .* delivered last 2026-11-21 03:00:00 EST/);
  expect(out).toContain(
    "Form service, home form (and 2 others) has delivered nothing since Nov 21, 4:00 am: answered 500",
  );
  const { html } = await desk.get("/destinations");
  expect(html).toMatch(
    /last attempt failed since Nov 21, 4:00 am<\/strong><details><summary>Technical details<\/summary>answered 500<[\s\S]*Nov 21, 3:00 am/,
  );
});
