import { spellDate } from "../dates";

/** Who answers for the Spanish words; shown only in Spanish. `approved`: a date and a name. */
export const approval = {
  notYet: "Traducción sin revisión jurídica todavía.",
  byPerson: (approved: string) =>
    `${approved.slice(11)} aprobó esta traducción el ${spellDate(approved.slice(0, 10))}.`,
  report: "¿Ve un error? Escríbanos.",
} as const;

/** A line of the footer and of each legal page. */
export function spokenFor(approved: string | undefined): string {
  return approved ? approval.byPerson(approved) : approval.notYet;
}

/** At the top of a case page whose English has changed since. */
export const outdated = {
  text: (day: string) =>
    `Esta página se tradujo de un texto en inglés que después cambió (última edición: ${day}).`,
  link: "English page",
} as const;
