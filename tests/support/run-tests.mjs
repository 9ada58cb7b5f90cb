import { spawn } from "node:child_process";
import { setPriority } from "node:os";

/*
 * Runs the unit and browser tests of `npm test` at the same time, because both often wait. The output
 * of the browser tests is printed after the unit tests. `TESTS` chooses the length (`length.ts`).
 */
const env = { TESTS: "short", ...process.env };
const browser = spawn("playwright", ["test"], {
  env,
  stdio: ["ignore", "pipe", "inherit"],
});
const unit = spawn("vitest", ["run"], { env, stdio: "inherit" });
// Browsers end first and draw in time: Lighthouse measures again what a busy machine has delayed.
if (unit.pid !== undefined) setPriority(unit.pid, 5);
let kept = [];
browser.stdout.on("data", (chunk) => (kept ? kept.push(chunk) : process.stdout.write(chunk)));
unit.once("close", () => {
  process.stdout.write(Buffer.concat(kept));
  kept = undefined;
});
// Both run to their end, so that one run reports every failure.
for (const run of [browser, unit]) {
  run.once("close", (code) => {
    if (code !== 0) process.exitCode = 1;
  });
}
