import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { crc32, deflateSync, inflateSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { build } from "esbuild";
import { chromiumArguments, chromiumOnPath } from "./chromium.mjs";

/**
 * Renders the cards that social sites show. Run it after a title or a drawing changes:
 * `node tests/support/render-social.mjs`.
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
const inPublic = (path) => `${root}/public/${path}`;

const { languages, readLanguageFrom, shownCases, site, tagline } = await content();
const browser = await chromium.launch({
  executablePath: chromiumOnPath(),
  args: ["--disable-gpu", ...chromiumArguments],
});

try {
  for (const language of languages) await renderCards(language);
} finally {
  await browser.close();
}

async function renderCards(language) {
  readLanguageFrom(() => language);
  const folder = language === "en" ? "" : `${language}/`;
  await mkdir(inPublic(`images/social/${folder}`), { recursive: true });
  await renderCard(`${folder}default`, { title: tagline(site), drawing: "default" });
  for (const item of shownCases()) await renderCard(`${folder}${item.slug}`, card(item));
}

/**
 * Others see a shared link, so a sensitive case shows its discreet title.
 */
function card({ slug, title, documentTitle, sensitive }) {
  return { title: sensitive ? documentTitle : title, drawing: slug };
}

async function renderCard(name, { title, drawing }) {
  const screenshot = await picture(1200, 630, {
    // The site's own typeface, so that the cards do not depend on the machine.
    html: `<style>@font-face{font-family:Serif;font-weight:600 700;src:url("${await dataUrl("../app/styles/fonts/serif.woff2")}")}</style>
      <body style="margin:0;background:#f7f3ea;color:#17323a;font-family:Serif">
      <img src="${await dataUrl(`images/cases/${drawing}.svg`)}"
        style="position:absolute;right:16px;top:0;width:650px;height:630px;object-fit:contain">
      <div style="position:absolute;left:64px;top:0;width:460px;height:630px;display:flex;flex-direction:column;justify-content:center">
        <h1 style="margin:0 0 32px;font-size:56px;font-weight:700;line-height:1.14;text-wrap:balance">${escaped(title)}</h1>
        <p style="margin:0;display:flex;align-items:center;gap:14px;font-size:30px;font-weight:600;color:#1d5c63">
          <img src="${await dataUrl("favicon.svg")}" width="44" height="44">${escaped(site.name)}</p>
      </div></body>`,
  });
  const png = indexed(screenshot);
  await writeFile(inPublic(`images/social/${name}.png`), png);
  console.log(`${name}.png`, png.length, png.length > 60_000 ? "over 60 kB" : "");
}

async function picture(width, height, { html }) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready.then(() => null));
  const png = await page.screenshot();
  await page.close();
  return png;
}

/**
 * Reduces the picture to its 256 most common colors, because Chromium compresses for speed.
 */
function indexed(png) {
  const { width, height, rows } = decoded(png);
  const counts = new Map();
  for (const row of rows) for (const color of row) counts.set(color, (counts.get(color) ?? 0) + 1);
  const palette = [...counts.keys()].sort((a, b) => counts.get(b) - counts.get(a)).slice(0, 256);
  const places = new Map([...counts.keys()].map((color) => [color, nearest(palette, color)]));
  const data = Buffer.concat(
    rows.map((row) => Buffer.from([0, ...row.map((color) => places.get(color))])),
  );
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);

  return Buffer.concat([
    png.subarray(0, 8),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap(channels))),
    chunk("IDAT", deflateSync(data, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/**
 * Accepts only what Chromium writes for an opaque page: 8-bit RGB, not interlaced.
 */
function decoded(png) {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  if (png[24] !== 8 || png[25] !== 2) throw new Error("The screenshot is not plain RGB");

  const parts = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const length = png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") {
      parts.push(png.subarray(at + 8, at + 8 + length));
    }
  }
  const data = inflateSync(Buffer.concat(parts));
  const stride = width * 3 + 1;
  let above = Buffer.alloc(width * 3);
  const rows = Array.from({ length: height }, (_, y) => {
    above = unfiltered(data[y * stride], data.subarray(y * stride + 1, (y + 1) * stride), above);
    const line = above;
    return Array.from({ length: width }, (_, x) => line.readUIntBE(x * 3, 3));
  });

  return { width, height, rows };
}

/**
 * PNG specification, section 9: each byte is a difference from the bytes to its left and above it.
 */
function unfiltered(kind, bytes, above) {
  const line = Buffer.alloc(bytes.length);
  for (let i = 0; i < bytes.length; i += 1) {
    const left = i < 3 ? 0 : line[i - 3];
    const corner = i < 3 ? 0 : above[i - 3];
    const guesses = [0, left, above[i], (left + above[i]) >> 1, paeth(left, above[i], corner)];
    line[i] = bytes[i] + guesses[kind];
  }
  return line;
}

function paeth(left, up, corner) {
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(guess - value));
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function nearest(palette, color) {
  const distances = palette.map((other) => distance(other, color));
  return distances.indexOf(Math.min(...distances));
}

function distance(one, other) {
  const [a, b] = [channels(one), channels(other)];
  return a.reduce((sum, value, i) => sum + (value - b[i]) ** 2, 0);
}

function channels(color) {
  return [color >> 16, (color >> 8) & 255, color & 255];
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

async function dataUrl(path) {
  const type = path.endsWith(".svg") ? "image/svg+xml" : "font/woff2";
  return `data:${type};base64,${(await readFile(inPublic(path))).toString("base64")}`;
}

/**
 * Node 20 cannot import TypeScript, so esbuild bundles the content into one module.
 */
async function content() {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        export { shownCases } from "./data/cases";
        export { tagline } from "./data/home";
        export { languages, readLanguageFrom } from "./data/language";
        export { site } from "./data/site";`,
      resolveDir: root,
    },
    bundle: true,
    format: "esm",
    write: false,
  });
  const [{ contents }] = outputFiles;
  return import(`data:text/javascript;base64,${Buffer.from(contents).toString("base64")}`);
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
