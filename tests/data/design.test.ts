import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

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
