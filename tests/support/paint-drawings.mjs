import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fills, lines } from "./drawing-colors.mjs";

/**
 * Writes the light and dark colors of its classes into each drawing. Run it after a change:
 * `node tests/support/paint-drawings.mjs`.
 */
const folder = fileURLToPath(new URL("../../public/images", import.meta.url));

for (const name of await readdir(folder, { recursive: true })) {
  // Group icons are masks in the color of the page.
  if (!name.endsWith(".svg") || name.startsWith("groups")) continue;
  const file = join(folder, name);
  await writeFile(file, painted(await readFile(file, "utf8")));
}

/** The style element comes before the first shape. */
function painted(svg) {
  const bare = svg.replace(/ *<style>[\s\S]*?<\/style>\n/, "");

  return bare.replace(/(<svg[^>]*>\n(?: *<title.*<\/title>\n)*)/, `$1${styleOf(bare)}`);
}

function styleOf(svg) {
  const used = new Set(
    [...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names.split(" ")),
  );
  const rules = [...rulesOf(fills, "fill"), ...rulesOf(lines, "stroke")];
  const ours = rules.filter(({ name }) => used.has(name));
  const light = ours.map(
    ({ name, property, colors }) => `    .${name} { ${property}: ${colors[0]} }\n`,
  );
  const dark = ours.map(
    ({ name, property, colors }) => `      .${name} { ${property}: ${colors[1]} }\n`,
  );

  return `  <style>\n${light.join("")}    @media (prefers-color-scheme: dark) {\n${dark.join("")}    }\n  </style>\n`;
}

function rulesOf(colors, property) {
  return Object.entries(colors).map(([name, pair]) => ({ name, property, colors: pair }));
}
