const grounds = ["surface", "surface-raised", "surface-tint"];
const texts = ["ink", "ink-soft", "action", "accent", "error", "success"];
const shapes = ["focus", "line-strong"];

/** What must contrast with what, and by how much (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs = [
  ...grounds.flatMap((ground) => texts.map((text) => [text, ground, 4.5])),
  ...grounds.flatMap((ground) => shapes.map((shape) => [shape, ground, 3])),
  ["action-ink", "action", 4.5],
  ["success", "surface-success", 4.5],
  ["ink", "surface-care", 4.5],
];

/** What must be told apart in dark, where grounds are close to each other. */
const darkPairs = [
  ["surface", "surface-raised", 1.2],
  ["surface", "surface-tint", 1.2],
  ["surface-raised", "surface-tint", 1.2],
  ["error", "accent", 1.4],
];

/** Each pair of the tokens with too little contrast, in light and in dark, with its ratio. */
export function contrastFaults(tokens, brand) {
  const { light, dark } = schemesOf(tokens, brand);

  return Object.entries({ light, dark }).flatMap(([name, scheme]) =>
    [...pairs, ...(name === "dark" ? darkPairs : [])].flatMap(([one, other, least]) => {
      const found = ratio(one, other, [scheme, light]);
      return found < least
        ? [`${name}: ${one} on ${other} has ${found.toFixed(2)}, and needs ${least}`]
        : [];
    }),
  );
}

/** What both stylesheets set in light, and in dark; a forced scheme has colors of its own. */
function schemesOf(...sheets) {
  const schemes = sheets
    .map((css) => css.split("@media (forced-colors: active)")[0])
    .map((css) => css.split("@media (prefers-color-scheme: dark)"));
  return {
    light: schemes.map(([first = ""]) => first).join("\n"),
    dark: schemes.map(([, second = ""]) => second).join("\n"),
  };
}

/** WCAG 2 contrast ratio of two tokens. */
function ratio(one, other, sheets) {
  const [darker, lighter] = [one, other]
    .map((name) => luminance(colorOf(name, sheets)))
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A token that the dark scheme does not set has its light value. */
function colorOf(name, sheets) {
  const found = sheets.flatMap(
    (sheet) => sheet.match(new RegExp(`\\s--${name}: ([^;]+);`))?.[1] ?? [],
  );
  const [value = "#000000"] = found;
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other ? colorOf(other, sheets) : value;
}

function luminance(color) {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
