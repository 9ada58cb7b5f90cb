import { spellDate } from "../dates";
import type { Update } from "../updates";

type Confirmation = Record<
  "reference" | "site" | "sender" | "yourRequest" | "stop" | "unsubscribe",
  string
>;

/** Mails to visitors in Spanish. They name no case and repeat nothing typed. */
export const visitorMail = {
  confirmation: {
    subject: (site: string) => `Su solicitud a ${site}`,
    text: ({ reference, site, sender, yourRequest, stop, unsubscribe }: Confirmation) =>
      [
        `${site} tiene su solicitud. Su código de referencia:`,
        "",
        reference,
        "",
        "Con él y el código privado que vio después de enviarla, puede ver quién tiene su solicitud, detener el contacto o retirarla:",
        yourRequest,
        "El código privado no está en este correo, y nadie puede enviárselo.",
        "",
        "Para detener llamadas, mensajes de texto o correos, sin el código privado:",
        stop,
        "",
        "¿No fue usted? Quizá alguien escribió mal una dirección. En la misma página se puede detener.",
        "",
        "Para no recibir más correos nuestros:",
        unsubscribe,
        "",
        "No responda a este correo: lo envió un programa.",
        sender,
        "",
      ].join("\n"),
  },
} as const;

type Sender = Record<"site" | "sender" | "unsubscribe", string>;

const ending = ({ sender, unsubscribe }: Sender) => [
  "Para no recibir más correos nuestros:",
  unsubscribe,
  "",
  "No responda a este correo: lo envió un programa.",
  sender,
  "",
];

/** To those who want to know when a page changes. The first names no page. */
export const watchMail = {
  ask: {
    subject: (site: string) => `Correo de ${site}: confirme, por favor`,
    text: ({ link, ...words }: Sender & { link: string }) =>
      [
        `Alguien pidió que ${words.site} escriba a esta dirección cuando cambie una de sus páginas.`,
        "",
        "¿Fue usted? Abra este enlace en las próximas 48 horas y oprima el botón:",
        link,
        "",
        "Si no fue usted, no haga nada. No volveremos a escribir sobre esto, y la dirección se borra después de esas 48 horas.",
        "",
        ...ending(words),
      ].join("\n"),
  },
  news: ({ news, origin, ...words }: Sender & { origin: string; news: readonly Update[] }) => ({
    subject: `Cambió una página que usted sigue en ${words.site}`,
    text: [
      ...new Set(news.map(({ title, href }) => `${title}: ${origin}${href}`)),
      "",
      ...news.flatMap(({ date, text }) => [`${spellDate(date, "es")}: ${text}`, ""]),
      "Recibe este correo porque esta dirección se confirmó en nuestro sitio web. Un cambio en un tribunal no le fija un plazo, y esto no es un consejo legal.",
      "",
      ...ending(words),
    ].join("\n"),
  }),
} as const;
