/** What the record and the checklist of a case say in Spanish. */
export const recordWords = {
  record: {
    title: (title: string) => `${title}: registro completo`,
    tab: (title: string) => `Registro completo: ${title}`,
    description: (title: string) =>
      `${title}: datos del tribunal, cada cambio con su fecha, cifras y las fuentes de lo que este sitio dice del caso.`,
    about: "Sobre este caso",
    court: "Datos del tribunal",
    changed: "Qué cambió",
    figures: "Cifras",
    sources: "Fuentes",
    stage: "Etapa",
    date: "Fechas próximas",
    settlement: "Acuerdo",
    classAction: "Demanda colectiva",
    proceeding: "Tipo de caso",
    courtName: "Tribunal",
    docket: "Expediente judicial",
    judge: "Juez o jueza",
    since: "Desde",
    newest: "Fuente más reciente",
    edited: "Último cambio de la página",
    follow: "Seguir estos cambios en un lector de noticias (RSS)",
  },

  checklist: {
    title: (title: string) => `${title}: su lista`,
    tab: (title: string) => `Lista: ${title}`,
    description: (title: string) =>
      `${title}: qué documentos reunir, quién los tiene, cómo pedirlos y qué preguntar a un abogado o abogada. Hecha para una sola hoja.`,
    records: "Documentos que conviene reunir",
    questions: "Preguntas para su abogado o abogada",
    print: "Imprimir esta lista",
    heldBy: (holder: string) => `Quién lo tiene: ${holder}`,
    from: (site: string, address: string) => `De ${site}, ${address}`,
  },
  undated: "sin fecha",
};

/** What a case page says in Spanish about its dates and sums. */
export const caseDates = {
  certainty: {
    official: (publisher: string) => `Oficial: ${publisher}`,
    reported: (publisher: string) => `Según ${publisher}`,
    counted: (publisher: string) => `Lo contamos nosotros según la ley: ${publisher}`,
  },
  whom: (whom: string) => `Concierne a ${whom}.`,
  nextPassed: "La fecha que teníamos ya pasó. No hemos leído qué ocurrió.",

  calendar: "Agregar al calendario",
  calendarOf: (title: string) => `Agregar a su calendario las fechas de ${title}`,
  look: "mire la página antes de confiar en esta fecha",
};
