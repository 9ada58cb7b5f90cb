import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { newChannel } from "~/server/outbox/channel";
import { noticeLead } from "~/server/outbox/notices";
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
  const tell = (trx: Parameters<typeof noticeLead>[1]) =>
    noticeLead(relay.outbox.relay, trx, reference, { about: "lead.withdrawn" });

  const both = await relay.db.transaction().execute(async (trx) => {
    const first = await tell(trx);
    const second = relay.db.transaction().execute(tell);
    await waitingOrOver(second);
    return { first, second };
  });
  expect([both.first.needs, (await both.second).needs]).toEqual([1, 0]);
});

/** Does the work while another process is writing the channel of the form. */
function whileFormIsLocked<Result>(work: () => Promise<Result>): Promise<Result> {
  return relay.db.transaction().execute(async (trx) => {
    await trx
      .insertInto("channels")
      .values({
        ...newChannel("form:main", { perMinute: 15, burst: 50 }),
        refilled_at: relay.now(),
      })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ name: "form:main" }))
      .execute();
    return work();
  });
}

test("a lead is stored without waiting for a channel that has no place for its first attempt", async () => {
  relay = await startRelay();
  for (let count = 0; count < 4; count += 1) await relay.submit({ kind: "home" });
  const reference = await whileFormIsLocked(() => relay.submit({ kind: "home" }));
  expect(await relay.delivery(reference, "form:home")).toMatchObject({ lease_token: null });
});
