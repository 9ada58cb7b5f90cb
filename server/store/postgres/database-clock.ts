import type pg from "pg";

const everyMs = 5000;

type DatabaseClock = { now(): number; stop(): void };

/**
 * The time of the database, in whole milliseconds since 1970: leases are compared by several
 * machines, whose own clocks may disagree. Between two readings the monotonic clock counts on.
 */
export async function startDatabaseClock(pool: pg.Pool): Promise<DatabaseClock> {
  let ahead = await read(pool);
  const timer = setInterval(() => {
    read(pool)
      .then((value) => {
        ahead = value;
      })
      // The last reading counts on while the database is away.
      .catch(() => undefined);
  }, everyMs).unref();

  return {
    now: () => Math.floor(performance.now() + ahead),
    stop: () => clearInterval(timer),
  };
}

/** How far the database's clock is ahead of this process's monotonic one. */
async function read(pool: pg.Pool): Promise<number> {
  const asked = performance.now();
  const { rows } = await pool.query<{ at: number }>(
    "select (extract(epoch from clock_timestamp()) * 1000)::float8 as at",
  );
  const answered = performance.now();
  return (rows[0]?.at ?? Date.now()) - (asked + answered) / 2;
}
