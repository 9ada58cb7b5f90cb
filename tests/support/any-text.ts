import fc from "fast-check";

const [firstSurrogate, afterSurrogates, last] = [0xd800, 0xe000, 0x10ffff];
const surrogates = afterSurrogates - firstSurrogate;

/** Each character of Unicode, by its place among all of them. */
const character = fc.integer({ min: 0, max: last - surrogates }).map(
  (place) => String.fromCodePoint(place < firstSurrogate ? place : place + surrogates),
  (text) => {
    const [only, ...others] = typeof text === "string" ? text : "";
    const code = only?.codePointAt(0);
    if (code === undefined || others.length > 0) throw new Error("not one character");
    return code < firstSurrogate ? code : code - surrogates;
  },
);

/**
 * Any text, as the unit `binary` of fast-check makes it: to do that, fast-check lists all characters
 * in each process, which takes a second and 85 MB.
 */
export function anyText(length: { maxLength?: number } = {}): fc.Arbitrary<string> {
  return fc.string({ unit: character, ...length });
}
