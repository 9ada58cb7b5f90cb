import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { dirname, extname, join, relative, resolve } from "node:path";

/*
 * After a build: an archive that runs with Node alone, on the platform it was packed on. It holds
 * the build, the public files, the legal texts and those packages that the build imports, found by
 * following their dependencies, without types, maps and other files that no program loads. Beside it
 * stands its checksum.
 *
 * Usage: node server/pack-release.mjs [folder, `release` by default]
 */
const target = resolve(process.argv[2] ?? "release");
const read = ["docs", ".env.example", "README.md", "CHANGELOG.md"];
const files = ["build", "public", "data/legal", ...read];
const unloaded = {
  folders: /^(test|tests|benchmarks?|docs|examples?|umd)$/,
  types: new Set([".cts", ".flow", ".map", ".markdown", ".md", ".mts", ".ts"]),
};

const { engines, name } = JSON.parse(readFileSync("package.json", "utf8"));
const version = readCommit();
const title = `${name}-${version}-${platform()}`;
const staging = mkdtempSync(join(tmpdir(), "release-"));
const root = join(staging, title);

try {
  const packages = findPackages(importedBy("build/index.js"));
  collect(packages);
  const archive = pack();
  const megabytes = (statSync(archive).size / 1e6).toFixed(1);
  console.log(`${relative(process.cwd(), archive)}: ${megabytes} MB, ${packages.size} packages`);
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

/** What the bundler left to be resolved at run time. */
function importedBy(output) {
  const { outputs } = JSON.parse(readFileSync("build/metafile.server.json", "utf8"));
  const external = outputs[output].imports.filter((one) => one.external && !isBuiltin(one.path));
  return [...new Set(external.map(({ path }) => packageName(path)))];
}

/** `@scope/name` of `@scope/name/part`. */
function packageName(specifier) {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

/** Folders of these packages and of all they depend on, as the module resolution finds them. */
function findPackages(names) {
  const found = new Set();
  const waiting = names.map((wanted) => ({ wanted, from: process.cwd(), isOptional: false }));
  for (const { wanted, from, isOptional } of waiting) {
    const folder = locate(wanted, from);
    if (!folder && !isOptional) throw new Error(`${wanted} is not installed, run npm ci first`);
    if (!folder || found.has(folder)) continue;

    const { dependencies, optionalDependencies, libc } = manifestIn(folder);
    if (isForAnotherLibrary(libc)) continue;
    found.add(folder);
    const depend = (list, optional) =>
      namesIn(list).map((each) => ({ wanted: each, from: folder, isOptional: optional }));
    // npm repeats optional dependencies among the others.
    waiting.push(
      ...depend(optionalDependencies, true),
      ...depend(dependencies, false).filter(({ wanted: each }) => !optionalDependencies?.[each]),
    );
  }
  return found;
}

function manifestIn(folder) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

/** Types are not loaded by any program, though some packages list them as what they need. */
function namesIn(list) {
  return Object.keys(list ?? {}).filter((each) => !each.startsWith("@types/"));
}

/** Of native packages both builds may be installed, for glibc and for musl. */
function isForAnotherLibrary(libc) {
  return (
    process.platform === "linux" && libc !== undefined && ![libc].flat().includes(ownLibrary())
  );
}

function locate(wanted, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, "node_modules", wanted);
    if (existsSync(join(candidate, "package.json"))) return candidate;
    if (folder === dirname(folder)) return null;
  }
}

function collect(packages) {
  for (const file of files) {
    cpSync(file, join(root, file), { recursive: true, filter: isServed, preserveTimestamps: true });
  }
  for (const folder of packages) {
    const place = join(root, relative(process.cwd(), folder));
    cpSync(folder, place, { recursive: true, dereference: true, filter: isLoaded(folder) });
  }
  const scripts = { start: "node build/index.js", relay: "node build/index.js relay" };
  const manifest = { name, version: `0.0.0-${version}`, private: true, type: "module" };
  const text = JSON.stringify({ ...manifest, engines, scripts }, null, 2);
  writeFileSync(join(root, "package.json"), `${text}\n`);
}

function isServed(path) {
  return !/^build\/metafile\./.test(path);
}

/** Packages within the folder of another come by themselves, if anything asks for them. */
function isLoaded(folder) {
  return (path) => {
    const parts = relative(folder, path).split("/");
    const isApart = parts.includes("node_modules") || unloaded.folders.test(parts[0]);
    return !isApart && !unloaded.types.has(extname(path));
  };
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
