import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * `npm run find "words from the page"` prints the file and line of a text, in every language. Words
 * of a page may be over several lines of the source, and a link or a note may be between them.
 * `npm run find GAP [slug]` prints every gap that `npm run new-case` left, or those of one case.
 * `npm run find GAP fr [file]` counts what has no French yet, in the order of work, or prints each.
 */
if (import.meta.url === pathToFileURL(process.argv[1]).href) main(process.argv.slice(2));

function main(given) {
  const [first, name = "", file] = given;
  if (first === "GAP" && existsSync(join("data/cases", name))) {
    print(findGaps(name), "No gap is left.");
  } else if (first === "GAP" && readCodes().includes(name)) {
    printUnspoken(name, file);
  } else if (first === "GAP") {
    stop(`data/cases has no ${name}, and data/languages.ts no such language`);
  } else printWords(given.join(" "));
}

/** Each place that `npm run new-case` left to be written, with what belongs there. */
export function findGaps(slug = "") {
  return findIn(join("data/cases", slug), /\bGAP\b/gu).map((line) =>
    line.replace(/, such as: .*/, ""),
  );
}

function printWords(text) {
  const words = plain(text).split(" ").filter(Boolean);
  if (words.length === 0) stop('Give some words of the page: npm run find "who may qualify"');

  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const found = findIn("data", new RegExp(pattern.join("[^\\p{L}\\p{N}]+"), "giu"));
  if (found.length > 40)
    found.splice(40, found.length, `and ${found.length - 40} more: give more words`);
  if (found.length === 0) process.exitCode = 1;
  print(
    found,
    "Nothing in data/ has these words. Leave out names, dates and numbers, which the program inserts.",
  );
}

function findIn(folder, pattern) {
  return list(folder, /\.(ts|md)$/).flatMap((file) => {
    // Notes are marks on the page, and each letter keeps its place.
    const written = readFileSync(file, "utf8");
    const text = written.replace(/\[\^[\w-]+\]/g, (note) => " ".repeat(note.length));
    const lines = written.split("\n");
    const numbers = [...plain(text).matchAll(pattern)].map(
      ({ index }) => text.slice(0, index).split("\n").length,
    );
    return [...new Set(numbers)].map(
      (number) => `${file}:${number}  ${lines[number - 1]?.trim().slice(0, 120)}`,
    );
  });
}

/** What the type checker would say of a new language, thousands of times: here once for each file. */
async function printUnspoken(code, file) {
  const { findUnspoken } = await import("./find-unspoken.mjs");
  const all = findUnspoken(code, readCodes());
  if (file) {
    const own = all.filter((one) => one.file === file);
    const lines = own.map(({ line, what }) => `${file}:${line}  ${what}`);
    return print(lines, "No gap is left.");
  }

  const counts = new Map();
  for (const one of all) counts.set(one.file, (counts.get(one.file) ?? 0) + 1);
  const lines = [...counts].map(([name, count]) => `${String(count).padStart(5)}  ${name}`);
  if (lines.length > 0) lines.push(`${all.length} in ${lines.length} files`);
  print(lines, "No gap is left.");
}

function readCodes() {
  const text = readFileSync("data/languages.ts", "utf8");
  return [...text.matchAll(/^ {2}(\w+): \{/gm)].map(([, code]) => code);
}

function list(folder, names) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => names.test(name))
    .toSorted()
    .map((name) => join(folder, name));
}

/** Typographic quotes and blanks as a keyboard writes them, of the same length. */
function plain(text) {
  return text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u00a0\u202f]/g, " ");
}

function print(lines, otherwise) {
  for (const line of lines.length > 0 ? lines : [otherwise]) process.stdout.write(`${line}\n`);
}

function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
