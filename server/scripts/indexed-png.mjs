import { crc32, deflateSync } from "node:zlib";

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const keyword = "Made-From\0";

/**
 * An opaque picture with its 256 most common colors: a third of the size. `key` names what it was made
 * from, so that a later build can leave it.
 */
export function indexedPng({ width, height, pixels }, key) {
  const colors = new Uint32Array(width * height);
  const counts = new Map();
  for (let at = 0; at < colors.length; at += 1) {
    const color = (pixels[at * 4] << 16) | (pixels[at * 4 + 1] << 8) | pixels[at * 4 + 2];
    colors[at] = color;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const palette = [...counts.keys()].sort((a, b) => counts.get(b) - counts.get(a)).slice(0, 256);
  const places = new Map(palette.map((color, place) => [color, place]));
  for (const color of counts.keys())
    if (!places.has(color)) places.set(color, nearest(palette, color));

  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      rows[y * (width + 1) + x + 1] = places.get(colors[y * width + x]);
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);

  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("tEXt", Buffer.from(keyword + key, "latin1")),
    chunk("PLTE", Buffer.from(palette.flatMap(channels))),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** What a picture of `indexedPng` was made from. */
export function readKey(png) {
  const at = png.indexOf(keyword, 0, "latin1");
  return at < 0 ? null : png.toString("latin1", at + keyword.length, at + keyword.length + 64);
}

function nearest(palette, color) {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [place, other] of palette.entries()) {
    const [a, b] = [channels(color), channels(other)];
    const far = a.reduce((sum, value, i) => sum + (value - b[i]) ** 2, 0);
    if (far < least) [best, least] = [place, far];
  }
  return best;
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
