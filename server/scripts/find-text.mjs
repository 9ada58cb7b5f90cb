import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * `npm run find "words from the page"` prints the file and line of a text, in every language. Words
 * of a page may be over several lines of the source, and a link or a note may be between them.
 */
const wanted = process.argv.slice(2).join(" ");
const words = plain(wanted).split(" ").filter(Boolean);
if (words.length === 0) {
  process.stderr.write('Give some words of the page: npm run find "who may qualify"\n');
  process.exit(2);
}

const pattern = new RegExp(
  words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("[^\\p{L}\\p{N}]+"),
  "giu",
);
const found = readdirSync("data", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(ts|md)$/.test(name) && !name.endsWith("all.ts"))
  .toSorted()
  .flatMap((name) => findIn(join("data", name)));

for (const line of found.slice(0, 40)) process.stdout.write(`${line}\n`);
if (found.length > 40) process.stdout.write(`and ${found.length - 40} more: give more words\n`);
if (found.length === 0) {
  process.stdout.write(
    "Nothing in data/ has these words. Leave out names, dates and numbers, which the program inserts.\n",
  );
  process.exitCode = 1;
}

function findIn(file) {
  // Notes are marks on the page, and each letter keeps its place.
  const text = readFileSync(file, "utf8").replace(/\[\^[\w-]+\]/g, (note) =>
    " ".repeat(note.length),
  );
  return [...plain(text).matchAll(pattern)].map(({ index }) => {
    const before = text.slice(0, index).split("\n");
    const line = text.split("\n")[before.length - 1]?.trim() ?? "";
    return `${file}:${before.length}  ${line.slice(0, 100)}`;
  });
}

/** Typographic quotes and blanks as a keyboard writes them, of the same length. */
function plain(text) {
  return text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u00a0\u202f]/g, " ");
}
