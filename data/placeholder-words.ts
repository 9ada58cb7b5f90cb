import { locale } from "./locale";

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
