import { locale } from "./locale";

/** Values for the `{{placeholders}}` in copy, by placeholder name. */
export type Placeholders = Record<string, string>;

/**
 * Copies a piece of content with every `{{name}}` in its texts replaced. A value that ends with a
 * full stop, such as `Example Inc.`, takes the place of the sentence's. A placeholder without a value
 * is a mistake in the copy, so it throws.
 */
export function interpolate<T>(content: T, words: Placeholders): T;
export function interpolate(content: unknown, words: Placeholders): unknown {
  if (typeof content === "string") return interpolateText(content, words);
  if (Array.isArray(content)) return content.map((part) => interpolate(part, words));
  if (typeof content !== "object" || content === null) return content;

  return Object.fromEntries(
    Object.entries(content).map(([key, part]) => [key, interpolate(part, words)]),
  );
}

function interpolateText(text: string, words: Placeholders): string {
  return text.replace(/\{\{([\w.]+)\}\}(\.?)/g, (_, name: string, stop: string) => {
    const value = words[name];
    if (value === undefined) throw new Error(`No value for {{${name}}}`);

    return value.endsWith(".") ? value : value + stop;
  });
}

/** Words that the placeholders of the legal texts stand for, around what the settings say. */
export const placeholderWords = {
  days: (count: number) => `${count.toLocaleString(locale)} ${count === 1 ? "day" : "days"}`,
  daysAndYears: (days: string, years: number) =>
    `${days} (about ${years} ${years === 1 ? "year" : "years"})`,
  partners: (count: number, list: string) =>
    count === 1 ? `The partner firm is ${list}.` : `The partner firms are ${list}.`,
  /** In the consent block, where more than three firms stand in a list of their own. */
  partnersBelow: "The partner firms are listed here.",
  partner: (
    firm: string,
    {
      place,
      lawyer,
      ...told
    }: Record<"place" | "lawyer" | "cases" | "states" | "languages", string>,
  ) =>
    `${firm}, ${place}. ${lawyer ? `Responsible lawyer: ${lawyer}. ` : ""}Cases: ${told.cases}. States: ${told.states}. Languages: ${told.languages}.`,
  languages: { en: "English", es: "Spanish" },
  allCases: "all cases on this site",
  allStates: "all states",
  recipients: {
    formService: (host: string) => `A form service at ${host}, our service provider.`,
    sheet: (host: string, role: string) => `A spreadsheet at ${host} (${role}).`,
    certificates:
      "A certificate vendor, which records that you gave your consent (third party; never when you opted out).",
    addressLookup: (host: string) =>
      `An address lookup at ${host}, asked by your browser after you agree (never when you opted out).`,
    partner: (firm: string) => `${firm}, a partner firm, when it is the one your request goes to.`,
    mail: "Our mail provider, our service provider, which carries our mails to you.",
    none: "None. In this installation, requests are only stored.",
  },
  unknownState: "the state where the company was formed",
} as const;
