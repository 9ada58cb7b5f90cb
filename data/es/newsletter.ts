import { addresses, partAddress } from "../addresses";
export const newsletter = {
  title: "Boletín",
  lead: "De vez en cuando enviamos noticias sobre demandas por lesiones, con palabras claras. Sin presión y sin llamadas de ventas.",
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
    text: "Reciba nuestro boletín por correo electrónico. Solo pedimos su nombre y su correo.",
    confirm: {
      text: "Oprima el botón para recibir nuestro boletín en la dirección que recibió este enlace.",
      idle: "Confirmar",
      busy: "Enviando...",
      broken:
        "Este enlace no está completo o ya no sirve, así que no se cambió nada. Si quiere nuestro boletín, inscríbase otra vez.",
    },
  },
  updates: {
    title: "Cambios recientes",
    lead: "Qué cambió en los casos, de lo más nuevo a lo más antiguo. Cada fecha es el día del hecho, según su fuente.",
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
