/*
 * Preloaded, this answers SIGUSR2 with what the process holds after garbage collection, in MB: the
 * program's objects and buffers, and all resident memory. How much garbage waits to be collected
 * depends on the load of the machine: 25 MB held and 250 MB of garbage have been seen.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

process.on("SIGUSR2", () => {
  // What the first collection frees may have kept something else alive.
  collect();
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  const [held, resident] = [heapUsed + external, rss].map((bytes) => Math.round(bytes / 2 ** 20));
  process.stdout.write(`memory: ${JSON.stringify({ held, resident })}\n`);
});
