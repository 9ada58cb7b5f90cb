/** A page that nobody has written, and its questions. */
export const unwritten = {
  description: (title: string) =>
    `Pida que un bufete revise un posible reclamo sobre ${title}. Aquí todavía no hay una página sobre eso.`,
  summary: (title: string) =>
    `Abrió una dirección que nombra “${title}”. No hemos escrito sobre eso. Busque una página parecida o pida una revisión gratuita.`,
  withoutForm: {
    description: (title: string) => `Aquí todavía no hay una página sobre ${title}.`,
    summary: (title: string) =>
      `Abrió una dirección que nombra “${title}”. No hemos escrito sobre eso. Busque una página parecida.`,
  },
  alt: "Una carpeta abierta con una hoja encima.",
  quiz: {
    bannerTitle: "Revisión gratuita de su caso",
    bannerSubtitle: "Cuéntenos qué pasó.",
    whom: "¿Quién sufrió el daño?",
    other: "Otra enfermedad o lesión",
    none: "Sin diagnóstico",
  },
};
