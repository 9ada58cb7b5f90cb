/*
 * Preloaded, this prints on SIGUSR2 the umask, and how many limits of a render were started and still
 * run: a running timer keeps its document in memory.
 */
const running = new Set();
const { setInterval: begin, clearInterval: end } = globalThis;
let begun = 0;

process.umask(0);
globalThis.setInterval = (work, delay, ...rest) => {
  const timer = begin(work, delay, ...rest);
  if (new Error().stack?.includes("renderHtml")) {
    running.add(timer);
    begun += 1;
  }
  return timer;
};
globalThis.clearInterval = (timer) => {
  running.delete(timer);
  end(timer);
};
process.on("SIGUSR2", () =>
  process.stdout.write(
    `umask ${process.umask().toString(8).padStart(3, "0")}, renders begun ${begun}, held ${running.size}\n`,
  ),
);
