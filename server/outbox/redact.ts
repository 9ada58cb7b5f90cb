/**
 * Evidence of an answer without what a person typed: services repeat values in their messages.
 *
 * @returns at most 512 characters
 */
export function redact(text: string, fields: Readonly<Record<string, string>>): string {
  const told = Object.values(fields)
    .filter((value) => value.length > 2)
    .sort((a, b) => b.length - a.length);
  const without = told.reduce((rest, value) => replaceAll(rest, value), text);

  return without
    .replace(/[^\s"'<>(),;:]+@[^\s"'<>(),;]+/g, "[email]")
    .replace(/\+?\d[\d\s().-]{5,}\d/g, "[number]")
    .replace(/https?:\/\/\S+/g, "[address]")
    .replace(/\p{Cc}+/gu, " ")
    .slice(0, 512);
}

/** Whole words only: a first name such as `ok` must not eat the message. */
function replaceAll(text: string, value: string): string {
  const literal = value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "giu"),
    "[value]",
  );
}
