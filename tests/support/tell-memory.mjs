/*
 * Preloaded, this answers SIGUSR2 with what the process holds when garbage is collected, in MB: the
 * objects and buffers of the program, and all that is resident. How much garbage waits to be collected
 * is up to the load of the machine: 25 MB held and 250 MB of garbage have been seen.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

process.on("SIGUSR2", () => {
  // What is freed by the first may have kept something else.
  collect();
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  const [held, resident] = [heapUsed + external, rss].map((bytes) => Math.round(bytes / 2 ** 20));
  process.stdout.write(`memory: ${JSON.stringify({ held, resident })}\n`);
});
