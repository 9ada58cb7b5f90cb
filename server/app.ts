import type { Logger } from "pino";
import type { Config } from "./config/config";
import type { Db } from "./store/schema";

/** What the program has opened, once, for as long as it runs. */
export type App = {
  db: Db;
  config: Config;
  /**
   * 32 bytes each, newest first: keys of suppression hashes, receipt seals and tokens. The first
   * writes, all read.
   */
  keys: readonly [Buffer, ...Buffer[]];
  /** Milliseconds since 1970, by the clock of the store: for schedules and records only. */
  now: () => number;
  log: Logger;
  /** Starts what is due now. Does nothing in a command, which starts no loop. */
  wake: () => void;
};
