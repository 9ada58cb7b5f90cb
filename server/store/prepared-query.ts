import type { Compilable, CompiledQuery, DialectAdapter, Kysely, QueryResult } from "kysely";
import type { Database } from "./schema";

/**
 * A query that is built once and run with many values, because building it costs more than running
 * it.
 *
 * @param build may pass its parameters to the query builder but not compute with them: they are
 * placeholders. A parameter is a value, a list of values, or a row. Each length of a list and each
 * set of columns makes a query of its own.
 */
export function prepareQuery<Parameters extends object, Row>(
  build: (db: Kysely<Database>, parameters: Parameters) => Compilable<Row>,
): (db: Kysely<Database>, parameters: Parameters) => Promise<QueryResult<Row>> {
  const built = new WeakMap<DialectAdapter, Map<string, CompiledQuery<Row>>>();

  return async (db, parameters) => {
    const { adapter } = db.getExecutor();
    const queries = built.get(adapter) ?? new Map<string, CompiledQuery<Row>>();
    built.set(adapter, queries);
    const shape = describeShape(parameters);
    const query = queries.get(shape) ?? build(db, placeholdersFor(parameters)).compile();
    queries.set(shape, query);

    const values = query.parameters.map((one) =>
      one instanceof Placeholder ? one.read(parameters) : one,
    );
    return db.executeQuery<Row>({ ...query, parameters: values });
  };
}

/** Stands for a value while a query is built. */
class Placeholder {
  readonly read: (parameters: object) => unknown;

  constructor(read: (parameters: object) => unknown) {
    this.read = read;
  }

  /** Otherwise a sum or text computed from a placeholder would stay in the query for ever. */
  [Symbol.toPrimitive](): never {
    throw new TypeError("A prepared query cannot compute with its parameters");
  }
}

/** Names everything that affects the SQL: lengths of lists and columns of rows. */
function describeShape(parameters: object): string {
  let shape = "";
  for (const value of Object.values(parameters)) {
    if (!isGroup(value)) continue;
    shape += Array.isArray(value) ? `${value.length};` : `${Object.keys(value).join(" ")};`;
  }
  return shape;
}

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Typed as what they stand for, which is what the builder expects. */
function placeholdersFor<Parameters extends object>(parameters: Parameters): Parameters;
function placeholdersFor(parameters: object): object {
  const entries = Object.entries(parameters).map(([name, value]: [string, unknown]) => {
    const read = (from: object): unknown => Reflect.get(from, name);
    return [name, isGroup(value) ? placeholdersIn(value, read) : new Placeholder(read)];
  });
  return Object.fromEntries(entries);
}

function placeholdersIn(group: object, read: (parameters: object) => unknown): object {
  const member = (name: string) =>
    new Placeholder((parameters) => {
      const from = read(parameters);
      return isGroup(from) ? Reflect.get(from, name) : undefined;
    });
  if (Array.isArray(group)) return group.map((_, index) => member(String(index)));
  return Object.fromEntries(Object.keys(group).map((name) => [name, member(name)]));
}
