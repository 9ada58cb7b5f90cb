import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Alert } from "../alerts";
import type { Config } from "../config/config";
import type { Partner } from "../config/partners";
import type { Outbox } from "../outbox/outbox";
import type { SecretKeys } from "../privacy/secret-keys";
import type { Database } from "../store/schema";
import type { createSubmitLimiter } from "./submit-limiter";

/** What intake depends on. */
export type IntakeServices = {
  config: Config;
  db: Kysely<Database>;
  /** 32 bytes: key of suppression hashes, receipt seals and tokens. */
  key: Buffer;
  /** That key and earlier ones, newest first; earlier ones are used only for reading. */
  keys: SecretKeys;
  log: Logger;
  now: () => number;
  limiter: ReturnType<typeof createSubmitLimiter>;
  outbox: Outbox;
  alert: Alert;
  /** The partner firms that the forms name. */
  named: readonly Partner[];
  firms: readonly string[];
  /** Whether leads go to firms, because one of them can be reached; see `hasReachablePartner`. */
  sendsToFirms: boolean;
};
