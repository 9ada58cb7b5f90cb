import type { Kysely } from "kysely";
import pino from "pino";
import { onTestFinished } from "vitest";
import { createAlerts } from "~/server/outbox/alerts";
import type { Database } from "~/server/store/schema";
import { noteFault } from "~/server/store/upkeep";
import { type Behaviour, startFakeServer, text } from "~/tests/support/fake-server";
import { settings } from "~/tests/support/messages";
import { key, keys } from "~/tests/support/sent-submission";
import { temporaryStore } from "~/tests/support/temporary-store";

export const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
export const minute = 60_000;

/** A store, the receiver of its alerts and a clock set by hand. */
export async function given(behaviour: Behaviour = text(200, "ok"), scale = "0.001") {
  const store = await temporaryStore();
  const webhook = await startFakeServer(behaviour);
  onTestFinished(async () => {
    await webhook.close();
    await store.remove();
  });
  let time = Date.UTC(2026, 10, 21, 12);
  const lines: string[] = [];
  const config = settings({
    SECRET_KEY: key.toString("hex"),
    ALERT_WEBHOOK_URL: `${webhook.url}/hook`,
    ALERT_WEBHOOK_SECRET: secret,
    RETRY_SCALE: scale,
  });
  const log = pino({ base: null }, { write: (line) => void lines.push(line) });
  const make = () => createAlerts({ db: store.db, config, keys, log, now: () => time });
  const alerts = make();
  return {
    db: store.db,
    now: () => time,
    rows: () => store.db.selectFrom("alerts").selectAll().orderBy("id").execute(),
    webhook,
    lines,
    alerts,
    make,
    told: () => webhook.requests.map(({ body }) => JSON.parse(String(body))),
    async pass(by = minute) {
      await alerts.settle();
      time += by;
      await alerts.tick();
    },
  };
}

export async function doubtClock(db: Kysely<Database>) {
  await noteFault(db, "retention", "the clock");
}

/** On PostgreSQL the tests share one database: the returned function gives the table back. */
export async function takeTable(db: Kysely<Database>) {
  await db.schema.alterTable("alerts").renameTo("taken").execute();
  return () => db.schema.alterTable("taken").renameTo("alerts").execute();
}
