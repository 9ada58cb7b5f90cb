import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { createApp } from "~/server/app";
import { byPerson } from "~/server/leads/operator-log";
import { stopContact, stopContactOf } from "~/server/leads/stop";
import { watchClock } from "~/server/outbox/clock";
import { watchLeads } from "~/server/outbox/watch-leads";
import { text } from "~/tests/support/fake-server";
import { authorizing, noteDecline, pauseFirm, startFirms } from "~/tests/support/firms";
import { pass } from "~/tests/support/operator";
import { calm, type Fixture, hour, minute, startRelay } from "~/tests/support/relay-fixture";
import { isOnPostgres } from "~/tests/support/temporary-store";
import { byDesk } from "~/tests/support/test-app";

let relay: Fixture;
afterEach(async () => {
  // The tests share one database of PostgreSQL.
  for (const name of poisons.splice(0)) {
    await sql`drop function if exists ${sql.raw(name)} cascade`.execute(relay.db);
  }
  await relay.close();
});

const poisons: string[] = [];

/** Makes every insert or update of this table fail for rows under a condition. */
async function poison(table: "attempts" | "deliveries" | "routings", when: string) {
  const name = `poison_${table}`;
  if (isOnPostgres) {
    poisons.push(name);
    await sql`create function ${sql.raw(name)}() returns trigger language plpgsql as
      $$ begin raise exception 'poisoned'; end $$`.execute(relay.db);
    await sql`create trigger ${sql.raw(name)} before insert or update on ${sql.table(table)}
      for each row when (${sql.raw(when)}) execute function ${sql.raw(name)}()`.execute(relay.db);
    return;
  }
  for (const event of ["insert", "update"]) {
    await sql`create trigger ${sql.raw(`${name}_${event}`)} before ${sql.raw(event)}
      on ${sql.table(table)} when ${sql.raw(when)}
      begin select raise(abort, 'poisoned'); end`.execute(relay.db);
  }
}

const start = () =>
  startRelay({
    settings: { ...calm, RETRY_SCALE: "0.01" },
    without: ["sheet"],
    hasFaults: true,
  });

describe("one poisoned row", () => {
  test("whose outcome cannot be recorded frees its lease, needs nobody, and delays no other", async () => {
    relay = await start();
    const poisoned = await relay.submit({ kind: "home" });
    const { id } = await relay.delivery(poisoned, "form:home");
    await poison("attempts", `new.delivery_id = ${id}`);
    const other = await relay.submit({ kind: "home" });
    await relay.run();

    expect(await relay.delivery(poisoned, "form:home")).toMatchObject({
      // It was accepted, which is never repeated.
      state: "delivered",
      lease_token: null,
      reason: expect.stringMatching(/^internal error/),
    });
    expect((await relay.delivery(other, "form:home")).state).toBe("delivered");
    expect(await relay.needs()).toEqual([]);
    expect(relay.form.requests).toHaveLength(2);
  });

  test("whose submission cannot be read is refused after a while, and delays no other", async () => {
    relay = await start();
    const poisoned = await relay.submit({ kind: "home" });
    const set = { fields: "{" };
    await relay.db.updateTable("submissions").set(set).where("reference", "=", poisoned).execute();
    const other = await relay.submit({ kind: "home" });
    await relay.pass(10 * minute, minute / 2);

    expect((await relay.delivery(other, "form:home")).state).toBe("delivered");
    expect(await relay.delivery(poisoned, "form:home")).toMatchObject({
      state: "refused",
      reason: "internal error: SyntaxError",
    });
    expect(await relay.needs()).toEqual(["failed"]);
  });

  test("that cannot be claimed is refused, and delays no other", async () => {
    relay = await start();
    const poisoned = await relay.submit({ kind: "home" });
    const { id } = await relay.delivery(poisoned, "form:home");
    await poison("deliveries", `new.id = ${id} and new.lease_token is not null`);
    const other = await relay.submit({ kind: "home" });
    await relay.pass(minute, 5000);

    expect((await relay.delivery(other, "form:home")).state).toBe("delivered");
    expect((await relay.delivery(poisoned, "form:home")).state).toBe("refused");
  });
});

test("a lead whose delivery cannot be claimed goes to the next firm", async () => {
  const given = await startFirms({ a: {}, b: {} }, { RETRY_SCALE: "0.01" }, { hasFaults: true });
  relay = given.relay;
  const reference = await given.lead();
  const { partner: first } = await given.routing(reference);
  const { id } = await relay.delivery(reference, `firm:${first}`);
  await poison("deliveries", `new.id = ${id} and new.lease_token is not null`);
  await relay.pass(minute, 5000);

  expect((await relay.delivery(reference, `firm:${first}`)).state).toBe("refused");
  expect((await given.routing(reference)).partner).not.toBe(first);
});

