/** Words around the legal texts. */
export const legalWords = {
  lastUpdated: (date: string) => `Last updated ${date}`,
} as const;
