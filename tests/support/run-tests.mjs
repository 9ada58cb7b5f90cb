import { spawn } from "node:child_process";

/*
 * The unit and the browser tests of `npm test`, both at once: browsers often wait, for a frame or
 * for an answer, and the unit tests use the processors meanwhile. What the browser tests print is
 * kept until the unit tests are through, so that neither breaks into the other's report. Three
 * workers in all keep two processors busy.
 */
const isWhole = process.env.TESTS === "check";
const projects = isWhole ? [] : ["--project", "sqlite", "--project", "postgres"];
const browser = spawn("playwright", ["test", "--workers", "1"], {
  stdio: ["ignore", "pipe", "inherit"],
});
const unit = spawn("vitest", ["run", "--maxWorkers", "2", ...projects], { stdio: "inherit" });
let kept = [];
browser.stdout.on("data", (chunk) => (kept ? kept.push(chunk) : process.stdout.write(chunk)));
unit.once("close", () => {
  process.stdout.write(Buffer.concat(kept));
  kept = undefined;
});
// Both go on to their end, so that one run tells everything that fails.
for (const run of [browser, unit]) {
  run.once("close", (code) => {
    if (code !== 0) process.exitCode = 1;
  });
}
