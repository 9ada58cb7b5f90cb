import type { Logger } from "pino";
import type { Alert } from "../events";
import { describeStoreFault, errorCode } from "./store-error";
import { every } from "./upkeep";

const everyMs = 1000;

export type StoreWatch = ReturnType<typeof watchStore>;

type Watched = { store: { probe(): Promise<unknown> }; log: Logger; alert: Alert };

/**
 * Checks each second whether the store takes a write. A deleted file, a full disk or an unreachable
 * database raises an alert at once, without using the store, and another alert when it is over. A
 * busy store is not a fault.
 */
export function watchStore({ store, log, alert }: Watched) {
  let fault: string | null = null;

  async function look() {
    const found = await store.probe().then(() => null, describe);
    if (found !== null && fault === null) {
      log.error({ reason: found }, "the store takes no writes");
      alert({ event: "store", reason: found });
    }
    if (found === null && fault !== null) alert({ event: "resolved", of: "store" });
    fault = found;
  }

  return {
    ...every(everyMs, look),
    /** Why the store takes no writes; null while it takes them. */
    fault: () => fault,
  };
}

function describe(error: unknown): string | null {
  const code = errorCode(error);
  if (/^SQLITE_BUSY/.test(code)) return null;
  return describeStoreFault(error) ?? `The store answers with ${code}`;
}
