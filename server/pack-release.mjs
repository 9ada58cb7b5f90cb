import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";

/*
 * Packs an archive after a build. It needs only Node, and runs on the platform it was packed on. It
 * holds the build, the public files, the legal texts, the operator's documents and the packages of
 * the lock file without those needed only for building, as npm installs them. A file beside it
 * holds its checksum. Packages that npm has not cached are downloaded from the registry.
 *
 * Usage: node server/pack-release.mjs [folder, `release` by default]
 */
const target = resolve(process.argv[2] ?? "release");
const read = ["docs", ".env.example", "README.md", "CHANGELOG.md"];
const files = ["build", "public", "data/legal", "data/es/legal", "package-lock.json", ...read];

const { dependencies, engines, name, scripts } = JSON.parse(readFileSync("package.json", "utf8"));
const version = readCommit();
const title = `${name}-${version}-${platform()}`;
const staging = mkdtempSync(join(tmpdir(), "release-"));
const root = join(staging, title);

try {
  collect();
  install();
  const archive = pack();
  const megabytes = (statSync(archive).size / 1e6).toFixed(1);
  console.log(`${relative(process.cwd(), archive)}: ${megabytes} MB`);
} finally {
  rmSync(staging, { recursive: true, force: true });
}

function readCommit() {
  const git = (...args) => execFileSync("git", args, { encoding: "utf8" }).trim();
  const isChanged = git("status", "--porcelain", "--untracked-files=no") !== "";
  return `${git("rev-parse", "--short=10", "HEAD")}${isChanged ? "-changed" : ""}`;
}

/** The database comes as a binary for one system, processor and C library. */
function platform() {
  const library = process.platform === "linux" ? [ownLibrary()] : [];
  return [process.platform, process.arch, ...library].join("-");
}

function ownLibrary() {
  return process.report.getReport().header.glibcVersionRuntime ? "glibc" : "musl";
}

function collect() {
  for (const file of files) {
    cpSync(file, join(root, file), { recursive: true, filter: isServed, preserveTimestamps: true });
  }
  const manifest = { name, version: `0.0.0-${version}`, private: true, type: "module", engines };
  const { start, relay } = scripts;
  const text = JSON.stringify({ ...manifest, scripts: { start, relay }, dependencies }, null, 2);
  writeFileSync(join(root, "package.json"), `${text}\n`);
}

function isServed(path) {
  return !/^build\/metafile\./.test(path);
}

/** Installs the versions of the lock file, from which npm removes development dependencies. */
function install() {
  const quietly = ["--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"];
  execFileSync("npm", ["install", "--omit=dev", ...quietly], { cwd: root, stdio: "pipe" });
}

function pack() {
  mkdirSync(target, { recursive: true });
  const archive = join(target, `${title}.tar.gz`);
  const { status } = spawnSync("tar", ["-czf", archive, "-C", staging, title], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("tar did not make the archive");
  const sum = createHash("sha256").update(readFileSync(archive)).digest("hex");
  // As `sha256sum --check` reads it.
  writeFileSync(`${archive}.sha256`, `${sum}  ${title}.tar.gz\n`);
  return archive;
}
