import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const tokens = readFileSync("app/styles/tokens.css", "utf8");
const [light = "", dark = ""] = tokens.split("@media (prefers-color-scheme: dark)");
const rows = readFileSync("docs/design.md", "utf8")
  .split("\n")
  .filter((line) => /^\| `--[\w-]+`.*#/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim().replaceAll("`", "")));

const surfaces = ["--surface", "--surface-raised", "--surface-tint"];

describe("the table of colors is that of the tokens", () => {
  test.each(rows)("%s%s", (_start, meaning = "", ...cells) => {
    const name = meaning.split(" ")[0] ?? "";
    const least = meaning.includes("3:1") ? 3 : 4.5;
    for (const [scheme, shown] of [
      [light, cells.slice(0, 4)],
      [dark, cells.slice(4, 8)],
    ] as const) {
      const [color, ...ratios] = shown;
      expect(color).toBe(colorOf(scheme, name));
      const measured = surfaces.map((surface) => contrast(color ?? "", colorOf(scheme, surface)));
      expect(ratios).toEqual(measured.map((ratio) => ratio.toFixed(2)));
      expect(Math.min(...measured)).toBeGreaterThanOrEqual(least);
    }
  });

  test("has every color of text, action and line", () => {
    expect(rows.length).toBeGreaterThanOrEqual(8);
  });
});

/**
 * The color that a token stands for; a token that the dark scheme does not set has its light value.
 */
function colorOf(scheme: string, name: string): string {
  const value = find(scheme, name) ?? find(light, name) ?? "";
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return other ? colorOf(scheme, other) : value;
}

function find(text: string, name: string) {
  return new RegExp(`\\s${name}: ([^;]+);`).exec(text)?.[1];
}

/** WCAG 2 contrast ratio of two `#rrggbb` colors. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test("in the dark scheme, surfaces can be told apart, and errors from accents", () => {
  const [page = "", raised = "", tint = ""] = surfaces.map((name) => colorOf(dark, name));
  for (const [one, other] of [
    [page, raised],
    [page, tint],
    [raised, tint],
  ] as const) {
    expect(contrast(one, other)).toBeGreaterThan(1.2);
  }
  const [error, accent] = [colorOf(dark, "--error"), colorOf(dark, "--accent")];
  expect(contrast(error, accent)).toBeGreaterThan(1.4);
});
