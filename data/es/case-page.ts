import { counted } from "./case-steps";

/** What the pages of every case say in Spanish. */
export const casePage = {
  lawsuits: "Demandas",

  limit: {
    title: "Su plazo",
    of: (state: string) => `En ${state}`,
    choose: "Elija su estado",
    show: "Ver",
    all: "Todos los plazos",
    todo: "Qué hacer:",
  },

  parts: {
    glance: "De un vistazo",
    qualify: "Quién podría calificar",
    "not-qualify": "Podría no calificar si",
    status: "En qué va el caso",
    ways: "Sus opciones y plazos",
    know: "Lo que debe saber",
    changed: "Qué cambió",
    questions: "Preguntas frecuentes",
    help: "Ayuda gratuita",
  },

  asked: "Las dos listas: lo que suelen preguntar los bufetes, no reglas de la ley.",
  status: {
    now: "Hoy",
    next: "Lo que sigue",
    money: "Dinero",
    searched: "Última búsqueda de fuentes:",
    newest: "fuente más reciente:",
    noDocket: "No consultamos el expediente actual de ningún tribunal.",
    old: (month: string) => `Sin confirmar desde ${month}`,
  },

  ways: {
    option: "Opción y para quién",
    last: "Último día",
    more: (count: number) => counted(count, "opción más", "opciones más"),
    check: "Compruebe",
  },
  dots: (count: number, of: number) => `Cerca de ${count} de cada ${of}`,
  shared: "Sobre preguntar aquí",
  urgentHelp: "Ayuda ahora mismo",
  moreHelp: "Más ayuda",
  reportedBy: (publisher: string) => `Según ${publisher}.`,

  related: "Casos relacionados",

  record: "Registro completo",
  checklist: "Documentos que conviene reunir y preguntas para su abogado o abogada",
};

/** What its loader writes into them. */
export const caseNotes = {
  start: (goes: string): readonly [string, string] => [
    "Es gratis.",
    `Los bufetes nos pagan; no somos un bufete. ${goes}`,
  ],
  answers: "Responda lo que responda, puede seguir.",
  quizNext: (fee: string) =>
    `En el paso 2, usted deja su nombre y su número de teléfono, y decide si nos envía sus respuestas. ${fee}`,
  fees: {
    share:
      "El bufete que toma un caso suele cobrar una parte del dinero, y solo si gana. Usted podría deber gastos. Antes de firmar, pregunte y pida el contrato en español.",
    agency:
      "Si un bufete ayuda, el Seguro Social debe aprobar sus honorarios, a menudo con tope. Usted podría deber gastos. Antes de firmar, pregunte y pida el contrato en español.",
  },
  usual: {
    years: (from: number, to: number, least: number) => {
      const years = `${from === to ? from : `${from} o ${to}`} años`;
      const [only = "", ...some] =
        least < from ? [", solo ", counted(least, "año", "años"), " en algunos"] : [];
      return {
        figure: years,
        scope: [` en la mayoría de los estados${only}`, ...some],
        said: [`La mayoría de los estados da ${years} para demandar${only}`, ...some].join(""),
      };
    },
    ages: (from: number, to: number) => ({
      figure: `Hasta los ${from} a ${to} años, o\u00a0sin\u00a0plazo`,
      scope: [" en la mayoría de los estados por abuso infantil"],
      said: `Por abuso infantil suele poder demandar hasta cierta edad (de ${from} a ${to}) o siempre`,
    }),
    span: (from: number, to: number) => ({
      figure: `De ${from} a ${to} años, o\u00a0sin\u00a0plazo`,
      scope: [" en la mayoría de los estados por agresión sexual a adultos"],
      said: `Por agresión sexual, una persona adulta suele poder demandar de ${from} a ${to} años o siempre`,
    }),
    every: [" en todos los estados"],
  },
  ask: "pida una revisión o llame a un bufete.",
};
