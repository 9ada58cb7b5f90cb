import { addresses, caseAddress } from "../addresses";
import { unlistedCase } from "../forms/contact";

export const contact = {
  title: "Contáctenos",
  lead: "Pregúntenos sobre el sitio, sus datos o una solicitud que envió. También puede usar este formulario para pedir una revisión gratuita de su caso.",
  expect: {
    title: "Qué va a pasar",
    steps: [
      {
        title: "Recibe un código de referencia",
        text: "En cuanto se guarda su mensaje, usted ve un código de referencia de ocho letras y números. Consérvelo. Con él podemos encontrar su mensaje.",
      },
      {
        title: "Una persona lo lee",
        text: "Puede escribirnos en español. Si pregunta por el sitio o por sus datos, quizá le respondan por correo en inglés. Si pide una revisión, esa persona puede pasarla a un bufete participante.",
      },
      {
        title: "Un bufete puede comunicarse con usted",
        text: "El bufete puede llamarle o escribirle por mensaje de texto o correo. Hace su propia revisión y puede decir que no. Nadie le representa hasta que usted y el bufete firmen.",
      },
      {
        title: "Usted decide",
        text: "Puede detener el contacto en cualquier momento en “Detener llamadas, mensajes de texto y correos”. Para corregir o borrar su mensaje, escriba a {{site.contactEmail}} con su código de referencia.",
      },
    ],
  },
  elsewhere: {
    text: "¿Se trata de abuso en una escuela, una iglesia, un campamento u otra institución? Nuestra página sobre eso tiene su propio formulario, que primero pregunta cómo comunicarse con usted de forma segura.",
    link: { href: caseAddress(unlistedCase), label: "Abuso en una institución" },
  },
  notes: [
    "No podemos dar consejos legales ni médicos. Si está en peligro, llame al 911.",
    "Si ya tiene abogado o abogada para este asunto, hable primero con esa persona.",
  ],
  other: {
    title: "Otras formas de comunicarse",
    emails: [
      { about: "Correo electrónico", address: "{{site.contactEmail}}" },
      { about: "Sobre privacidad", address: "{{site.privacyEmail}}" },
    ],
    post: "Correo postal: {{site.company}}, {{site.postalAddress}}.",
    links: [
      { href: addresses.stopContact, label: "Detener llamadas, mensajes de texto y correos" },
      { href: addresses.optOut, label: "No vender ni compartir" },
      { href: addresses.unsubscribe, label: "Cancelar la suscripción" },
    ],
  },
} as const;
