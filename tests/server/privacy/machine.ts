import type { Kysely } from "kysely";
import pino from "pino";
import type { AlertEvent } from "~/server/alerts";
import { createHeartbeat } from "~/server/privacy/heartbeat";
import type { Database } from "~/server/store/schema";
import { day, noon } from "./given";

export const second = 1000;
export const minute = 60 * second;
export const year = 365 * day;
export const silent = pino({ level: "silent" });

/** A machine whose clocks are set by hand, with a server that can be started again. */
export function machine(db: Kysely<Database>, builtAt: number | null = noon - day, log = silent) {
  const alerts: AlertEvent[] = [];
  let wall = noon;
  let steady = 0;
  const now = () => wall;
  const start = () => {
    const clock = { now, steady: () => steady, builtAt };
    return createHeartbeat({ db, log, alert: (event) => void alerts.push(event), ...clock });
  };
  let server = start();

  return {
    alerts,
    now,
    events: () => alerts.map(({ event }) => event),
    tick: async () => (await server.tick()).isAgreed,
    heartbeat: { tick: () => server.tick() },
    async run(ms: number) {
      wall += ms;
      steady += ms;
      return (await server.tick()).isAgreed;
    },
    async jump(ms: number) {
      wall += ms;
      return (await server.tick()).isAgreed;
    },
    /** Is off for this long, with its clock set meanwhile. */
    async restart(down = 0, ms = 0) {
      wall += down + ms;
      steady = 0;
      server = start();
      return (await server.tick()).isAgreed;
    },
  };
}
