import { setTimeout as sleep } from "node:timers/promises";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
  type TransactionSettings,
} from "kysely";
import type LibsqlDatabase from "libsql";
import { isBusy, StoreGone } from "./store-error";

type OpenFile = {
  raw: LibsqlDatabase.Database;
  /** Whether the files are still those that were opened. */
  isInPlace: () => boolean;
};

/**
 * Kysely's dialect for SQLite, with a driver that waits for the locks of other processes without
 * blocking this one, and commits nothing to a file that was removed.
 */
export function embeddedDialect(file: OpenFile): Dialect {
  return {
    createDriver: () => new EmbeddedDriver(file),
    createAdapter: () => new EmbeddedAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new EmbeddedQueryCompiler(),
  };
}

/**
 * Lets Kysely migrate in one transaction, which SQLite can. Without it, a process that is killed between a
 * migration and the note that it was made leaves a store on which none starts again.
 */
class EmbeddedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Leaves out locks of rows (`for update`): SQLite has one writer at a time. */
class EmbeddedQueryCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === "Distinct") super.visitSelectModifier(node);
  }
}

/** Milliseconds that a query waits for the write lock of another process. */
const patienceMs = 5000;
const waitMs = 20;

class EmbeddedDriver extends SqliteDriver {
  readonly #file: OpenFile;
  readonly #statements: Map<string, SqliteStatement>;

  constructor(file: OpenFile) {
    const statements = new Map<string, SqliteStatement>();
    const prepare = (sql: string) => prepareOnce(file.raw, statements, sql);
    super({ database: { prepare, close: () => file.raw.close() } });
    this.#file = file;
    this.#statements = statements;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => this.#execute(connection, query),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  /**
   * Takes the write lock at once, because a transaction that reads first could fail at its first
   * write. One that only reads takes no lock, and its first read is the moment that it sees. Not a prepared
   * statement: one that fails as busy prevents commits until it is collected.
   */
  override beginTransaction(
    _connection?: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    const isReader = accessMode === "read only";
    const begin = isReader ? "begin; select 1 from sqlite_schema limit 1" : "begin immediate";
    return this.#patiently(async () => {
      try {
        this.#file.raw.exec(begin);
      } catch (error) {
        await this.rollbackTransaction();
        throw error;
      }
    });
  }

  /** @throws {StoreGone} if no later start could read what is committed */
  override async commitTransaction(): Promise<void> {
    if (!this.#file.isInPlace()) throw new StoreGone();
    this.#file.raw.exec("commit");
  }

  /** After some errors, such as a full disk, SQLite has already rolled back. */
  override async rollbackTransaction(): Promise<void> {
    // A statement that failed may stay half open.
    this.#statements.clear();
    if (this.#file.raw.inTransaction) this.#file.raw.exec("rollback");
  }

  async #execute<Row>(
    connection: DatabaseConnection,
    query: CompiledQuery,
  ): Promise<QueryResult<Row>> {
    if (this.#file.raw.inTransaction) return connection.executeQuery<Row>(query);
    if (!/^(Insert|Update|Delete)QueryNode$/.test(query.query.kind)) {
      return this.#patiently(() => connection.executeQuery<Row>(query));
    }
    await this.beginTransaction();
    try {
      const result = await connection.executeQuery<Row>(query);
      await this.commitTransaction();
      return result;
    } catch (error) {
      await this.rollbackTransaction();
      throw error;
    }
  }

  /** Lets other queries run between the tries. */
  async #patiently<Result>(run: () => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + patienceMs;
    for (;;) {
      try {
        return await run();
      } catch (error) {
        this.#statements.clear();
        if (!isBusy(error) || performance.now() > deadline) throw error;
      }
      await super.releaseConnection();
      await sleep(waitMs);
      await super.acquireConnection();
    }
  }
}

/** There are about a hundred queries; lists of varying length make more of them. */
const mostStatements = 300;

/** Preparing a statement costs as much as running it, and so does asking whether it returns rows. */
function prepareOnce(
  raw: LibsqlDatabase.Database,
  statements: Map<string, SqliteStatement>,
  sql: string,
): SqliteStatement {
  const known = statements.get(sql);
  if (known) return known;

  const statement = raw.prepare(sql);
  const { reader } = statement;
  const prepared: SqliteStatement = {
    reader,
    all: (values) => statement.all(values),
    run: (values) => statement.run(values),
    iterate: (values) => raw.prepare(sql).iterate(values),
  };
  if (statements.size === mostStatements) statements.clear();
  statements.set(sql, prepared);
  return prepared;
}
