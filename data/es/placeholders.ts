/** What a destination is to us, by the setting's word. */
const roles: Readonly<Record<string, string | undefined>> = {
  "service provider": "proveedor de servicios nuestro",
  "requested recipient": "destinatario que usted pide",
  "third party": "tercero",
};

export const placeholderWords = {
  days: (count: number) => `${count.toLocaleString("es-US")} ${count === 1 ? "día" : "días"}`,
  daysAndYears: (days: string, years: number) =>
    `${days} (alrededor de ${years} ${years === 1 ? "año" : "años"})`,
  partners: (count: number, list: string) =>
    count === 1 ? `El bufete participante es ${list}.` : `Los bufetes participantes son ${list}.`,
  network: (firms: number, states: number) => {
    if (states > 1) return `Bufetes en ${states} estados`;
    return firms === 1 ? "Un bufete participante por ahora" : `${firms} bufetes, en un estado`;
  },
  partnersBelow: "Aquí están los bufetes participantes.",
  partner: (
    firm: string,
    {
      place,
      lawyer,
      ...told
    }: Record<"place" | "lawyer" | "cases" | "states" | "languages", string>,
  ) =>
    `${firm}, ${place}. ${lawyer ? `Abogado o abogada responsable: ${lawyer}. ` : ""}Casos: ${told.cases}. Estados: ${told.states}. Idiomas: ${told.languages}.`,
  languages: { en: "inglés", es: "español" },
  allCases: "todos los casos de este sitio",
  allStates: "todos los estados",
  goesTo: {
    one: (firm: string) => `Su solicitud va a nosotros y a ${firm}.`,
    oneOf: (firms: string) => `Su solicitud va a nosotros y a un solo bufete a la vez: ${firms}.`,
    many: (firms: number) =>
      `Su solicitud va a nosotros y a uno de ${firms} bufetes de abogados a la vez.`,
  },
  sale: {
    toFirms:
      "Las solicitudes que las personas nos pidieron pasar fueron a bufetes que nos pagan. Donde la ley cuenta eso como venta, hemos vendido los datos de esas solicitudes, incluso los datos sensibles.",
    none: "Este sitio no pasa solicitudes a ningún bufete que nos pague.",
  },
  encrypted: "Los datos viajan por una conexión cifrada. ",
  mail: {
    privacy:
      "**Correos que enviamos nosotros.** Confirmamos por correo una solicitud de revisión: el código de referencia y las formas de detenerla, sin el tipo de caso y sin ninguna respuesta. Nunca en las páginas sobre abuso. A una dirección que alguien escribe llegan como máximo tres correos nuestros por día. Cada uno de estos correos tiene un enlace que los detiene todos. Una empresa de correo electrónico los entrega por nosotros.",
    terms:
      "**Correos nuestros.** Confirmamos por correo una solicitud de revisión, menos en las páginas sobre abuso. Cada uno de estos correos tiene un enlace que los detiene todos.",
    unsubscribe:
      "Los correos que enviamos nosotros para confirmar una solicitud sí se detienen aquí.",
    comeBack:
      " Entonces enviamos un solo correo a esa dirección, y usted vuelve a la lista cuando abre su enlace y oprime el botón.",
    faq: " También confirmamos una solicitud por correo, menos en las páginas sobre abuso; ese correo no nombra ningún caso.",
  },
  recipients: {
    formService: (host: string) =>
      `Un servicio de formularios en ${host}, nuestro proveedor de servicios.`,
    sheet: (host: string, role: string) =>
      `Una hoja de cálculo en ${host} (${roles[role] ?? role}).`,
    certificates:
      "Un proveedor de certificados, que registra que usted dio su consentimiento (tercero; nunca si usted pidió la exclusión).",
    addressLookup: (host: string) =>
      `Una consulta de dirección en ${host}, que hace su navegador después de que usted acepta (nunca si pidió la exclusión).`,
    partner: (firm: string) =>
      `${firm}, un bufete participante, cuando su solicitud va a ese bufete.`,
    mail: "Nuestro proveedor de correo, que es proveedor de servicios nuestro y le entrega nuestros correos.",
    none: "Nadie. En este sitio, las solicitudes solo se guardan.",
  },
  companyForm: (form: string, state: string) =>
    form.includes("limited liability company")
      ? `una compañía de responsabilidad limitada constituida en ${state}`
      : `una empresa constituida en ${state} (en inglés: ${form})`,
  unknownState: "el estado donde se constituyó la empresa",
};
