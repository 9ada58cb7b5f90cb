export const catalog = {
  join: "Participe hoy",
  more: "Leer más",
  opens: "Primero, líneas de ayuda",
  search: {
    label: "Buscar por palabra",
    name: "Buscar entre las demandas",
    button: "Buscar",
  },
  group: { label: "Grupo", all: "Todos los grupos" },
  count: (shown: number, total: number) =>
    shown === total ? `${total} casos` : `${shown} de ${total} casos`,
  showAll: "Mostrar todos",
  none: {
    title: "Ningún caso coincide",
    near: "Ningún caso coincide con todas sus palabras. Estos son los más cercanos.",
    far: "Pruebe con otra palabra o busque en un grupo:",
    form: "Cuéntenos qué pasó",
    formText:
      "Aun así, podría haber un caso. Envíenos el formulario y un bufete puede revisarlo sin costo.",
  },
} as const;
