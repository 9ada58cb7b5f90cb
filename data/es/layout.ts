export const layoutWords = {
  skip: "Ir al contenido principal",
  contents: "En esta página",
  main: "Principal",
  legal: "Avisos legales",
  menu: {
    small: "Menú",
    lawsuits: "Demandas",
    all: "Todas las demandas",
    about: "Quiénes somos",
    resources: "Recursos",
    contact: "Contáctenos",
  },
  search: {
    label: "Buscar entre las demandas",
    placeholder: "Producto, enfermedad",
    button: "Buscar",
  },
  review: "Revisión gratuita",
  print: "Imprimir",
  footer: {
    pages: "En este sitio",
    contact: "Escríbanos",
    social: (name: string) => `${name} en las redes sociales`,
    choices: "Sus opciones de privacidad",
    honored: "Se respeta su solicitud de exclusión",
  },
};
