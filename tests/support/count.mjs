import { readFileSync } from "node:fs";

/* One plain line for all runners together: `N passed, N failed`. */
const unit = read(".cache/unit.json");
const { expected, unexpected, flaky } = read(".cache/browser.json").stats;
const passed = unit.numPassedTests + expected + flaky;
const failed = unit.numFailedTests + unexpected;
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

function read(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
