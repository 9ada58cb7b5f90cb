import fc from "fast-check";
import { expect, test } from "vitest";
import { wholeNumberPattern } from "~/data/formats";
import "../support/made-inputs-seed";

test("the pattern of a number field takes exactly the whole numbers within its bounds", () => {
  const bounds = fc.tuple(fc.nat(9999), fc.nat(9999)).map((both) => both.sort((a, b) => a - b));
  const made = fc.oneof(
    bounds,
    fc.constantFrom([0, 60], [0, 9], [0, 10], [0, 100], [1950, 2026], [2000, 2026], [5, 5]),
  );
  fc.assert(
    fc.property(made, fc.nat(10_100), ([min = 0, max = 0], other) => {
      const pattern = new RegExp(`^(?:${wholeNumberPattern(min, max)})$`, "v");
      for (const number of [min - 1, min, min + 1, max - 1, max, max + 1, max * 10, other]) {
        const isWithin = number >= min && number <= max;
        expect([min, max, number, pattern.test(String(number))]).toEqual([
          min,
          max,
          number,
          isWithin,
        ]);
      }
      for (const text of ["", "-1", "1.5", "1e3", "x", "00"])
        expect(pattern.test(text)).toBe(false);
    }),
  );
});
