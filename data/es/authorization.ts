type Named = Record<
  "company" | "postalAddress" | "privacyEmail" | "firm" | "firmSite" | "page",
  string
> & { fields: readonly string[]; hasAnswers: boolean };

/** In Spanish, the authorization of Washington and Nevada. It names no case. */
export const authorization = {
  title: "Autorización",
  ask: {
    text: (firm: string) =>
      `${firm} puede recibir su solicitud cuando usted firme una autorización. La ley de su estado la exige, porque el bufete nos paga. Es solo para este bufete.`,
    until: (day: string) =>
      `No tiene que firmar. Si usted no hace nada, retiramos su solicitud el ${day} y la borramos.`,
    button: (firm: string) => `Leer la autorización para ${firm}`,
  },
  signed: {
    valid: (firm: string, signed: string, ends: string) =>
      `Usted firmó la de ${firm} el ${signed}. Termina el ${ends}.`,
    ended: (firm: string, ended: string) => `La de ${firm} terminó el ${ended}.`,
    revoked: (firm: string, day: string) => `Usted retiró la de ${firm} el ${day}.`,
    read: "Leer su copia",
    save: "Guardar su copia",
    fileName: "solicitud.txt",
  },
  sign: {
    title: (firm: string) => `Autorización para ${firm}`,
    text: "Lea esto primero. Es un documento aparte del formulario que envió, y vale para un solo bufete.",
    ends: (day: string) => `Si firma hoy, termina el ${day}.`,
    label: "Escriba su nombre completo para firmar",
    hint: "Su nombre escrito, con la fecha de hoy, es su firma.",
    missing: "Escriba su nombre completo para firmar",
    button: { idle: "Firmar y enviar mi solicitud", busy: "Enviando..." },
    done: "Usted firmó. Su copia está abajo. Su solicitud va al bufete en cuanto este pueda recibirla.",
    changed:
      "El texto o su solicitud cambió desde que abrió esta página, así que no se firmó nada. Léalo otra vez y firme si está de acuerdo.",
    over: "Ahora no hay nada que firmar. Usted ya firmó antes, o ningún bufete está esperando su firma.",
  },
  revoke: {
    title: "Retirar la autorización",
    text: (firm: string) =>
      `${firm} tiene 10 días hábiles para dejar de usar su solicitud. Si todavía no la enviamos, no la enviaremos. Tampoco irá a ningún otro bufete. Queda guardada aquí hasta que usted la retire.`,
    button: "Retirarla",
    over: "No hay nada que retirar: esta autorización ya terminó.",
    done: "Usted retiró la autorización. Si el bufete tenía su solicitud, le estamos avisando.",
  },
  signature: {
    reference: "Código de referencia",
    name: "Firmado por",
    date: "Fecha",
    ends: "Termina el",
  },
  parts: (named: Named) => {
    const { company, postalAddress, privacyEmail, firm, firmSite, fields, hasAnswers, page } =
      named;
    const answers = hasAnswers ? " Mis respuestas a las preguntas, que elegí compartir." : "";
    return [
      {
        title: "Lo que permito",
        text: `Permito que ${company} venda los datos de esta lista a un solo bufete, ${firm}. El bufete paga por ellos.`,
      },
      {
        title: "Los datos",
        text: `Lo que envié: ${fields.join(", ")}. El tipo de caso que elegí, que puede decir algo de mi salud.${answers} Lo que acepté en el formulario, y cuándo. Las correcciones que haga después.`,
      },
      {
        title: "Quién los vende",
        text: `${company}, ${postalAddress}. Correo electrónico: ${privacyEmail}.`,
      },
      { title: "Quién los compra", text: `${firm}. Sitio web: ${firmSite}` },
      {
        title: "Para qué son",
        text: "Los datos vienen del formulario que envié. El bufete puede usarlos para revisar mi solicitud, ver si puede ayudarme, y llamarme, enviarme mensajes de texto o escribirme por correo electrónico sobre ella.",
      },
      {
        title: "No tengo que firmar",
        text: "Ningún servicio ni producto depende de mi firma. Sin ella puedo usar todo este sitio web, y puedo llamar por mi cuenta a este bufete o a cualquier otro.",
      },
      {
        title: "Puedo retirarla",
        text: `Puedo retirarla en cualquier momento y sin dar razones: en ${page}, con mi código de referencia y mi código privado. O escribo a ${privacyEmail}, y entonces se retira mi solicitud. Se le dice al bufete que deje de usar los datos.`,
      },
      {
        title: "Qué puede pasar con los datos",
        text: "El bufete puede pasar a otros lo que recibió. Entonces, la ley que exige esta autorización quizá ya no proteja esos datos.",
      },
      {
        title: "Cuánto dura",
        text: "Termina un año después del día en que firmo, o cuando la retiro. Después se guarda una copia durante 2,192 días (6 años), porque la ley lo exige, aunque mi solicitud se borre antes.",
      },
    ];
  },
};
