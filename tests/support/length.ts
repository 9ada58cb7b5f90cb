/*
 * How much a run tests. `npm test` makes the short run. `TESTS=check` (`npm run check`, so CI) adds
 * what takes long and rarely fails alone: processes killed side by side, a packed release, each
 * page put to the accessibility checker. `TESTS=long` (`npm run test:long`) runs only the rest:
 * other ways in which pages are looked at, and journeys whose promise is also tested over HTTP.
 * `TESTS=audit` runs Lighthouse.
 */
export const runs = {
  short: { grepInvert: /@check|@long|@audit/ },
  check: { grepInvert: /@long|@audit/ },
  long: { grep: /@long/ },
  audit: { grep: /@audit/ },
};

const { TESTS = "short" } = process.env;
const known = Object.keys(runs).find((name): name is keyof typeof runs => name === TESTS);
if (!known) throw new Error(`TESTS is one of ${Object.keys(runs).join(", ")}, not ${TESTS}.`);
export const run = known;

export const check = ["@check"];
export const long = ["@long"];
export const audit = ["@audit"];
