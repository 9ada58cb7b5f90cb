import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import ts from "typescript";

/** Lines in a file of code; data/ holds content, which is as long as it has to be. */
const most = 300;

/** A shorter file with one importer belongs to its importer. */
const least = 20;

/** Routes are found by their names, and migrations stay as they were when they ran. */
const alone = /^app\/routes\/|^server\/store\/migrations\//;

const files = [
  ...readdirSync("."),
  ...["app", "server", "tests"].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => join(folder, file)),
  ),
].filter((file) => /\.(ts|tsx|js|mjs|css)$/.test(file));
const program = files.filter((file) => /^(app|server)\/.*\.tsx?$/.test(file));
const imports = program.flatMap((file) => importsOf(file));

const wrong = [
  ...files.flatMap((file) =>
    countLines(file) > most ? [`${file} has more than ${most} lines`] : [],
  ),
  ...program.flatMap((file) => tooSmall(file)),
];
process.stderr.write(wrong.map((line) => `${line}\n`).join(""));
process.exitCode = wrong.length > 0 ? 1 : 0;

function tooSmall(file) {
  if (countLines(file) >= least || alone.test(file)) return [];
  const importers = imports.filter(({ target }) => target === file);
  const [only] = importers;
  // What is loaded later, by `import()`, has to be a file of its own; server/ holds no React.
  if (importers.length !== 1 || only.isLater || treeOf(file) !== treeOf(only.from)) return [];
  return [`${file} has fewer than ${least} lines and one importer: move it into ${only.from}`];
}

function treeOf(file) {
  return file.split("/")[0];
}

function importsOf(from) {
  const text = readFileSync(from, "utf8");
  return ts.preProcessFile(text).importedFiles.flatMap(({ fileName, pos }) => {
    const target = fileOf(from, fileName);
    const isLater = /\bimport\(\s*["']?$/.test(text.slice(0, pos));
    return target ? [{ from, target, isLater }] : [];
  });
}

function fileOf(from, name) {
  if (!/^(~\/|\.)/.test(name)) return undefined;
  const path = name.startsWith("~/") ? name.slice(2) : join(dirname(from), name);
  return ["", ".ts", ".tsx", "/index.ts"]
    .map((ending) => path + ending)
    .find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

function countLines(file) {
  return readFileSync(file, "utf8").trimEnd().split("\n").length;
}
