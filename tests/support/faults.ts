/**
 * `FAULTS=full` (`npm run faults`) runs every fault test in full; otherwise each has a short form.
 */
export const isFull = process.env.FAULTS === "full";

export function rounds(short: number, full: number): number {
  return isFull ? full : short;
}
