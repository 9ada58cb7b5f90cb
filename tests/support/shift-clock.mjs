/*
 * Preloaded into a server (`NODE_OPTIONS=--import`), this shifts its clock by the milliseconds in
 * the file `CLOCK_FILE`.
 */
import { readFileSync } from "node:fs";

const real = Date.now;
let shift = 0;

function look() {
  try {
    shift = Number(readFileSync(process.env.CLOCK_FILE ?? "", "utf8")) || 0;
  } catch {
    shift = 0;
  }
}

look();
setInterval(look, 50).unref();
// A test that needs the new time for its next request sends SIGUSR2 and waits for the output.
process.on("SIGUSR2", () => {
  look();
  process.stdout.write(`clock shifted by ${shift}\n`);
});
Date.now = () => real() + shift;
globalThis.Date = new Proxy(Date, {
  construct: (target, given) => new target(...(given.length === 0 ? [Date.now()] : given)),
});
