export const limitsWords = {
  kinds: {
    injury: "Lesiones personales",
    product: "Producto o medicamento",
    death: "Muerte por culpa de otra persona",
    minors: "Si la persona lesionada es menor de edad",
    malpractice: "Negligencia médica",
    childAbuse: "Abuso sexual de menores",
    assault: "Agresión contra una persona adulta",
    motor: "Choque de vehículos",
    asbestos: "Asbesto",
    government: "Reclamo contra un ente público",
  },
  more: {
    outer: "Límite máximo",
    window: "Ventana para reclamos vencidos",
    minors: "Para un menor",
  },
  uncertain: (state: string) =>
    `Aquí no damos un número. Pregunte a un abogado o abogada de ${state}, o al servicio de referencia de la barra de abogados.`,
  passed: (day: string) => `El ${day} ya pasó.`,
  statute: "Ley",
  sources: (count: number) => (count === 1 ? "Fuente" : "Fuentes"),
  searched: "Buscado el",
  confirm:
    "Un abogado o abogada de su estado debe confirmarlo; las excepciones pueden acortarlo o alargarlo.",
} as const;

/** Our remarks after the names of publishers: what they published. Names of laws stay. */
const sourceRemarks: readonly (readonly [RegExp, string])[] = [
  [/^law[ -]firm(?: page| note)?$/, "bufete de abogados"],
  [/^law-firm blog$/, "blog de un bufete"],
  [/^statute texts?(?: reproduced)?$/, "texto de la ley"],
  [/^bill text$/, "texto del proyecto de ley"],
  [/^practitioner survey$/, "resumen hecho por abogados"],
  [/^practitioner survey; (.+) page$/, "resumen hecho por abogados; página de $1"],
  [/^older (?:copy|page|text)$/, "versión anterior"],
  [/^older copy of (.+)$/, "versión anterior de $1"],
  [/^copy at (.+)$/, "copia en $1"],
  [/^(\d{4}) copy at (.+)$/, "copia de $1 en $2"],
  [/^copy of (?!the |an? |enrolled )(.+)$/, "copia de $1"],
  [/^on (.+)$/, "en $1"],
  [/^text of (.+)$/, "texto de $1"],
  [/^quotes (?!the )(.+)$/, "cita $1"],
];

/** Null for a remark that stays English. */
export function sourceRemark(english: string): string | null {
  const [found] = sourceRemarks.filter(([pattern]) => pattern.test(english));
  return found ? english.replace(...found) : null;
}
