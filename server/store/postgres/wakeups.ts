import type pg from "pg";
import type { Wakeups } from "../store";

const channel = "plainclaim";
const reconnectMs = 1000;
/** Wakeups within this time are one message. */
const quietMs = 100;

/** `LISTEN` and `NOTIFY` between the processes on a database. Best effort: loops poll too. */
export function createWakeups(connect: () => pg.Client, pool: pg.Pool): Wakeups & { stop(): void } {
  let listener: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let quiet: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function listen(onWakeup: () => void) {
    const client = connect();
    listener = client;
    client.on("notification", onWakeup);
    client.on("error", () => undefined);
    client.on("end", () => {
      if (!isStopped) retry = setTimeout(() => void listen(onWakeup), reconnectMs).unref();
    });
    await client
      .connect()
      .then(() => client.query(`listen ${channel}`))
      .catch(() => client.end().catch(() => undefined));
  }

  return {
    listen: (onWakeup) => void listen(onWakeup),
    send() {
      if (quiet || isStopped) return;
      quiet = setTimeout(() => {
        quiet = undefined;
        pool.query(`notify ${channel}`).catch(() => undefined);
      }, quietMs);
    },
    stop() {
      isStopped = true;
      clearTimeout(retry);
      clearTimeout(quiet);
      void listener?.end().catch(() => undefined);
    },
  };
}
