import {
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from "kysely";
import type LibsqlDatabase from "libsql";
import { EmbeddedConnection, WriteTurns } from "./embedded-connection";

/** Two handles on one file. */
type Handles = {
  writer: LibsqlDatabase.Database;
  reader: LibsqlDatabase.Database;
  /** Whether the files are still where they were opened; replaced once they are complete. */
  isInPlace: () => boolean;
};

/**
 * SQLite with a connection that writes and one that reads. Transactions take the write lock at
 * their start: one that reads first could fail at its first write. Queries outside a transaction
 * use the reading connection, which in WAL mode waits for no writer.
 */
export class EmbeddedDialect extends SqliteDialect {
  readonly #handles: Handles;

  constructor(handles: Handles) {
    super({ database: handles.writer });
    this.#handles = handles;
  }

  override createDriver(): Driver {
    return new EmbeddedDriver(this.#handles);
  }
}

class EmbeddedDriver implements Driver {
  readonly #handles: Handles;
  readonly #turns = new WriteTurns();
  #open: (() => EmbeddedConnection) | undefined;

  constructor(handles: Handles) {
    this.#handles = handles;
  }

  async init() {
    const handles = this.#handles;
    const { writer, reader } = handles;
    const isInPlace = () => handles.isInPlace();
    const connections = { writer: await connect(writer), reader: await connect(reader) };
    this.#open = () =>
      new EmbeddedConnection({ ...connections, raw: writer, isInPlace }, this.#turns);
  }

  async acquireConnection() {
    if (!this.#open) throw new Error("The driver is not open");
    return this.#open();
  }

  beginTransaction(connection: DatabaseConnection) {
    return own(connection).begin();
  }

  async commitTransaction(connection: DatabaseConnection) {
    own(connection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    own(connection).rollback();
  }

  async releaseConnection(connection: DatabaseConnection) {
    own(connection).release();
  }

  async destroy() {
    const { writer, reader } = this.#handles;
    reader.close();
    writer.close();
  }
}

/** A connection of Kysely, without its mutex: `WriteTurns` orders the writes. */
async function connect(database: LibsqlDatabase.Database): Promise<DatabaseConnection> {
  const driver = new SqliteDriver({ database: cacheStatements(database) });
  await driver.init();
  return driver.acquireConnection();
}

function own(connection: DatabaseConnection): EmbeddedConnection {
  if (connection instanceof EmbeddedConnection) return connection;
  throw new Error("A connection of another driver");
}

const blockingMs = 10;

/** Waiting for a lock blocks the process: call this before requests come in, after migrations. */
export function blockBriefly({ writer, reader }: Handles): void {
  for (const handle of [writer, reader]) setBusyTimeout(handle, blockingMs);
}

export function setBusyTimeout(handle: LibsqlDatabase.Database, ms: number): void {
  handle.pragma(`busy_timeout = ${ms}`);
}

/** There are about a hundred queries; lists of varying length make more of them. */
const mostKept = 300;

/**
 * A database that keeps its prepared statements, because preparing costs as much as running.
 * Streamed queries get a statement of their own: it stays open between rows.
 */
function cacheStatements(database: LibsqlDatabase.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();

  return {
    prepare(sql) {
      const known = kept.get(sql);
      if (known) return known;

      const [oldest] = kept.keys();
      if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
      const statement = keep(database, sql, () => kept.delete(sql));
      kept.set(sql, statement);
      return statement;
    },
    close: () => database.close(),
  };
}

/** A statement that failed may stay half open, so it is dropped. */
function keep(database: LibsqlDatabase.Database, sql: string, drop: () => void): SqliteStatement {
  const statement = database.prepare(sql);
  const orDrop = <Result>(use: () => Result): Result => {
    try {
      return use();
    } catch (error) {
      drop();
      throw error;
    }
  };
  return {
    reader: statement.reader,
    all: (parameters) => orDrop(() => statement.all(parameters)),
    run: (parameters) => orDrop(() => statement.run(parameters)),
    iterate: (parameters) => database.prepare(sql).iterate(parameters),
  };
}
