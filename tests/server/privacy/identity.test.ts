import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPhone } from "~/data/formats";
import { hashesUnder, normalizePhone, phoneExtension, usPhone } from "~/server/privacy/identity";
import { anyText } from "~/tests/support/any-text";

const key = Buffer.alloc(32, 1);
const hashes = (phone: string): readonly string[] => hashesUnder([key], { phone });

describe("a telephone number", () => {
  test.each([
    ["(212) 555-0123", "+12125550123"],
    ["[212] 555·0123", "+12125550123"],
    ["\u202a+1 212 555 0123\u202c", "+12125550123"],
    ["1-212-555-0123", "+12125550123"],
    ["+45 32 12 34 56", null],
    ["+47 22 34 56 78", null],
    ["212 555 0123 Extension 99", "+12125550123"],
    ["(212) 555-0123 x9", "+12125550123"],
    ["1 212 555 0123 #9", "+12125550123"],
    ["212 555 0123,,9", "+12125550123"],
    ["2125550123;9", "+12125550123"],
    ["212,555,0123", "+12125550123"],
    ["001 212 555 0123", "+12125550123"],
    ["011 1 212 555 0123", "+12125550123"],
    ["0044 20 7946 0165", null],
    ["555 0123 ext 212", null],
  ])("%s is %s as a US number", (text, number) => {
    expect(usPhone(text)).toBe(number);
  });

  test("has one spelling, and its extension is separate", () => {
    const same = ["+44 20 7946 0165", "0044 (20) 7946-0165", "011 44 2079460165 ext 7"];
    expect(new Set(same.map(normalizePhone))).toEqual(new Set(["+442079460165"]));
    expect(same.map(phoneExtension)).toEqual(["", "", "7"]);
    expect(["1 212 555 0123", "212 555 0123,,98", "x"].map(phoneExtension)).toEqual(["", "98", ""]);
  });

  test("is accepted with its extension in every common spelling, in English and Spanish", () => {
    const typed = fc.record({
      before: fc.constantFrom("", "tel:", "tel: ", "Tel. ", "TEL.:", " tel:+1", "+1 ", "1-"),
      between: fc.constantFrom("", " ", "-", ".", " - "),
      word: fc.constantFrom("ext", "x", "extension", "extensión", "int", "interno", "anexo"),
      isLoud: fc.boolean(),
      dot: fc.constantFrom("", ".", ":"),
      space: fc.constantFrom("", " "),
      line: fc.integer({ min: 1, max: 999 }),
    });
    fc.assert(
      fc.property(typed, ({ before, between, word, isLoud, dot, space, line }) => {
        const number = before + ["212", "555", "0123"].join(between);
        const text = `${number} ${isLoud ? word.toUpperCase() : word}${dot}${space}${line}`;
        expect([text, isPhone(text)]).toEqual([text, true]);
        expect([text, usPhone(text)]).toEqual([text, "+12125550123"]);
        expect([text, phoneExtension(text)]).toEqual([text, String(line)]);
        expect([text, hashes(text)]).toEqual([text, hashes("212 555 0123")]);
      }),
    );
    for (const text of ["212 555 0123 interior 4", "hotel 212 555 0123", "interna 2125550123"])
      expect([text, isPhone(text)]).toEqual([text, false]);
  });

  test.each(["*67 212-555-0123", "*82 (212) 555 0123", "*31#2125550123", "#31#212-555-0123"])(
    "%s is read without its code",
    (text) => {
      expect([isPhone(text), usPhone(text)]).toEqual([true, "+12125550123"]);
    },
  );

  test("a valid number of another country never stands for a US number", () => {
    for (const phone of ["+44 20 7946 0165", "+49 151 23456789", "+52 55 1234 5678"]) {
      expect(hashes(phone)).toHaveLength(1);
    }
    expect(hashes("(207) 946-0165")).not.toEqual(hashes("+44 20 7946 0165"));
  });

  test("whatever is typed, it is read without an error and always alike", () => {
    const typed = fc.string({ unit: fc.constantFrom(..."0123456789+()-.,;#x ext"), maxLength: 40 });
    fc.assert(
      fc.property(fc.oneof(typed, anyText()), (text) => {
        expect(usPhone(text) ?? "+15555555555").toMatch(/^\+1\d{10}$/);
        expect(normalizePhone(text)).toMatch(/^\+\d*$/);
        expect(hashes(text)).toEqual([...new Set(hashes(text))]);
      }),
    );
  });
});
