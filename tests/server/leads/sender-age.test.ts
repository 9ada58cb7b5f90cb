import { expect, test } from "vitest";
import { isChild } from "~/server/leads/receive";

/** Just before midnight in New York, already the next day in UTC. */
const at = Date.parse("2026-11-22T04:30:00Z");

test.each([
  ["13 today", "2013-11-21", false],
  ["13 tomorrow", "2013-11-22", true],
  ["born today", "2026-11-21", true],
  ["old", "1900-01-01", false],
])("a person %s, by the date in New York", (_, birth, expected) => {
  expect(isChild(birth, at)).toBe(expected);
});

test("a person born on February 29 turns 13 on March 1", () => {
  expect(isChild("2012-02-29", Date.parse("2025-02-28T12:00:00Z"))).toBe(true);
  expect(isChild("2012-02-29", Date.parse("2025-03-01T12:00:00Z"))).toBe(false);
});

test("without a date of birth nobody is taken for a child", () => {
  expect(isChild(undefined, at)).toBe(false);
});
