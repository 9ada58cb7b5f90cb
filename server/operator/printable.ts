/**
 * Shows control and bidirectional formatting characters as `\\u202e`, so that what somebody typed
 * cannot move the cursor, color the terminal or reverse the reading direction. Keeps line breaks.
 */
export function printable(text: string): string {
  return text.replace(
    /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** For text from outside that must not look like further lines of ours. */
export function oneLine(text: string): string {
  return printable(text.replace(/\s+/g, " ").trim());
}
