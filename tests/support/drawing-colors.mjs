/**
 * The colors of the drawings, light and dark: line, paper, teal, clay, gold, and tints of them. A
 * fill has the name of its color; a line ends in `-line`.
 * @type {Record<string, readonly [light: string, dark: string]>}
 */
export const fills = {
  back: ["#cfe3df", "#2f5a64"],
  "back-sand": ["#ead9bd", "#3d3a30"],
  "back-rose": ["#e9c4b4", "#463530"],
  ink: ["#17323a", "#0b1a1f"],
  paper: ["#ffffff", "#34555d"],
  shine: ["#ffffff", "#ffffff38"],
  mist: ["#cfe3df", "#2b5a61"],
  sea: ["#4f8f8b", "#3c827f"],
  teal: ["#1d5c63", "#1f6168"],
  sand: ["#ead9bd", "#7c6a4d"],
  // Skin: the same in both, between the dark line and the light one.
  rose: ["#b37b64", "#b37b64"],
  tan: ["#dcae93", "#dcae93"],
  umber: ["#8a5a46", "#8a5a46"],
  clay: ["#c96f4a", "#bb6744"],
  gold: ["#e3b261", "#c4923f"],
};

/** @type {typeof fills} */
export const lines = {
  "ink-line": ["#17323a", "#e8efe7"],
  "shine-line": ["#ffffff", "#8fb3b2"],
  "mist-line": ["#cfe3df", "#8fb3b2"],
  "sea-line": ["#4f8f8b", "#7dbab3"],
  "teal-line": ["#1d5c63", "#a5d6cd"],
  "sand-line": ["#ead9bd", "#a89a73"],
  "rose-line": ["#e9c4b4", "#e3ac96"],
  "clay-line": ["#c96f4a", "#eba685"],
  "gold-line": ["#e3b261", "#f0c374"],
};
