import type { Certainty } from "../record";
import { counted } from "./case-steps";

/** What the article of every case says in Spanish. */
export const casePage = {
  lawsuits: "Demandas",
  chips: "En breve",
  startNote: (questions: number) =>
    `${counted(questions, "pregunta", "preguntas")} · cerca de 1 minuto · gratis`,

  quizNote:
    "Ninguna respuesta le cierra la puerta. Solo guardamos sus respuestas si las comparte en el paso 2.",
  quizNext:
    "Después deja su nombre y su número, y un bufete puede llamarle o escribirle. Preguntar es gratis. El bufete que toma un caso suele cobrar una parte del dinero, y solo si gana.",

  status: {
    title: "En qué va el caso",
    stage: "Hoy",
    next: "Lo que sigue",
    moreNext: "Más sobre lo que sigue",
    settlement: "Acuerdo",
    classAction: "Demanda colectiva",
    proceeding: "Tipo de caso",
    court: "Tribunal",
    docket: "Expediente judicial",
    judge: "Juez o jueza",
    since: "Desde",
    checked: "Última revisión del estado en el tribunal",
    more: ({ judge, docket }: { judge: string | null; docket: string | null }) =>
      ["Tribunal", judge && "juez o jueza", docket && "expediente judicial", "tipo de caso"]
        .filter(Boolean)
        .join(", "),
  },

  checked: {
    on: "Revisión:",
    newest: "fuente más reciente:",
    sources: (count: number) => counted(count, "fuente", "fuentes"),
    by: "texto de",
    team: "nuestro equipo de contenido",
  },

  unwritten: { label: "Busque una página parecida", button: "Buscar" },

  parts: {
    glance: { title: "De un vistazo" },
    qualify: {
      title: "Quién podría calificar",
      note: "Quizá no necesite cumplir todo esto.",
    },
    changed: { title: "Qué cambió", hint: (latest: string) => `Lo último: ${latest}` },
    know: {
      title: "Lo que debe saber",
      hint: (count: number) => counted(count, "texto corto", "textos cortos"),
    },
    ways: {
      title: "Sus opciones y plazos",
      hint: (count: number) => `${counted(count, "opción", "opciones")}, y el plazo de cada una`,
      columns: {
        way: "Opción",
        who: "Para quién",
        clock: "Plazos y límites",
        check: "Dónde comprobarlo gratis",
      },
    },
    notQualify: {
      title: "Podría no calificar si",
      hint: (count: number) =>
        count === 1
          ? "1 razón para que un bufete diga que no"
          : `${count} razones para que un bufete diga que no`,
    },
    records: {
      title: "Documentos que conviene reunir",
      hint: (count: number) => counted(count, "documento", "documentos"),
    },
    ask: {
      title: "Preguntas para el bufete",
      hint: (count: number) => counted(count, "pregunta", "preguntas"),
    },
    questions: {
      title: "Preguntas frecuentes",
      hint: (count: number) => counted(count, "respuesta", "respuestas"),
      shared: "Sobre preguntar aquí: costo, llamadas y privacidad",
    },
    sources: {
      title: "Fuentes",
      hint: (count: number) => counted(count, "página publicada", "páginas publicadas"),
    },
    help: { title: "Ayuda ahora mismo" },
  },

  heldBy: (holder: string) => `Quién lo tiene: ${holder}`,
  reportedBy: (publisher: string) => `Según informa ${publisher}.`,
  print: "Imprimir esta lista",
  printedFrom: (site: string, address: string) => `De ${site}, ${address}`,
  edited: (day: string) => `Último cambio de esta página: ${day}.`,
  dots: (count: number, of: number) => `Cerca de ${count} de cada ${of}`,
  moreHelp: "Más ayuda",

  closing: {
    title: "Si su caso se parece a este",
    related: "Casos relacionados",
  },
} as const;

type Ending = { whom: string; certainty: Certainty };

/** What a case page says in Spanish about its dates and sums. */
export const caseDates = {
  certainty: {
    official: (publisher: string) => `Oficial: ${publisher}`,
    reported: (publisher: string) => `Según informa ${publisher}`,
    counted: (publisher: string) => `Lo contamos nosotros según la ley: ${publisher}`,
  },
  whom: (whom: string) => `Para ${whom}.`,
  endsFor: (day: string, { whom, certainty }: Ending) =>
    certainty === "reported"
      ? `Según se informa, el último día para ${whom} es: ${day}.`
      : `El último día para ${whom} es: ${day}.`,
  passed: (day: string) => `Esta fecha ya pasó: ${day}.`,
  thisWeek: "Llame a un bufete esta semana.",

  calendar: "Agregar al calendario",
  calendarOf: (title: string) => `Agregar a su calendario la próxima fecha de ${title}`,
  look: "mire la página antes de confiar en esta fecha",
  follow: "Seguir estos cambios en un lector de canales",

  newest: "Fuente más reciente",
  nothingNewer: "No hemos encontrado nada más reciente.",

  figures: "En cifras",
  asOf: (day: string) => `Fecha del dato: ${day}`,
} as const;
