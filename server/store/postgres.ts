import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import type pg from "pg";
import { assertCurrent, migrate } from "./migrate";
import { postgresDialect } from "./postgres-dialect";
import type { Database, Db } from "./schema";
import { serverName } from "./served";
import type { Access, Store } from "./store";
import { errorCode, StoreError } from "./store-error";

/** Connections per process. A server's usual limit is 100, enough for nine processes. */
const connections = 10;

/**
 * Opens a PostgreSQL database, which any number of processes may use at a time. A connection that
 * breaks is replaced at the next query: until the server is back, queries fail and loops continue.
 *
 * @throws {StoreError} with a message for the operator
 */
export async function openPostgres(url: string, access: Access): Promise<Store> {
  const location = locationOf(url);
  return open(url, access, location).catch((error: unknown) => {
    if (error instanceof StoreError || !(error instanceof Error)) throw error;
    // An error that combines the errors of several addresses has no message.
    const reason = error.message || errorCode(error);
    throw new StoreError(`The PostgreSQL database ${location} cannot be used: ${reason}`);
  });
}

async function open(url: string, access: Access, location: string): Promise<Store> {
  // Loaded on demand: with an embedded store it would cost memory and time for nothing.
  const { default: driver } = await import("pg");
  const application_name = access === "serve" ? serverName : "plainclaim";
  const pool = new driver.Pool({
    ...clientConfig(driver, url),
    application_name,
    max: connections,
  });
  surviveBrokenConnections(pool);
  const isReader = access === "read" || access === "copy";
  const dialect = postgresDialect(pool, {
    isReader,
    settings: isReader ? `${settings} ${readOnly}` : settings,
  });
  const db = new Kysely<Database>({ dialect });
  try {
    await refuseOtherEncodings(db, location);
    // Kysely takes an advisory lock: of several processes that start at once, one migrates.
    const isNew = access === "serve" ? await migrate(db) : false;
    if (access !== "serve") await assertCurrent(db);
    const now = await startDatabaseClock(pool);
    return {
      db,
      location,
      file: null,
      isNew,
      // A connection that cannot write is refused when it is taken.
      probe: () => sql`select 1`.execute(db).then(() => undefined),
      now,
      refuseOthers: () => refuseOthers(db),
      close: () => db.destroy(),
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

/** @throws {StoreError} if text of any language could not be stored */
async function refuseOtherEncodings(db: Db, location: string): Promise<void> {
  const { rows } = await sql<{ encoding: string; name: string; owner: string }>`
    select pg_encoding_to_char(encoding) as encoding, quote_ident(datname) as name,
      quote_ident(current_user) as owner
    from pg_database where datname = current_database()`.execute(db);
  const [{ encoding, name, owner } = { encoding: "", name: "", owner: "" }] = rows;
  if (encoding === "UTF8") return;
  throw new StoreError(
    `The PostgreSQL database ${location} has the encoding ${encoding}, which cannot store every name. Create it with: create database ${name} owner ${owner} encoding 'UTF8' locale 'C.UTF-8' template template0;`,
  );
}

/** PostgreSQL lists the connections of a process that has just ended for a moment. */
const leavingMs = 5000;

async function refuseOthers(db: Db): Promise<void> {
  const asked = performance.now();
  do {
    const { rows } = await sql<{ others: number }>`
      select count(*) as others from pg_stat_activity
      where datname = current_database() and application_name like 'plainclaim%'
        and pid <> pg_backend_pid()`.execute(db);
    if (rows[0]?.others === 0) return;
    await sleep(100);
  } while (performance.now() - asked < leavingMs);
  throw new StoreError(
    "A server, a desk or another command is connected to one of these databases. Stop it first.",
  );
}

/** Host and database, without user and password. */
function locationOf(url: string): string {
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
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    types,
  };
}

/**
 * Settings of each connection. With `synchronous_commit` a crash loses nothing that was committed;
 * the limits, in milliseconds, release the locks of a process that hangs.
 */
// A solid-state disk: with the default cost of 4 it reads a whole table where an index has everything. So may
// one plan for all values of a prepared statement.
const settings = `
  set random_page_cost = 1.1;
  set plan_cache_mode = force_custom_plan;
  set synchronous_commit = on;
  set lock_timeout = 5000;
  set statement_timeout = 20000;
  set idle_in_transaction_session_timeout = 10000;`;
const readOnly = "set default_transaction_read_only = on;";

const currentMs = 5000;

/**
 * The time of the database, in whole milliseconds since 1970: several machines compare leases, and
 * their own clocks may disagree. A reading older than 5 seconds is renewed; a monotonic clock counts
 * in between, and while the database is away.
 */
async function startDatabaseClock(pool: pg.Pool): Promise<() => number> {
  let ahead = await read(pool);
  let readAt = performance.now();

  return () => {
    const at = performance.now();
    if (at - readAt > currentMs) {
      readAt = at;
      read(pool).then(
        (value) => {
          ahead = value;
        },
        () => undefined,
      );
    }
    return Math.floor(at + ahead);
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
