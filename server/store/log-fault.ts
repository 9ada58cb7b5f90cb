import type { Logger } from "pino";
import { minute } from "~/data/dates";
import { events } from "../events";
import { describeStoreFault, errorCode } from "./store-error";

/** When each cause was logged last, by the monotonic clock. */
const logged = new WeakMap<Logger, Map<string, number>>();
const mostCauses = 1000;

/**
 * Logs an error at most once a minute per cause, however many tasks and requests meet it: a full
 * disk is one cause. The message of the error is left out, because it could repeat what a visitor
 * typed.
 */
export function logFault(
  log: Logger,
  error: unknown,
  message: string,
  facts: Readonly<Record<string, unknown>> = {},
): void {
  const reason = describeStoreFault(error);
  if (reason) events.emit("storeFault");
  const code = errorCode(error);
  const cause = reason ?? `${message}: ${code}`;
  const causes = logged.get(log) ?? new Map<string, number>();
  logged.set(log, causes);
  const now = performance.now();
  if (now - (causes.get(cause) ?? Number.NEGATIVE_INFINITY) < minute) return;

  if (causes.size >= mostCauses) causes.clear();
  causes.set(cause, now);
  log.error({ ...facts, code, ...(reason && { reason }) }, message);
}
