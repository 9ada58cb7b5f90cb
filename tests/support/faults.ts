/** `FAULTS=full` (`npm run faults`) runs every fault test at length; else each has a short form. */
export const isFull = process.env.FAULTS === "full";

export function rounds(short: number, full: number): number {
  return isFull ? full : short;
}
