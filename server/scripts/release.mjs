import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { findGaps } from "./find-text.mjs";

/**
 * `npm run release [version]`: builds, tests what an edit of texts or of the brand can break, and
 * packs the folder that a server needs beside this one. `npm run check` tests the program itself.
 */
const [version = readVersion()] = process.argv.slice(2);
const name = `${readName()}-${version}`;
const archive = resolve("..", `${name}.tar.gz`);
/** Data, links, both languages, and sizes. */
const edits = ["tests/data"].concat(
  ["every-page", "content", "budgets", "spanish", "legal"].map(
    (page) => `tests/pages/${page}.test.ts`,
  ),
);
/** No edit of texts changes code or the elements of a page, whose tests take a fifth of the time. */
const withoutCode = [
  "-t",
  "^(?!.*(?:is valid HTML|no component contains text|comes from data/addresses.ts))",
];

const folder = mkdtempSync(join(tmpdir(), "release-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const gaps = findGaps();
if (gaps.length > 0) {
  process.stderr.write(
    `${gaps.join("\n")}\n${gaps.length} gaps are left, so nothing was packed.\n`,
  );
  process.exit(1);
}
run("npm", ["run", "build"]);
// A text without its other language is a fault of types.
run("npx", [
  "tsc",
  "--noEmit",
  "--incremental",
  "--tsBuildInfoFile",
  "node_modules/.cache/tsc.json",
]);
run("npx", ["vitest", "run", "--project", "sqlite", "--reporter", "dot", ...withoutCode, ...edits]);
const staged = join(folder, name);
cpSync(".", staged, { recursive: true, filter: isReleased });
// Later than every copied source, so that no start builds again, which a server cannot.
writeFileSync(join(staged, "build/.finished"), "");
// Only what a server needs: this folder keeps its own packages. `.npmrc` includes the others.
run("npm", ["ci", "--omit=dev", "--include=prod", "--prefer-offline", "--prefix", staged]);
run("tar", ["-czf", archive, "-C", dirname(staged), name]);
process.stdout.write(`\n${archive} is ready. docs/operations.md says how it goes live.\n`);

/** No settings, no stored requests, no packages. */
function isReleased(path) {
  return !/^(?:\.git|\.env(?!\.example)(?:\..*)?|\.cache|node_modules|var|test-results|playwright-report)$/.test(
    path,
  );
}

/** As part of the name of a file: `Smith & Sons` gives `smith-sons`. */
function readName() {
  const [, name = ""] = /\bname: "([^"]+)"/.exec(readFileSync("data/brand.ts", "utf8")) ?? [];
  const plain = name.normalize("NFD").toLowerCase().replace(/\p{M}/gu, "");
  return plain.match(/[a-z0-9]+/g)?.join("-") ?? "site";
}

function readVersion() {
  const { stdout } = spawnSync("git", ["describe", "--always", "--tags", "--dirty"], {
    encoding: "utf8",
  });
  return stdout?.trim() || JSON.parse(readFileSync("package.json", "utf8")).version;
}

function run(command, args) {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status === 0) return;

  process.stderr.write(
    `\n${basename(command)} ${args[1] ?? args[0]} failed, so nothing was packed.\n`,
  );
  process.exit(status ?? 1);
}
