/**
 * The languages of the site, by the first part of their addresses (`/es/contact`); the first one has
 * none. `name` is in its own language, so that nobody has to know another to find it; `english` is for
 * operators. `locale` decides dates, numbers, and the direction of reading: `es` alone would write
 * 1.095 for 1,095.
 */
export const editions = {
  en: { name: "English", english: "English", locale: "en-US" },
  es: { name: "Español", english: "Spanish", locale: "es-US" },
} as const;
