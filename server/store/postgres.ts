import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
} from "kysely";
import type pg from "pg";
import { assertCurrent, migrate } from "./migrate";
import type { Database } from "./schema";
import type { Access, Store, Wakeups } from "./store";
import { errorCode, StoreError } from "./store-error";

/** PostgreSQL, unlike SQLite, rejects an empty list after `in` as a syntax error. */
const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })];

/** Connections per process. A server's usual limit is 100, enough for nine processes. */
const connections = 10;

/**
 * Opens a PostgreSQL database, which any number of processes may use at a time. A connection that
 * breaks is replaced at the next query: until the server is back, queries fail and loops continue.
 *
 * @throws {StoreError} with a message for the operator
 */
export async function openPostgres(url: string, access: Access): Promise<Store> {
  const location = describe(url);
  try {
    return await open(url, { access, location });
  } catch (error) {
    if (error instanceof StoreError || !(error instanceof Error)) throw error;
    // An error that combines the errors of several addresses has no message.
    const reason = error.message || errorCode(error);
    throw new StoreError(`The PostgreSQL database ${location} cannot be used: ${reason}`);
  }
}

async function open(
  url: string,
  { access, location }: { access: Access; location: string },
): Promise<Store> {
  // Loaded on demand: with an embedded store it would cost memory and time for nothing.
  const { default: driver } = await import("pg");
  const config = sessionConfig(driver, { url, isReadOnly: access === "read" || access === "copy" });
  const pool = new driver.Pool({ ...config, max: connections });
  surviveBrokenConnections(pool);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), plugins });
  try {
    // Kysely takes an advisory lock: of several processes that start at once, one migrates.
    const isNew = access === "serve" ? await migrate(db) : await assertCurrent(db);
    await assertSynchronous(pool);
    return await opened({
      db,
      isNew: isNew === true,
      pool,
      connect: () => new driver.Client(config),
      location,
    });
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/**
 * Without listeners a broken connection would end the process: an idle one emits its error on the
 * pool, a busy one on itself. The caller notices when its query fails.
 */
function surviveBrokenConnections(pool: pg.Pool) {
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
}

type Opened = {
  db: Kysely<Database>;
  isNew: boolean;
  pool: pg.Pool;
  connect: () => pg.Client;
  location: string;
};

async function opened({ db, isNew, pool, connect, location }: Opened): Promise<Store> {
  const clock = await startDatabaseClock(pool);
  const wakeups = createWakeups(connect, pool);
  return {
    db,
    location,
    file: null,
    isNew,
    probe: async () => undefined,
    now: clock.now,
    wakeups,
    async close() {
      clock.stop();
      wakeups.stop();
      await db.destroy();
    },
  };
}

/** A connection pooler in between may drop the session's settings. */
async function assertSynchronous(pool: pg.Pool) {
  const { rows } = await pool.query<{ value: string }>(
    "select current_setting('synchronous_commit') as value",
  );
  if (rows[0]?.value === "on") return;
  throw new StoreError("The PostgreSQL session does not run with synchronous_commit=on");
}

/** Host and database, without user and password. */
function describe(url: string): string {
  const { host, pathname } = new URL(url);
  return `postgres://${host}${pathname}`;
}

/** Seconds, after which the server notices a client that vanished without closing. */
const keepalives =
  "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3";
/** Milliseconds, after which locks of a process that hangs are released. */
const timeouts =
  "-c lock_timeout=5000 -c statement_timeout=20000 -c idle_in_transaction_session_timeout=10000";

/** The driver reads this type as text, but identity columns and times are far below 2^53. */
const int8 = 20;

/** Settings of each session. With `synchronous_commit` a crash loses nothing that was committed. */
function sessionConfig(
  driver: typeof pg,
  { url, isReadOnly }: { url: string; isReadOnly: boolean },
): pg.ClientConfig {
  const types = new driver.TypeOverrides();
  types.setTypeParser(int8, Number);
  const readOnly = isReadOnly ? "-c default_transaction_read_only=on" : "";
  return {
    connectionString: url,
    application_name: "plainclaim",
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    options: `-c synchronous_commit=on ${timeouts} ${keepalives} ${readOnly}`.trim(),
    types,
  };
}

const everyMs = 5000;

type DatabaseClock = { now(): number; stop(): void };

/**
 * The time of the database, in whole milliseconds since 1970: several machines compare leases, and
 * their own clocks may disagree. It is read every 5 seconds; a monotonic clock counts in between.
 */
async function startDatabaseClock(pool: pg.Pool): Promise<DatabaseClock> {
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

const channel = "plainclaim";
const reconnectMs = 1000;
/** Wakeups within this time are one message. */
const quietMs = 100;

/** `LISTEN` and `NOTIFY` between the processes on a database. Best effort: loops poll too. */
function createWakeups(connect: () => pg.Client, pool: pg.Pool): Wakeups & { stop(): void } {
  let listener: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let quiet: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function listen(onWakeup: () => void) {
    const client = connect();
    listener = client;
    client.on("notification", onWakeup);
    client.on("error", () => undefined);
    client.on("end", () => {
      if (!isStopped) retry = setTimeout(() => void listen(onWakeup), reconnectMs).unref();
    });
    await client
      .connect()
      .then(() => client.query(`listen ${channel}`))
      .catch(() => client.end().catch(() => undefined));
  }

  return {
    listen: (onWakeup) => void listen(onWakeup),
    send() {
      if (quiet || isStopped) return;
      quiet = setTimeout(() => {
        quiet = undefined;
        pool.query(`notify ${channel}`).catch(() => undefined);
      }, quietMs);
    },
    stop() {
      isStopped = true;
      clearTimeout(retry);
      clearTimeout(quiet);
      void listener?.end().catch(() => undefined);
    },
  };
}
