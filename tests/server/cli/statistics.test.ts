import { expect, test } from "vitest";
import { readConfig } from "~/server/config/config";
import { readStatistics } from "~/server/operator/read-statistics";
import { day, delivery, emptyStore, keys, noon, submission } from "../privacy/given";

async function statistics(db: Awaited<ReturnType<typeof emptyStore>>) {
  const config = readConfig({});
  return readStatistics({ db, keys, config, now: () => noon, place: "desk" });
}

test("submissions are counted by day, form and case, those of the last 30 days only", async () => {
  const db = await emptyStore();
  await submission(db, { reference: "AAAA2222" });
  await submission(db, { reference: "BBBB2222", case_title: "Oxbryta", received_at: noon - day });
  await submission(db, { reference: "CCCC2222", case_title: "Oxbryta", kind: "case" });
  await submission(db, { reference: "DDDD2222", case_title: null, kind: "contact" });
  await submission(db, { reference: "EEEE2222", received_at: noon - 30 * day });

  const { perDay, perKind, perCase } = await statistics(db);
  expect(perDay).toHaveLength(30);
  expect(perDay.slice(-3).map(({ count }) => count)).toEqual([0, 1, 3]);
  expect(perKind[0]).toEqual({ name: "home", count: 2 });
  expect(new Map(perKind.map(({ name, count }) => [name, count]))).toEqual(
    new Map([
      ["home", 2],
      ["case", 1],
      ["contact", 1],
    ]),
  );
  expect(perCase).toEqual([
    { name: "Oxbryta", count: 2 },
    { name: "Roundup", count: 1 },
  ]);
});

test("deliveries are counted by first try, time taken, and the age of those waiting", async () => {
  const db = await emptyStore();
  const reference = await submission(db, {});
  const took = [100, 200, 300, 400];
  for (const [index, ms] of took.entries()) {
    const times = { created_at: noon, updated_at: noon + ms };
    await delivery(db, { reference, state: "delivered", attempts: index < 3 ? 1 : 2, ...times });
  }
  const minutes = [0, 5, 5, 90];
  for (const age of minutes) {
    await delivery(db, { reference, state: "pending", created_at: noon - age * 60_000 });
  }

  const { firstTry, latency, backlog } = await statistics(db);
  expect(firstTry).toEqual({ delivered: 4, atFirstTry: 3 });
  expect(latency).toEqual({ p50: 300, p90: 400, p99: 400 });
  expect(backlog.map(({ count }) => count)).toEqual([1, 2, 0, 1, 0]);
});

test("an empty store has nothing to show", async () => {
  const { latency, perKind, backlog } = await statistics(await emptyStore());
  expect(latency).toBeNull();
  expect(perKind).toEqual([]);
  expect(backlog.every(({ count }) => count === 0)).toBe(true);
});
