import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Alert } from "../alerts";
import { errorCode } from "../store/error-code";
import type { Database } from "../store/schema";
import type { Head } from "./receipt-chain";
import { ChainBroken, sealReceipts } from "./seal-receipts";
import type { SecretKeys } from "./secret-keys";

const everyMs = 1000;
/** One batch holds the write lock for some milliseconds; a form being stored waits that long. */
const batch = 200;
/** No lock is held that long: from then on failures are logged as errors. */
const patienceMs = 60_000;

type Sealer = {
  /** Seals what waits, and returns the head; null if it could not be read. */
  start(): Promise<Head | null>;
  stop(): Promise<void>;
};

type SealerContext = {
  db: Kysely<Database>;
  keys: SecretKeys;
  log: Logger;
  now: () => number;
  alert: Alert;
};

/** Seals new receipts every second. */
export function createSealer(context: SealerContext): Sealer {
  const sealing = createSealing(context);
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isStopped = true;

  function next() {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = sealing.run().then(next);
    }, everyMs).unref();
  }

  return {
    async start() {
      if (isStopped) {
        isStopped = false;
        await sealing.run();
        next();
      }
      return sealing.head();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
      await sealing.run();
    },
  };
}

/** Most failures are a write lock held by another process: the next run tries again. */
function createSealing({ db, keys, log, now, alert }: SealerContext) {
  let remembered: Head | null = null;
  let failingSince: number | null = null;
  let isBroken = false;

  async function sealAll() {
    for (;;) {
      const { count, head } = await sealReceipts(db, { keys, limit: batch, remembered });
      remembered = head;
      if (count < batch) return;
      // Queries of the embedded database are synchronous: without this no request is served.
      await setImmediate();
    }
  }

  function fail(error: unknown) {
    if (error instanceof ChainBroken) {
      isBroken = true;
      log.error("the store no longer holds the receipts that were sealed: sealing has stopped");
      return alert({ event: "chain", reason: "sealed receipts were changed; see relay verify" });
    }
    failingSince ??= now();
    const level = now() - failingSince > patienceMs ? "error" : "warn";
    log[level]({ code: errorCode(error) }, "receipts not sealed yet");
  }

  return {
    head: () => remembered,
    async run() {
      if (isBroken) return;
      try {
        await sealAll();
        failingSince = null;
      } catch (error) {
        fail(error);
      }
    },
  };
}
