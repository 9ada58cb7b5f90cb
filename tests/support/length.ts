/*
 * How much a run tests. `npm test` makes the short run: what a visitor or an operator can lose by,
 * in the five minutes that somebody waits for. `TESTS=check` (`npm run check`, so CI, and each
 * runner by itself) is all that belongs to a change: how pages look, open and are moved through as
 * well, processes killed side by side, a packed release, each page put to the accessibility checker.
 * `TESTS=long` (`npm run test:long`) runs only the rest: other ways in which pages are looked at,
 * and journeys whose promise is also tested over HTTP. `TESTS=audit` runs Lighthouse.
 */
const comforts = [
  "case",
  "folds",
  "header",
  "home",
  "kept-step",
  "keyboard",
  "layout",
  "listbox",
  "looks",
  "menus",
  "navigation",
  "print",
  "switch-language",
];

export const runs = {
  short: {
    grepInvert: /@check|@long|@audit/,
    testIgnore: comforts.map((name) => `**/${name}.spec.ts`),
  },
  check: { grepInvert: /@long|@audit/ },
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
