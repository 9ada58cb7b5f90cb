import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { chromiumArguments, chromiumOnPath } from "./chromium.mjs";

/**
 * Draws the icons that cannot be SVG from `favicon.svg`. Run by hand after the mark changes:
 * `node tests/support/render-icons.mjs`.
 */
const inPublic = (path) => fileURLToPath(new URL(`../../public/${path}`, import.meta.url));

const mark = await readFile(inPublic("favicon.svg"), "utf8");
const browser = await chromium.launch({
  executablePath: chromiumOnPath(),
  args: ["--disable-gpu", ...chromiumArguments],
});

try {
  const small = await Promise.all([16, 32, 48].map((size) => picture(mark, size)));
  await writeFile(inPublic("favicon.ico"), ico(small));
  await writeFile(inPublic("apple-touch-icon.png"), await picture(filled(0.8), 180));
  await writeFile(inPublic("icon-192.png"), await picture(filled(0.72), 192));
  await writeFile(inPublic("icon-512.png"), await picture(filled(0.72), 512));
} finally {
  await browser.close();
}

/**
 * The mark on a tile with square corners, which the system rounds itself: iOS paints transparent
 * ones black, and only a circle of four fifths of a maskable icon is certain to be seen.
 */
function filled(scale) {
  const shift = 32 * (1 - scale);

  return mark
    .replace(' rx="14"/>', `/><g transform="translate(${shift} ${shift}) scale(${scale})">`)
    .replace("</svg>", "</g></svg>");
}

async function picture(svg, size) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const url = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  await page.setContent(
    `<body style="margin:0"><img src="${url}" width="${size}" height="${size}" style="display:block">`,
    { waitUntil: "load" },
  );
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** An ICO holds PNGs unchanged, after a 6-byte header and one entry of 16 bytes for each. */
function ico(pngs) {
  const head = Buffer.alloc(6 + 16 * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  for (const [index, png] of pngs.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(png.readUInt32BE(16), at);
    head.writeUInt8(png.readUInt32BE(20), at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pngs]);
}
