import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/**
 * Runs after `remix build`: compresses every text file that is served, at the highest level, and
 * leaves the mark by which `build-when-needed` knows a whole production build. The comments of the
 * packages in the server's own code lose what is no plain character: one would double its size.
 * React and others choose between their slow development code and the other when they are imported,
 * so the first import of all sets `NODE_ENV`, unless it is set.
 */
const packable = new Set([".css", ".ico", ".js", ".json", ".svg", ".txt", ".webmanifest"]);
const worthwhile = 512;

const forProduction = `import "data:text/javascript,process.env.NODE_ENV||='production'";\n`;
const server = readFileSync("build/index.js", "utf8");
writeFileSync(
  "build/index.js",
  forProduction + server.replace(/^\s*(\/\/|\*).*$/gm, inPlainCharacters),
);

rmSync("build/packed", { recursive: true, force: true });
for (const name of readdirSync("public", { recursive: true, encoding: "utf8" })) {
  const file = join("public", name);
  if (packable.has(extname(name)) && statSync(file).size >= worthwhile) pack(file, name);
}
writeFileSync("build/.finished", "");

function inPlainCharacters(text) {
  return text.replace(/[^\0-\x7f]/g, "?");
}

function pack(file, name) {
  const body = readFileSync(file);
  const target = join("build/packed", name);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(`${target}.gz`, gzipSync(body, { level: 9 }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  writeFileSync(`${target}.br`, brotliCompressSync(body, { params }));
}
