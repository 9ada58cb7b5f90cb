import { type DatabaseConnection, type Driver, SqliteDialect, SqliteDriver } from "kysely";
import type LibsqlDatabase from "libsql";
import { EmbeddedConnection } from "./embedded-connection";
import { cacheStatements } from "./statement-cache";
import { WriteTurns } from "./write-turns";

/** Two handles on one file; the same one twice for a store in memory. */
type Handles = { writer: LibsqlDatabase.Database; reader: LibsqlDatabase.Database };

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
    const { writer, reader } = this.#handles;
    const connections = { writer: await connect(writer), reader: await connect(reader) };
    this.#open = () => new EmbeddedConnection({ ...connections, raw: writer }, this.#turns);
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
    if (reader !== writer) reader.close();
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
