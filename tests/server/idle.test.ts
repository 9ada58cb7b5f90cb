import { statSync } from "node:fs";
import { sql } from "kysely";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createRetentionJob } from "~/server/leads/retention";
import { noticeLeads } from "~/server/outbox/notices";
import { createSealer } from "~/server/privacy/sealer";
import { createSchedule, listTasks } from "~/server/schedule";
import { changeSubmissions } from "~/server/state/settle";
import { watchStore } from "~/server/store/upkeep";
import { pauseFirm, startFirms } from "~/tests/support/firms";
import { type Fixture, second, startRelay } from "~/tests/support/relay-fixture";

const STAFF_EMAIL = "staff@plainclaim.example";

test("an idle server writes nothing", async () => {
  const relay = await startRelay({ settings: { STAFF_EMAIL } });
  onTestFinished(() => relay.close());
  await checkIdle(relay);
});

test("a server whose only firm is paused writes nothing while leads and a notice wait for it", async () => {
  const given = await startFirms({ a: {} }, { FORM_ID: "main", STAFF_EMAIL });
  onTestFinished(() => given.close());
  const { relay } = given;
  const { app, db } = relay;
  const references = [await given.lead(), await given.lead()];
  await pauseFirm(db, "a", relay.now());
  // It is sent after its lead.
  await changeSubmissions(app, references, (app) =>
    noticeLeads(app, references.slice(1), { about: "privacy.opted_out" }),
  );
  await checkIdle(relay);
  const waiting = await relay.deliveries();
  expect(waiting.filter(({ state }) => state === "pending")).toHaveLength(3);
});

async function checkIdle(relay: Fixture) {
  const { store, outbox } = relay;
  const log = pino({ level: "silent" });
  const app = { ...relay.app, log };
  const storeWatch = watchStore({
    store,
    write: () => Promise.reject(new Error("An idle server must not write")),
    log,
    alert: () => undefined,
  });
  const sealer = createSealer(app.db, app.keys, app.now, log);
  const retain = createRetentionJob(app, { builtAt: null, newestRow: null });
  await relay.submit({ kind: "home" });
  const schedule = createSchedule(
    log,
    listTasks({ app }, { outbox, storeWatch, sealer, retain }),
    relay.now,
  );
  const pass = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 1) {
      relay.advance(second);
      await schedule.tick();
      await outbox.untilIdle();
    }
  };
  await pass(60);

  const written = async () => {
    const { rows } = await sql`select total_changes() as changes`.execute(relay.db);
    const { size, mtimeMs } = statSync(`${store.file}-wal`);
    return { rows, size, mtimeMs };
  };
  const before = await written();
  await pass(30);
  expect(await written()).toEqual(before);
  expect(storeWatch.fault()).toBeNull();
}
