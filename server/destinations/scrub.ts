import type { Outcome } from "./destination";

/** Our own words first, then those of the service, scrubbed. */
export function scrubOutcome(outcome: Outcome, personal: readonly string[]): Outcome {
  const said = scrubText(outcome.said ?? "", personal);
  const detail = [outcome.detail, said].filter(Boolean).join(": ").slice(0, 512);
  if (outcome.kind !== "delivered" || outcome.review === undefined) return { ...outcome, detail };

  return { ...outcome, detail, review: scrubText(outcome.review, personal) };
}

/** How many characters of an answer are searched. */
const textLimit = 4096;

/**
 * Removes every word that a person typed from an answer, and what looks like an address or number:
 * services repeat values in messages, in other case, cut short, and percent-encoded in URLs. This
 * also removes words that the service chose itself, which is harmless.
 *
 * @returns at most 512 characters
 */
export function scrubText(text: string, personal: readonly string[]): string {
  const typed = new Set(personal.flatMap((value) => words(oneSpelling(value)).flatMap(beginnings)));

  return oneSpelling(text)
    .slice(0, textLimit)
    .replace(/[^\s"'<>(),;:@]+@[^\s"'<>(),;@]+/g, "[email]")
    .replace(/\+?\d[\d\s()./-]{5,}\d/g, "[number]")
    .replace(/https?:\/\/\S+/g, "[address]")
    .replace(word, (found) => (typed.has(fold(found)) ? "[value]" : found))
    .replace(/\[value\](?:\s\[value\])+/g, "[value]")
    .replace(/\p{Cc}+/gu, " ")
    .slice(0, 512);
}

const word = /[\p{L}\p{M}\p{N}]+/gu;

function words(text: string): string[] {
  return (text.match(word) ?? []).map(fold);
}

/** Of a longer word, this many letters are recognized. */
const longest = 64;
const shortest = 3;

function fold(found: string): string {
  return found.slice(0, longest).toLowerCase();
}

/** The word as it is and cut short. */
function beginnings(whole: string): string[] {
  const cut = Array.from(whole.slice(shortest), (_, at) => whole.slice(0, shortest + at));
  return [whole, ...cut];
}

/** Without percent-encoding and escapes, and with single blanks, which forms write as `+`. */
function oneSpelling(text: string): string {
  return decoded(text)
    .normalize("NFC")
    .replace(/(?:[\s+]|\\[nrt])+/g, " ");
}

const rounds = 4;

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
