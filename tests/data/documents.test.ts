import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folders = ["app", "server", "data", "tests", "docs", "public"];
const files = [
  ...readdirSync("."),
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  ),
];
/** Decisions are historical records, so they may name files that no longer exist. */
const documents = files
  .filter((file) => /^(docs\/(?!decisions\/).+|[A-Z]+)\.md$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** Files that a build or the operator creates. */
const createdLater = /^(\/etc\/|build\/|\.cache\/|\.timer$)/;

test("every file that a document names exists", () => {
  const missing = documents.flatMap(({ file, text }) =>
    namedIn(text)
      .filter((name) => !createdLater.test(name) && !files.some((path) => isAt(path, name)))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test("every place that the glossary names exists, and its code words occur there", () => {
  const glossary = readFileSync("docs/glossary.md", "utf8");
  const rows = [...glossary.matchAll(/^\| (.+?) \|.*\| `([^`]+)` \|$/gm)];
  expect(rows.length).toBeGreaterThan(40);
  const absent = rows.flatMap(([, words = "", place = ""]) => {
    const text = files
      .filter((file) => (file === place || file.startsWith(`${place}/`)) && /\.tsx?$/.test(file))
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    const names = codeIn(words).map((word) => word.replace(/\(.*/, ""));
    return text === "" ? [place] : names.filter((name) => !text.includes(name));
  });
  expect(absent).toEqual([]);
});

test("every documented systemd unit allows the system calls of Node 20 on systemd 252", () => {
  for (const unit of ["plainclaim.service", "plainclaim@.service"]) {
    const text = readFileSync(`docs/deploy/${unit}`, "utf8");
    // V8 calls pkey_alloc at start. systemd 252 does not list it in @system-service.
    expect(text).toMatch(/^SystemCallFilter=@system-service @pkey$/m);
    // The server finishes what is in flight within 25 s.
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThan(25);
  }
});

test("every file that the operations manual installs is in docs/deploy", () => {
  const manual = readFileSync("docs/operations.md", "utf8");
  const named = [...manual.matchAll(/\bplainclaim[\w@-]*\.(?:service|timer)\b/g)].map(([n]) => n);
  expect(named.length).toBeGreaterThan(3);
  for (const unit of named) expect(existsSync(`docs/deploy/${unit}`), unit).toBe(true);
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

function isAt(file: string, name: string): boolean {
  return file === name || file.endsWith(`/${name}`);
}
