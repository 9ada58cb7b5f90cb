import type { SqliteDatabase, SqliteStatement } from "kysely";
import type LibsqlDatabase from "libsql";

/** There are about a hundred queries; lists of varying length make more of them. */
const mostKept = 300;

/**
 * A database that keeps its prepared statements, because preparing costs as much as running.
 * Streamed queries get a statement of their own: it stays open between rows.
 */
export function cacheStatements(database: LibsqlDatabase.Database): SqliteDatabase {
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
