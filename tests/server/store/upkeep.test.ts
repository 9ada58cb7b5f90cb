import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createSweeper } from "~/server/store/upkeep";
import { temporaryStore } from "~/tests/support/temporary-store";
import { noon } from "../privacy/given";

test("counts that have expired are deleted, on a store without mail too", async () => {
  const { db, remove } = await temporaryStore();
  onTestFinished(remove);
  const rows = [
    { network: "over", posts: 1, ends_at: noon },
    { network: "current", posts: 1, ends_at: noon + 1 },
  ];
  await db.insertInto("submit_rates").values(rows).execute();
  const sweeper = createSweeper({ db, now: () => noon, log: pino({ level: "silent" }) });
  sweeper.start();
  await sweeper.stop();

  expect(await db.selectFrom("submit_rates").select("network").execute()).toEqual([
    { network: "current" },
  ]);
});
