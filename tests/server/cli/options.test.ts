import fc from "fast-check";
import { expect, test } from "vitest";
import { head, person, port, reference, since, storeAddress } from "~/server/cli/options";
import { day, noon } from "../privacy/given";

const odd = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom("", "-", "\0", "env:", "env:NOT_SET", "file:", "postgres://", "__proto__", "1e3"),
  fc.constantFrom("24h", "7d", "99999999d", "2026-02-31", "2026-11-21T25:00", "0".repeat(64)),
  fc.constantFrom("9", "a", "@", "+1 212", "-").map((part) => part.repeat(70)),
);

test.each([
  ["head", head],
  ["person", person],
  ["port", port],
  ["since", since],
  ["storeAddress", storeAddress],
])("%s returns a value for any text, or says in a sentence what it must be", (_, parse) => {
  fc.assert(
    fc.property(odd, (text) => {
      try {
        expect(parse(text)).toBeDefined();
      } catch (error) {
        expect(error).toMatchObject({ code: "commander.invalidArgument" });
        expect(String(error)).toMatch(/: (It |There is no such day)/);
      }
    }),
    { numRuns: 300 },
  );
});

test("since accepts every day of the calendar and every span, and refuses days that do not exist", () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date(noon), noInvalidDate: true }), (date) => {
      const at = since(date.toISOString().slice(0, 10))(noon);
      expect(Math.abs(at - date.getTime())).toBeLessThan(2 * day);
      expect(since(date.toISOString())(noon)).toBe(date.getTime());
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9999 }), (count) => {
      expect(since(`${count}d`)(noon)).toBe(noon - count * day);
    }),
  );
  for (const text of ["2026-02-31", "2026-02-30T10:00:00Z", "2025-02-29", "2026-13-41"]) {
    expect(() => since(text), text).toThrow();
  }
});

test("port accepts 0 to 65535 and nothing else", () => {
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 99_999 }), (number) => {
      const isPort = number >= 0 && number <= 65_535;
      if (isPort) expect(port(String(number))).toBe(number);
      else expect(() => port(String(number))).toThrow();
    }),
  );
});

test("a reference and a head are read without regard to case and surrounding spaces", () => {
  expect(reference(" aaaa2222\n")).toBe("AAAA2222");
  expect(head(` ${"AB".repeat(32)} `)).toBe("ab".repeat(32));
});
