/** A leading apostrophe keeps a spreadsheet from running a value as a formula. */
export function neutralize(value: string): string {
  return /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}
