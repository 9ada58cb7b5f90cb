import {
  type BinaryOperationNode,
  CompiledQuery,
  OperatorNode,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  PostgresQueryCompiler,
  type PostgresQueryResult,
  type QueryCompiler,
} from "kysely";
import type pg from "pg";

/**
 * Kysely's dialect for PostgreSQL, whose connections prepare each statement once and, unless they only
 * read, are tried when they are taken.
 *
 * @param settings of each connection
 */
export function postgresDialect(
  pool: pg.Pool,
  { isReader, settings }: { isReader: boolean; settings: string },
): PostgresDialect {
  return new PreparingDialect({
    pool: isReader ? pool : writablePool(pool),
    async onCreateConnection(connection) {
      await connection.executeQuery(CompiledQuery.raw(settings));
    },
  });
}

class PreparingDialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new EmptyListCompiler();
  }
}

/** PostgreSQL, unlike SQLite, rejects an empty list after `in` as a syntax error. */
class EmptyListCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { operator, rightOperand: list } = node;
    const isEmpty = "values" in list && Array.isArray(list.values) && list.values.length === 0;
    if (isEmpty && OperatorNode.is(operator)) this.append(String(operator.operator === "not in"));
    else super.visitBinaryOperation(node);
  }
}

/**
 * After a failover the sessions with the former primary stay open and refuse every write. So each
 * connection is tried when it is taken, and closed if it cannot write; a query fails only if a new
 * connection cannot write either.
 */
function writablePool(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PreparingClient>();
  return {
    async connect() {
      for (;;) {
        const client = await pool.connect();
        const earlier = known.get(client);
        const fault = await findWriteFault(client);
        if (fault === null) {
          const preparing = earlier ?? new PreparingClient(client);
          known.set(client, preparing);
          return preparing;
        }
        client.release(true);
        if (!earlier) throw fault;
      }
    },
    end: () => pool.end(),
  };
}

async function findWriteFault(client: pg.PoolClient): Promise<Error | null> {
  try {
    const { rows } = await client.query<{ transaction_read_only: string }>(
      "show transaction_read_only",
    );
    return rows[0]?.transaction_read_only === "off" ? null : new ReadOnly();
  } catch (error) {
    return error instanceof Error ? error : new Error("the connection failed");
  }
}

/** With the code of PostgreSQL's own error, `read_only_sql_transaction`. */
class ReadOnly extends Error {
  readonly code = "25006";

  constructor() {
    super("the database takes no writes: it is read-only, or a standby");
  }
}

/** Names each statement, so that a connection parses it once: running a short one costs no more than that. */
class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    return this.#client.query(nameStatement(String(text), [...values]));
  }

  release(): void {
    this.#client.release();
  }
}

/** There are about a hundred queries; lists of varying length make more of them. */
const mostStatements = 300;

const statementNames = new Map<string, string>();

/**
 * Without values it may be several statements, which cannot be prepared. Nor is one with `*`: after a newer
 * process has added a column, PostgreSQL refuses what was prepared before.
 */
function nameStatement(text: string, values: unknown[]): pg.QueryConfig {
  if (values.length === 0 || text.includes("*")) return { text, values };
  const known = statementNames.get(text);
  if (known === undefined && statementNames.size === mostStatements) return { text, values };
  const name = known ?? `s${statementNames.size}`;
  statementNames.set(text, name);
  return { name, text, values };
}
