import { readFileSync } from "node:fs";

/*
 * Names each test that failed, so that the end of a long output tells it, and prints one line for all
 * runners: `N passed, N failed`. The argument is the exit code of the checks. A check that failed
 * outside the tests (lint, build) counts as one failure.
 */
const units = ["unit", "unit-long"].map(read);
const runs = ["browser-short", "browser-check", "browser-long", "browser-audit"].map(read);
const browsers = runs.map((run) => run?.stats);
const passed =
  sum(units, (unit) => unit.numPassedTests) +
  sum(browsers, ({ expected, flaky }) => expected + flaky);
const failedTests =
  sum(units, (unit) => unit.numFailedTests) + sum(browsers, ({ unexpected }) => unexpected);
const failed = failedTests === 0 && process.argv[2] !== "0" ? 1 : failedTests;
for (const file of units.flatMap((unit) => unit?.testResults ?? [])) {
  if (file.status === "failed" && file.message) tell(file.name, file.message);
  for (const test of file.assertionResults) {
    if (test.status === "failed") tell(`${file.name}: ${test.fullName}`, ...test.failureMessages);
  }
}
for (const suite of runs.flatMap((run) => run?.suites ?? [])) tellSuite(suite);
process.stdout.write(`${passed} passed, ${failed} failed\n`);

function sum(runs, count) {
  return runs.reduce((all, run) => all + (run ? count(run) : 0), 0);
}

function tellSuite({ file, specs = [], suites = [] }) {
  for (const spec of specs.filter(({ ok }) => !ok)) {
    const errors = spec.tests.flatMap((test) => test.results).flatMap((result) => result.errors);
    tell(`${file}: ${spec.title}`, ...errors.map(({ message }) => message));
  }
  suites.forEach(tellSuite);
}

function tell(name, ...messages) {
  process.stdout.write(`FAILED ${name}\n${messages.join("\n").slice(0, 2000)}\n`);
}

function read(name) {
  try {
    return JSON.parse(readFileSync(`.cache/${name}.json`, "utf8"));
  } catch {
    return undefined;
  }
}
