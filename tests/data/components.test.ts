import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { addresses, caseAddress } from "~/data/addresses";
import { wireNames } from "~/data/forms/wire-names";

const spoken = new Set([
  ...["aria-label", "aria-description", "aria-roledescription"],
  ...["alt", "title", "placeholder", "label", "heading", "summary"],
]);
const passing = new Set([
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.PlusToken,
]);
const paths = new Set<string>(Object.values(addresses).filter((path) => /^\/\w/.test(path)));
const chosenOutside = new Set<string>(Object.values(wireNames));
const anyWireName = new RegExp([...chosenOutside].join("|"));
const words = /\p{L}{2}/u;
const phrase = /\p{L}{2,}\s+\p{L}{2,}/u;
const sentence = /^\p{Lu}.*\s.*[.?!]$/su;

describe("room for a second language", () => {
  test("no component writes, names or describes anything in words of its own", () => {
    const files = sources("app", /\.tsx$/);
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap((file) => find(file, isWordOfComponent))).toEqual([]);
  });

  test("no sentence stands in a file of app/", () => {
    const files = sources("app", /\.tsx?$/);
    expect(files.flatMap((file) => find(file, isSentence))).toEqual([]);
  });

  test("no schema contains error messages", () => {
    const files = [...sources("server/config", /\.ts$/), "server/leads/check.ts"];
    expect(files.flatMap((file) => find(file, isPhrase))).toEqual([]);
  });

  test("every address of a page comes from data/addresses.ts", () => {
    const files = [...sources("app", /\.tsx?$/), ...sources("data", /\.ts$/)];
    const others = files.filter((file) => file !== "data/addresses.ts");
    expect(others.flatMap((file) => find(file, isAddress))).toEqual([]);
  });

  test.each([
    ["text", "<p>Words</p>"],
    ["an expression", '<p>{"Words"}</p>'],
    ["a choice", '<p>{isNew ? "Words" : null}</p>'],
    ["a name", '<nav aria-label="Words" />'],
    ["a name with a value", '<a aria-label={"Words " + count} />'],
    ["the text of a picture", '<img alt={"Words"} />'],
  ])("words are found as %s", (_, jsx) => {
    expect(findIn("sample.tsx", `const part = ${jsx};`, isWordOfComponent)).toHaveLength(1);
  });
});

test("names chosen by outside services are written only in data/forms/wire-names.ts", () => {
  const files = [...sources("app", /\.tsx?$/), ...sources("server", /\.ts$/)];
  const suspects = files.filter((file) => anyWireName.test(readFileSync(file, "utf8")));
  expect(suspects.flatMap((file) => find(file, isWireName))).toEqual([]);
  const forms = sources("data/forms", /\.ts$/).filter((file) => !file.endsWith("/wire-names.ts"));
  expect(forms.flatMap((file) => find(file, isWireFieldName))).toEqual([]);
});

function sources(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file}`);
}

type Rule = (node: ts.Node) => boolean;

/** Files are parsed only for the first rule. */
const parsed = new Map<string, ts.SourceFile>();

function find(file: string, rule: Rule): string[] {
  const source = parsed.get(file) ?? parse(file, readFileSync(file, "utf8"));
  parsed.set(file, source);
  return findInSource(file, source, rule);
}

function findIn(file: string, text: string, rule: Rule): string[] {
  return findInSource(file, parse(file, text), rule);
}

function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

function findInSource(file: string, source: ts.SourceFile, rule: Rule): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (rule(node)) found.push(`${file}: ${node.getText().trim()}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isWordOfComponent(node: ts.Node): boolean {
  return words.test(literalText(node)) && (ts.isJsxText(node) || isShown(whereUsed(node)));
}

/** Between tags, or in an attribute that is read out. */
function isShown({ parent }: ts.Node): boolean {
  if (ts.isJsxAttribute(parent)) return spoken.has(parent.name.getText());
  if (ts.isJsxExpression(parent)) return !ts.isJsxAttribute(parent.parent) || isShown(parent);
  return false;
}

/**
 * From an expression that chooses or joins values, up to where the value is used; a condition is
 * used nowhere.
 */
function whereUsed(node: ts.Node): ts.Node {
  const { parent } = node;
  const isValue =
    ts.isParenthesizedExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) && passing.has(parent.operatorToken.kind));
  return isValue ? whereUsed(parent) : node;
}

function isSentence(node: ts.Node): boolean {
  return sentence.test(literalText(node));
}

function isPhrase(node: ts.Node): boolean {
  return phrase.test(literalText(node));
}

/** The address of a page; the desk has a `/` of its own. */
function isAddress(node: ts.Node): boolean {
  const [path = ""] = literalText(node).split(/[#?…]/);
  return paths.has(path) || path.startsWith(caseAddress(""));
}

function isWireName(node: ts.Node): boolean {
  return (ts.isStringLiteralLike(node) || ts.isIdentifier(node)) && chosenOutside.has(node.text);
}

/** Labels may be the same words. */
function isWireFieldName(node: ts.Node): boolean {
  const { parent } = node;
  return isWireName(node) && ts.isPropertyAssignment(parent) && parent.name.getText() === "name";
}

function literalText(node: ts.Node): string {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return "";
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("…");
}
