import { buildSync } from "esbuild";

/** What these exports of `data/` are. Node 20 cannot import TypeScript, so the bundler makes a module. */
export async function loadData(contents) {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    format: "esm",
    write: false,
  });
  const module = Buffer.from(outputFiles[0].contents).toString("base64");
  return import(`data:text/javascript;base64,${module}`);
}
