import type { Logger } from "pino";
import type { Alert } from "../alerts";
import { describeStoreFault, errorCode } from "./store-error";

const everyMs = 1000;

export type StoreWatch = {
  /** Why the store takes no writes; null while it takes them. */
  fault(): string | null;
  start(): void;
  stop(): Promise<void>;
};

type Watched = { store: { probe(): Promise<unknown> }; log: Logger; alert: Alert };

/**
 * Checks each second whether the store takes a write. A deleted file, a full disk or an unreachable
 * database raises an alert at once, without using the store, and another alert when it is over. A
 * busy store is not a fault.
 */
export function watchStore({ store, log, alert }: Watched): StoreWatch {
  let fault: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

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
    fault: () => fault,
    start() {
      let isLooking = false;
      timer = setInterval(() => {
        if (isLooking) return;
        isLooking = true;
        running = look().finally(() => {
          isLooking = false;
        });
      }, everyMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

function describe(error: unknown): string | null {
  const code = errorCode(error);
  if (/^SQLITE_BUSY/.test(code)) return null;
  return describeStoreFault(error) ?? `The store answers with ${code}`;
}
