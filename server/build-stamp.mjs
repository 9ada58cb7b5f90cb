import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/*
 * `npm start` builds when needed: when there is no build, or a source has changed since. The stamp
 * is a hash of every source, written after a build.
 */
const sources = ["app", "server", "data", "remix.config.js", "package-lock.json"];
const stampFile = "build/.stamp";

if (process.argv[2] === "write") writeFileSync(stampFile, stamp());
else if (!isBuilt()) build();

function isBuilt() {
  return (
    existsSync("build/index.js") &&
    existsSync("public/build") &&
    existsSync(stampFile) &&
    readFileSync(stampFile, "utf8") === stamp()
  );
}

function build() {
  const { status } = spawnSync("npm", ["run", "build"], { stdio: "inherit", shell: true });
  if (status !== 0) process.exit(status ?? 1);
}

function stamp() {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((path) => filesOf(path)).sort()) {
    hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];

  return readdirSync(path).flatMap((name) => filesOf(join(path, name)));
}
