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
  SPANISH_APPROVED?: string | undefined;
  /** The translator, then the reviser. */
  SPANISH_TRANSLATED_BY?: readonly string[] | undefined;
};

/** A line of the footer and of each legal page. */
export function spokenFor({ SPANISH_APPROVED, SPANISH_TRANSLATED_BY = [] }: People): string {
  const [translator, reviser] = SPANISH_TRANSLATED_BY;
  return [
    translator ? approval.translated(translator) : approval.noTranslator,
    reviser && approval.revised(reviser),
    SPANISH_APPROVED ? approval.byPerson(SPANISH_APPROVED) : approval.notYet,
  ]
    .filter(Boolean)
    .join(" ");
}

function signed(person: string): string {
  return `${person.slice(11)}, ${spellDate(person.slice(0, 10))}`;
}
