/** Rows of cells of CSV text (RFC 4180): quoted cells may hold commas, quotes and line breaks. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/y;
  const body = text.replace(/^\uFEFF/, "");

  while (cell.lastIndex < body.length) {
    const [matched, value = "", end] = cell.exec(body) ?? [];
    if (matched === undefined) break;
    row.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
    if (end === ",") continue;
    if (row.some((part) => part.trim() !== "")) rows.push(row);
    row = [];
  }
  if (row.some((part) => part.trim() !== "")) rows.push(row);
  return rows;
}
