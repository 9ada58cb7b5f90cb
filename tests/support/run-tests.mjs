import { spawn } from "node:child_process";

/*
 * The unit and the browser tests of `npm test`, both at once: browsers often wait, for a frame or
 * for an answer, and the unit tests use the processors meanwhile. What the browser tests print is
 * kept until the unit tests are through, so that neither breaks into the other's report. Without
 * `TESTS`, what takes long is left to CI (`length.ts`).
 */
const env = { TESTS: "short", ...process.env };
const browser = spawn("playwright", ["test", "--workers", "1"], {
  env,
  stdio: ["ignore", "pipe", "inherit"],
});
const unit = spawn("vitest", ["run"], { env, stdio: "inherit" });
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
