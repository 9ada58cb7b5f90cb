/** What the steps of every case's form say in Spanish. */
export const caseSteps = {
  start: "Comience su revisión gratuita",
  back: "Volver a la página del caso",
  exit: "Salir de este sitio",
  exitKeys: "O bien oprima Mayús (Shift) tres veces",
  exitTitle: "Cargando",

  progress: {
    step1: (questions: number) =>
      `Paso 1 de 2 · ${counted(questions, "pregunta", "preguntas")} · gratis`,
    step2: "Paso 2 de 2 · Sus datos de contacto",
    title: { step2: "Paso 2 de 2: ", sent: "Enviado: " },
  },
  assessment: {
    fits: "Sus respuestas encajan con lo que suelen pedir los bufetes. Un bufete decide.",
    notes: "Aun así puede enviar su solicitud. Un bufete decide. Antes lea esto:",
  },
  answers: "Sus respuestas",
  change: "Cambiar mis respuestas",
};

/** `1 opción`, `4 opciones`: Spanish plurals follow the word, so both are given. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