test("a lead whose unclear answer cannot be recorded stays with its firm, which is told of a stop", async () => {
  const given = await startFirms({ a: {}, b: {} }, {}, { hasFaults: true });
  relay = given.relay;
  const reference = await given.lead({ email, named: ["a"] });
  await relay.db.updateTable("routings").set({ named: '["a","b"]' }).execute();
  const { id } = await relay.delivery(reference, "firm:a");
  await poison("attempts", `new.delivery_id = ${id}`);
  given.firm("a").next(text(500, ""));
  await given.runDue();
  const recorded = { state: "refused", ambiguous: 1, lease_token: null };
  expect(await relay.delivery(reference, "firm:a")).toMatchObject(recorded);
  expect(await given.standing(reference)).toMatchObject({ holder: "a", need: "uncertain" });

  // A second firm gets it only with a reason.
  expect(await pass(relay.app, byDesk, reference)).toMatchObject({ kind: "failed" });
  await stopContactOf(relay.app, byPerson, { reference, channels: allChannels });
  await given.runDue();
  expect(given.types("a")).toContain("contact.revoked");
  expect(given.got().b).toEqual([]);
});

test("a refusal of a lead whose routing is damaged is recorded, and needs the operator", async () => {
  const given = await startFirms({ a: {}, b: {} }, {}, { hasFaults: true });
  relay = given.relay;
  const reference = await given.lead({ named: ["a"] });
  await relay.db.updateTable("routings").set({ named: "[" }).execute();
  given.firm("a").next(text(422, ""));
  await given.runDue();
  const recorded = { state: "refused", lease_token: null };
  expect(await relay.delivery(reference, "firm:a")).toMatchObject(recorded);
  expect(await relay.needs()).toEqual(["failed"]);
});

test("a lead that cannot be routed once its firm declined it needs the operator", async () => {
  const given = await startFirms({ a: {}, b: {} }, {}, { hasFaults: true });
  relay = given.relay;
  const reference = await given.lead({ named: ["a"] });
  // As a decline during an attempt is stored, whose end then could not pass the lead on.
  await noteDecline(relay.db, reference, "a", relay.now());
  await relay.db.updateTable("routings").set({ named: "[" }).execute();
  given.firm("a").next(text(422, ""));
  await given.runDue();
  expect(await relay.delivery(reference, "firm:a")).toMatchObject({ lease_token: null });
  expect(await relay.needs()).toEqual(["declined"]);
});

test("a lead that cannot be routed stops neither other leads nor deliveries, and needs the operator", async () => {
  const given = await startFirms({ a: { dailyCap: 1 } }, { FORM_ID: "main" });
  relay = given.relay;
  await given.lead();
  const poisoned = await given.lead();
  const waiting = await given.lead();
  const set = { named: "[" };
  await relay.db.updateTable("routings").set(set).where("reference", "=", poisoned).execute();
  relay.logs.length = 0;
  relay.advance(25 * hour);
  await relay.outbox.tick();
  const other = await relay.submit({ kind: "newsletter" });
  await relay.outbox.tick();

  await expect
    .poll(async () => (await relay.delivery(other, "form:newsletter")).state)
    .toBe("delivered");
  expect((await given.routing(waiting)).partner).toBe("a");
  const { check_at } = await relay.db
    .selectFrom("routings")
    .select("check_at")
    .where("reference", "=", poisoned)
    .executeTakeFirstOrThrow();
  // Otherwise leads that fail would fill every batch.
  expect(check_at).toBeGreaterThan(relay.now());
  const needs = () =>
    relay.db.selectFrom("submissions").select("reference").where("need", "=", "failed");
  expect(await needs().execute()).toEqual([{ reference: poisoned }]);
  expect(await relay.needs()).toEqual(["failed"]);
  for (let hours = 0; hours < 2; hours += 1) {
    relay.advance(hour);
    await relay.outbox.tick();
  }
  expect((await given.choices(waiting)).map(({ outcome }) => outcome)).toEqual([
    "waiting",
    "chosen",
  ]);
  expect(await needs().execute()).toEqual([{ reference: poisoned }]);

  // After a fix, also by another process, the next search ends it.
  const mended = { named: JSON.stringify(["a"]) };
  await relay.db.updateTable("routings").set(mended).where("reference", "=", poisoned).execute();
  relay.advance(hour);
  await watchLeads({ app: createApp(relay.app) })();
  expect(await relay.needs()).toEqual([]);
  expect((await given.choices(poisoned)).map(({ outcome }) => outcome)).toEqual(["waiting"]);
});

