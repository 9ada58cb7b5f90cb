import type { Logger } from "pino";

/**
 * Keeps the process alive when a promise that nothing awaits is rejected: one request must not end
 * the others. After any other uncaught error the state of the process is unknown, so it shuts down
 * in order. Both are only logged, because no alert covers them.
 *
 * @param end answers what is in flight, releases the leases and exits
 */
export function watchFaults({ log }: { log: Logger }, end: (exitCode: number) => void): void {
  process.on("unhandledRejection", (reason) => {
    log.error(describeFault(reason), "a promise failed");
  });
  let isEnding = false;
  process.on("uncaughtException", (error) => {
    log.fatal(describeFault(error), "the process must end");
    if (!isEnding) end(1);
    isEnding = true;
  });
}

/** Describes an error for the log, without its message, which could repeat what a visitor typed. */
export function describeFault(error: unknown): { name: string; stack: string[] } {
  if (!(error instanceof Error)) return { name: "unknown", stack: [] };

  const stack = (error.stack ?? "")
    // A message may have lines that look like stack frames.
    .replace(error.message, "")
    .split("\n")
    .filter((line) => line.startsWith("    at "));
  return { name: error.name, stack: stack.slice(0, 8) };
}
