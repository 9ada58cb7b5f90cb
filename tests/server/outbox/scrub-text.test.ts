import { expect, test } from "vitest";
import { scrubText } from "~/server/outbox/scrub-text";

const personal = [
  "Li",
  "Wu",
  "O'Brien",
  "li.wu@example.com",
  "Line one\nline two",
  "2001:db8::7",
  "",
];

test.each([
  ["as it was typed", "Li sent Line one\nline two"],
  ["in other case", "LI and o'brien"],
  ["as an address has it", "/login?name=Li&last=O%27Brien&email=li.wu%40example.com"],
  ["encoded twice", "next=%252Ff%253Femail%253Dli.wu%252540example.com%2526name%253DLi"],
  ["encoded in part of its letters", "name=%4ci&last=W%75"],
  ["as a form encodes it", "message=Line+one%0Aline+two"],
  ["within JSON", '{"message":"Line one\\nline two"}'],
  ["as an address of the network", "from 2001:db8::7"],
  ["without its host", "the mailbox li.wu is full"],
])("a value does not stay in the evidence, %s", (_, text) => {
  expect(scrubText(text, personal)).not.toMatch(/\b(li|wu|o'brien|line one|db8)\b/i);
});

test("what was typed encoded is found decoded, and malformed encodings hurt nothing", () => {
  expect(scrubText("Zoë said 100% of %E9t%E9, %zz", ["Zo%C3%AB"])).toBe(
    "[value] said 100% of été, %zz",
  );
});

test("short names go as whole words only, and numbers, addresses and control characters go too", () => {
  expect(scrubText("Li likes Lilies", ["Li"])).toBe("[value] likes Lilies");
  const text = "born 04/27/1980, call (212) 555-0143,\u0000 see https://x.example/?a=b";
  expect(scrubText(text, [])).toBe("born [number], call ([number],  see [address]");
  expect(scrubText("a".repeat(9999), [])).toHaveLength(512);
});
