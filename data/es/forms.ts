/**
 * The texts of the forms in Spanish, by the English text: labels, hints, messages, options and
 * buttons. A test finds a text that is missing here.
 */
export const formTexts: Readonly<Record<string, string>> = {
  "First name": "Nombre",
  "Last name": "Apellidos",
  "Full name": "Nombre completo",
  Phone: "Teléfono",
  "Phone (optional)": "Teléfono (opcional)",
  Email: "Correo electrónico",
  "For calls or texts about this request.": "Para llamadas o mensajes sobre esta solicitud.",
  "For an answer in writing.": "Para responderle por escrito.",
  "Case type": "Tipo de caso",
  "Please select your case type.": "Elija el tipo de caso.",
  "Select One *": "Elija una opción *",
  "State where you live": "Estado donde vive",
  "Select the state where you live": "Elija el estado donde vive",
  "Tick the box if you agree to be contacted, or write to us instead.":
    "Marque la casilla si acepta que le contacten; si no, escríbanos.",
  "Date of birth (optional)": "Fecha de nacimiento (opcional)",
  "MM/DD/YYYY. Your own: firms use it to tell people of the same name apart.":
    "MM/DD/AAAA (mes, día, año). La suya: los bufetes la usan para distinguir a personas con el mismo nombre.",
  "City (optional)": "Ciudad (opcional)",
  "ZIP code (optional)": "Código postal (ZIP) (opcional)",
  "Language you prefer (optional)": "Idioma que prefiere (opcional)",
  English: "Inglés",
  Spanish: "Español",
  Either: "Cualquiera de los dos",
  "I would rather not say": "Prefiero no decirlo",
  No: "No",
  Yes: "Sí",
  "Is it safe to call or text you? (optional)":
    "¿Es seguro llamarle o enviarle mensajes de texto? (opcional)",
  "If not, we write to you by email.": "Si no lo es, le escribimos por correo electrónico.",
  "Leave it empty if a call or text is not safe.":
    "Déjelo vacío si una llamada o un mensaje no es seguro.",
  "Enter your phone number, or answer that a call is not safe":
    "Escriba su número de teléfono o responda que una llamada no es segura",
  "May a caller leave a message? (optional)": "¿Se puede dejar un mensaje? (opcional)",
  "What should happen to your answers?": "¿Qué hacemos con sus respuestas?",
  "If you leave them out, we do not keep them.": "Si las deja fuera, no las guardamos.",
  "Choose whether we pass your answers on": "Elija si enviamos sus respuestas",
  "Pass these on with my request": "Envíenlas con mi solicitud",
  "Leave them out": "Déjenlas fuera",
  "Please give your own name and number, even if you ask for someone else.":
    "Dé su propio nombre y su número, aunque pida la revisión para otra persona.",
  "Choose what your message is about": "Elija de qué trata su mensaje",
  "What is your message about?": "¿De qué trata su mensaje?",
  "A possible case": "Un posible caso",
  "This site": "Este sitio",
  "My data": "Mis datos",
  "Needed for a possible case, so that someone can call you back.":
    "Hace falta para un posible caso, para que alguien pueda llamarle.",
  "Kind of case (optional)": "Tipo de caso (opcional)",
  "Choose a case type": "Elija un tipo de caso",
  Message: "Mensaje",
  "Please leave out medical details and account numbers for now.":
    "Por ahora no incluya detalles médicos ni números de cuenta.",
  "We use it only to find and stop your records.":
    "Lo usamos solo para encontrar sus datos y dejar de enviarlos.",
  "If you gave us a number, this helps us find it.":
    "Si nos dio un número, ayuda a encontrar sus datos.",
  "State (optional)": "Estado (opcional)",
  "Every state is welcome; change it if you live elsewhere.":
    "Aceptamos todos los estados; cámbielo si vive en otro.",
  "Anything else we should know (optional)": "Algo más que debamos saber (opcional)",
  "The one you gave. Email or phone is enough; both are better.":
    "El que usted dio. Basta el correo o el teléfono; es mejor dar los dos.",
  "The number that is called or texted.": "El número al que llaman o escriben.",
  "Stop calls": "No más llamadas",
  "Stop texts": "No más mensajes de texto",
  "Stop emails, the newsletter too": "No más correos, tampoco el boletín",
  "The address our newsletter comes to.": "La dirección a la que llega nuestro boletín.",
  Reference: "Código de referencia",
  "Enter your reference": "Escriba su código de referencia",
  "Eight letters and digits.": "Ocho letras y números.",
  "Private code": "Código privado",
  "Enter your private code": "Escriba su código privado",
  "Ten letters and digits, shown once beside the reference.":
    "Diez letras y números; se muestra una vez junto al código de referencia.",
  "We first email you to confirm your address.":
    "Primero llega un correo que pregunta si fue usted.",
  "Send My Request": "Enviar mi solicitud",
  "Send Message": "Enviar mensaje",
  Subscribe: "Suscribirme",
  "Send Opt-Out Request": "Enviar solicitud de exclusión",
  "Stop contact": "Detener el contacto",
  Unsubscribe: "Cancelar la suscripción",
  "Open my request": "Abrir mi solicitud",
  "Tell me when this page changes": "Avísenme cuando cambie esta página",
  "Yes, tell me": "Sí, avísenme",
  "Submitting...": "Enviando...",
  "Subscribing...": "Suscribiendo...",
  "Opening...": "Abriendo...",
};
