import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { addresses, caseAddress } from "~/data/addresses";
import { wireNames } from "~/data/forms/wire-names";

const paths = new Set<string>(Object.values(addresses).filter((path) => /^\/\w/.test(path)));
const wire = new Set<string>(Object.values(wireNames));
const spoken = /^(aria-(label|description|roledescription)|alt|title|placeholder|label|heading)$/;
/** Pages that visitors see. */
const pages = sources("app", /\.tsx?$/);

test("no component contains text that a visitor reads: it is in data, in both languages", () => {
  expect(pages.length).toBeGreaterThan(40);
  expect(findIn(pages, isShownText)).toEqual([]);
  expect(findIn(pages, (node) => /^\p{Lu}.*\s.*[.?!]$/su.test(textOf(node)))).toEqual([]);
});

test("text between tags, in an expression, or in a spoken attribute is found", () => {
  for (const jsx of ["<p>Words</p>", '<p>{isNew ? "Words" : null}</p>', '<a aria-label="Words" />'])
    expect(findInSource(parse("sample.tsx", `const part = ${jsx};`), isShownText)).toHaveLength(1);
});

test("every address of a page comes from data/addresses.ts", () => {
  const others = [...pages, ...sources("data", /\.ts$/)].filter((f) => f !== "data/addresses.ts");
  const isAddress = (node: ts.Node) => {
    const [path = ""] = textOf(node).split(/[#?…]/);
    return paths.has(path) || path.startsWith(caseAddress(""));
  };
  expect(findIn(others, isAddress)).toEqual([]);
});

test("names chosen by outside services are written only in data/forms/wire-names.ts", () => {
  const files = [...sources("app", /\.tsx?$/), ...sources("server", /\.ts$/)];
  const isWireName = (node: ts.Node) =>
    (ts.isStringLiteralLike(node) || ts.isIdentifier(node)) && wire.has(node.text);
  expect(findIn(files, isWireName)).toEqual([]);
});

function sources(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file}`);
}

function findIn(files: readonly string[], rule: (node: ts.Node) => boolean): string[] {
  return files.flatMap((file) => findInSource(parseFile(file), rule));
}

const parsed = new Map<string, ts.SourceFile>();

function parseFile(file: string): ts.SourceFile {
  const source = parsed.get(file) ?? parse(file, readFileSync(file, "utf8"));
  parsed.set(file, source);
  return source;
}

function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

function findInSource(source: ts.SourceFile, rule: (node: ts.Node) => boolean): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (rule(node)) found.push(`${source.fileName}: ${node.getText().trim()}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isShownText(node: ts.Node): boolean {
  return /\p{L}{2}/u.test(textOf(node)) && (ts.isJsxText(node) || isShown(chosenFrom(node)));
}

/** Between tags, or in an attribute that is read out. */
function isShown({ parent }: ts.Node): boolean {
  if (ts.isJsxAttribute(parent)) return spoken.test(parent.name.getText());
  if (ts.isJsxExpression(parent)) return !ts.isJsxAttribute(parent.parent) || isShown(parent);
  return false;
}

/** The expression that chooses or joins this text with others. */
function chosenFrom(node: ts.Node): ts.Node {
  const { parent } = node;
  const joins =
    ts.isParenthesizedExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) && /^(\?\?|\|\||&&|\+)$/.test(parent.operatorToken.getText()));
  return joins ? chosenFrom(parent) : node;
}

function textOf(node: ts.Node): string {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return "";
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("…");
}
