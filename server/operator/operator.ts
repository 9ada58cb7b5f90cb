import type { Kysely } from "kysely";
import type { Config } from "../config/config";
import type { SecretKeys } from "../privacy/secret-keys";
import type { Database, OperatorLogTable } from "../store/schema";

/** What the operator's acts and views work with, at the desk and on the command line. */
export type Operator = {
  db: Kysely<Database>;
  keys: SecretKeys;
  config: Config;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Where the operator sits, for the log. */
  place: OperatorLogTable["place"];
};
