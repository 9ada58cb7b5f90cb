export const deadlines = {
  title: "Fechas límite y expedientes",
  lead: "Las próximas fechas y los expedientes de nuestros casos, cada uno con su fuente.",
  asOf: "Al",
  warning:
    "La mayoría de las fechas vale solo para un estado, tribunal o programa. Su último día puede ser anterior: pregunte a un abogado o abogada de su estado.",
  mdl: "Un litigio multidistrital (MDL) son muchos casos federales parecidos ante un mismo tribunal.",
  csv: "Tabla (CSV)",
  ics: "Calendario (ICS)",
  limits: "Plazos por estado",

  dates: {
    title: "Próximas fechas",
    none: "No conocemos ninguna fecha próxima.",
    columns: {
      date: "Fecha",
      what: "Qué termina o sucede, y para quién",
      basis: "Qué tan segura es, y dónde verificarla",
    },
    deadline: "Fecha límite",
    check: "Verificar",
    newest: "Última fuente",
    details: "Detalles y fuente",
  },
  window: (state: string) => `${state}: ventana (tiempo extra) para reclamos vencidos`,

  dockets: {
    title: "Expedientes de las demandas, primero lo más reciente",
    columns: {
      title: "Demanda",
      docket: "Expediente",
      court: "Tribunal",
      judge: "Juez o jueza",
      newest: "Última fuente",
      changed: "Último cambio",
    },
    none: "Tribunal",
  },

  cite: {
    title: "Cómo citar esta página",
    page: (site: string, address: string, day: string) =>
      `${site}, «Fechas límite y expedientes», ${address}, al ${day}.`,
    row: "Para citar una fecha, use la dirección de su enlace. Es la misma mientras no cambie la fecha:",
    fact: "Para citar un hecho, use la fuente que indica su fila. No copiamos expedientes.",
  },

  unconfirmed: {
    title: "Lo que no pudimos confirmar",
    lead: "Leímos páginas publicadas; no consultamos el expediente actual de ningún tribunal.",
    reported:
      "Estas fechas vienen de informes. No hemos visto que un tribunal o una agencia las confirme:",
    date: (title: string, day: string, publisher: string) => `${title}, ${day} (${publisher})`,
    old: "Sobre estas demandas no encontramos nada más reciente que:",
    limits: (count: number) =>
      `No damos el plazo de ${count} reglas estatales. Las páginas de esos estados dicen por qué.`,
  },

  csvColumns: [
    "tipo",
    "fecha",
    "demanda o estado",
    "qué",
    "para quién",
    "certeza",
    "fuente",
    "dirección de la fuente",
    "dónde verificar",
    "expediente",
    "tribunal",
    "juez o jueza",
    "fecha de la fuente más reciente",
    "fuente más reciente",
    "fecha del último cambio",
    "último cambio",
    "dirección",
  ],
  csvKinds: { deadline: "fecha límite", event: "fecha", docket: "expediente" },
  csvCertainty: {
    official: "oficial",
    reported: "según informes",
    counted: "contada por nosotros",
  },
};
