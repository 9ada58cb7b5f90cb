import { describe, expect, test } from "vitest";
import type { Field } from "~/data/field";
import { check, fieldSchema } from "~/server/leads/check";

/** Half past eleven in the evening of New Year's Eve in New York; already the new year in UTC. */
const lateOnNewYearsEve = Date.parse("2031-01-01T04:30:00Z");
const afterMidnight = Date.parse("2031-01-01T05:00:00Z");

const year: Field = { type: "number", name: "year", label: "Year", min: 1990, max: "currentYear" };
const born: Field = { type: "date", name: "dob", label: "Date of birth", max: "today" };

describe("bounds that move with the clock", () => {
  test("the current year is New York's", () => {
    expect(takes(year, "2030", lateOnNewYearsEve)).toBe(true);
    expect(takes(year, "2031", lateOnNewYearsEve)).toBe(false);
    expect(takes(year, "2031", afterMidnight)).toBe(true);
    expect(takes(year, "2032", afterMidnight)).toBe(false);
    expect(takes(year, "1990", afterMidnight)).toBe(true);
    expect(takes(year, "1989", afterMidnight)).toBe(false);
  });

  test("today is New York's", () => {
    expect(takes(born, "2030-12-31", lateOnNewYearsEve)).toBe(true);
    expect(takes(born, "2031-01-01", lateOnNewYearsEve)).toBe(false);
    expect(takes(born, "2031-01-01", afterMidnight)).toBe(true);
    expect(takes(born, "2028-02-29", afterMidnight)).toBe(true);
    expect(takes(born, "2027-02-29", afterMidnight)).toBe(false);
  });
});

test("bounds that stand still are those of the field, ends included", () => {
  const then: Field = { ...year, max: 2000 };
  expect([takes(then, "2000"), takes(then, "2001")]).toEqual([true, false]);
  const between: Field = { ...born, min: "2020-02-01", max: "2020-03-01" };
  const days = ["2020-01-31", "2020-02-01", "2020-03-01", "2020-03-02"];
  expect(days.map((day) => takes(between, day))).toEqual([false, true, true, false]);
});

describe("a whole number", () => {
  test("is accepted in the spellings that a browser accepts, and kept in one", () => {
    expect(fieldSchema(year, afterMidnight).parse("2021.0")).toBe("2021");
    expect(takes(year, "2021.5")).toBe(false);
    for (const other of ["2e3", "x2021", "2021x", "2021.0x", "12021"]) {
      expect(takes(year, other, afterMidnight)).toBe(false);
    }
    expect(takes(year, "2021.00", afterMidnight)).toBe(true);
  });
});

describe("a telephone number", () => {
  const phone: Field = { type: "tel", name: "Phone", label: "Phone" };

  test.each([
    "(212) 555-0123",
    "[212] 555 0123",
    "+1 212.555.0123 extension 4",
    "\u202a+1 212 555 0123\u202c",
    "212·555−0123",
  ])("is taken as people write it: %s", (text) => {
    expect(takes(phone, text)).toBe(true);
  });

  test.each(["tel", "email"] as const)("loses invisible characters (%s)", (type) => {
    const field: Field = { type, name: "value", label: "Value" };
    const typed = type === "tel" ? "212 555 0123" : "ann@example.com";
    for (const invisible of ["\u200b", "\u2060", "\u00ad", "\ufeff", "\u200e", "\u202a"]) {
      const pasted = `${invisible}${typed.slice(0, 3)}${invisible}${typed.slice(3)}${invisible}`;
      expect(fieldSchema(field, 0).parse(pasted)).toBe(typed);
    }
  });
});

describe("a field that scripts or robots fill", () => {
  test.each(["a\r\nb", "x".repeat(5000), "\u0001"])("never refuses a form", (text) => {
    const field: Field = { type: "hidden", name: "filled", isLenient: true };
    expect(fieldSchema(field, 0).parse(text)).toBeUndefined();
    expect(takes({ type: "hidden", name: "filled" }, text)).toBe(false);
  });
});

describe("an answer left empty", () => {
  test("is absent when it may be, and missing when it must not", () => {
    const city: Field = { type: "text", name: "city", label: "City" };
    expect(fieldSchema(city, 0).parse("  ")).toBeUndefined();
    expect(fieldSchema(city, 0).parse(undefined)).toBeUndefined();
    expect(takes({ ...city, required: true }, " \t ")).toBe(false);
    expect(takes({ ...city, required: true }, "\u200b\u2060")).toBe(false);
    expect(takes({ ...city, required: true }, undefined)).toBe(false);
  });
});

