import "./before-packages.mjs";
import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/*
 * `npm start` builds when there is no complete production build, when a source file is newer than
 * the build, or when `npm run dev` has overwritten it.
 */
const sources = ["app", "server", "data", "public", "remix.config.js", "package-lock.json"];
const ours = join("public", "build");

const finishedAt = changedAt("build/.finished");
const isBuilt =
  finishedAt > 0 &&
  changedAt("build/index.js") > 0 &&
  changedAt(ours) > 0 &&
  changedAt("build/index.js") <= finishedAt &&
  sources.every((source) => newest(source) <= finishedAt);

if (!isBuilt) {
  const { status } = spawnSync("npm", ["run", "build"], { stdio: "inherit", shell: true });
  if (status !== 0) process.exit(status ?? 1);
}

/** Looks at folders too: removing a file changes only the time of its folder. */
function newest(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory() || path === ours) return path === ours ? 0 : (stats?.mtimeMs ?? 0);

  // `public` itself changes when the build writes into it.
  const own = path === "public" ? 0 : stats.mtimeMs;
  return Math.max(own, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function changedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
