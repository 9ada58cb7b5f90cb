import { statSync } from "node:fs";
import { sql } from "kysely";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createRetentionJob } from "~/server/leads/retention";
import { createSealer } from "~/server/privacy/sealer";
import { createSchedule, listTasks } from "~/server/schedule";
import { watchStore } from "~/server/store/upkeep";
import { second, startRelay } from "~/tests/support/relay-fixture";

test("an idle server writes nothing", async () => {
  const relay = await startRelay({ settings: { STAFF_EMAIL: "staff@plainclaim.example" } });
  onTestFinished(() => relay.close());
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
});