test("a lead of a paused firm that cannot be routed is tried once an hour, and needs the operator", async () => {
  const given = await startFirms({ a: { share: 1000 }, b: {} });
  relay = given.relay;
  const reference = await given.lead();
  await relay.db.updateTable("routings").set({ named: "[" }).execute();
  await pauseFirm(relay.db, "a", relay.now());
  const watch = watchLeads(relay);
  const next = async () => (await given.routing(reference)).check_at;
  const first = relay.now() + hour;
  for (let minutes = 0; minutes < 59; minutes += 1) {
    await watch();
    relay.advance(minute);
  }
  expect(await next()).toBe(first);
  expect(await given.standing(reference)).toMatchObject({ need: "failed" });
  for (let minutes = 0; minutes < 3; minutes += 1) {
    await watch();
    relay.advance(minute);
  }
  expect(await next()).toBeGreaterThan(first);
});

test("a lead of a paused firm that could not be routed does not wait for a clock that was set back", async () => {
  const given = await startFirms({ a: { share: 1000 }, b: {} });
  relay = given.relay;
  const reference = await given.lead();
  await relay.db.updateTable("routings").set({ named: "[" }).execute();
  await pauseFirm(relay.db, "a", relay.now());
  const [watch, check] = [watchLeads(relay), watchClock(relay.app)];
  await watch();
  await relay.db.updateTable("routings").set({ named: '["a","b"]' }).execute();
  await watch();
  expect(await given.routing(reference)).toMatchObject({ partner: "a" });

  relay.advance(-48 * hour);
  await check();
  for (let runs = 0; runs < 2; runs += 1) await watch();
  expect(await given.routing(reference)).toMatchObject({ partner: "b", failed_at: null });
});

const email = "zora@example.com";
const allChannels = ["calls", "texts", "emails"] as const;

/** Two leads of one person, both at the form service; no notice about the first can be planned. */
async function poisonFirst() {
  relay = await start();
  const references = [
    await relay.submit({ kind: "home", email }),
    await relay.submit({ kind: "home", email }),
  ];
  await relay.run();
  await poison("deliveries", `new.regarding = '${references[0]}' and new.state = 'pending'`);
  return references;
}

const readNeeds = () =>
  relay.db
    .selectFrom("deliveries")
    .select(["regarding as reference", "destination as recipient", "about"])
    .where("state", "=", "refused")
    .where("reason", "=", "no way to send")
    .execute();
const sentNotices = async () =>
  (await relay.deliveries()).filter((one) => one.purpose === "notice" && one.state === "delivered");

test("a stop by somebody with a poisoned lead takes effect, and a person notifies that lead's recipients", async () => {
  const references = await poisonFirst();
  const stopped = await stopContact(relay.app, byDesk, {
    email,
    channels: allChannels,
    manner: "desk",
  });

  expect(stopped).toBe(2);
  // Anybody may repeat a stop.
  const again = await stopContact(relay.app, byDesk, {
    email,
    channels: allChannels,
    manner: "desk",
  });
  expect(again).toBe(2);
  await relay.run();
  expect(await sentNotices()).toMatchObject([
    { regarding: references[1], about: "contact.revoked" },
  ]);
  const need = { recipient: "form:home", about: "contact.revoked" };
  expect(await readNeeds()).toEqual([{ reference: references[0], ...need }]);
  expect(await relay.needs()).toEqual(["notify"]);
});

test("an opt-out by somebody with a poisoned lead is stored, and a person notifies that lead's recipients", async () => {
  const references = await poisonFirst();
  await relay.submit({ kind: "opt_out", email, fields: { email } });
  await relay.run();

  const about = "privacy.opted_out";
  expect(await readNeeds()).toEqual([{ reference: references[0], recipient: "form:home", about }]);
  expect(await sentNotices()).toMatchObject([{ regarding: references[1], about }]);
});

test("a check that fails stops neither the other checks nor the deliveries", async () => {
  relay = await start();
  await sql`alter table alerts rename to away`.execute(relay.db);
  const reference = await relay.submit({ kind: "home" });
  await relay.run();
  expect((await relay.delivery(reference, "form:home")).state).toBe("delivered");
  await sql`alter table away rename to alerts`.execute(relay.db);
});

test("a lead is signed once by two tabs at the same time", async () => {
  const given = await startFirms({ a: {}, b: {} });
  relay = given.relay;
  const { lead, sign, signed, had } = authorizing(given);
  const reference = await lead();
  const results = await Promise.all([sign(reference), sign(reference)]);

  expect(results.toSorted()).toEqual(["over", "signed"]);
  expect(had(reference)).toHaveLength(1);
  expect(await signed(reference)).toHaveLength(1);
});
