const elsewhere =
  "Aun así puede encontrar ayuda: el servicio de referencia de la barra de abogados de su estado, o la ayuda legal gratuita si sus ingresos son bajos. Puede que ya corra un plazo, así que pregunte pronto.";
const links = [
  {
    label: "Buscar abogado o abogada por medio de la barra de abogados de su estado (en inglés)",
    href: "https://www.findlegalhelp.org/",
  },
  {
    label: "Buscar ayuda legal gratuita (en inglés)",
    href: "https://www.lsc.gov/about-lsc/what-legal-aid/get-legal-help",
  },
] as const;

export const declined = {
  title: "No podemos enviar solicitudes de {{state}} a un bufete",
  paragraphs: [
    "No se guardó ni se envió nada de lo que escribió. Las reglas sobre publicidad de abogados cambian según el estado. Eso no dice nada sobre si usted tiene un caso.",
    elsewhere,
  ],
  links,
} as const;

export const caseNotTaken = {
  title: "Ningún bufete de este sitio acepta ahora este tipo de caso",
  paragraphs: [
    "Por eso aquí no hay formulario. No se guardó ni se envió nada. Eso no dice nada sobre si usted tiene un caso.",
    elsewhere,
  ],
  links,
} as const;

export const topicOnHome = {
  title: "No hay un formulario para este tema",
  paragraphs: ["Nuestra página de inicio dice lo que sabemos y dónde puede preguntar."],
  label: "Lea lo que sabemos",
};
