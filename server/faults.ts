import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Logger } from "pino";

/**
 * Keeps the process alive if a promise that nothing awaits is rejected: one request must not end
 * the others. After any other uncaught error the state of the process is unknown, so it shuts down
 * in order. Both are only logged, because no alert covers them.
 *
 * @param end responds to requests in flight, releases the leases and exits
 */
export function watchFaults({ log }: { log: Logger }, end: (exitCode: number) => void): void {
  process.on("unhandledRejection", (reason) => {
    log.error(describeFault(reason), "unhandled promise rejection");
  });
  let isEnding = false;
  process.on("uncaughtException", (error) => {
    log.fatal(describeFault(error), "fatal error, exiting");
    if (!isEnding) end(1);
    isEnding = true;
  });
}

type Fault = { name: string; code?: string; constraint?: string; stack: string[]; cause?: Fault };

/** Describes an error for the log without its message, which could repeat what a visitor typed. */
export function describeFault(error: unknown): Fault {
  if (!(error instanceof Error)) return { name: "unknown", stack: [] };

  const { name, message, cause } = error;
  const stack = (error.stack ?? "")
    // A message may have lines that look like stack frames.
    .replace(message, "")
    .split("\n")
    .filter((line) => line.startsWith("    at "));
  return {
    name,
    ...("code" in error && { code: String(error.code) }),
    ...readConstraint(error),
    stack: stack.slice(0, 8),
    ...(cause instanceof Error && { cause: describeFault(cause) }),
  };
}

/** PostgreSQL reports the constraint by itself, SQLite at the end of the message. */
function readConstraint(error: Error): { constraint?: string } {
  const named = "constraint" in error ? error.constraint : undefined;
  const [, listed] = / constraint failed: ([\w., ]+)$/.exec(error.message) ?? [];
  const constraint = named ?? listed;

  return typeof constraint === "string" ? { constraint } : {};
}

/**
 * Whether the process was started to outlive its terminal. Node resets an ignored SIGHUP before any
 * of our code runs, so this is read from what is left: the shell's name of the command (`nohup`),
 * and the shell that started this process, if it ignores the signal itself.
 */
export function ignoresHangup(env: NodeJS.ProcessEnv = process.env, parent = process.ppid) {
  return basename(env._ ?? "") === "nohup" || doesIgnoreHangup(parent);
}

/** Only Linux says so. */
function doesIgnoreHangup(pid: number): boolean {
  try {
    const [, mask = "0"] =
      /^SigIgn:\s*([\da-f]+)$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number.parseInt(mask.slice(-1), 16) % 2 === 1;
  } catch {
    return false;
  }
}
