import { spellDate } from "../dates";

/** Who answers for the Spanish words; shown only in Spanish. Each person has a date and a name. */
export const approval = {
  noTranslator: "Esta traducción aún no lleva el nombre de quien la hizo ni de quien la revisó.",
  translated: (person: string) => `Traducción: ${signed(person)}.`,
  revised: (person: string) => `Revisión: ${signed(person)}.`,
  notYet: "Traducción sin revisión jurídica todavía.",
  byPerson: (approved: string) =>
    `${approved.slice(11)} aprobó esta traducción el ${spellDate(approved.slice(0, 10))}.`,
  report: "¿Ve un error? Escríbanos.",
} as const;

type People = {
  approved?: string | undefined;
  /** The translator, then the reviser. */
  translatedBy?: readonly string[] | undefined;
};

/** A line of the footer and of each legal page. */
export function spokenFor({ approved, translatedBy = [] }: People): string {
  const [translator, reviser] = translatedBy;
  return [
    translator ? approval.translated(translator) : approval.noTranslator,
    reviser && approval.revised(reviser),
    approved ? approval.byPerson(approved) : approval.notYet,
  ]
    .filter(Boolean)
    .join(" ");
}

function signed(person: string): string {
  return `${person.slice(11)}, ${spellDate(person.slice(0, 10))}`;
}
