import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";

/**
 * `npm run release [version]`: builds, tests what an edit of texts or of the brand can break, and
 * packs the folder that a server needs beside this one. `npm run check` tests the program itself.
 */
const [version = readVersion()] = process.argv.slice(2);
const name = `plainclaim-${version}`;
const archive = resolve("..", `${name}.tar.gz`);

run("npm", ["run", "build"]);
run("npx", ["vitest", "run", "--project", "sqlite", ...edits()], { TESTS: "short" });
const folder = mkdtempSync(join(tmpdir(), "release-"));
const staged = join(folder, name);
cpSync(".", staged, { recursive: true, filter: isReleased });
// Only what a server needs: this folder keeps its own packages.
run("npm", ["ci", "--omit=dev", "--prefer-offline", "--no-audit", "--prefix", staged]);
run("tar", ["-czf", archive, "-C", dirname(staged), name]);
rmSync(folder, { recursive: true });
process.stdout.write(`\n${archive} is ready. docs/operations.md says how it goes live.\n`);

/** Data, links, both languages, and sizes. */
function edits() {
  const pages = ["every-page", "content", "budgets", "spanish", "legal"];
  return ["tests/data", ...pages.map((page) => `tests/pages/${page}.test.ts`)].filter((path) =>
    existsSync(path),
  );
}

/** No settings, no data, no packages. */
function isReleased(path) {
  return !/^(?:\.git|\.env.*|\.cache|node_modules|var|test-results|playwright-report)$/.test(path);
}

function readVersion() {
  const { stdout } = spawnSync("git", ["describe", "--always", "--tags"], { encoding: "utf8" });
  return stdout?.trim() || JSON.parse(readFileSync("package.json", "utf8")).version;
}

function run(command, args, more = {}) {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, ...more },
  });
  if (status === 0) return;

  process.stderr.write(
    `\n${basename(command)} ${args[1] ?? args[0]} failed, so nothing was packed.\n`,
  );
  process.exit(status ?? 1);
}
