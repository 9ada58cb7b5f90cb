import { day } from "~/data/dates";
import type { App } from "../app";
import { describeFault } from "../faults";
import { noteFault, readUpkeep } from "../store/upkeep";
import { runRetention } from "./retention";

type Start = {
  /** Milliseconds since 1970; null if unknown. */
  builtAt: number | null;
  /** The newest row written before this start, see `readNewestRow`. */
  newestRow: number | null;
  /** Milliseconds of a monotonic clock. */
  steady?: () => number;
};

/**
 * One run of the daily job, called every hour. It returns at once if the retention was done less
 * than a day ago, so a run that was refused or failed is repeated after an hour.
 */
export function createRetentionJob(
  { db, log, now }: App,
  start: Start,
): (app: App) => Promise<void> {
  const { steady = () => performance.now() } = start;
  const startedAt = steady();

  function findDoubt(doneAt: number | null) {
    const at = now();
    const ranMs = steady() - startedAt;
    // Retention that was done after this start was confirmed by the operator, and with it the clock.
    const isConfirmed = doneAt !== null && doneAt >= at - ranMs;
    const newestRow = isConfirmed ? doneAt : start.newestRow;
    return doubtClock({ now: at, builtAt: start.builtAt, newestRow, ranMs });
  }

  async function eraseOverdue(app: App) {
    const { retention, clock } = await readUpkeep(db);
    const age = now() - (retention.doneAt ?? Number.NEGATIVE_INFINITY);
    // After the clock was set back, the last run may be in the future: it does not count.
    if (age >= 0 && age < day) return;

    const doubt = findDoubt(retention.doneAt);
    if (doubt !== null) {
      const refusal = `Nothing was erased: ${doubt}. Check the clock, then run relay retention --confirm.`;
      await noteFault(db, "clock", refusal);
      if (clock.fault === refusal) return;
      log.error({ reason: refusal }, "retention refused");
      return;
    }
    const { failed, ...erased } = await runRetention(app);
    for (const one of failed) log.error(one, "not erased");
    log.info({ ...erased, failed: failed.length }, "retention done");
  }

  async function fail(error: unknown) {
    log.error(describeFault(error), "retention failed");
    // Without the store nothing can be noted; the next run may succeed.
    const fault = "It failed, and is tried again every hour. The log says why.";
    await noteFault(db, "retention", fault).catch(() => undefined);
  }

  return (app) => eraseOverdue(app).catch(fail);
}

type Doubt = Pick<Start, "builtAt" | "newestRow"> & {
  now: number;
  /** Milliseconds since the start, by a monotonic clock. */
  ranMs: number;
};

/** Why the clock may be wrong; null if it agrees with the build and with the rows. */
export function doubtClock({ now, builtAt, newestRow, ranMs }: Doubt): string | null {
  if (builtAt !== null && now < builtAt) {
    return "the clock is before the day on which this program was built";
  }
  const ahead = newestRow === null ? 0 : now - ranMs - newestRow;
  return ahead > 2 * day
    ? `the clock is ${Math.floor(ahead / day)} days after the newest row from before this start`
    : null;
}
