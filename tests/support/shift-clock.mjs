/*
 * Preloaded into a server (`NODE_OPTIONS=--import`): its wall clock is as many milliseconds away
 * from the machine's as the file `CLOCK_FILE` says, from the moment that it says so.
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
// A test that needs the new time from its next request on asks for it, and waits for the answer.
process.on("SIGUSR2", () => {
  look();
  process.stdout.write(`clock shifted by ${shift}\n`);
});
Date.now = () => real() + shift;
globalThis.Date = new Proxy(Date, {
  construct: (target, given) => new target(...(given.length === 0 ? [Date.now()] : given)),
});
