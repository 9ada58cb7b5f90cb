import { readFileSync } from "node:fs";
import type { Site } from "./site";

/** Processor time of a server in ms: the clock would show what else the machine does. */
export function workedMs({ process }: Site): number {
  const [, rest = ""] = readFileSync(`/proc/${process.pid}/stat`, "utf8").split(") ");
  const [user, system] = rest.split(" ").slice(11, 13);
  // In Linux's units of 10 ms.
  return 10 * (Number(user) + Number(system));
}
