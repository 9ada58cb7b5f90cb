import { addresses, partAddress } from "../addresses";
export const newsletter = {
  title: "Boletín",
  lead: "Noticias sobre demandas por lesiones, con palabras claras y de vez en cuando. Sin presión y sin llamadas de ventas.",
  benefits: {
    title: "Qué recibe",
    items: [
      "Acuerdos y decisiones de los tribunales, y qué cambian para la gente.",
      "Cómo funcionan los plazos y dónde comprobar el suyo.",
      "Páginas nuevas y actualizadas de este sitio.",
      "Guías sobre documentos, honorarios y cómo elegir un abogado o abogada.",
    ],
  },
  block: {
    title: "Reciba noticias",
    text: "Reciba nuestro boletín por correo electrónico. Son dos campos, y puede cancelarlo en cualquier momento.",
    confirm: {
      text: "Oprima el botón para recibir nuestro boletín en la dirección que recibió este enlace.",
      idle: "Confirmar",
      busy: "Enviando...",
    },
  },
  updates: {
    title: "Cambios recientes",
    lead: "Qué cambió en los casos, de lo más nuevo a lo más antiguo. Cada fecha es el día en que ocurrió.",
    feed: "Todos los cambios en un canal de noticias (RSS)",
    link: "Leer la página",
  },
  consent: {
    text: "Al inscribirse, usted acepta recibir nuestro boletín en esta dirección. El boletín puede incluir anuncios de servicios legales. No damos la dirección a bufetes de abogados y no le llamamos. Puede cancelar la suscripción en cualquier momento.",
    links: [
      { href: addresses.unsubscribe, label: "Cancelar la suscripción" },
      { href: partAddress("privacy", "information-we-collect"), label: "Qué recopilamos" },
    ],
  },
} as const;
