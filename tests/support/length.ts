/*
 * What a run covers. `npm test` is the short run: what a visitor, a firm, or an operator could lose.
 * `TESTS=check` (`npm run check`, CI, and each runner alone) adds layout, menus, keyboard, print, and
 * Lighthouse, which `TESTS=audit` runs alone. `TESTS=long` runs only what both omit.
 */
const comforts = [
  "case",
  "first-view",
  "header",
  "home",
  "kept-step",
  "keyboard",
  "layout",
  "listbox",
  "navigation",
  "print",
];

export const runs = {
  short: {
    grepInvert: /@check|@long|@audit/,
    testIgnore: comforts.map((name) => `**/${name}.spec.ts`),
  },
  check: { grepInvert: /@long/ },
  long: { grep: /@long/ },
  audit: { grep: /@audit/ },
};

const { TESTS = "check" } = process.env;
const known = Object.keys(runs).find((name): name is keyof typeof runs => name === TESTS);
if (!known) throw new Error(`TESTS is one of ${Object.keys(runs).join(", ")}, not ${TESTS}.`);
export const run = known;

export const check = ["@check"];
export const long = ["@long"];
export const audit = ["@audit"];

/**
 * `FAULTS=full` (`npm run faults`) runs every fault test in full; otherwise each has a short form.
 */
export const isFull = process.env.FAULTS === "full";

export function rounds(short: number, full: number): number {
  return isFull ? full : short;
}
