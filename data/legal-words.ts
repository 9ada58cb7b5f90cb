/** Words around the legal texts. */
export const legalWords = {
  lastUpdated: (date: string, first: string) => `Last updated ${date}. First dated ${first}.`,
} as const;

/** What a screen reader calls a table that scrolls. */
export function tableName(number: number, heading: string): string {
  return `Table ${number}: ${heading}`;
}
