import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { drawingFills, drawingLines } from "~/data/brand";
import { cases } from "~/data/cases";
import { home } from "~/data/home";
import { languages } from "~/data/language";
import { contrastFaults } from "~/server/scripts/contrast.mjs";

const tokens = readFileSync("app/styles/tokens.css", "utf8");
const colors = readFileSync("app/styles/brand.css", "utf8");

test("text and lines contrast with every surface, in light and in dark", () => {
  expect(contrastFaults(tokens, colors)).toEqual([]);
});

test("a color with too little contrast is named with its pair and its ratio", () => {
  const pale = colors.replace(/--ink-soft: #\w+/, "--ink-soft: #b0b0b0");
  expect(contrastFaults(tokens, pale)).toContainEqual(
    expect.stringMatching(/^light: ink-soft on surface has 1\.\d\d, and needs 4\.5$/),
  );
});

test("in dark, surfaces that are too alike are named, and so are errors and accents", () => {
  const [light = "", dark = ""] = colors.split("@media");
  const alike = dark.replace(/--surface-tint: #\w+/, "--surface-tint: #1f3f4b");
  const faults = contrastFaults(
    tokens,
    `${light}@media${alike.replace(/--error: #\w+/, "--error: #f0c9a0")}`,
  );
  expect(faults).toContainEqual(
    expect.stringMatching(/^dark: surface-raised on surface-tint has 1\.0\d, and needs 1\.2$/),
  );
  expect(faults).toContain("dark: error on accent has 1.00, and needs 1.4");
});

const drawings = readdirSync("public/images", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".svg") && !name.startsWith("groups"))
  .map((name) => ({ name, text: readFileSync(`public/images/${name}`, "utf8") }));

const known = new Map(Object.entries({ ...drawingFills, ...drawingLines }));

describe.each(drawings)("the drawing $name", ({ text }) => {
  const [light = "", dark = ""] =
    /<style>([\s\S]*)<\/style>/.exec(text)?.[1]?.split("@media") ?? [];
  const shapes = text.replace(/<style>[\s\S]*<\/style>/, "");

  test("defines each color for light and dark", () => {
    expect(dark).toMatch(/^ \(prefers-color-scheme: dark\) \{/);
    expect(rules(light)).toEqual(colorsUsed(shapes, 0));
    expect(rules(dark)).toEqual(colorsUsed(shapes, 1));
  });

  test("uses no other color", () => {
    expect(shapes).not.toMatch(/#[0-9a-f]{3,8}\b|rgb|style=/i);
    expect(shapes).not.toMatch(/(?:fill|stroke)="(?!none)/);
  });

  test("has a title in each language", () => {
    const titles = [...text.matchAll(/<title lang="(\w+)">[^<]+<\/title>/g)];
    expect(titles.map(([, code]) => code)).toEqual([...languages]);
  });

  test("contains no text, no script, and no external reference", () => {
    expect(shapes).not.toMatch(/<text|<script|<image|<foreignObject|\son\w+=/);
    expect(shapes.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/https?:|href="(?!#)/);
  });

  test("has a viewBox and is smaller than 4 kB", () => {
    expect(text).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+" width="\d+" height="\d+">/);
    expect(gzipSync(text).length).toBeLessThan(4000);
  });
});

test("each case keeps its drawing in its folder, without colors", () => {
  for (const { slug } of cases) {
    const drawing = readFileSync(`data/cases/${slug}/drawing.svg`, "utf8");
    expect(drawing, slug).not.toMatch(/<style|#[0-9a-f]{3,8}\b/i);
  }
});

test("every picture of the content exists, and every case picture is used", () => {
  const shown = cases.flatMap(({ hero, gallery }) => [hero, ...gallery].map(({ src }) => src));
  const portraits = home().testimonials.items.map(({ avatar }) => avatar);
  for (const src of [...shown, ...portraits]) expect(existsSync(`public${src}`), src).toBe(true);

  const kept = readdirSync("public/images/cases").map((name) => `/images/cases/${name}`);
  expect(kept.filter((src) => !shown.includes(src))).toEqual(["/images/cases/default.svg"]);
});

/** Each rule of one scheme, as name and color. */
function rules(scheme: string) {
  return Object.fromEntries(
    [...scheme.matchAll(/\.([\w-]+) \{ (?:fill|stroke): (#\w+) \}/g)].map(([, name, color]) => [
      name,
      color,
    ]),
  );
}

function colorsUsed(shapes: string, scheme: 0 | 1) {
  const names = [...shapes.matchAll(/class="([^"]*)"/g)].flatMap(([, list = ""]) =>
    list.split(" "),
  );

  return Object.fromEntries(names.map((name) => [name, known.get(name)?.[scheme]]));
}
