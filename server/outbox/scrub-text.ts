import type { OutboundMessage } from "../destinations/destination";

/** Personal values that an attempt sends and an answer may repeat. */
export function personalIn({ submission }: OutboundMessage): string[] {
  const { fields, answers, ip } = submission;
  return [...Object.values(fields), ...Object.values(answers ?? {}), ip ?? ""];
}

/** How many characters of an answer are searched, and how many of a value are searched for. */
const textLimit = 4096;
/** A longer value is recognized by its beginning, because services truncate what they repeat. */
const headLength = 64;

/**
 * Removes what a person typed from an answer: services repeat values in messages, and
 * percent-encoded once or twice in URLs. Both are normalized and compared character by character,
 * because a regular expression built from a value could be made to run for ever.
 *
 * @returns at most 512 characters
 */
export function scrubText(text: string, personal: readonly string[]): string {
  const whole = oneSpelling(text);
  const values = personal.flatMap(spellings);

  return withoutValues({ text: whole.slice(0, textLimit), isCut: whole.length > textLimit }, values)
    .replace(/[^\s"'<>(),;]+/g, withoutEmail)
    .replace(/\+?\d[\d\s()./-]{5,}\d/g, "[number]")
    .replace(/https?:\/\/\S+/g, "[address]")
    .replace(/\p{Cc}+/gu, " ")
    .slice(0, 512);
}

/**
 * Removes percent-encoding, and turns white space, which forms write as `+` and JSON as `\n`, into
 * one blank.
 */
function oneSpelling(text: string): string {
  return decoded(text)
    .normalize("NFC")
    .replace(/(?:[\s+]|\\[nrt])+/g, " ");
}

const rounds = 4;

/** Decodes repeatedly, within reason. */
function decoded(text: string, round = 0): string {
  const next = text.replace(/(?:%[0-9a-f]{2})+/gi, decode);
  return next === text || round === rounds ? next : decoded(next, round + 1);
}

function decode(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return Buffer.from(run.replaceAll("%", ""), "hex").toString("latin1");
  }
}

/** The value, and for an e-mail address also the part before the `@`. */
function spellings(value: string): string[] {
  const told = foldCase(oneSpelling(value).trim().slice(0, textLimit));
  return [...new Set([told, told.split("@")[0] ?? ""])];
}

/** Keeps the length, so that positions in the folded text are positions in the text. */
function foldCase(text: string): string {
  return Array.from(text, (letter) => {
    const folded = letter.toUpperCase().toLowerCase();
    return folded.length === letter.length ? folded : letter;
  }).join("");
}

type Answer = { text: string; isCut: boolean };

/** Works in one pass, so that a replacement is never taken for a value. */
function withoutValues({ text, isCut }: Answer, values: readonly string[]): string {
  const folded = foldCase(text);
  const isWord = Array.from(text).flatMap((letter) =>
    Array.from({ length: letter.length }, () => /[\p{L}\p{N}]/u.test(letter)),
  );
  const found = (value: string, at: number) => {
    const length = commonLength(folded, { value, at });
    const end = at + length;
    const isLong = length >= headLength;
    const isBrokenOff = isCut && end === text.length;
    // Whole words only: a first name such as `Al` must not remove parts of other words.
    return isLong || isBrokenOff || (length === value.length && !isWord[end]) ? length : 0;
  };

  let kept = "";
  for (let at = 0; at < text.length; ) {
    const start = at;
    if (!isWord[at - 1]) at += Math.max(0, ...values.map((value) => found(value, start)));
    kept += at > start ? "[value]" : text[at];
    if (at === start) at += 1;
  }
  return kept;
}

/** How many characters of the value match at this position. */
function commonLength(text: string, { value, at }: { value: string; at: number }): number {
  let length = 0;
  while (length < value.length && text[at + length] === value[length]) length += 1;
  return length;
}

/** Replaces the part of a word after the last colon before its `@`, as in `mailto:`. */
function withoutEmail(word: string): string {
  const at = word.indexOf("@", 1);
  return at < 0 ? word : `${word.slice(0, word.lastIndexOf(":", at - 1) + 1)}[email]`;
}
