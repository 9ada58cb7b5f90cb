import { mkdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

/**
 * A PostgreSQL that writes through to the disk, started as the tests start it; its TypeScript is
 * compiled first.
 */
export async function startPostgres() {
  const outfile = "node_modules/.cache/bench-postgres.mjs";
  mkdirSync("node_modules/.cache", { recursive: true });
  await build({
    entryPoints: ["tests/support/postgres-server.ts"],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "warning",
  });
  const { startPostgresServer } = await import(pathToFileURL(outfile).href);
  return startPostgresServer({ durable: true });
}
