/**
 * A leading apostrophe makes a spreadsheet show a formula as text. Full-width signs count too:
 * spreadsheets with an East Asian locale read them like the ASCII ones.
 */
export function escapeSpreadsheetFormula(value: string): string {
  return /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(value) ? `'${value}` : value;
}
