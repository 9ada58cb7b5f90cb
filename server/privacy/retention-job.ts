import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Config } from "../config/config";
import type { Database } from "../store/schema";
import { daysClockIsAhead } from "./clock-check";
import { retention } from "./retention";

type RetentionJob = { start(): void; stop(): Promise<void> };

type JobContext = { db: Kysely<Database>; config: Config; log: Logger; now: () => number };

/** Soon after the start too, for servers that are restarted every night. */
const firstMs = 60_000;
const dayMs = 24 * 60 * 60 * 1000;

/** Runs the retention once a day. */
export function createRetentionJob({ db, config, log, now }: JobContext): RetentionJob {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isStopped = true;

  async function run() {
    try {
      await eraseOverdue();
    } catch (error) {
      log.error({ name: error instanceof Error ? error.name : "unknown" }, "retention failed");
    }
    plan(dayMs);
  }

  async function eraseOverdue() {
    const ahead = await daysClockIsAhead(db, now());
    if (ahead !== null) {
      return log.error({ days: ahead }, "nothing erased: the clock is far past the newest row");
    }
    log.info(await retention(db, config, { now: now() }), "retention done");
  }

  function plan(delay: number) {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = run();
    }, delay).unref();
  }

  return {
    start() {
      if (!isStopped) return;
      isStopped = false;
      plan(firstMs);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
