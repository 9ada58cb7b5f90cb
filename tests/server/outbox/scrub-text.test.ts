import fc from "fast-check";
import { expect, test } from "vitest";
import { personalIn, scrubText } from "~/server/outbox/scrub-text";
import { leadMessage } from "~/tests/support/messages";

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

test.each([
  ["a part of a word", "medical", ["cal", "med"]],
  ["the beginning of a name", "An apple is Ann", ["Annabel"]],
  ["what follows a letter that grows in capitals", "Straße Ann here", ["Bob"]],
])("%s stays", (_, text, personal) => {
  expect(scrubText(text, personal)).toBe(text);
});

test.each([
  ["Νίκος", "ΝΊΚΟΣ"],
  ["Weiß", "WEIẞ"],
])("a name in capitals is found whatever its letters: %s", (name, spelled) => {
  expect(scrubText(`Straße of ${spelled}.`, [name])).toBe("Straße of [value].");
});

test("64 letters of a longer value are enough, even if others follow", () => {
  const typed = "ab ".repeat(30);
  expect(scrubText(`${typed.slice(0, 64)}xyz`, [typed])).toBe("[value]xyz");
});

test("only what an answer of more than 4,096 letters ends with may be cut", () => {
  const whole = `${"a".repeat(4096 - 26)}@example.com An app is Ann`;
  expect(scrubText(whole, ["Annabel"])).toBe("[email] An app is Ann");
  expect(scrubText(`${whole}abel`, ["Annabel"])).toBe("[email] An app is [value]");
});

test("the address of the sender's network does not stay", () => {
  const { submission } = leadMessage();
  const personal = personalIn({
    ...leadMessage(),
    submission: { ...submission, ip: "2001:db8::7" },
  });
  expect(scrubText("from 2001:db8::7", personal)).toBe("from [value]");
});

test("what was typed in encoded form is found decoded, and malformed encodings do no harm", () => {
  expect(scrubText("Zoë said 100% of %E9t%E9, %zz", ["Zo%C3%AB"])).toBe(
    "[value] said 100% of été, %zz",
  );
});

test("short names are removed only as whole words; numbers, addresses and control characters are removed too", () => {
  expect(scrubText("Li likes Lilies", ["Li"])).toBe("[value] likes Lilies");
  const text = "born 04/27/1980, call (212) 555-0143,\u0000 see https://x.example/?a=b";
  expect(scrubText(text, [])).toBe("born [number], call ([number],  see [address]");
  expect(scrubText("a".repeat(9999), [])).toHaveLength(512);
});

test("an address is removed, whoever it belongs to, and the words around it stay", () => {
  const text = 'mail "bob@x.example", <carol@y.example> or mailto:dan@z.example at 7:30, @home';
  expect(scrubText(text, [])).toBe('mail "[email]", <[email]> or mailto:[email] at 7:30, @home');
  expect(scrubText("see http://h.example/x or http", [])).toBe("see [address] or http");
  const own = ["zora.q@example.com"];
  expect(scrubText("the mailbox zora.q is full", own)).toBe("the mailbox [value] is full");
  expect(scrubText("a\u0000\u0001b", [])).toBe("a b");
});

test("searching for a name of spaces and plus signs takes no longer than for any other", () => {
  const name = " +".repeat(12);
  expect(scrubText("+ ".repeat(30), [`${name}x`])).toBe(" ");
  expect(scrubText("+ ".repeat(30_000), [name, `${name}x`])).toBe(" ");
});

const letters = fc.constantFrom(" ", "+", "%", "2", "@", ":", "(", "\\", "n", "a", "A", "\ud83d");
const long = fc
  .tuple(fc.array(letters, { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 65_000 }))
  .map(([part, length]) => part.join("").repeat(length).slice(0, length));

test("65 kB made of what patterns stumble over come back as at most 512 characters", () => {
  fc.assert(
    fc.property(long, fc.array(long, { maxLength: 8 }), (text, personal) => {
      expect(scrubText(text, personal).length).toBeLessThanOrEqual(512);
    }),
    { numRuns: 100 },
  );
});

const word = fc.stringMatching(/^[a-zé]{2,12}$/).filter((made) => !"value".includes(made));

test("whatever people are called, their names are gone, however the service spells them", () => {
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
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), spelled, (words, spell) => {
      const name = words.join(" ");
      expect(scrubText(`"${spell(name)}"!`, [name])).toBe('"[value]"!');
    }),
  );
});

test("a long message that the service repeats cut short leaves nothing of itself", () => {
  const message = "My brother took it for years and then his kidneys failed. ".repeat(200);
  expect(scrubText(`said: ${message.slice(0, 300)}...`, [message])).toBe("said: [value]...");
  expect(scrubText(`said: ${message}`, [message])).toBe("said: [value]");
});

test("a value at the place where an answer is cut leaves no part of itself", () => {
  const before = "https://x.example/".padEnd(4090, "y");
  expect(scrubText(`${before} Wilhelmina said no`, ["Wilhelmina"])).toBe("[address] [value]");
});
