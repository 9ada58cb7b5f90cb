import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { transformSync } from "esbuild";
import ts from "typescript";

const built = "public/build";

/**
 * Writes each script that has texts once more for each language, with the texts of that language
 * only, and each script that loads one of those. They are in a folder for each language; `editions`
 * of the result has the scripts that are there, for the server to name them. The others are shared.
 */
export function splitLanguages(codes) {
  const scripts = readdirSync(built, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => ({ name, text: readFileSync(join(built, name), "utf8") }));
  const own = new Set(scripts.filter(({ text }) => findTexts(text, codes).length > 0).map(address));

  for (let before = -1; before !== own.size; ) {
    before = own.size;
    for (const script of scripts)
      if (loaded(script).some((one) => own.has(one))) own.add(address(script));
  }
  for (const code of codes) {
    for (const script of scripts.filter((one) => own.has(address(one)))) {
      const path = join(built, "languages", code, script.name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, ofLanguage(script.text, code, codes, own));
    }
  }
  return [...own];
}

const address = ({ name }) => `/build/${name}`;
const loaded = ({ text }) => [...text.matchAll(/"(\/build\/[^"]+\.js)"/g)].map(([, path]) => path);

/** The script with the texts of one language, which loads others of this language. */
function ofLanguage(text, code, codes, own) {
  let source = text;
  // One at a time, because each change moves what follows.
  for (let [one] = findTexts(source, codes, code); one; [one] = findTexts(source, codes, code)) {
    source = `${source.slice(0, one.start)}{${code}:${one.kept}}${source.slice(one.end)}`;
    for (const other of one.others) source = withoutConstant(source, other);
  }
  const { code: small } = transformSync(source, {
    minify: true,
    format: "esm",
    target: "es2022",
    treeShaking: true,
  });
  return small.replace(/"(\/build\/[^"]+\.js)"/g, (whole, path) =>
    own.has(path) ? `"/build/languages/${code}/${path.slice("/build/".length)}"` : whole,
  );
}

/** Object literals whose members are exactly the languages, each a constant. */
function findTexts(text, codes, code = codes[0]) {
  if (!codes.every((one) => text.includes(`${one}:`))) return [];

  const found = [];
  const visit = (node) => {
    if (ts.isObjectLiteralExpression(node) && isTexts(node, codes)) {
      const of = (one) => node.properties.find(({ name }) => name.text === one).initializer.text;
      found.push({
        start: node.getStart(),
        end: node.getEnd(),
        kept: of(code),
        others: codes.filter((one) => one !== code).map(of),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(text));
  return found;
}

function isTexts({ properties }, codes) {
  const isConstant = (one) => ts.isPropertyAssignment(one) && ts.isIdentifier(one.initializer);
  const names = properties.map(({ name }) => name?.text);
  return (
    names.length === codes.length &&
    codes.every((one) => names.includes(one)) &&
    properties.every(isConstant)
  );
}

/**
 * Empties a constant that nothing uses any more. The bundler would keep one that reads an address,
 * because a getter may have effects.
 */
function withoutConstant(text, name) {
  const source = parse(text);
  let uses = 0;
  let constant = null;
  const visit = (node) => {
    if (ts.isIdentifier(node) && node.text === name && !isMember(node)) uses += 1;
    if (ts.isVariableDeclaration(node) && node.name.getText() === name) constant = node.initializer;
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (uses > 1 || !constant) return text;

  return `${text.slice(0, constant.getStart())}0${text.slice(constant.getEnd())}`;
}

function isMember(node) {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) &&
    parent.name === node
  );
}

function parse(text) {
  return ts.createSourceFile("built.js", text, ts.ScriptTarget.Latest, true);
}
