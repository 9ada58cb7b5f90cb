import { pathToFileURL } from "node:url";
import { build } from "esbuild";

/** A TypeScript module of the tests, for scripts that no test runner loads. */
export async function importCompiled(file) {
  const outfile = `node_modules/.cache/bench/${file.replaceAll("/", "-")}.mjs`;
  await build({
    entryPoints: [file],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    alias: { "~": process.cwd() },
    logLevel: "warning",
  });
  return import(pathToFileURL(outfile).href);
}
