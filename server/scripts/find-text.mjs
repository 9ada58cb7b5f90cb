import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * `npm run find "words from the page"` prints the file and line of a text, in every language. Words
 * of a page may be over several lines of the source, and a link or a note may be between them.
 * `npm run find GAP [slug]` prints every gap that `npm run new-case` left, or those of one case.
 */
const [first, slug = ""] = process.argv.slice(2);
const isGap = first === "GAP";
const folder = isGap ? join("data/cases", slug) : "data";
const wanted = isGap ? first : process.argv.slice(2).join(" ");
const words = plain(wanted).split(" ").filter(Boolean);
if (words.length === 0) {
  process.stderr.write('Give some words of the page: npm run find "who may qualify"\n');
  process.exit(2);
}

const pattern = new RegExp(
  isGap
    ? "\\bGAP\\b"
    : words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("[^\\p{L}\\p{N}]+"),
  isGap ? "gu" : "giu",
);
const most = isGap ? Number.POSITIVE_INFINITY : 40;
if (!existsSync(folder)) {
  process.stderr.write(`There is no folder ${folder}\n`);
  process.exit(2);
}
const found = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(ts|md)$/.test(name) && !name.endsWith("all.ts"))
  .toSorted()
  .flatMap((name) => findIn(join(folder, name)));

for (const line of found.slice(0, most)) process.stdout.write(`${line}\n`);
if (found.length > most) process.stdout.write(`and ${found.length - most} more: give more words\n`);
if (found.length === 0) {
  process.stdout.write(
    isGap
      ? "No gap is left.\n"
      : "Nothing in data/ has these words. Leave out names, dates and numbers, which the program inserts.\n",
  );
  process.exitCode = isGap ? 0 : 1;
}

function findIn(file) {
  // Notes are marks on the page, and each letter keeps its place.
  const text = readFileSync(file, "utf8").replace(/\[\^[\w-]+\]/g, (note) =>
    " ".repeat(note.length),
  );
  const lines = text.split("\n");
  const numbers = [...plain(text).matchAll(pattern)].map(
    ({ index }) => text.slice(0, index).split("\n").length,
  );
  return [...new Set(numbers)].map(
    (number) => `${file}:${number}  ${lines[number - 1]?.trim().slice(0, 100)}`,
  );
}

/** Typographic quotes and blanks as a keyboard writes them, of the same length. */
function plain(text) {
  return text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u00a0\u202f]/g, " ");
}
