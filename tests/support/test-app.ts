import pino from "pino";
import { type App, createApp } from "~/server/app";
import { readConfig } from "~/server/config/config";
import type { Actor } from "~/server/leads/operator-log";

/** Who works at the desk. */
export const byDesk: Actor = { place: "desk" };

const silent = pino({ level: "silent" });

/** An `App` on a store of the test, without a log, with default settings. */
export function testApp({ db, keys, ...own }: Pick<App, "db" | "keys"> & Partial<App>): App {
  const config = own.config ?? readConfig({ SECRET_KEY: keys[0].toString("hex") });
  const base = { now: Date.now, log: silent, wake: () => undefined, ...own, db, keys, config };
  return { ...createApp(base), ...own };
}
