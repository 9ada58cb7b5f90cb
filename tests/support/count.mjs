import { readFileSync } from "node:fs";

/*
 * Prints one line for all runners: `N passed, N failed`. The argument is the exit code of the
 * checks. A check that failed outside the tests (lint, build) counts as one failure.
 */
const units = ["unit", "unit-long"].map(read);
const browsers = ["browser-short", "browser-check", "browser-long", "browser-audit"].map(
  (name) => read(name)?.stats,
);
const passed =
  sum(units, (unit) => unit.numPassedTests) +
  sum(browsers, ({ expected, flaky }) => expected + flaky);
const failedTests =
  sum(units, (unit) => unit.numFailedTests) + sum(browsers, ({ unexpected }) => unexpected);
const failed = failedTests === 0 && process.argv[2] !== "0" ? 1 : failedTests;
process.stdout.write(`${passed} passed, ${failed} failed\n`);

function sum(runs, count) {
  return runs.reduce((all, run) => all + (run ? count(run) : 0), 0);
}

function read(name) {
  try {
    return JSON.parse(readFileSync(`.cache/${name}.json`, "utf8"));
  } catch {
    return undefined;
  }
}
