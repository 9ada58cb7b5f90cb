import { addresses, partAddress, postAddress } from "../addresses";

const hours =
  "Cada bufete trabaja a su propio ritmo: una respuesta puede tardar días, y ningún bufete tiene que tomar un caso.";
const anyCaller =
  "Un bufete participante o alguien que se ocupa de sus llamadas, desde un número local o gratuito que quizá usted no conozca.";
const nobodyYet =
  "Todavía no hemos dado su número a nadie. Cuando un bufete participante reciba su solicitud, podría llamar el bufete o alguien que se ocupa de sus llamadas.";
const proof =
  "Pida a quien llama que le diga su código de referencia: lo tiene quien recibió de nosotros su solicitud.";
const noProof =
  "Nadie ha recibido todavía su solicitud. Cuando un bufete la reciba, quien llame sabrá su código de referencia.";

export const leadWays = {
  demonstration: {
    goes: "En esta demo, todo llega solo a nosotros.",
    next: "Su solicitud está guardada aquí. En esta demostración, nadie más la recibe.",
    caller: "En esta demostración no damos su número a nadie.",
    proof:
      "Nadie más recibe su solicitud, así que quien llame no puede saber su código de referencia.",
  },
  stored: {
    goes: "Su solicitud llega a nosotros y puede ir a un bufete.",
    next: `Su solicitud está guardada aquí y nadie más la tiene todavía. Una persona puede pasarla a un bufete participante. ${hours}`,
    caller: nobodyYet,
    proof: noProof,
    whoHasIt: "Solo nosotros la tenemos. Está guardada aquí.",
  },
  form: {
    goes: "Su solicitud va a nosotros, a un servicio de formularios que trabaja para nosotros y a bufetes participantes.",
    next: `Su solicitud pasa por un servicio de formularios que trabaja para nosotros. De ahí se pasa a un bufete participante. ${hours}`,
    caller: anyCaller,
    proof,
  },
  sheet: {
    goes: "Su solicitud va a nosotros, a una hoja de cálculo y a bufetes participantes.",
    next: `Su solicitud va a una hoja de cálculo. De ahí se pasa a un bufete participante. ${hours}`,
    caller: anyCaller,
    proof,
  },
  formAndSheet: {
    goes: "Su solicitud va a nosotros, a un servicio de formularios que trabaja para nosotros, a una hoja de cálculo y a bufetes participantes.",
    next: `Su solicitud pasa por un servicio de formularios que trabaja para nosotros y va a una hoja de cálculo. De ahí se pasa a un bufete participante. ${hours}`,
    caller: anyCaller,
    proof,
  },
  firm: {
    goes: "Su solicitud va a nosotros, a servicios que trabajan para nosotros y a un solo bufete participante a la vez.",
    next: `Su solicitud va ahora a uno de los bufetes participantes. Si ese bufete no puede tomarla, la recibe el siguiente que nombró su formulario. ${hours}`,
    caller: anyCaller,
    proof,
  },
  waiting: {
    next: `Ningún bufete participante puede tomar más solicitudes ahora. La suya queda guardada aquí hasta que uno pueda. Volvemos a revisar cada día, y más a menudo si un bufete solo está en pausa. ${hours}`,
    caller: nobodyYet,
    proof: noProof,
    whoHasIt:
      "Ningún bufete puede tomarla todavía. Si desde entonces usted no ha pedido la exclusión ni detenido todo contacto, volvemos a revisar cada día, y más a menudo si un bufete solo está en pausa.",
  },
  unauthorized: {
    next: "La ley de su estado exige su firma antes de que un bufete pueda recibir su solicitud. Su solicitud está guardada aquí y espera esa firma. Lea y firme la autorización en la página Su solicitud, con su código de referencia y su código privado. Si no firma en 30 días, retiramos y borramos su solicitud.",
    caller: nobodyYet,
    proof: noProof,
    whoHasIt: "Ningún bufete la tiene todavía. Espera a que usted firme una autorización.",
  },
  exhausted: {
    next: "No queda ningún bufete participante que tome su solicitud. Sigue guardada aquí, y usted puede retirarla.",
    caller:
      "Ningún bufete tomó su solicitud, así que ninguno tiene motivo para llamar. Si alguien llama de todos modos, tenga cuidado.",
    proof,
    whoHasIt: "No queda ningún bufete que la tome. Sigue guardada aquí, y usted puede retirarla.",
  },
} as const;

const stored = { title: "Guardada con nosotros", text: "{{lead.next}}" } as const;
const firm = { title: "El bufete", text: "{{partners.list}}" } as const;
const call = "La llamada";

