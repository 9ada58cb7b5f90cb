import { setTimeout as sleep } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  replaceWithNoncontingentExpression,
  sql,
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
 * @param waitS seconds to wait for a database that cannot be reached
 * @throws {StoreError} with a message for the operator
 */
export async function openPostgres(url: string, access: Access, waitS: number): Promise<Store> {
  const location = describe(url);
  const deadline = performance.now() + waitS * 1000;
  for (let told = Number.NEGATIVE_INFINITY; ; ) {
    try {
      return await open(url, access, location);
    } catch (error) {
      if (error instanceof StoreError || !(error instanceof Error)) throw error;
      // An error that combines the errors of several addresses has no message.
      const reason = error.message || errorCode(error);
      if (!isUnreachable(error) || performance.now() > deadline) {
        throw new StoreError(`The PostgreSQL database ${location} cannot be used: ${reason}`);
      }
      if (performance.now() - told > tellMs) {
        const left = Math.ceil((deadline - performance.now()) / 1000);
        process.stderr.write(`Waiting up to ${left} s for the database ${location}: ${reason}\n`);
        told = performance.now();
      }
    }
    await sleep(retryMs);
  }
}

const retryMs = 500;
/** Between two messages about the same wait. */
const tellMs = 15_000;

/**
 * No connection, or one refused because the server starts (57P03), stops (57P01), or has no slot
 * left (53300). A wrong password or a database that does not exist is not worth waiting for.
 */
function isUnreachable(error: Error): boolean {
  const code = errorCode(error);
  return (
    /^(E[A-Z_]+|08\d{3}|57P0[1-3]|53300|AggregateError)$/.test(code) ||
    /timeout|terminated|server_login_retry|server login/i.test(error.message)
  );
}

async function open(url: string, access: Access, location: string): Promise<Store> {
  // Loaded on demand: with an embedded store it would cost memory and time for nothing.
  const { default: driver } = await import("pg");
  const config = clientConfig(driver, url);
  const pool = new driver.Pool({ ...config, max: connections });
  surviveBrokenConnections(pool);
  const dialect = new LimitedDialect({ pool }, access === "read" || access === "copy");
  const db = new Kysely<Database>({ dialect, plugins });
  try {
    // Kysely takes an advisory lock: of several processes that start at once, one migrates.
    const isNew = access === "serve" ? await migrate(db) : false;
    if (access !== "serve") await assertCurrent(db);
    const clock = await startDatabaseClock(pool);
    const wakeups = createWakeups(() => new driver.Client(config), pool);
    return {
      db,
      location,
      file: null,
      isNew,
      probe: async () => undefined,
      now: clock.now,
      wakeups,
      refuseOthers: () => refuseOthers(db),
      async close() {
        clock.stop();
        wakeups.stop();
        await db.destroy();
      },
    };
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

async function refuseOthers(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and application_name = 'plainclaim'
      and pid <> pg_backend_pid()`.execute(db);
  if (Number(rows[0]?.others) === 0) return;
  throw new StoreError(
    "A server, a desk or another command is connected to one of these databases. Stop it first.",
  );
}

/** Host and database, without user and password. */
function describe(url: string): string {
  const { host, pathname } = new URL(url);
  return `postgres://${host}${pathname}`;
}

/** The driver reads this type as text, but identity columns and times are far below 2^53. */
const int8 = 20;

function clientConfig(driver: typeof pg, url: string): pg.ClientConfig {
  const types = new driver.TypeOverrides();
  types.setTypeParser(int8, Number);
  return {
    connectionString: url,
    application_name: "plainclaim",
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    types,
  };
}

/**
 * Settings of each transaction. With `synchronous_commit` a crash loses nothing that was committed;
 * the limits, in milliseconds, release the locks of a process that hangs.
 */
const limits = `
  set local synchronous_commit = on;
  set local lock_timeout = 5000;
  set local statement_timeout = 20000;
  set local idle_in_transaction_session_timeout = 10000;`;

/**
 * Sets its limits in each transaction, because a pooler in transaction mode (pgbouncer) drops the
 * settings of a session.
 */
class LimitedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #isReader: boolean;

  constructor(config: PostgresDialectConfig, isReader: boolean) {
    super(config);
    this.#config = config;
    this.#isReader = isReader;
  }

  override createDriver() {
    return this.#isReader ? new ReadingDriver(this.#config) : new WritingDriver(this.#config);
  }
}

class WritingDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`begin;${limits}`));
  }
}

/** Keeps a connection in a read-only transaction for as long as it is in use. */
class ReadingDriver extends PostgresDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    await connection.executeQuery(CompiledQuery.raw(`begin read only;${limits}`));
    return connection;
  }

  override async releaseConnection(connection: Released): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw("commit"));
    } finally {
      await super.releaseConnection(connection);
    }
  }

  override async beginTransaction() {}
  override async commitTransaction() {}
  override async rollbackTransaction() {}
}

type Released = Parameters<PostgresDriver["releaseConnection"]>[0];

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
