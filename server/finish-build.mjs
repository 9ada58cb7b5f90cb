import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/**
 * Runs after `remix build`: compresses every text file that is served, at the highest level, and
 * leaves the mark by which `build-when-needed` recognizes a complete production build. Non-Latin
 * characters are removed from comments in the server bundle, because a single one would double its
 * size in memory. The bundle imports `before-packages.mjs` first.
 */
const packable = new Set([".css", ".ico", ".js", ".json", ".svg", ".txt", ".webmanifest"]);
const worthwhile = 512;

const first = "before-packages.mjs";
copyFileSync(join("server", first), join("build", first));
const server = readFileSync("build/index.js", "utf8");
const plain = server.replace(/^\s*(\/\/|\*).*$/gm, inPlainCharacters);
writeFileSync("build/index.js", `import "./${first}";\n${plain}`);

rmSync("build/packed", { recursive: true, force: true });
for (const name of readdirSync("public", { recursive: true, encoding: "utf8" })) {
  const file = join("public", name);
  if (packable.has(extname(name)) && statSync(file).size >= worthwhile) pack(file, name);
}
writeFileSync("build/version", readVersion());
// A clock earlier than this, or years later, is wrong: see `server/privacy/heartbeat.ts`.
writeFileSync("build/built-at", new Date().toISOString());
writeFileSync("build/.finished", "");

/** The commit, or the version of the archive this was unpacked from. */
function readVersion() {
  const { stdout, status } = spawnSync("git", ["describe", "--always", "--dirty", "--tags"]);
  return status === 0 ? String(stdout) : "unknown\n";
}

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
