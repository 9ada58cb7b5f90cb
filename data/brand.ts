/**
 * How the site looks and what it is called. `npm run build` makes of it the icons, the manifest, the
 * colors of pages and drawings, the pictures for social sites, and the pages that nginx shows. See
 * `docs/brand.md`.
 */
export const brand: Readonly<{ name: string }> = { name: "Plainclaim" };

/** Drawn on a tile of 64 × 64 with round corners: filled, or as a line of this width. */
export const mark = [
  { color: "flag", d: "M24 12H36a14 14 0 0 1 0 28H24z" },
  { color: "line", d: "M24 12V52M12 52H52", width: 8 },
] as const;

/** The mark's own colors: light, dark. */
export const markColors = {
  tile: ["#1d5c63", "#a5d6cd"],
  flag: ["#e3b261", "#9c4a28"],
  line: ["#f7f3ea", "#0f2127"],
} as const;

/**
 * The font of titles, woff2 with Latin letters, 600 to 700. It says itself who made it; the license is beside it.
 * @public The build draws with it.
 */
export const titleFont = "app/styles/fonts/serif.woff2";

/**
 * The colors of the pages by name; `app/styles/tokens.css` says what each is for. The build fails if a
 * text has too little contrast with a ground.
 */
export const palette = {
  light: {
    paper: "#f7f3ea",
    white: "#ffffff",
    mist: "#cfe3df",
    "surface-tint": "#e3eeeb",
    "surface-care": "#fbeae2",
    "surface-success": "#e1f0e5",
    "surface-flag": "#fbf0dc",
    gold: "#e3b261",
    clay: "#c96f4a",
    teal: "#1d5c63",
    night: "#0d1d22",
    "ink-teal": "#17323a",
    "ink-soft": "#46606a",
    line: "#d8d2c4",
    "line-strong": "#6d8488",
    "line-footer": "#3c555c",
    "action-strong": "#143f45",
    accent: "#9c4a28",
    error: "#a32a1c",
    success: "#1f6440",
  },
  /** Where it is not the light one. */
  dark: {
    "surface-raised": "#1f3f4a",
    "surface-tint": "#163039",
    "surface-field": "#163039",
    "surface-care": "#43291f",
    "surface-success": "#164030",
    "surface-flag": "#3a3024",
    ink: "#f3eee3",
    "ink-soft": "#b7c7c6",
    line: "#44626c",
    "line-strong": "#8aa5a7",
    action: "#a5d6cd",
    "action-strong": "#cfe9e4",
    accent: "#f0c9a0",
    error: "#ff8d78",
    success: "#9fdcb3",
    focus: "#f0c374",
  },
} as const;

/**
 * The colors of the drawings: light, dark. A drawing names them by class: a fill has the name of its
 * color, and a line ends in `-line`.
 */
export const drawingFills = {
  back: ["#cfe3df", "#2f5a64"],
  "back-sand": ["#ead9bd", "#4a3b2c"],
  "back-rose": ["#e9c4b4", "#463530"],
  ink: ["#17323a", "#0b1a1f"],
  paper: ["#ffffff", "#34555d"],
  shine: ["#ffffff", "#ffffff38"],
  mist: ["#cfe3df", "#2b5a61"],
  sea: ["#4f8f8b", "#3c827f"],
  teal: ["#1d5c63", "#1f6168"],
  sand: ["#ead9bd", "#7c6a4d"],
  rose: ["#b37b64", "#b37b64"],
  tan: ["#dcae93", "#dcae93"],
  umber: ["#8a5a46", "#8a5a46"],
  clay: ["#c96f4a", "#bb6744"],
  gold: ["#e3b261", "#c4923f"],
  hair: ["#17323a", "#453631"],
  silver: ["#ffffff", "#cbd5d2"],
} as const;

export const drawingLines = {
  "ink-line": ["#17323a", "#e8efe7"],
  "shine-line": ["#ffffff", "#8fb3b2"],
  "mist-line": ["#cfe3df", "#8fb3b2"],
  "sea-line": ["#4f8f8b", "#7dbab3"],
  "teal-line": ["#1d5c63", "#a5d6cd"],
  "sand-line": ["#ead9bd", "#a89a73"],
  "rose-line": ["#e9c4b4", "#e3ac96"],
  "clay-line": ["#c96f4a", "#eba685"],
  "gold-line": ["#e3b261", "#f0c374"],
  "face-line": ["#17323a", "#17323a"],
} as const;

/** What this program comes with, by which `relay check` knows it. Leave it. */
export const sampleBrand: Readonly<Record<"name" | "mark" | "color", string>> = {
  name: "Plainclaim",
  mark: "M24 12H36a14 14 0 0 1 0 28H24z",
  color: "#1d5c63",
};
