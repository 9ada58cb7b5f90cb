/*
 * Preloaded, this answers SIGUSR2 with the number of ten-second timers that were started and still
 * run: that is the limit of a render, which holds the document. Node lists no timers that would not
 * keep a process alive.
 */
const limit = 10_000;
const running = new Set();
const { setTimeout: begin, clearTimeout: end } = globalThis;
let begun = 0;

globalThis.setTimeout = (work, delay, ...rest) => {
  const timer = begin(work, delay, ...rest);
  if (delay === limit) {
    running.add(timer);
    begun += 1;
  }
  return timer;
};
globalThis.clearTimeout = (timer) => {
  running.delete(timer);
  end(timer);
};
process.on("SIGUSR2", () => process.stdout.write(`renders begun ${begun}, held ${running.size}\n`));
