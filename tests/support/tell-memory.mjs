/*
 * Preloaded, this prints on SIGUSR2 the memory in use after garbage collection and all resident
 * memory, in MB. Uncollected garbage depends on the load, so it is not compared.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

process.on("SIGUSR2", () => {
  // Objects freed by the first collection may have kept others alive.
  collect();
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  const [held, resident] = [heapUsed + external, rss].map((bytes) => Math.round(bytes / 2 ** 20));
  process.stdout.write(`memory: ${JSON.stringify({ held, resident })}\n`);
});
