import { expect, test } from "vitest";
import { dateInNewYork, nextMidnight } from "~/data/dates";
import { businessDaysAfter } from "~/server/privacy/business-days";

test.each([
  ["2026-11-21T12:00:00Z", "2026-11-21", "2026-11-22T05:00:00Z"],
  ["2026-11-22T04:59:00Z", "2026-11-21", "2026-11-22T05:00:00Z"],
  // Clocks go back on November 1 and forward on March 8.
  ["2026-11-01T04:30:00Z", "2026-11-01", "2026-11-02T05:00:00Z"],
  ["2026-03-08T06:00:00Z", "2026-03-08", "2026-03-09T04:00:00Z"],
])("at %s the date in New York is %s, until %s", (at, day, next) => {
  expect(dateInNewYork(Date.parse(at))).toBe(day);
  expect(Math.abs(nextMidnight(Date.parse(at)) - Date.parse(next))).toBeLessThanOrEqual(1000);
  expect(dateInNewYork(nextMidnight(Date.parse(at)))).not.toBe(day);
});

test.each([
  // Thanksgiving is on the 26th.
  ["2026-11-20T15:00:00Z", "2026-12-07"],
  // It is still the previous evening in New York.
  ["2026-11-21T04:00:00Z", "2026-12-07"],
  // Independence Day is a Saturday, observed on Friday the 3rd.
  ["2026-06-30T15:00:00Z", "2026-07-15"],
  // Christmas, then New Year's Day.
  ["2026-12-21T15:00:00Z", "2027-01-06"],
  // New Year's Day 2028 is a Saturday, observed on the last day of 2027.
  ["2027-12-24T15:00:00Z", "2028-01-10"],
  // Memorial Day.
  ["2026-05-22T15:00:00Z", "2026-06-08"],
])("ten business days after %s end on %s", (at, due) => {
  expect(businessDaysAfter(Date.parse(at), 10)).toBe(due);
});
