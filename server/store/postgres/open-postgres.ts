import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
} from "kysely";
import type pg from "pg";
import { errorCode } from "../error-code";
import { assertCurrent, migrate } from "../migrate";
import type { Database } from "../schema";
import type { Access, Store } from "../store";
import { StoreError } from "../store-error";
import { startDatabaseClock } from "./database-clock";
import { sessionConfig } from "./session";
import { createWakeups } from "./wakeups";

/** An empty list after `in` is a syntax error for PostgreSQL, not for SQLite. */
const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })];

/** A process. The usual limit of a server is 100, enough for nine processes. */
const connections = 10;

/**
 * Opens a PostgreSQL database, which any number of processes may serve at a time. A connection that
 * breaks is replaced at the next query: until the server is back, queries fail and loops go on.
 *
 * @throws {StoreError} with a message for the operator
 */
export async function openPostgres(url: string, access: Access): Promise<Store> {
  const location = describe(url);
  try {
    return await open(url, { access, location });
  } catch (error) {
    if (error instanceof StoreError || !(error instanceof Error)) throw error;
    // An error that sums up those of several addresses has no message.
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
  const config = sessionConfig(driver, { url, isReadOnly: access === "read" });
  const pool = new driver.Pool({ ...config, max: connections });
  surviveBrokenConnections(pool);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), plugins });
  try {
    // Kysely takes an advisory lock: of several processes that start at once, one migrates.
    await (access === "serve" ? migrate(db) : assertCurrent(db));
    await assertSynchronous(pool);
    return await opened({ db, pool, connect: () => new driver.Client(config), location });
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/**
 * Without listeners a broken connection would end the process: an idle one emits its error on the
 * pool, a busy one on itself. Its user learns of it by a query that fails.
 */
function surviveBrokenConnections(pool: pg.Pool) {
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
}

type Opened = {
  db: Kysely<Database>;
  pool: pg.Pool;
  connect: () => pg.Client;
  location: string;
};

async function opened({ db, pool, connect, location }: Opened): Promise<Store> {
  const clock = await startDatabaseClock(pool);
  const wakeups = createWakeups(connect, pool);
  return {
    db,
    location,
    file: null,
    now: clock.now,
    wakeups,
    async close() {
      clock.stop();
      wakeups.stop();
      await db.destroy();
    },
  };
}

/** A connection pooler in between may drop the settings of a session. */
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
