import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "~/server/store/open";
import { temporaryFolder } from "../privacy/given";

/** A thread of its own: to open is to block, and this one could not let go meanwhile. */
const busyWriter = `
  const { parentPort, workerData } = require("node:worker_threads");
  const Database = require("libsql");
  const db = new Database(workerData);
  db.exec("begin immediate");
  parentPort.postMessage("holds the lock");
  setTimeout(() => {
    db.exec("commit");
    db.close();
  }, 300);
`;

test("the store opens while another process writes: the command line beside a busy server", async () => {
  const file = join(temporaryFolder(), "a.db");
  await (await openStore(`file:${file}`)).close();
  const writer = new Worker(busyWriter, { eval: true, workerData: file });
  onTestFinished(async () => void (await writer.terminate()));
  await new Promise((resolve) => writer.once("message", resolve));

  const store = await openStore(`file:${file}`);
  expect(await store.db.selectFrom("submissions").selectAll().execute()).toEqual([]);
  await store.close();
});