const leadEnd = {
  stop: {
    title: "Cómo detenerlo",
    text: "Use “Detener llamadas, mensajes de texto y correos”, abajo, sin ningún código. O responda STOP a un mensaje de texto, dígalo a quien le llame o escriba a {{site.contactEmail}}. Todos deben parar en un máximo de 10 días hábiles.",
  },
  details: [
    {
      title: "Cómo comprobar quién llama",
      text: "{{lead.proof}} En una primera llamada no tiene que pagar, firmar ni dar su número de Seguro Social o datos bancarios. En cualquier momento puede parar y hacer preguntas, o colgar y llamar usted al bufete.",
    },
    {
      title: "Cómo corregirla o retirarla",
      text: "Con su código de referencia y su código privado puede corregirla o retirarla por su cuenta en la página Su solicitud. Avisamos a todos los que la tienen. Borramos lo que usted retira. Sin el código privado, escriba a {{site.contactEmail}} con su código de referencia.",
    },
    {
      title: "Qué se guarda",
      text: "Guardamos su solicitud durante {{retention.submissions}}, y la prueba de lo que aceptó durante {{retention.receipts}}.",
    },
  ],
  note: "Enviar este formulario no le hizo cliente de nadie ni detiene el plazo de su reclamo. Si cree que una fecha límite está cerca, llame directamente a un abogado o abogada.",
  links: [
    { label: "Cuando llama un bufete", href: postAddress("when-a-law-firm-calls") },
    { label: "Su solicitud", href: addresses.yourRequest },
    { label: "Detener llamadas, mensajes de texto y correos", href: addresses.stopContact },
    { label: "No vender ni compartir", href: addresses.optOut },
  ],
} as const;

const stop = {
  href: addresses.stopContact,
  label: "Detener llamadas, mensajes de texto y correos",
} as const;
const title = "Qué sigue";

export const afterSending = {
  lead: {
    title,
    steps: [
      stored,
      firm,
      {
        title: call,
        text: "{{lead.caller}} Quien llame debería decir el nombre del bufete y que usted lo pidió aquí.",
      },
    ],
    ...leadEnd,
  },
  sensitiveLead: {
    title,
    steps: [
      stored,
      firm,
      {
        title: call,
        text: "{{lead.caller}} Si dijo que una llamada o un mensaje no es seguro, se lo decimos a todos los que reciban su solicitud. Para cambiarlo, use la página Su solicitud o escriba a {{site.contactEmail}} con su código de referencia.",
      },
    ],
    ...leadEnd,
  },
  newsletter: {
    title,
    paragraphs: [
      "Su dirección está en la lista y el próximo boletín llegará por correo. Puede cancelar la suscripción cuando quiera, sin iniciar sesión.",
    ],
    links: [{ href: addresses.unsubscribe, label: "Cancelar la suscripción" }, stop],
  },
  contact: {
    title,
    paragraphs: [
      "Su mensaje está guardado con este código de referencia y primero lo leerá una persona. Después, un bufete participante puede llamarle o escribirle por mensaje de texto o correo.",
      "Para que no le contacten más, use “Detener llamadas, mensajes de texto y correos”, sin ningún código. Para corregir o retirar su mensaje, escriba a {{site.contactEmail}} con el código de referencia.",
    ],
    links: [{ href: postAddress("when-a-law-firm-calls"), label: "Cuando llama un bufete" }, stop],
  },
  message: {
    title,
    paragraphs: [
      "Su mensaje está guardado con este código de referencia. Una persona lo leerá y puede responderle por correo electrónico. No lo recibe ningún bufete.",
      "Para corregirlo o retirarlo, escriba a {{site.contactEmail}} con el código de referencia.",
    ],
    links: [{ href: addresses.privacy, label: "Política de privacidad" }, stop],
  },
  optOut: {
    title: "Su exclusión fue procesada",
    paragraphs: [
      "Tuvo efecto de inmediato, para este navegador y para usted como persona. No tiene que confirmar nada por correo.",
      "Si antes pasamos una solicitud suya, cada destinatario recibe un aviso.",
    ],
    links: [{ href: partAddress("optOut", "what-we-sell"), label: "Qué hace la exclusión" }, stop],
  },
  unsubscribe: {
    title,
    paragraphs: [
      "No tiene que hacer nada más. Un boletín que ya va en camino todavía puede llegarle.",
      "Los mensajes sobre una solicitud que usted envió son otra cosa. Para detener también esos, use “Detener llamadas, mensajes de texto y correos”.",
    ],
    links: [
      stop,
      { href: partAddress("terms", "consent"), label: "Llamadas, mensajes de texto y correos" },
    ],
  },
} as const;
