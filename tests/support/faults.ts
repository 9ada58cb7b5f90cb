/** `FAULTS=full` runs every fault test at length, as CI's longer part does; else a short form. */
export function rounds(short: number, full: number): number {
  return process.env.FAULTS === "full" ? full : short;
}
