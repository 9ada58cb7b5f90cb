import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { notifyRecipients } from "~/server/outbox/notify-recipients";
import { type Fixture, startRelay } from "~/tests/support/relay-fixture";

let relay: Fixture;
afterEach(() => relay.close());

/** Resolves once a transaction waits for a lock of another, or once `work` is over. */
async function waitingOrOver(work: Promise<unknown>) {
  let isOver = false;
  work
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
    });
  const isWaiting = async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(relay.db);
    return isOver || rows.length > 0;
  };
  await expect.poll(isWaiting, { interval: 10 }).toBe(true);
}

test("two that tell of the same lead at once ask a person once", async () => {
  relay = await startRelay();
  const reference = await relay.submit({ kind: "home" });
  await relay.db
    .updateTable("deliveries")
    .set({ state: "delivered", destination: "firm:gone" })
    .where("destination", "=", "sheet")
    .execute();
  const tell = (trx: Parameters<typeof notifyRecipients>[1]) =>
    notifyRecipients(relay.outbox.relay, trx, { reference, about: "lead.withdrawn" });

  const both = await relay.db.transaction().execute(async (trx) => {
    const first = await tell(trx);
    const second = relay.db.transaction().execute(tell);
    await waitingOrOver(second);
    return { first, second };
  });
  expect([both.first.needs, (await both.second).needs]).toEqual([1, 0]);
});
