const place = (state: string) => (state.startsWith("Distrito") ? `el ${state}` : state);

export const timeLimitsPage = {
  title: "Plazos para demandar, por estado",
  lead: "Vea cuánto tiempo suele darle cada estado para presentar una demanda, en los 50 estados, el Distrito de Columbia y Puerto Rico.",
  find: "Busque su estado",
  choose: { none: "Seleccione un estado", button: "Mostrar" },
  table: {
    title: "Todos los estados en una tabla",
    note: "Son reglas generales, en años. La página de cada estado tiene lo que falta en la tabla: cuándo empieza el plazo, los límites máximos (cuándo termina para todos), las excepciones, la ley y las fuentes.",
    state: "Estado",
    columns: {
      injury: "Lesión",
      product: "Producto o medicamento",
      death: "Muerte por culpa de otra persona",
      malpractice: "Negligencia médica",
      childAbuse: "Abuso sexual de menores",
    },
    short: {
      injury: "Lesión",
      product: "Producto",
      death: "Muerte",
      malpractice: "Médica",
      childAbuse: "Abuso de menores",
    },
    shown: (states: number) => `Se muestran ${states}`,
    years: (years: string) => (years === "1" ? "1 año" : `${years} años`),
    toAge: (age: number) => `Hasta los ${age} años`,
    noLimit: "Sin plazo ahora",
    depends: "Depende",
    ask: "Pregunte a un abogado o abogada",
  },
  dates: "Fechas límite y expedientes de las demandas",

  state: {
    title: (state: string) => `Plazos en ${place(state)}`,
    lead: (state: string) =>
      `Vea cuánto tiempo suele darle la ley en ${place(state)} para presentar una demanda, con la ley citada y las páginas donde la leímos.`,
    rules: "Reglas por tipo de reclamo",
    cases: "Vea qué reglas corresponden a su caso",
    help: "Ayuda gratuita o de bajo costo",
    sources: "Todas las fuentes",
    official: "oficial",
    about: "Sobre estas reglas",
    other: "Otro estado",
  },
};
