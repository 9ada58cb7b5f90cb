import { expect, test } from "vitest";
import { minute } from "~/data/dates";
import { isPausedNow } from "~/server/operator/partner-acts";
import { appOn, emptyStore, noon } from "~/tests/support/given";

test("a pause whose time is over can no longer be taken back", async () => {
  const db = await emptyStore();
  const pause = { paused_since: noon - 2 * minute, paused_until: noon + minute };
  const channel = { name: "firm:alpha", tokens: 0, refilled_at: 0, failures: 0, ...pause };
  await db.insertInto("channels").values(channel).execute();
  const isPausedAt = (at: number) => isPausedNow({ ...appOn(db), now: () => at }, "alpha");
  expect([await isPausedAt(noon), await isPausedAt(noon + minute)]).toEqual([true, false]);
});
