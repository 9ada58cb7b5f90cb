import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { at } from "~/data/language";
import { copyProgram } from "../support/own-copy";
import { everyPath } from "../support/paths";
import { type Site, startSite } from "../support/site";

/** An installation with one more language, whose texts are the Spanish ones. */
const copy = copyProgram();
let site: Site;

/** How many texts of it are still to be written: at first, and at last. */
let gaps: string[];

beforeAll(async () => {
  const names = readFileSync("data/languages.ts", "utf8");
  copy.edit("data/languages.ts", withOneMore);
  const before = copy.run("find", "GAP", "xx");
  copy.edit("data/languages.ts", () => names);
  const data = join(copy.folder, "data");
  for (const name of readdirSync(data, { recursive: true, encoding: "utf8" })) {
    if (name.endsWith(".ts")) copy.edit(join("data", name), withOneMore);
  }
  cpSync("data/es/legal", join(data, "xx/legal"), { recursive: true });
  for (const folder of ["app/drawings", "data/cases"]) {
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (name.endsWith(".svg")) copy.edit(join(folder, name), withTitle);
    }
  }
  gaps = [before, copy.run("find", "GAP", "xx")];
  copy.run("build");
  site = await startSite({}, { program: copy.program });
});

afterAll(async () => {
  await site?.stop();
  copy.remove();
});

test("a language that only data names has every page, and falls back to English nowhere", async () => {
  const read = async (path: string) => {
    const answer = await fetch(site.url + path);
    const shown = shownIn(await answer.text());
    // Citations and printed lists show whole addresses.
    return { status: answer.status, shown: shown.replaceAll(`${site.url}/xx`, `${site.url}/es`) };
  };
  for (const path of everyPath) {
    const spanish = at("es", path);
    const other = await read(spanish.replace(/^\/es/, "/xx"));
    expect(other, path).toEqual(await read(spanish));
    expect(other.shown.length, path).toBeGreaterThan(300);
  }
  const { out } = await site.relay("check");
  expect(out).toContain("MADE_UP_APPROVED is not set: have a person read the Made up consent");
  expect(out).toContain("(data/xx)");
  const html = await (await fetch(`${site.url}/xx/contact`)).text();
  expect(html).toContain('<html lang="xx"');
  expect(html).toContain("/build/languages/xx/");
});

test("what a language lacks is counted by file, and nothing is left when each text has it", () => {
  const [before = "", after] = gaps;
  expect(before).toMatch(/^ +1 {2}data\/xx\/about\.ts, as data\/es\/about\.ts$/m);
  expect(before).toMatch(/^ +1 {2}data\/xx\/legal\/terms\.md, as data\/es\/legal\/terms\.md$/m);
  expect(before).toMatch(/^ +[3-9]\d {2}data\/cases\/oxbryta\/page\.ts$/m);
  expect(before).toMatch(/^ +1 {2}app\/drawings\/pages\/sent\.svg$/m);
  expect(after).toContain("No gap is left.");
});

test("no code knows a language but English by its code or name", () => {
  const known = ["app", "server"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => join(folder, name))
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
      .flatMap((name) => {
        const found = readFileSync(name, "utf8").match(
          /["'`/]es["'`/]|\bes:|_ES\b|SPANISH|Spanish|Español/g,
        );
        return found ? [`${name}: ${found.join(", ")}`] : [];
      }),
  );
  expect(known).toEqual([]);
});

/** The words of a page, without what belongs to its address: the name and switch of languages. */
function shownIn(html: string): string {
  const [, body = ""] = html.split("<body");
  return body
    .replace(/<script[\s\S]*?<\/script>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/English|Español|Made up/g, "")
    .replace(/\s+/g, " ");
}

function withTitle(svg: string): string {
  return svg.replace(/( *<title lang=")es(".*\n)/, "$1es$2$1xx$2");
}

/** Each object with a Spanish text gets the same text in a third language. */
function withOneMore(text: string): string {
  const source = ts.createSourceFile("data.ts", text, ts.ScriptTarget.Latest, true);
  const added: { at: number; text: string }[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const of = (code: string) => node.properties.find((one) => one.name?.getText() === code);
      const spanish = of("es");
      const value =
        spanish && ts.isPropertyAssignment(spanish) ? spanish.initializer.getText() : "es";
      if (spanish) added.push({ at: spanish.getEnd(), text: `,\nxx: ${value}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const more = added.toSorted((a, b) => b.at - a.at);
  const whole = more.reduce(
    (made, one) => made.slice(0, one.at) + one.text + made.slice(one.at),
    text,
  );
  // Its members are found by their indentation, as in the file that a person writes.
  return whole.replace(
    /,\nxx: \{\s*name: "Español",\s*english: "Spanish",([\s\S]*?\n {2}\})/,
    (_, rest: string) => {
      const own = rest.replaceAll("SPANISH_", "MADE_UP_").replace("DECISION_ES", "DECISION_XX");
      return `,\n  xx: {\n    name: "Made up",\n    english: "Made up",${own}`;
    },
  );
}
