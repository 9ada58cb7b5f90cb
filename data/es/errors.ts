export const errorWords = {
  unexpected: {
    title: "Error inesperado de la aplicación",
    text: "Algo falló de nuestro lado. Si usted estaba enviando un formulario, por favor suponga que no llegó y envíelo otra vez.",
  },
  offline: {
    title: "No hay conexión",
    text: "No se pudo cargar esta página. No se envió nada. Inténtelo de nuevo cuando su dispositivo tenga conexión.",
  },
  refused: {
    title: "Eso no funcionó",
    text: "Esta página no puede procesar lo que se le envió. No se guardó nada.",
  },
  reference: (id: string) => `Si nos escribe sobre esto, incluya este código: ${id}`,
  again: "Intentar de nuevo",
  or: "O vaya a:",
  all: "Todas las demandas",
  home: "Inicio",
  contact: "Contáctenos",
  email: "Por correo electrónico:",
  post: "Por correo postal:",
};

type Texts = Readonly<Record<number, { title: string; text: string }>>;

export const errorTexts: Texts = {
  400: {
    title: "No pudimos leer el formulario",
    text: "Llegó dañado y no se guardó nada. Regrese: quizá su navegador todavía tenga lo que escribió. Luego envíelo otra vez.",
  },
  403: {
    title: "Este formulario vino de otro sitio",
    text: "Por su seguridad, solo aceptamos formularios de nuestras propias páginas. No se guardó nada.",
  },
  404: {
    title: "No encontramos la página",
    text: "La página que usted busca no existe. Quizás haya cambiado de lugar: búsquela o elija un grupo abajo.",
  },
  405: {
    title: "Esta página no recibe formularios",
    text: "Lo que se envió aquí no se guardó.",
  },
  408: {
    title: "El formulario no llegó completo",
    text: "La conexión fue demasiado lenta o se cortó. No se guardó nada. Regrese: quizá su navegador todavía tenga lo que escribió. Luego envíelo otra vez.",
  },
  413: {
    title: "El formulario es demasiado grande",
    text: "No se guardó nada. Regrese, acorte el texto más largo y envíelo otra vez.",
  },
  415: {
    title: "No pudimos leer el formulario",
    text: "Se envió en un formato que no aceptamos. No se guardó nada.",
  },
};
