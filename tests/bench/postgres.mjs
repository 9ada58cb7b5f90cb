import { importCompiled } from "./compiled.mjs";

/** A PostgreSQL that writes through to the disk, started as the tests start it. */
export async function startPostgres() {
  const { startPostgresServer } = await importCompiled("tests/support/postgres-server.ts");
  return startPostgresServer({ durable: true });
}
