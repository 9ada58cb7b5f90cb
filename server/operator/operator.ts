import type { Kysely } from "kysely";
import type { Config } from "../config/config";
import { configuredDestinations } from "../destinations/index";
import type { SecretKeys } from "../privacy/secret-keys";
import type { Database, OperatorLogTable } from "../store/schema";

export type Operator = {
  db: Kysely<Database>;
  keys: SecretKeys;
  config: Config;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Desk or command line, for the log. */
  place: OperatorLogTable["place"];
};

/** With the firms that a lead may be passed on to. */
export function routerOf(operator: Operator) {
  const { config, keys } = operator;
  return { ...operator, destinations: configuredDestinations(config, keys[0]) };
}
