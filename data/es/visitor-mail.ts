type OfLead = Record<
  "reference" | "site" | "sender" | "yourRequest" | "stop" | "unsubscribe",
  string
>;

type SignUp = Record<"site" | "sender" | "unsubscribe" | "confirm", string>;

/** Mails to visitors in Spanish. They name no case and repeat nothing typed. */
export const visitorMail = {
  ofLead: {
    subject: (site: string) => `Su solicitud a ${site}`,
    text: ({ reference, site, sender, yourRequest, stop, unsubscribe }: OfLead) =>
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
        "Si usted no la envió, quizá alguien escribió mal una dirección. Puede detener el contacto en esa misma página.",
        "",
        "Para no recibir más correos nuestros:",
        unsubscribe,
        "",
        "No responda a este correo: lo envió un programa.",
        sender,
        "",
      ].join("\n"),
  },
  signUpQuestion: {
    subject: (site: string) => `Confirme el boletín de ${site}`,
    text: ({ site, sender, confirm, unsubscribe }: SignUp) =>
      [
        `Alguien escribió esta dirección para el boletín de ${site}. Antes se había dado de baja de nuestros correos, así que no enviaremos nada si usted no lo confirma:`,
        "",
        confirm,
        "",
        "Si usted no lo pidió, no haga nada.",
        "",
        "Para no recibir más correos nuestros:",
        unsubscribe,
        "",
        "No responda a este correo: lo envió un programa.",
        sender,
        "",
      ].join("\n"),
  },
};
