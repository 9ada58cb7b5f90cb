import { spawnSync } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { splitLanguages } from "./split-languages.mjs";

/**
 * Runs after `remix build`: compresses the scripts and stylesheets at the highest level, and leaves
 * the mark by which `build-when-needed` recognizes a complete production build. The server bundle
 * imports `before-packages.mjs` first.
 */
const first = "before-packages.mjs";
copyFileSync(join("server/scripts", first), join("build", first));
writeFileSync("build/index.js", `import "./${first}";\n${readFileSync("build/index.js", "utf8")}`);

const codes = [...readFileSync("data/languages.ts", "utf8").matchAll(/^ {2}(\w+): \{/gm)];
const own = splitLanguages(codes.map(([, code]) => code));
writeFileSync("build/own-scripts.json", JSON.stringify(own));

for (const name of readdirSync("public/build", { recursive: true, encoding: "utf8" })) {
  const file = join("public/build", name);
  if (/\.(js|css)$/.test(name) && statSync(file).size >= 512) compress(file);
}
writeFileSync("build/version", readVersion());
// A clock before this time is wrong.
writeFileSync("build/built-at", new Date().toISOString());
writeFileSync("build/.finished", "");

/** The release and the commit, such as `1.0.0 (5f3a9c01b2c4)`. */
function readVersion() {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  const named = ["describe", "--always", "--dirty", "--exclude=*", "--abbrev=12"];
  const { stdout, status } = spawnSync("git", named);
  return `${version} (${status === 0 ? String(stdout).trim() : "unknown commit"})\n`;
}

function compress(file) {
  const body = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params }));
}
