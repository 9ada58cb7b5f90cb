import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { decompress } from "wawoff2";
import { contrastFaults } from "./contrast.mjs";
import { indexedPng, readKey } from "./indexed-png.mjs";
import { loadData } from "./load-data.mjs";

/**
 * Runs before `remix build`: everything that shows the name, the mark, or a color follows
 * `data/brand.ts`. A file that is right already keeps its time.
 */
const content = await loadData(`
  export * from "./data/brand";
  export { shownCases } from "./data/cases";
  export { tagline } from "./data/home";
  export { languages, mainLanguage, readLanguageFrom } from "./data/language";
  export { site } from "./data/site";`);
const { brand, mark, markColors, palette, drawingFills, drawingLines, titleFont } = content;

write("app/styles/brand.css", styles());
const faults = contrastFaults(
  readFileSync("app/styles/tokens.css", "utf8"),
  readFileSync("app/styles/brand.css", "utf8"),
);
if (faults.length > 0) {
  process.stderr.write(
    `data/brand.ts: too little contrast\n${faults.map((fault) => `  ${fault}\n`).join("")}`,
  );
  process.exit(1);
}
paintDrawings();
drawIcons();
colorServerPages();
await drawSocialCards();

function styles() {
  const rules = (colors, indent) =>
    Object.entries(colors)
      .map(([name, color]) => `${indent}--${name}: ${color};\n`)
      .join("");
  return `/* Written by \`npm run build\` from data/brand.ts. */
@layer tokens {
  :root {
${rules(palette.light, "    ")}  }

  @media (prefers-color-scheme: dark) {
    :root {
${rules(palette.dark, "      ")}    }
  }
}

@layer components {
${mark.map(markRule).join("\n")}}
`;
}

/** In header and footer, whose grounds have colors of their own for a mark; its paths have no names. */
function markRule({ color, width }, index) {
  const shade = color === "flag" ? "var(--flag)" : "var(--action-ink)";
  const paint = width
    ? `stroke: ${shade};\n    stroke-width: ${width};\n    stroke-linecap: round`
    : `fill: ${shade}`;
  // Their tile is the first.
  return `  .brand__mark :nth-child(${index + 2}) {\n    ${paint};\n  }\n`;
}

/** The light and dark colors of its classes into each drawing, those of `app/drawings` and of the cases. */
function paintDrawings() {
  const general = readdirSync("app/drawings", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".svg"))
    .map((name) => [join("app/drawings", name), name]);
  const ofCases = readdirSync("data/cases").flatMap((slug) => [
    [join("data/cases", slug, "drawing.svg"), join("cases", `${slug}.svg`)],
    [join("data/cases", slug, "explained.svg"), join("cases", `${slug}-explained.svg`)],
  ]);
  const drawings = [...general, ...ofCases.filter(([file]) => existsSync(file))];
  for (const [file, name] of drawings) paint(file, join("public/images", name));
  const served = drawings.map(([, name]) => name);
  for (const name of readdirSync("public/images/cases")) {
    if (!served.includes(join("cases", name))) rmSync(join("public/images/cases", name));
  }
}

/** Before its first shape. */
function paint(from, to) {
  const bare = readFileSync(from, "utf8");
  write(to, bare.replace(/(<svg[^>]*>\n(?: *<title.*<\/title>\n)*)/, `$1${paints(bare)}`));
}

function paints(svg) {
  const used = new Set(
    [...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names.split(" ")),
  );
  const all = [
    ...Object.entries(drawingFills).map(([name, pair]) => [name, "fill", pair]),
    ...Object.entries(drawingLines).map(([name, pair]) => [name, "stroke", pair]),
  ].filter(([name]) => used.has(name));
  const rules = (scheme, indent) =>
    all
      .map(([name, property, pair]) => `${indent}.${name} { ${property}: ${pair[scheme]} }\n`)
      .join("");

  return `  <style>\n${rules(0, "    ")}    @media (prefers-color-scheme: dark) {\n${rules(1, "      ")}    }\n  </style>\n`;
}

