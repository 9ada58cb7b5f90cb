import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { verifyChain } from "~/server/privacy/receipt-chain";
import { createSealer } from "~/server/privacy/sealer";
import { temporaryStore } from "~/tests/support/temporary-store";
import { keys, noon, receipt } from "../privacy/given";

test("three processes that seal at once make one chain without a gap or a conflict", async () => {
  const store = await temporaryStore();
  onTestFinished(() => store.remove());
  const alerts: unknown[] = [];
  const sealers = Array.from({ length: 3 }, () =>
    createSealer({
      db: store.db,
      keys,
      log: pino({ level: "silent" }),
      now: () => noon,
      alert: (notice) => void alerts.push(notice),
    }),
  );
  await Promise.all(sealers.map((sealer) => sealer.start()));
  for (let number = 0; number < 300; number += 1) {
    await receipt(store.db, { reference: `R${number}` });
  }
  for (const sealer of sealers) await sealer.stop();

  expect(alerts).toEqual([]);
  expect(await verifyChain(store.db, keys, { now: noon })).toMatchObject({
    count: 300,
    problems: [],
  });
});
