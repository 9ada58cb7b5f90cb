import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { cases } from "~/data/cases";
import { home } from "~/data/home";
import { languages } from "~/data/language";
import { fills, lines } from "../support/drawing-colors.mjs";

const tokens = readFileSync("app/styles/tokens.css", "utf8");
const [light = "", dark = ""] = tokens.split("@media (prefers-color-scheme: dark)");
const schemes = { light, dark };
const surfaces = ["--surface", "--surface-raised", "--surface-tint"];
const text = ["--ink", "--ink-soft", "--action", "--accent", "--error", "--success"];
const shapes = ["--focus", "--line-strong"];

test.each(Object.entries(schemes))(
  "in %s, text and lines contrast with every surface",
  (_, scheme) => {
    for (const surface of surfaces) {
      for (const name of text)
        expect(ratio(scheme, name, surface), name).toBeGreaterThanOrEqual(4.5);
      for (const name of shapes)
        expect(ratio(scheme, name, surface), name).toBeGreaterThanOrEqual(3);
    }
    expect(ratio(scheme, "--action-ink", "--action")).toBeGreaterThanOrEqual(4.5);
    expect(ratio(scheme, "--success", "--surface-success")).toBeGreaterThanOrEqual(4.5);
    expect(ratio(scheme, "--ink", "--surface-care")).toBeGreaterThanOrEqual(4.5);
  },
);

test("in dark, surfaces differ from each other, and errors from accents", () => {
  const [page = "", raised = "", tint = ""] = surfaces;
  expect(ratio(dark, page, raised)).toBeGreaterThan(1.2);
  expect(ratio(dark, page, tint)).toBeGreaterThan(1.2);
  expect(ratio(dark, raised, tint)).toBeGreaterThan(1.2);
  expect(ratio(dark, "--error", "--accent")).toBeGreaterThan(1.4);
});

/** WCAG 2 contrast ratio of two tokens. */
function ratio(scheme: string, one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other]
    .map((name) => luminance(colorOf(scheme, name)))
    .sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A token that the dark scheme does not set has its light value. */
function colorOf(scheme: string, name: string): string {
  const value = find(scheme, name) ?? find(light, name) ?? "";
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return other ? colorOf(scheme, other) : value;
}

function find(styles: string, name: string) {
  return new RegExp(`\\s${name}: ([^;]+);`).exec(styles)?.[1];
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const drawings = readdirSync("public/images", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".svg") && !name.startsWith("groups"))
  .map((name) => ({ name, text: readFileSync(`public/images/${name}`, "utf8") }));

const known = new Map(Object.entries({ ...fills, ...lines }));

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
