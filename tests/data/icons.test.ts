import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { manifest } from "~/data/manifest";

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

test("favicon.ico holds the mark at 16, 32 and 48 px", () => {
  const ico = readFileSync("public/favicon.ico");
  const entries = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
  const pictures = entries.map((at) => ico.subarray(ico.readUInt32LE(at + 12)));

  expect(entries.map((at) => ico.readUInt8(at))).toEqual([16, 32, 48]);
  expect(pictures.map(sizeOf)).toEqual(["16x16", "32x32", "48x48"]);
});

test("the icons of the manifest, and the one for iOS, have the size they claim", () => {
  for (const { src, sizes } of [
    ...manifest.icons,
    { src: "/apple-touch-icon.png", sizes: "180x180" },
  ]) {
    if (sizes !== "any") expect(sizeOf(readFileSync(`public${src}`)), src).toBe(sizes);
  }
});

test("the mark has colours for light and for dark, and no words", () => {
  const svg = readFileSync("public/favicon.svg", "utf8");

  expect(svg).toMatch(/@media \(prefers-color-scheme: dark\)/);
  expect(svg).not.toMatch(/<text|<script|<image/);
});

function sizeOf(png: Buffer): string {
  expect(png.subarray(0, 4)).toEqual(pngStart);
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
