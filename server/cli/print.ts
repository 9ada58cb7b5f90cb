/** Pads columns to their widest cell; the last column is not padded. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

/**
 * Shows control and bidirectional formatting characters as `\\u202e`, so that what visitors typed
 * cannot move the cursor, color the screen or reverse the reading direction. Keeps line breaks.
 */
export function printable(text: string): string {
  return text.replace(
    /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
