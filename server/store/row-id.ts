/** The column is an integer of 32 bits on PostgreSQL, which fails for other numbers. */
const largest = 2 ** 31 - 1;

/** The number of a row as it was posted; 0, which no row has, for what is none. */
export function rowId(posted = ""): number {
  const id = /^\d{1,10}$/.test(posted) ? Number(posted) : 0;
  return id <= largest ? id : 0;
}
