import { dateInNewYork } from "../intake/dates";

const hour = 60 * 60 * 1000;

/** When the date changes in New York, to the second, because dates on pages change then. */
export function nextMidnight(at: number): number {
  const today = dateInNewYork(at);
  let [before, after] = [at, at + 26 * hour];
  while (after - before > 1000) {
    const middle = (before + after) / 2;
    if (dateInNewYork(middle) === today) before = middle;
    else after = middle;
  }
  return after;
}
