import { statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import LibsqlDatabase from "libsql";
import { isBusy, patienceMs, StoreBusy, StoreGone } from "../store-error";

/** Two handles on one file. */
type Handles = {
  writer: Handle;
  reader: Handle;
  /** Whether the files are still where they were opened; replaced once all of them exist. */
  isInPlace: () => boolean;
};

type Handle = {
  raw: LibsqlDatabase.Database;
  /** Prepared statements by SQL: preparing costs as much as running. */
  statements: Map<string, Prepared>;
};

/** `isReader`: whether it returns rows; asking the statement each time costs as much as a step. */
type Prepared = { statement: LibsqlDatabase.Statement<unknown[]>; isReader: boolean };

/**
 * Milliseconds that a handle may block the process while waiting for a lock, until `blockBriefly`.
 */
const openingMs = 5000;
const blockingMs = 10;

export function openHandle(file: string): Handle {
  const raw = new LibsqlDatabase(file, { timeout: openingMs });
  raw.pragma(`busy_timeout = ${openingMs}`);
  return { raw, statements: new Map() };
}

/** Waiting for a lock blocks the process: call this after migrations, before requests come in. */
export function blockBriefly({ writer, reader }: Handles): void {
  for (const { raw } of [writer, reader]) raw.pragma(`busy_timeout = ${blockingMs}`);
}

/**
 * Watches the file under an open database, and its log, by their inodes: SQLite continues to write
 * to files that have been deleted. Costs some microseconds.
 *
 * @returns a function that tells whether both are still the files that were open at the call
 */
export function watchPlace(file: string): () => boolean {
  const paths = [file, `${file}-wal`];
  const opened = paths.map(identify);
  return () => paths.every((path, index) => identify(path) === opened[index]);
}

function identify(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
}

/**
 * SQLite with a handle that writes and one that reads. Transactions take the write lock at their
 * start: one that reads first could fail at its first write. Queries outside a transaction use the
 * reading handle, which in WAL mode waits for no writer.
 */
export function embeddedDialect(handles: Handles): Dialect {
  return {
    createDriver: () => new EmbeddedDriver(handles),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/**
 * Waits at most `patienceMs` from the call for its turn and the lock together: if the lock is not
 * released, queued queries fail together instead of one after the other.
 */
class EmbeddedDriver implements Driver {
  readonly #handles: Handles;
  readonly #turns = new WriteTurns();
  /** The connection that has begun a transaction. */
  #owner: DatabaseConnection | null = null;

  constructor(handles: Handles) {
    this.#handles = handles;
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const { writer, reader } = this.#handles;
    const connection: DatabaseConnection = {
      executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
        if (this.#owner === connection) return run<Row>(writer, query);
        if (query.query.kind === "SelectQueryNode") return readPatiently<Row>(reader, query);
        return this.#writeAlone<Row>(connection, query);
      },
      streamQuery: <Row>(query: CompiledQuery) =>
        stream<Row>(this.#owner === connection ? writer : reader, query),
    };
    return connection;
  }

  /** @throws {StoreBusy} when another process or query held the lock for too long */
  async beginTransaction(connection: DatabaseConnection) {
    const deadline = performance.now() + patienceMs;
    await this.#turns.take(deadline);
    try {
      await lock(this.#handles.writer.raw, deadline);
      this.#owner = connection;
    } catch (error) {
      this.#turns.give();
      throw error;
    }
  }

  /**
   * @throws {StoreGone} if the file is gone and nobody could ever read the commit
   */
  async commitTransaction() {
    if (!this.#handles.isInPlace()) throw new StoreGone();
    this.#handles.writer.raw.exec("commit");
  }

  /** After some faults, such as a full disk, SQLite has already rolled back by itself. */
  async rollbackTransaction() {
    const { raw } = this.#handles.writer;
    if (raw.inTransaction) raw.exec("rollback");
  }

  async releaseConnection(connection: DatabaseConnection) {
    if (this.#owner !== connection) return;

    this.#owner = null;
    try {
      // A transaction left open must not become part of the next one.
      await this.rollbackTransaction();
    } finally {
      this.#turns.give();
    }
  }

  async destroy() {
    this.#handles.reader.raw.close();
    this.#handles.writer.raw.close();
  }

  /**
   * Runs a write in a transaction of its own, except pragmas and changes of tables, which need none
   * of ours.
   */
  async #writeAlone<Row>(
    connection: DatabaseConnection,
    query: CompiledQuery,
  ): Promise<QueryResult<Row>> {
    if (!/^(Insert|Update|Delete)QueryNode$/.test(query.query.kind)) {
      await this.#turns.take(performance.now() + patienceMs);
      try {
        return run<Row>(this.#handles.writer, query);
      } finally {
        this.#turns.give();
      }
    }
    await this.beginTransaction(connection);
    try {
      const result = run<Row>(this.#handles.writer, query);
      await this.commitTransaction();
      return result;
    } finally {
      await this.releaseConnection(connection);
    }
  }
}

/** There are about a hundred queries; lists of varying length make more of them. */
const mostKept = 300;

/** The caller states the type of a row, as Kysely derives it from the query. */
function run<Row>(handle: Handle, query: CompiledQuery): QueryResult<Row>;
function run(
  { raw, statements }: Handle,
  { sql, parameters }: CompiledQuery,
): QueryResult<unknown> {
  const known = statements.get(sql);
  const prepared = known ?? prepare(raw, sql);
  if (!known) {
    const [oldest] = statements.keys();
    if (statements.size >= mostKept && oldest !== undefined) statements.delete(oldest);
    statements.set(sql, prepared);
  }
  const { statement, isReader } = prepared;
  try {
    if (isReader) return { rows: statement.all(parameters) };

    const { changes, lastInsertRowid } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  } catch (error) {
    // A statement that failed may stay half open.
    statements.delete(sql);
    throw error;
  }
}

function prepare(raw: LibsqlDatabase.Database, sql: string): Prepared {
  const statement = raw.prepare(sql);
  return { statement, isReader: statement.reader };
}

/** Uses a statement of its own, because it stays open between rows. */
function stream<Row>(handle: Handle, query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>>;
async function* stream({ raw }: Handle, { sql, parameters }: CompiledQuery) {
  for (const row of raw.prepare(sql).iterate(parameters)) yield { rows: [row] };
}

/** Pause between two tries for the lock. */
const pauseMs = 40;

/**
 * Retries, because a read fails as busy for a moment while another process opens or recovers the
 * database.
 */
async function readPatiently<Row>(reader: Handle, query: CompiledQuery) {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return run<Row>(reader, query);
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    await sleep(pauseMs);
  }
}

/**
 * Uses `exec`, because a prepared statement that failed as busy stays half open until it is garbage
 * collected, and prevents every commit until then.
 */
async function lock(raw: LibsqlDatabase.Database, deadline: number): Promise<void> {
  for (;;) {
    try {
      return void raw.exec("begin immediate");
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    await sleep(pauseMs);
  }
}

type Waiting = { begin(): void };

/** Lets in the writers of this process one at a time, first come, first served. */
class WriteTurns {
  #isTaken = false;
  readonly #waiting = new Set<Waiting>();

  /**
   * @param deadline on the monotonic clock, `performance.now()`
   * @throws {StoreBusy} when the turn has not come by then
   */
  take(deadline: number): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const waiting = {
        begin() {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting);
        reject(new StoreBusy());
      }, deadline - performance.now());
      this.#waiting.add(waiting);
    });
  }

  give(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#isTaken = false;
      return;
    }
    this.#waiting.delete(next);
    next.begin();
  }
}
