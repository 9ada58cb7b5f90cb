import { counted } from "./case-steps";

export const catalog = {
  join: "Pida una revisión",
  more: "Leer más",
  opens: "Primero, ayuda",
  lawsuits: (count: number) =>
    count === 0 ? "Ninguna demanda" : count === 1 ? "1 demanda" : `${count} demandas`,
  cases: (count: number) => counted(count, "caso", "casos"),
  found: (lawsuits: string, query: string) => `${lawsuits} sobre “${query}”`,
  topic: (query: string) => `“${query}”: un tema sin página propia`,
  showAll: "Mostrar todos",
  none: {
    title: "Ningún caso coincide",
    near: "Ningún caso coincide con todas sus palabras. Estos son los más cercanos.",
    far: "Pruebe con otra palabra o busque en un grupo:",
    form: "Cuéntenos qué pasó",
    formText:
      "Aun así, podría haber un caso. Envíenos el formulario y un bufete puede revisarlo sin costo.",
  },
};
