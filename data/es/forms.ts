export const contactNote =
  "Dé su propio nombre y su número, aunque pida la revisión para otra persona.";

const busy = "Enviando...";
const email = "Correo electrónico";
const phone = "Teléfono";
const forReview = "Solo para la revisión de un posible caso";
const safety = { "": "Prefiero no decirlo", no: "No", yes: "Sí" };

/** The texts of a field in all forms, by its name. A text on its own is the label of a field or an option. */
const fields = {
  "First name": "Nombre",
  firstName: "Nombre",
  "Last name": "Apellidos",
  lastName: "Apellidos",
  fullName: "Nombre completo",
  Phone: phone,
  Email: email,
  email,
  caseTypeSlug: {
    label: "Tipo de caso",
    missing: "Elija el tipo de caso.",
    placeholder: "Elija una opción *",
  },
  state: {
    label: "Estado donde vive",
    missing: "Elija el estado donde vive",
    placeholder: "Elija uno *",
  },
  preferred_language: {
    label: "Idioma que prefiere (opcional)",
    options: { en: "Inglés", es: "Español", either: "Cualquiera de los dos" },
  },
  consent: { missing: "Marque la casilla si acepta que le contacten; si no, escríbanos." },
  dob: {
    label: "Fecha de nacimiento (opcional)",
    hint: "MM/DD/AAAA (mes, día, año). Escriba la suya: los bufetes la usan para distinguir a personas con el mismo nombre.",
  },
  city: "Ciudad (opcional)",
  zipcode: "Código postal (ZIP) (opcional)",
  safe_to_call: {
    label: "¿Es seguro llamarle o enviarle mensajes de texto? (opcional)",
    hint: "Si no, deje el teléfono vacío: usamos el correo.",
    options: safety,
  },
  leave_message: { label: "¿Se puede dejar un mensaje? (opcional)", options: safety },
  share_answers: {
    label: "¿Qué hacemos con sus respuestas?",
    hint: "Si las deja fuera, no las guardamos.",
    missing: "Elija si enviamos sus respuestas",
    options: { yes: "Envíenlas con mi solicitud", no: "Déjenlas fuera" },
  },
};
const ofRequest = { fields, submit: { idle: "Enviar mi solicitud", busy } };

/** The texts of each form in Spanish. */
export const formTexts = {
  /** Its questions come with the words of a case. */
  quiz: { submit: { busy } },
  home: ofRequest,
  case: ofRequest,
  /** A call may not be safe. */
  sensitiveCase: {
    ...ofRequest,
    fields: {
      ...fields,
      Phone: {
        label: phone,
        missing: "Escriba su número de teléfono o responda que una llamada no es segura",
      },
    },
  },
  contact: {
    fields: {
      ...fields,
      consent: { ...fields.consent, legend: forReview },
      topic: {
        label: "¿De qué trata su mensaje?",
        missing: "Elija un tema",
        options: { review: "Un posible caso", question: "Este sitio", privacy: "Mis datos" },
      },
      phone: {
        label: phone,
        hint: "Hace falta para un posible caso, para que alguien pueda llamarle.",
        legend: forReview,
      },
      caseType: {
        label: "Tipo de caso (opcional)",
        placeholder: "Elija un tipo de caso",
        legend: forReview,
      },
      message: {
        label: "Mensaje",
        hint: "No incluya detalles médicos ni números de cuenta o de Seguro Social.",
      },
    },
    submit: { idle: "Enviar mensaje", busy },
  },
  newsletter: {
    fields: { ...fields, Email: email },
    submit: { idle: "Suscribirme", busy: "Suscribiendo..." },
  },
  optOut: {
    fields: {
      ...fields,
      fullName: { label: fields.fullName, hint: "El que nos dio." },
      email: {
        label: email,
        hint: "Solo para encontrar sus datos y no enviarlos.",
      },
      phone: {
        label: "Teléfono (opcional)",
        hint: "Si nos dio un número, ayuda a encontrar sus datos.",
      },
      state: {
        label: "Estado (opcional)",
        hint: "Aceptamos cualquier estado; cámbielo si es otro.",
      },
      details: "Algo más que debamos saber (opcional)",
    },
    submit: { idle: "Enviar solicitud de exclusión", busy },
  },
  stop: {
    fields: {
      email: {
        label: email,
        hint: "El que usted dio. Basta el correo o el teléfono; es mejor dar los dos.",
      },
      phone: { label: phone, hint: "El número al que llaman o escriben." },
      calls: "No más llamadas",
      texts: "No más mensajes de texto",
      emails: "No más correos, ni el boletín",
    },
    submit: { idle: "Detener el contacto", busy },
  },
  unsubscribe: {
    fields: { email: { label: email, hint: "La dirección a la que llega nuestro boletín." } },
    submit: { idle: "Cancelar la suscripción", busy },
  },
  openRequest: {
    fields: {
      reference: {
        label: "Código de referencia",
        missing: "Escriba su código de referencia",
        hint: "Ocho letras y números.",
      },
      code: {
        label: "Código privado",
        missing: "Escriba su código privado",
        hint: "Diez letras y números; se muestra una vez.",
      },
    },
    submit: { idle: "Abrir mi solicitud", busy: "Abriendo..." },
  },
} as const;
