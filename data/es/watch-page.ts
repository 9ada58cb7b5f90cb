const kind = { name: "formType" } as const;

export const watchPage = {
  title: "Avisarme cuando cambie esta página",
  form: {
    fields: [
      {
        name: "email",
        label: "Correo electrónico",
        hint: "Primero llega un correo que pregunta si fue usted.",
        required: true,
        maxLength: 254,
      },
      kind,
      { name: "page" },
    ],
    submit: { idle: "Avisarme cuando cambie esta página", busy: "Enviando..." },
  },
  asked: {
    message: "Revise su correo.",
    paragraphs: [
      "Si esa dirección acepta correos nuestros, uno va en camino. No llega nada más si el enlace que trae no se abre en 48 horas.",
      "La respuesta es igual para cualquier dirección. No enviamos nada a la que nos pidió no recibir correos ni a la que ya recibió tres hoy.",
    ],
  },
  confirm: {
    text: "Oprima el botón, y la dirección que recibió este enlace recibirá un aviso cuando la página cambie. No se le envía nada más.",
    form: { fields: [kind], submit: { idle: "Sí, avísenme", busy: "Enviando..." } },
  },
  confirmed: {
    message: "Listo. Le avisaremos.",
    paragraph: (title: string) =>
      `Le escribimos cuando hay algo nuevo en esta página: ${title}. Cada correo tiene un enlace para no recibir más.`,
    back: "Volver a la página",
  },
  broken: {
    message: "Este enlace ya no funciona.",
    paragraph:
      "Un enlace sirve 48 horas, y no después de cancelar la suscripción. Puede escribir la dirección otra vez en la página que quiere seguir.",
  },
} as const;
