import { expect, test } from "vitest";
import { dateInNewYork, nextMidnight } from "~/data/dates";

test.each([
  ["2026-11-21T12:00:00Z", "2026-11-21", "2026-11-22T05:00:00Z"],
  ["2026-11-22T04:59:00Z", "2026-11-21", "2026-11-22T05:00:00Z"],
  // Clocks go back on November 1, and forward on March 8.
  ["2026-11-01T04:30:00Z", "2026-11-01", "2026-11-02T05:00:00Z"],
  ["2026-03-08T06:00:00Z", "2026-03-08", "2026-03-09T04:00:00Z"],
])("at %s it is %s in New York, until %s", (at, day, next) => {
  expect(dateInNewYork(Date.parse(at))).toBe(day);
  expect(Math.abs(nextMidnight(Date.parse(at)) - Date.parse(next))).toBeLessThanOrEqual(1000);
  expect(dateInNewYork(nextMidnight(Date.parse(at)))).not.toBe(day);
});