function drawIcons() {
  const rule = (name, scheme, width) =>
    `.${name} { ${width ? "stroke" : "fill"}: ${markColors[name][scheme]} }`;
  const all = [{ color: "tile" }, ...mark];
  const rules = (scheme, indent) =>
    all.map(({ color, width }) => `${indent}${rule(color, scheme, width)}\n`).join("");
  write(
    "public/favicon.svg",
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
  <title>${escaped(brand.name)}</title>
  <style>
${rules(0, "    ")}    @media (prefers-color-scheme: dark) {
${rules(1, "      ")}    }
  </style>
  <rect class="tile" width="64" height="64" rx="14"/>
${mark.map((shape) => `  ${shapeOf(shape, `class="${shape.color}"`)}\n`).join("")}</svg>
`,
  );
  // Systems cut the corners themselves.
  for (const size of [192, 512]) write(`public/icon-${size}.png`, iconPng(size, 0));
  write("public/apple-touch-icon.png", iconPng(180, 0));
  write("public/favicon.ico", ico(iconPng(32, 14)));
}

function iconPng(size, corner) {
  const svg = iconSvg(corner).replace("<svg ", `<svg width="${size}" height="${size}" `);
  return Buffer.from(new Resvg(svg).render().asPng());
}

function iconSvg(corner) {
  const paint = ({ color, width }) => `${width ? "stroke" : "fill"}="${markColors[color][0]}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect fill="${markColors.tile[0]}" width="64" height="64" rx="${corner}"/>${mark.map((shape) => shapeOf(shape, paint(shape))).join("")}</svg>`;
}

function shapeOf({ d, width }, paint) {
  const line = width ? ` fill="none" stroke-width="${width}" stroke-linecap="round"` : "";
  return `<path ${paint} d="${d}"${line}/>`;
}

/** One picture as PNG, which every browser of the last ten years reads. */
function ico(png) {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}

/** What nginx shows while the site does not answer. */
function colorServerPages() {
  const { paper, night, "ink-teal": ink } = palette.light;
  for (const name of readdirSync("docs/deploy").filter((one) => one.endsWith(".html"))) {
    const file = join("docs/deploy", name);
    const [light, dark] = [
      `background:${paper};color:${ink}`,
      `background:${night};color:${palette.dark.ink}`,
    ];
    let scheme = 0;
    const old = readFileSync(file, "utf8");
    const text = old.replace(/background:#\w+;color:#\w+/g, () => (scheme++ === 0 ? light : dark));
    write(file, text);
    // The policy that nginx sends with it lets only this style run.
    const policy = "docs/deploy/nginx-errors.conf";
    write(policy, readFileSync(policy, "utf8").replaceAll(styleHash(old), styleHash(text)));
  }
}

function styleHash(html) {
  const [, style = ""] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  return createHash("sha256").update(style).digest("base64");
}

/** The pictures that social sites show, with the title of each page in each language. */
async function drawSocialCards() {
  const font = await readFont();
  for (const language of content.languages) {
    content.readLanguageFrom(() => language);
    const folder = join("public/images/social", language === content.mainLanguage ? "" : language);
    mkdirSync(folder, { recursive: true });
    drawCard(
      join(folder, "default.png"),
      { title: content.tagline(content.site), drawing: "default" },
      font,
    );
    // Others see a shared link, so a sensitive case shows its discreet title.
    for (const { slug, title, documentTitle, sensitive } of content.shownCases()) {
      drawCard(
        join(folder, `${slug}.png`),
        { title: sensitive ? documentTitle : title, drawing: slug },
        font,
      );
    }
  }
}

function drawCard(file, { title, drawing }, font) {
  const picture = lightOnly(readFileSync(`public/images/cases/${drawing}.svg`, "utf8"));
  const inputs = JSON.stringify([
    title,
    picture,
    brand.name,
    mark,
    markColors,
    palette.light,
    font.digest,
  ]);
  const key = createHash("sha256").update(inputs).digest("hex");
  if (existsSync(file) && readKey(readFileSync(file)) === key) return;

  const { lines, size } = fitted(title, font);
  const step = size * 1.14;
  const top = (630 - lines.length * step - 76) / 2;
  const text = (words, y, of, color, weight) =>
    `<text x="64" y="${y}" font-family="${font.family}" font-size="${of}" font-weight="${weight}" fill="${color}">${escaped(words)}</text>`;
  const foot = top + lines.length * step + 32;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <rect width="1200" height="630" fill="${palette.light.paper}"/>
    <svg x="534" y="0" width="650" height="630" viewBox="0 0 800 600">${picture}</svg>
    ${lines.map((line, at) => text(line, top + at * step + size * 0.92, size, palette.light["ink-teal"], 700)).join("")}
    <svg x="64" y="${foot}" width="44" height="44" viewBox="0 0 64 64">${iconSvg(14)}</svg>
    <g transform="translate(58 0)">${text(brand.name, foot + 32, 30, palette.light.teal, 600)}</g>
  </svg>`;
  write(file, indexedPng(new Resvg(svg, font.options).render(), key));
}

/** Without the dark scheme, the size, and the titles. */
function lightOnly(svg) {
  return svg
    .replace(/@media[\s\S]*?\n {4}\}\n/, "")
    .replace(/<title.*<\/title>/g, "")
    .replace(/(<svg[^>]*) width="\d+" height="\d+"/, "$1");
}

/** As few lines as fit beside the drawing, about equally long. */
function fitted(title, font) {
  for (const size of [56, 50, 44, 38]) {
    const widths = new Map(title.split(" ").map((word) => [word, widthOf(word, size, font)]));
    const blank = size * 0.22;
    const broken = (most) => {
      const lines = [];
      let width = Number.POSITIVE_INFINITY;
      for (const word of title.split(" ")) {
        const wide = widths.get(word);
        if (width + blank + wide > most) {
          lines.push(word);
          width = wide;
        } else {
          lines[lines.length - 1] += ` ${word}`;
          width += blank + wide;
        }
      }
      return lines;
    };
    const count = broken(460).length;
    if (Math.max(...widths.values()) > 460 || count * size * 1.14 > 480) continue;

    let most = 460;
    while (most > 200 && broken(most - 10).length === count) most -= 10;
    return { lines: broken(most), size };
  }
  return { lines: [title], size: 30 };
}

function widthOf(word, size, { family, options }) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="200"><text x="0" y="100" font-family="${family}" font-size="${size}" font-weight="700">${escaped(word)}</text></svg>`;
  return new Resvg(svg, options).getBBox()?.width ?? 0;
}

async function readFont() {
  const packed = readFileSync(titleFont);
  const digest = createHash("sha256").update(packed).digest("hex");
  const file = join(tmpdir(), `title-${digest.slice(0, 16)}.ttf`);
  const open = Buffer.from(await decompress(packed));
  writeFileSync(file, open);
  const family = nameOf(open);
  return {
    digest,
    family,
    options: { font: { fontFiles: [file], loadSystemFonts: false, defaultFontFamily: family } },
  };
}

/** The family in a font's table of names, as UTF-16. */
function nameOf(font) {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    if (font.toString("latin1", at, at + 4) !== "name") continue;

    const table = font.subarray(font.readUInt32BE(at + 8));
    const texts = font.subarray(font.readUInt32BE(at + 8) + table.readUInt16BE(4));
    for (let row = 6; row < 6 + 12 * table.readUInt16BE(2); row += 12) {
      const [platform, name] = [table.readUInt16BE(row), table.readUInt16BE(row + 6)];
      if (platform !== 3 || name !== 1) continue;

      const text = texts.subarray(
        table.readUInt16BE(row + 10),
        table.readUInt16BE(row + 10) + table.readUInt16BE(row + 8),
      );
      return Buffer.from(text).swap16().toString("utf16le");
    }
  }
  return "serif";
}

function write(file, body) {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(body))) return;

  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
