import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanText } from "~/data/clean";
import { foldText } from "~/data/fold";
import { normalizeEmail } from "~/data/formats";
import { contactForm } from "~/data/forms/contact";
import { check } from "~/server/leads/check-post";
import { plainCode } from "~/server/privacy/sealed-token";

const noon = Date.UTC(2026, 10, 28, 17);
const invisible = ["\u200b", "\u00ad", "\u202e", "\u2068", "\u2069", "\ufeff"];
const separators = ["\u000b", "\f", "\u0085", "\u2028", "\u2029"];
const pieces = fc.array(
  fc.constantFrom(
    "Ann",
    " ",
    "n\u0303",
    "\ufb01",
    "é",
    "1",
    "\u{e0041}",
    ...invisible,
    ...separators,
  ),
  { maxLength: 12 },
);

test("a cleaned text has nothing invisible, is normalized, and cleaned again stays the same", () => {
  fc.assert(
    fc.property(pieces, fc.boolean(), (parts, isMultiline) => {
      const clean = cleanText(parts.join(""), isMultiline);
      expect(clean).not.toMatch(/[\p{Cf}\v\f\u0085\u2028\u2029]/u);
      expect(clean).toBe(clean.normalize("NFC").trim());
      expect(cleanText(clean, isMultiline)).toBe(clean);
      if (!isMultiline) expect(clean).not.toContain("\n");
    }),
  );
});

test("invisible characters anywhere in a form change no value that is stored", () => {
  const typed = {
    topic: "question",
    firstName: "Ann",
    lastName: "Mu\u00f1oz",
    email: "ann@example.com",
    phone: "(212) 555-0123",
    caseType: "",
    message: "One line",
  };
  const { fields } = contactForm({ caseTypes: [] });
  const plain = check(fields, entriesOf(typed), noon);
  expect(plain.reply).toBeNull();
  const place = fc.record({
    name: fc.constantFrom("firstName", "lastName", "email", "phone", "message" as const),
    at: fc.nat(20),
    character: fc.constantFrom(...invisible),
  });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 6 }), (places) => {
      const pasted: Record<string, string> = { ...typed };
      for (const { name, at, character } of places) {
        const value = pasted[name] ?? "";
        pasted[name] = value.slice(0, at) + character + value.slice(at);
      }
      pasted.lastName = pasted.lastName?.normalize("NFD") ?? "";
      expect(check(fields, entriesOf(pasted), noon)).toEqual(plain);
    }),
  );
});

function entriesOf(values: Record<string, string>) {
  return new Map(Object.entries(values).map(([name, value]) => [name, [value]]));
}

test("a pasted line or page separator is a line break in a message and a space in a name", () => {
  for (const separator of separators) {
    expect(cleanText(`a${separator}b`, true)).toBe("a\nb");
    expect(cleanText(`a${separator}b`)).toBe("a b");
  }
});

test("codes and addresses are known whatever invisible characters came with them", () => {
  expect(plainCode("\u200b36rpw\u00ad-6pz\u2060 ab")).toBe("36RPW6PZAB");
  expect(normalizeEmail("\ufeffAnn@Example.com\u200b")).toBe("ann@example.com");
});

test.each([
  ["Muñoz", "munoz"],
  ["Mun\u0303oz", "munoz"],
  ["Łukasz", "lukasz"],
  ["GROẞ Straße", "gross strasse"],
  ["Diyarbakır İzmir", "diyarbakir izmir"],
  ["Søren Ægir Þór", "soren aegir thor"],
  ["O’Brien‑Smith", "o'brien-smith"],
  ["Ngô Đình Diệm", "ngo dinh diem"],
  ["山田 Иван", "山田 иван"],
])("%s is found as %s", (name, typed) => {
  expect(foldText(name)).toBe(typed);
  expect(foldText(foldText(name))).toBe(typed);
});
