import { hour, minute, second } from "~/data/dates";
import type { App, Current } from "./app";
import { compareNeeds, forgetAlerts } from "./operator/alerts";
import { freeAbandoned } from "./outbox/claim";
import { isLongAgo, watchClock } from "./outbox/clock";
import { expire } from "./outbox/expire";
import type { Outbox } from "./outbox/outbox";
import { probeIdle } from "./outbox/probe";
import { watchLeads } from "./outbox/watch-leads";
import { logFault } from "./store/store-error";
import { sweepCounts } from "./store/upkeep";

/** Something that the server does again and again. */
export type Task = {
  /** Names it in the log, if a run fails. */
  name: string;
  /** Milliseconds from the end of a run to the next. */
  every: number;
  /** May return the milliseconds until the next run, in place of `every`. */
  run(): Promise<unknown>;
  /** Runs again at once when something may have become due. */
  isWoken?: boolean;
};

/** What remembers something between its runs; `services.ts` makes them. */
type TaskParts = {
  outbox: Outbox;
  /** `watchStore` */
  storeWatch: { look(): Promise<unknown> };
  /** `createSealer` */
  sealer: { run(): Promise<unknown>; count(): Promise<unknown> };
  /** `createRetentionJob` */
  retain(app: App): Promise<unknown>;
};

/**
 * Everything that the server does again and again, and how often. A task may do part of its work less
 * often, as is said beside it. Not here is what belongs to one attempt or message and ends with it: an attempt
 * renews its lease (`keepLease`), what became of it is written until the store takes it (`persist`), and an
 * alert about the store is sent from memory until it is taken (`createStoreAlerts`). What follows the steps
 * of a delivery comes earlier where `RETRY_SCALE` shortens them.
 */
export function listTasks(current: Current, parts: TaskParts): Task[] {
  const { outbox, storeWatch, sealer, retain } = parts;
  const shortened = (ms: number) => Math.min(ms, current.app.scaled(ms));
  return [
    { name: "check of the store", every: second, run: storeWatch.look },
    { name: "sealing of receipts", every: second, run: sealer.run },
    { name: "count of receipts", every: hour, run: sealer.count },
    { name: "check of the clock", every: second, run: watchClock(current.app) },
    { name: "expiry of deliveries", every: shortened(minute), run: () => expire(current.app) },
    // Looks again at leads that must stay with a firm that is paused or down once a minute.
    { name: "routing of leads that wait", every: shortened(second), run: watchLeads(current) },
    // Mails the staff too, at most once an hour.
    { name: "comparison of needs", every: 10 * second, run: () => compareNeeds(current.app) },
    { name: "deletion of old alerts", every: hour, run: () => forgetAlerts(current.app) },
    {
      name: "probe of destinations that are down",
      every: shortened(second),
      run: () => probeIdle(current.app),
    },
    { name: "deletion of expired counts", every: 10 * minute, run: () => sweepCounts(current.app) },
    // Erases and withdraws once a day; a run that was refused or failed is repeated after an hour.
    { name: "retention", every: hour, run: () => retain(current.app) },
    {
      name: "return of abandoned attempts",
      every: shortened(second),
      run: () => freeAbandoned(current.app),
    },
    { name: "delivery", every: second, run: outbox.deliver, isWoken: true },
  ];
}

/** A task that fails is repeated at most so much later. */
const longestBackoff = 10_000;

/**
 * Runs tasks side by side, each at most once at a time. A failed run stops neither the task nor the
 * others; it is logged at most once a minute per cause, and repeated ever later while it fails.
 *
 * @param clock milliseconds; a clock that is set back delays nothing
 */
export function createSchedule(
  log: App["log"],
  tasks: readonly Task[],
  clock: () => number = () => performance.now(),
) {
  const entries = tasks.map((task) => createEntry(task, log, clock));
  return {
    start() {
      for (const entry of entries) entry.start();
    },
    /** Runs everything that is due once, in order; what can be woken is always due. */
    async tick(): Promise<number> {
      let wait = Number.POSITIVE_INFINITY;
      for (const entry of entries) {
        if (entry.isDue()) wait = await entry.run();
      }
      return wait;
    },
    wake() {
      for (const entry of entries) entry.wake();
    },
    /** Resolves when no task runs any more. */
    async stop() {
      await Promise.all(entries.map((entry) => entry.stop()));
    },
  };
}

function createEntry(task: Task, log: App["log"], clock: () => number) {
  const { name, every, isWoken = false } = task;
  let isOn = false;
  let isAgain = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | null = null;
  let failures = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  let wait = 0;

  function run(): Promise<number> {
    lastAt = clock();
    running ??= task
      .run()
      .then(
        (asked) => {
          failures = 0;
          return typeof asked === "number" ? asked : every;
        },
        (error: unknown) => {
          failures += 1;
          logFault(log, error, `${name} failed`);
          return Math.max(every, Math.min(longestBackoff, every * 2 ** failures));
        },
      )
      .then((next) => {
        wait = next;
        running = null;
        return next;
      });
    return running;
  }

  async function again(): Promise<void> {
    clearTimeout(timer);
    isAgain = false;
    const next = await run();
    if (!isOn) return;
    if (isAgain) return again();
    timer = setTimeout(again, next).unref();
  }

  return {
    run,
    isDue: () => isWoken || isLongAgo(lastAt, wait, clock()),
    start() {
      if (isOn) return;
      isOn = true;
      void again();
    },
    wake() {
      if (!isOn || !isWoken) return;
      isAgain = true;
      if (!running) void again();
    },
    async stop() {
      isOn = false;
      clearTimeout(timer);
      await running;
    },
  };
}
