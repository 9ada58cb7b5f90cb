import { stringify } from "csv-stringify/sync";
import { escapeSpreadsheetFormula } from "../destinations/payload";

/** The first row, with the names of the columns. */
export function startOfSpreadsheet(columns: readonly string[]): string {
  // Excel takes a file without a byte order mark for Latin-1.
  return `\ufeff${csvLine(columns)}`;
}

/** One row (RFC 4180). A spreadsheet takes no cell for a formula or a number. */
export function spreadsheetRow(cells: readonly string[]): string {
  return csvLine(cells.map(plainText));
}

function csvLine(cells: readonly string[]): string {
  return stringify([[...cells]], { record_delimiter: "windows", quoted_match: /[\r\n]/ });
}

/**
 * A spreadsheet that splits at semicolons or tabs ends quoted cells in other places than we do, so
 * a formula could begin after any of them or after a line break.
 */
function plainText(value: string): string {
  const safe = escapeSpreadsheetFormula(
    value.replace(/([;\t\r\n][" ]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g, "$1'"),
  );
  return looksLikeNumber(safe) ? `${safe}\t` : safe;
}

/**
 * Excel and LibreOffice drop leading zeros, round long numbers and read `234E5678` as a power of
 * ten. A tab at the end makes them keep the text.
 */
function looksLikeNumber(value: string): boolean {
  return /^(0\d+|\d{12,}|\d+E\d+)$/i.test(value);
}
