import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

/**
 * What is not written in one language that another has: texts beside each other, whole files of
 * general and legal texts, titles of drawings. General texts come first, the cases last.
 */
export function findUnspoken(code, codes) {
  const [model = code] = codes.filter((one) => one !== code && existsSync(join("data", one)));
  const inModel = (file) => file.startsWith(join("data", model, "/"));
  const ours = (file) => file.replace(join("data", model, "/"), join("data", code, "/"));
  const beside = list("data", /\.ts$/)
    .filter((file) => !codes.some((one) => file.startsWith(join("data", one, "/"))))
    .flatMap((file) => findBeside(file, code));
  const whole = beside.flatMap(({ from }) => from ?? []).filter(inModel);
  const legal = list("data", /\.md$/).filter((file) => inModel(file) && !existsSync(ours(file)));
  const drawings = ["data/cases", "app/drawings"].flatMap((folder) =>
    list(folder, /\.svg$/).filter((file) => !readFileSync(file, "utf8").includes(`lang="${code}"`)),
  );

  return [
    ...[...new Set([...whole, ...legal])]
      .filter((file) => !existsSync(ours(file)))
      .map((file) => ({ file: `${ours(file)}, as ${file}`, line: 1, what: "the whole file" })),
    ...beside.toSorted((a, b) => isOfCase(a.file) - isOfCase(b.file)),
    ...drawings.map((file) => ({ file, line: 2, what: `<title lang="${code}">` })),
  ];
}

/** Each object with English that lacks this language, and from which file it has another one. */
function findBeside(file, code) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  const imported = source.statements
    .filter(ts.isImportDeclaration)
    .map(({ moduleSpecifier: { text } }) =>
      text.startsWith("~/") ? `${text.slice(2)}.ts` : join(dirname(file), `${text}.ts`),
    );
  const found = [];
  const visit = (node) => {
    const names = ts.isObjectLiteralExpression(node)
      ? node.properties.map(({ name }) => name?.getText(source))
      : [];
    if (names.includes("en") && !names.includes(code)) {
      const start = node.getStart(source);
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ file, line, what: node.getText(source).replace(/\s+/g, " ").slice(0, 100) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (found.length > 0) found[0].from = imported;
  return found;
}

function isOfCase(file) {
  return Number(file.startsWith(join("data/cases", "/")));
}

function list(folder, names) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => names.test(name))
    .toSorted()
    .map((name) => join(folder, name));
}
