import type { Logger } from "pino";
import { minute } from "~/data/dates";
import type { Alert } from "../events";
import type { Db, UpkeepTable } from "./schema";
import { describeStoreFault, errorCode } from "./store-error";

type Task = UpkeepTable["task"];

type Upkeep = Record<Task, { doneAt: number | null; fault: string | null }>;

const never = { doneAt: null, fault: null };

/** When each task was last done, and what prevents it now. */
export async function readUpkeep(db: Db): Promise<Upkeep> {
  const rows = await db.selectFrom("upkeep").selectAll().execute();
  const found = rows.map(({ task, done_at: doneAt, fault }) => [task, { doneAt, fault }]);
  return {
    backup: never,
    retention: never,
    serve: never,
    ...Object.fromEntries(found),
  };
}

export async function noteDone(db: Db, task: Task, at: number): Promise<void> {
  await note(db, { task, done_at: at, fault: null });
}

/** Notes that the task could not be done; the time it was last done is kept. */
export async function noteFault(db: Db, task: Task, fault: string): Promise<void> {
  await note(db, { task, fault });
}

type Note = Pick<UpkeepTable, "task" | "fault"> & Partial<UpkeepTable>;

async function note(db: Db, row: Note) {
  await db
    .insertInto("upkeep")
    .values({ done_at: null, ...row })
    .onConflict((conflict) => conflict.column("task").doUpdateSet(row))
    .execute();
}

const sweepMs = 10 * minute;

/** Deletes counts that have expired, so that the addresses and networks of a day do not stay. */
export function createSweeper({ db, now, log }: { db: Db; now: () => number; log: Logger }) {
  return every(sweepMs, async () => {
    await db
      .deleteFrom("submit_rates")
      .where("ends_at", "<=", now())
      .execute()
      .catch((error: unknown) => log.warn({ code: errorCode(error) }, "expired counts remain"));
  });
}

const watchMs = 1000;

export type StoreWatch = ReturnType<typeof watchStore>;

type Watched = { store: { probe(): Promise<unknown> }; log: Logger; alert: Alert };

/**
 * Checks each second whether the store takes a write. A deleted file, a full disk or an unreachable
 * database raises an alert at once, without using the store, and another alert when it is over. A
 * busy store is not a fault.
 */
export function watchStore({ store, log, alert }: Watched) {
  let fault: string | null = null;

  async function look() {
    const found = await store.probe().then(() => null, describe);
    if (found !== null && fault === null) {
      log.error({ reason: found }, "database is not writable");
      alert({ event: "store", reason: found });
    }
    if (found === null && fault !== null) alert({ event: "resolved", of: "store" });
    fault = found;
  }

  return {
    ...every(watchMs, look),
    /** Why the database is not writable; null while it is. */
    fault: () => fault,
  };
}

function describe(error: unknown): string | null {
  const code = errorCode(error);
  if (/^SQLITE_BUSY/.test(code)) return null;
  return describeStoreFault(error) ?? `The store answers with ${code}`;
}

/** Runs `work`, which never rejects, at once and then at this interval, one run at a time. */
export function every(ms: number, work: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= work().finally(() => {
      running = null;
    });
  };
  return {
    start() {
      run();
      timer = setInterval(run, ms).unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
