import type pg from "pg";

const everyMs = 5000;

type DatabaseClock = { now(): number; stop(): void };

/**
 * The time of the database, in whole milliseconds since 1970: several machines compare leases, and
 * their own clocks may disagree. It is read every 5 seconds; a monotonic clock counts in between.
 */
export async function startDatabaseClock(pool: pg.Pool): Promise<DatabaseClock> {
  let ahead = await read(pool);
  const timer = setInterval(() => {
    read(pool)
      .then((value) => {
        ahead = value;
      })
      // While the database is away, the last reading is used.
      .catch(() => undefined);
  }, everyMs).unref();

  return {
    now: () => Math.floor(performance.now() + ahead),
    stop: () => clearInterval(timer),
  };
}

/** Milliseconds by which the database's clock is ahead of this process's monotonic one. */
async function read(pool: pg.Pool): Promise<number> {
  const asked = performance.now();
  const { rows } = await pool.query<{ at: number }>(
    "select (extract(epoch from clock_timestamp()) * 1000)::float8 as at",
  );
  const answered = performance.now();
  return (rows[0]?.at ?? Date.now()) - (asked + answered) / 2;
}
