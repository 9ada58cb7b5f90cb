import fc from "fast-check";
import { expect, test } from "vitest";
import { scrubText } from "~/server/outbox/scrub-text";

const personal = ["Li", "O'Brien", "li.wu@example.com", "Line one\nline two", "2001:db8::7", ""];

test.each([
  ["as it was typed", "Li sent Line one\nline two"],
  ["in other case", "LI and o'brien"],
  ["in a URL", "/login?name=Li&last=O%27Brien&email=li.wu%40example.com"],
  ["encoded twice", "next=%252Ff%253Femail%253Dli.wu%252540example.com%2526name%253DLi"],
  ["encoded in part of its letters", "name=%4ci&last=W%75"],
  ["as a form encodes it", "message=Line+one%0Aline+two"],
  ["within JSON", '{"message":"Line one\\nline two"}'],
  ["as an address of the network", "from 2001:db8::7"],
  ["without its host", "the mailbox li.wu is full"],
])("a typed value does not stay in the evidence, %s", (_, text) => {
  expect(scrubText(text, personal)).not.toMatch(/\b(li|wu|o'brien|brien|line one|db8)\b/i);
});

test.each([
  ["other words stay", "Li likes Lilies", ["Li"], "[value] likes Lilies"],
  ["parts of words stay", "medical", ["cal", "med"], "medical"],
  ["a name is found in capitals", "Straße of ΝΊΚΟΣ.", ["Νίκος"], "Straße of [value]."],
  [
    "a typed encoding is found decoded",
    "Zoë said 100% of %E9t%E9",
    ["Zo%C3%AB"],
    "[value] said 100% of été",
  ],
  ["a name that was cut short is removed", "To Wilhel... no", ["Wilhelmina"], "To [value]... no"],
  [
    "a number is removed",
    "born 04/27/1980, call (212) 555-0143,",
    [],
    "born [number], call ([number],",
  ],
  ["an address is removed", "see https://x.example/?a=b now", [], "see [address] now"],
  [
    "an email address is removed",
    '"bob@x.example", mailto:dan@z.example at 7:30, @home',
    [],
    '"[email]", mailto:[email] at 7:30, @home',
  ],
])("%s", (_, text, typed, expected) => {
  expect(scrubText(text, typed)).toBe(expected);
});

const letters = fc.constantFrom(" ", "+", "%", "2", "@", ":", "(", "\\", "n", "a", "A", "\ud83d");
const long = fc
  .tuple(fc.array(letters, { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 65_000 }))
  .map(([part, length]) => part.join("").repeat(length).slice(0, length));

test("65 kB of anything is reduced to at most 512 characters", () => {
  fc.assert(
    fc.property(long, fc.array(long, { maxLength: 8 }), (text, typed) => {
      expect(scrubText(text, typed).length).toBeLessThanOrEqual(512);
    }),
    { numRuns: 100 },
  );
});

const name = fc.stringMatching(/^[a-zé]{2,12}$/);

test("no name remains, however the service spells it", () => {
  const spelled = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    encodeURIComponent,
    (text: string) => encodeURIComponent(encodeURIComponent(text)),
    (text: string) => text.replaceAll(" ", "+"),
    (text: string) => text.replaceAll(" ", "\\n"),
    (text: string) => text.normalize("NFD"),
  );
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), spelled, (words, spell) => {
      const typed = words.join(" ");
      expect(scrubText(`"${spell(typed)}"!`, [typed])).toBe('"[value]"!');
    }),
  );
});
