import { expect, test } from "vitest";
import { businessDaysAfter } from "~/data/business-days";

test.each([
  // Thanksgiving on the 26th.
  ["2026-11-20T15:00:00Z", "2026-12-07"],
  // Evening in New York, when it is already the next day in London.
  ["2026-11-21T04:00:00Z", "2026-12-07"],
  // Independence Day on a Saturday, observed on Friday the 3rd.
  ["2026-06-30T15:00:00Z", "2026-07-15"],
  // Christmas, then New Year's Day of the next year.
  ["2026-12-21T15:00:00Z", "2027-01-06"],
  // New Year's Day 2028 is a Saturday: observed on the last day of 2027.
  ["2027-12-24T15:00:00Z", "2028-01-10"],
  // Juneteenth and Memorial Day.
  ["2026-05-22T15:00:00Z", "2026-06-08"],
])("ten business days after %s end on %s", (at, due) => {
  expect(businessDaysAfter(Date.parse(at), 10)).toBe(due);
});
