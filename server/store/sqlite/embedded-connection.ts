import { setTimeout as sleep } from "node:timers/promises";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import type LibsqlDatabase from "libsql";
import { isBusy, patienceMs, StoreBusy, StoreGone } from "../store-error";

type Connections = {
  writer: DatabaseConnection;
  reader: DatabaseConnection;
  /** The handle under `writer`. */
  raw: LibsqlDatabase.Database;
  isInPlace: () => boolean;
};

/** Between two tries for the lock. */
const pauseMs = 40;

/**
 * Waits for turn and lock together at most `patienceMs` from the call: behind a lock that is not
 * released, queued queries fail together instead of one after the other.
 */
export class EmbeddedConnection implements DatabaseConnection {
  readonly #connections: Connections;
  readonly #turns: WriteTurns;
  #isInTransaction = false;

  constructor(connections: Connections, turns: WriteTurns) {
    this.#connections = connections;
    this.#turns = turns;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader } = this.#connections;
    if (this.#isInTransaction) return writer.executeQuery<Row>(query);
    if (query.query.kind === "SelectQueryNode") return read<Row>(reader, query);
    return isWrite(query) ? this.#writeAlone<Row>(query) : this.#runAlone<Row>(query);
  }

  streamQuery<Row>(query: CompiledQuery, size?: number): AsyncIterableIterator<QueryResult<Row>> {
    const { writer, reader } = this.#connections;
    return (this.#isInTransaction ? writer : reader).streamQuery<Row>(query, size);
  }

  /** @throws {StoreBusy} when another process or query held the lock for too long */
  async begin(): Promise<void> {
    const deadline = performance.now() + patienceMs;
    await this.#turns.take(deadline);
    try {
      await lock(this.#connections.raw, deadline);
      this.#isInTransaction = true;
    } catch (error) {
      this.#turns.give();
      throw error;
    }
  }

  /** @throws {StoreGone} if nobody could ever read what would be committed */
  commit(): void {
    if (!this.#connections.isInPlace()) throw new StoreGone();
    this.#connections.raw.exec("commit");
  }

  /** After some faults, such as a full disk, SQLite has rolled back by itself. */
  rollback(): void {
    const { raw } = this.#connections;
    if (raw.inTransaction) raw.exec("rollback");
  }

  release(): void {
    if (!this.#isInTransaction) return;

    this.#isInTransaction = false;
    try {
      // A transaction left open must not become part of the next one.
      this.rollback();
    } finally {
      this.#turns.give();
    }
  }

  async #writeAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.begin();
    try {
      const result = await this.#connections.writer.executeQuery<Row>(query);
      this.commit();
      return result;
    } finally {
      this.release();
    }
  }

  /** For pragmas and changes of tables, which need no transaction of ours. */
  async #runAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.#turns.take(performance.now() + patienceMs);
    try {
      return await this.#connections.writer.executeQuery<Row>(query);
    } finally {
      this.#turns.give();
    }
  }
}

function isWrite({ query }: CompiledQuery): boolean {
  return /^(Insert|Update|Delete)QueryNode$/.test(query.kind);
}

/**
 * With `exec`, because a prepared statement that failed as busy stays half open until it is garbage
 * collected, and prevents every commit meanwhile.
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

/** Retries: a read is busy for a moment while another process opens or recovers the database. */
async function read<Row>(reader: DatabaseConnection, query: CompiledQuery) {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await reader.executeQuery<Row>(query);
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    await sleep(pauseMs);
  }
}

type Waiting = { begin(): void };

/** Writers of this process, one at a time, first come first served. */
export class WriteTurns {
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
