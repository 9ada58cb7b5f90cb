import type { Logger } from "pino";

/**
 * Keeps the process alive when a promise fails that nobody waits for: one request must not end the
 * others. After any other uncaught error the state of the process is unknown, so it ends in order.
 * Both are only logged: they are no trouble of the relay's that an alert names.
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

/** For the log. Without the message, which could repeat what a visitor typed. */
export function describeFault(error: unknown): { name: string; stack: string[] } {
  if (!(error instanceof Error)) return { name: "unknown", stack: [] };

  const stack = (error.stack ?? "")
    // A message may have lines that look like places.
    .replace(error.message, "")
    .split("\n")
    .filter((line) => line.startsWith("    at "));
  return { name: error.name, stack: stack.slice(0, 8) };
}
