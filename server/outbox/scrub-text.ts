import type { OutboundMessage } from "../destinations/outbound-message";

/** Personal values that an attempt sends and an answer may repeat. */
export function personalIn({ submission }: OutboundMessage): string[] {
  const { fields, answers, ip } = submission;
  return [...Object.values(fields), ...Object.values(answers ?? {}), ip ?? ""];
}

/**
 * Removes what a person typed from an answer: services repeat values in messages, and in addresses
 * percent-encoded once or twice.
 *
 * @returns at most 512 characters
 */
export function scrubText(text: string, personal: readonly string[]): string {
  return withoutValues(plain(text), personal)
    .replace(/[^\s"'<>(),;:]+@[^\s"'<>(),;]+/g, "[email]")
    .replace(/\+?\d[\d\s()./-]{5,}\d/g, "[number]")
    .replace(/https?:\/\/\S+/g, "[address]")
    .replace(/\p{Cc}+/gu, " ")
    .slice(0, 512);
}

/** In one pass, so that the replacement is never taken for a value. Longest first. */
function withoutValues(text: string, personal: readonly string[]): string {
  const values = personal.flatMap(spellings).sort((a, b) => b.length - a.length);
  if (values.length === 0) return text;

  // Whole words only: a first name such as `Al` must not remove parts of other words.
  const any = values.map(pattern).join("|");
  return text.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, "giu"),
    "[value]",
  );
}

/** An e-mail address also without its host. */
function spellings(value: string): string[] {
  const told = plain(value).trim();
  return [told, told.includes("@") ? (told.split("@")[0] ?? "") : ""].filter(Boolean);
}

/** White space may come as it was typed, as `+` in a form's encoding, or as `\n` in JSON. */
function pattern(value: string): string {
  const words = value.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  return words.join("(?:[\\s+]|\\\\[nrt])+");
}

const depth = 4;

/** Without percent-encoding, however often it was applied. */
function plain(text: string, round = 0): string {
  const decoded = text.replace(/(?:%[0-9a-f]{2})+/gi, decode);
  return decoded === text || round === depth ? decoded : plain(decoded, round + 1);
}

function decode(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return Buffer.from(run.replaceAll("%", ""), "hex").toString("latin1");
  }
}
