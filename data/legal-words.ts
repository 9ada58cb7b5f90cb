/** Words around the legal texts. */
export const legalWords = {
  lastUpdated: (date: string) => `Last updated ${date}`,
} as const;

/** What a screen reader calls a table that scrolls. */
export function tableName(number: number, heading: string): string {
  return `Table ${number}: ${heading}`;
}
