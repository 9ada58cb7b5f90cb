import fc from "fast-check";
import { anyText } from "./any-text";

/** Names and values of one post, in order. */
export type Pairs = readonly (readonly [name: string, value: string])[];

/** A valid post of a form, from which others are generated. */
export type Good = {
  path: string;
  anchor: string;
  fields: Record<string, string>;
  /** The anchor of the form that is rendered if the posted one cannot be identified. */
  otherwise?: string;
  /** Further statuses that are valid for this form. */
  more?: readonly number[];
};

export type MadePost = { pairs: Pairs; type: "urlencoded" | "multipart" };

/** A post to this form with the changes that an attacker can make. */
export function madePost({ fields }: Good): fc.Arbitrary<MadePost> {
  const name = madeName(Object.keys(fields));
  const change = fc.oneof(
    fc.record({ kind: fc.constant("set"), name: fc.constantFrom(...Object.keys(fields)), value }),
    fc.record({ kind: fc.constantFrom("add", "repeat"), name, value }),
    fc.record({ kind: fc.constant("drop"), name, value: fc.constant("") }),
    fc.record({ kind: fc.constantFrom("reverse", "flood"), name, value }),
  );
  return fc.record({
    pairs: fc
      .array(change, { maxLength: 6 })
      .map((changes) => changes.reduce(changed, Object.entries(fields))),
    type: fc.constantFrom("urlencoded", "multipart"),
  });
}

type Change = { kind: string; name: string; value: string };

function changed(pairs: Pairs, { kind, name, value }: Change): Pairs {
  switch (kind) {
    case "set":
      return pairs.map(([known, old]) => [known, known === name ? value : old]);
    case "drop":
      return pairs.filter(([known]) => known !== name);
    case "reverse":
      return pairs.toReversed();
    case "flood":
      return [...pairs, ...flood(name.slice(0, 40))];
    default:
      return [...pairs, [name, value]];
  }
}

/** Enough fields to reach or exceed the limit of a form. */
function flood(name: string): Pairs {
  return Array.from({ length: 60 }, (_, n) => [`${name}${n}`, ""] as const);
}

const ofEveryObject = [...Object.getOwnPropertyNames(Object.prototype), "prototype"];
const broken = ["", ".", "..", "[", "]", "x]", "a[.", "a[", "a[0]", "a[]", "a..b", "a.b.c", "a[b"];

/** Built from the names of the form, with the prefixes of its steps. */
export function madeName(asked: readonly string[]): fc.Arbitrary<string> {
  const word = fc.oneof(
    fc.constantFrom(...asked, "intent", "formType", "page source", "leave_empty"),
    fc.constantFrom(...ofEveryObject, ...broken),
    anyText({ maxLength: 12 }),
  );
  const prefix = fc.constantFrom("", "quiz.", "contact.", "_", "__proto__.", "a.");
  const end = fc.constantFrom("", "[0]", "[", "]", ".", ".x", ".__proto__");
  return fc.oneof(
    { weight: 40, arbitrary: fc.tuple(prefix, word, end).map((parts) => parts.join("")) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(prefix, word)
        .map((parts) => parts.join("").repeat(5000).slice(0, 50_000)),
    },
  );
}

const short = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "on",
    "yes",
    "quiz",
    "contact",
    "edit",
    "opt-out-request",
    "opt-back-in",
  ),
  fc.constantFrom("=1+1", "+cmd|' /C calc'!A0", '=HYPERLINK("http://x","y")', "@SUM(1)", ";=1\n=2"),
  fc.constantFrom(
    "\0",
    "\u0007\u001b[31m",
    "\r\nBcc: x",
    "\u202eabc",
    "\u200b",
    "\ufffd",
    "\u0085",
  ),
  fc.constantFrom("\ud800", "a\udfff", "\ud83d", "\udc00\ud800"),
  fc.constantFrom("__proto__", "constructor", "toString", "ann@example.com", "212 555 0123"),
  anyText({ maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 90 }),
);

const long = fc
  .constantFrom("a", "1", " +", "😀", "\n", "a@b.", "__proto__.")
  .map((text) => text.repeat(50_000).slice(0, 50_000));

const value = fc.oneof({ weight: 30, arbitrary: short }, { weight: 1, arbitrary: long });

/** Text of a query or a path. */
export const madeText = value;

/** Encodes lone surrogates as three bytes, as some programs do. */
export function bodyOf({ pairs, type }: MadePost): {
  headers: Record<string, string>;
  body: Buffer;
} {
  if (type === "urlencoded") {
    const text = pairs.map(([name, value]) => `${percentEncoded(name)}=${percentEncoded(value)}`);
    return {
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: Buffer.from(text.join("&")),
    };
  }
  const parts = pairs.map(([name, value]) => {
    const quoted = name.replaceAll(/["\r\n]/g, (character) => percentEncoded(character));
    return `--made\r\nContent-Disposition: form-data; name="${quoted}"\r\n\r\n${value}\r\n`;
  });
  return {
    headers: { "Content-Type": "multipart/form-data; boundary=made" },
    body: Buffer.from(`${parts.join("")}--made--\r\n`),
  };
}

export function percentEncoded(text: string): string {
  return !/\p{Surrogate}/u.test(text)
    ? encodeURIComponent(text)
    : [...text]
        .map((character) =>
          isLoneSurrogate(character) ? surrogateBytes(character) : encodeURIComponent(character),
        )
        .join("");
}

function isLoneSurrogate(character: string): boolean {
  return /^[\ud800-\udfff]$/.test(character);
}

function surrogateBytes(character: string): string {
  const code = character.charCodeAt(0);
  const bytes = [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)];
  return bytes.map((byte) => `%${byte.toString(16)}`).join("");
}
