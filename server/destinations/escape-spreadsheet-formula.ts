/**
 * A leading apostrophe keeps a spreadsheet from running a value as a formula. Full-width signs
 * count too: spreadsheets with an East Asian locale read them as the plain ones.
 */
export function escapeSpreadsheetFormula(value: string): string {
  return /^[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value;
}
