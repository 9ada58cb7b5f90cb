import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folders = ["app", "server", "data", "tests", "docs", "public", ".github"];
const files = [
  ...readdirSync("."),
  ...folders.flatMap((folder) =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: "utf8" }).map(
          (name) => `${folder}/${name}`,
        )
      : [],
  ),
];
const documents = files
  .filter((file) => /^(docs\/.+|[A-Z]+)\.md$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** Made by a build or by the operator. */
const madeLater = /^(\/etc\/|build\/|\.cache\/|\.timer$|plainclaim@\.service$)/;

test("every file that a document names exists, or a later decision says what replaced it", () => {
  const missing = documents.flatMap(({ file, text }) =>
    namedIn(text)
      .filter((name) => !isKept(name) && !isReplaced(file, name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test("no document holds the marks of a merge", () => {
  const torn = documents.filter(({ text }) => /^(<{7}|>{7})( |$)/m.test(text));
  expect(torn.map(({ file }) => file)).toEqual([]);
});

test("each word of the glossary is in the file that is said to define it", () => {
  const glossary = readFileSync("docs/glossary.md", "utf8");
  const absent = [...glossary.matchAll(/^\| (.+?) \|.*\| (.+?) \|$/gm)].flatMap(
    ([, words = "", places = ""]) => {
      const text = namedIn(places)
        .flatMap((name) => files.filter((file) => isAt(file, name) && /\.tsx?$/.test(file)))
        .map((file) => readFileSync(file, "utf8"))
        .join("\n");
      return codeIn(words).filter((word) => text !== "" && !text.includes(word));
    },
  );
  expect(absent).toEqual([]);
});

/** Names in backquotes, or linked. */
function namedIn(text: string): string[] {
  const linked = [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, name = ""]) => name);
  return [...codeIn(text), ...linked]
    .filter((name) => /^[\w./@$-]+\.(tsx?|mjs|md|css|json|gs|sh|service|timer|ya?ml)$/.test(name))
    .map((name) => name.replace(/^(\.\.?\/)+/, ""));
}

function codeIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
}

function isKept(name: string): boolean {
  return madeLater.test(name) || files.some((file) => isAt(file, name));
}

function isAt(file: string, name: string): boolean {
  return file === name || file.endsWith(`/${name}`);
}

/** Decisions stay as they were written; a later one has a table of what files became. */
function isReplaced(decision: string, name: string): boolean {
  const folder = "docs/decisions/";
  return documents.some(
    ({ file, text }) =>
      decision.startsWith(folder) &&
      file.startsWith(folder) &&
      file >= decision &&
      text.includes(`| \`${name}\` | \``),
  );
}