describe("a text", () => {
  test("is trimmed, and measured as the browser measures it", () => {
    const note: Field = { type: "textarea", name: "message", label: "Message", maxLength: 5 };
    expect(check([note], new Map([["message", ["  ab\r\ncd  "]]]), 0).values).toEqual({
      message: "ab\ncd",
    });
    expect(takes(note, "ab\ncde")).toBe(false);
    expect(takes(note, "𝕎𝕎a")).toBe(true);
    expect(takes(note, "𝕎𝕎𝕎")).toBe(false);
  });

  test("holds no control character and nothing a broken encoding left behind", () => {
    const name: Field = { type: "text", name: "name", label: "Name" };
    const note: Field = { type: "textarea", name: "message", label: "Message" };
    for (const code of [0, 1, 7, 8, 11, 12, 14, 27, 31, 127, 128, 133, 159, 0xfffd]) {
      const text = `a${String.fromCharCode(code)}b`;
      expect({ code, taken: takes(name, text) || takes(note, text) }).toEqual({
        code,
        taken: false,
      });
    }
    expect(takes(name, "a\tb")).toBe(false);
    expect(takes(note, "a\tb\nc")).toBe(true);
    expect(takes(name, "Ünï ’—𝕎")).toBe(true);
  });
});

describe("a choice", () => {
  const choice: Field = {
    type: "select",
    name: "c",
    label: "C",
    options: [
      { value: "a", label: "A" },
      { value: "b", label: "B" },
    ],
  };

  test("is one of those offered, exactly", () => {
    expect(takes(choice, "a")).toBe(true);
    for (const given of ["A", "a,b", "toString", "__proto__", "constructor", "0"]) {
      expect({ given, taken: takes(choice, given) }).toEqual({ given, taken: false });
    }
    const radio: Field = { ...choice, type: "radio" };
    expect([takes(radio, "b"), takes(radio, "c")]).toEqual([true, false]);
    const box: Field = { type: "checkbox", name: "consent", label: "I agree" };
    expect([takes(box, "on"), takes(box, "yes"), takes(box, "")]).toEqual([true, false, true]);
    expect(takes({ ...box, required: true }, "")).toBe(false);
  });
});

describe("a hidden field", () => {
  test("with a value of its own takes only that; without one, text of some length", () => {
    const fixed: Field = { type: "hidden", name: "formType", value: "newsletter" };
    const open: Field = { type: "hidden", name: "token" };
    expect(takes(fixed, "newsletter")).toBe(true);
    expect(takes(fixed, "unsubscribe")).toBe(false);
    expect(takes(open, "x".repeat(2000))).toBe(true);
    expect(takes(open, "x".repeat(2001))).toBe(false);
    expect(takes(open, "a\nb")).toBe(false);
  });
});

test("gets one message for a value that breaks several rules", () => {
  const told = (field: Field, text: string) =>
    fieldSchema(field, lateOnNewYearsEve).safeParse(text).error?.issues.length;
  expect(told(year, "abc")).toBe(1);
  expect(told(born, "22000-01-01")).toBe(1);
  expect(told({ type: "text", name: "a", label: "A", maxLength: 3 }, "a\u{0}bcd")).toBe(1);
  expect(told({ type: "email", name: "e", label: "E", maxLength: 9 }, "\u{0}".repeat(10))).toBe(1);
});

describe("every pattern", () => {
  test("finishes quickly on any input", () => {
    const email: Field = { type: "email", name: "e", label: "E", maxLength: 254 };
    const phone: Field = { type: "tel", name: "p", label: "P", maxLength: 40 };
    for (const text of [
      "1 ".repeat(30_000),
      "a@".repeat(30_000),
      `a@${"a.".repeat(30_000)}`,
      `a@${"a-".repeat(30_000)}`,
    ]) {
      expect(takes(email, text)).toBe(false);
      expect(takes(phone, text)).toBe(false);
    }
  });
});

function takes(field: Field, text: string | undefined, at = 0): boolean {
  return fieldSchema(field, at).safeParse(text).success;
}
