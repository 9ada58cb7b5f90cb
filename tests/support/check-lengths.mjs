import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path/posix";

/** Lines of a file of code; data/ holds content, which is as long as it has to be. */
const limit = 200;

const files = [
  ...readdirSync("."),
  ...["app", "server", "tests"].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => join(folder, file)),
  ),
].filter((file) => /\.(ts|tsx|js|mjs|css)$/.test(file));
const wrong = files.filter((file) => countLines(file) > limit);
process.stderr.write(wrong.map((file) => `${file} has more than ${limit} lines\n`).join(""));
process.exitCode = wrong.length > 0 ? 1 : 0;

function countLines(file) {
  return readFileSync(file, "utf8").trimEnd().split("\n").length;
}
