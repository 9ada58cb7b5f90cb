import { expect, onTestFinished, test } from "vitest";
import { createSubmitLimiter } from "~/server/leads/submit-limiter";
import { temporaryStore } from "~/tests/support/temporary-store";
import { key, noon } from "../privacy/given";

test("the limit of an address holds for all processes together, and for one minute", async () => {
  const { db, remove } = await temporaryStore();
  onTestFinished(remove);
  let time = noon;
  const shared = { db, key, now: () => time };
  const [one, other] = [createSubmitLimiter(3, shared), createSubmitLimiter(3, shared)];

  const waits = [
    await one.wait("203.0.113.9"),
    await other.wait("203.0.113.9"),
    await one.wait("203.0.113.9"),
  ];
  expect(waits).toEqual([0, 0, 0]);
  expect(await other.wait("203.0.113.9")).toBe(60);
  expect(await other.wait("203.0.113.10")).toBe(0);
  expect(JSON.stringify(await db.selectFrom("submit_rates").selectAll().execute())).not.toMatch(
    /203\.0\.113/,
  );

  time += 60_001;
  expect(await other.wait("203.0.113.9")).toBe(0);
});
