/** Columns padded to their widest cell; the last one is free. */
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

/** Of the place where the command runs, as `2026-11-21 08:26:11`. */
export function localTime(at: number): string {
  const shifted = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 19).replace("T", " ");
}

const units = [
  { name: "d", seconds: 86_400 },
  { name: "h", seconds: 3600 },
  { name: "min", seconds: 60 },
] as const;

/** In the largest unit that fits: `3 h`. */
export function age(seconds: number): string {
  const unit = units.find((one) => seconds >= one.seconds);
  return unit ? `${Math.floor(seconds / unit.seconds)} ${unit.name}` : `${seconds} s`;
}

export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/**
 * What visitors typed cannot move the cursor, colour the screen or turn the reading direction:
 * control and bidirectional formatting characters are shown as `\\u202e`. Line breaks stay.
 */
export function printable(text: string): string {
  return text.replace(
    /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
