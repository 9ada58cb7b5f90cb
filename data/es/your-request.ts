/** Words of `/es/your-request`. None of them names a case: somebody else may be reading along. */
export const yourRequest = {
  title: "Su solicitud",
  titleOf: (about: string) => `Su solicitud: ${about}`,
  description:
    "Vea quién tiene lo que nos envió, detenga llamadas, obtenga una copia o retírelo, con su código de referencia y su código privado.",
  lead: "Escriba el código de referencia y el código privado que vio después de enviar su solicitud. No hay cuenta ni se guarda ninguna cookie.",
  unknown:
    "No encontramos una solicitud con este código de referencia y este código privado. Revise los dos. Después de cinco intentos fallidos, tiene que esperar una hora.",
  limited:
    "Demasiados intentos. Espere una hora y vuelva a intentarlo. Puede detener las llamadas de inmediato sin código.",
  tooMany:
    "Demasiados cambios en poco tiempo. No se cambió nada. Espere una hora e inténtelo otra vez.",
  notSaved: "No se cambió nada: no pudimos guardar los datos. Inténtelo otra vez.",
  noCode: {
    title: "Sin el código privado",
    stop: "Detener llamadas, mensajes de texto y correos",
    text: "Nadie puede averiguar un código perdido. Escriba a {{site.contactEmail}} con su código de referencia y le ayudaremos.",
  },
  inNewYork: (time: string) => `${time} (Nueva York)`,
  about: "Sobre esta solicitud",
  rows: {
    reference: "Código de referencia",
    sentAt: "Enviada",
    about: "Trata de",
    answers: "Sus respuestas",
  },
  change: "Cambiar",
  fixed:
    "Para cambiar las demás líneas, escriba a {{site.contactEmail}} con su código de referencia.",
  parts: {
    sent: "Lo que envió",
    recipients: "Quién la tiene",
    consent: "Lo que usted aceptó",
    end: "Terminar",
  },
  kept: {
    optedOut:
      "Usted pidió la exclusión. Desde entonces, no enviamos a nadie sus respuestas ni su dirección de internet.",
    dropped: "Usted no incluyó sus respuestas, así que no las guardamos.",
    tookBack: "Usted retiró sus respuestas, así que las borramos.",
    shared: "Sus respuestas van con su solicitud, pero nunca a una hoja de cálculo.",
    hidden:
      "En esta página no mostramos de qué trata su solicitud ni sus respuestas. La copia lo tiene todo.",
  },
  line: {
    sent: (firms: string) => `Se envió a ${firms}.`,
    passedOn: "Se envió. La lista de abajo muestra quién la tiene.",
    uncertain:
      "Intentamos enviarla y no recibimos una respuesta clara. La lista de abajo muestra quién puede tenerla.",
    waiting: "Su solicitud está guardada aquí, en espera de envío.",
    listed: "La lista de abajo muestra quién la recibe.",
  },
  expect: {
    waiting:
      "Lo volvemos a intentar automáticamente, al principio a los pocos minutos. Usted no tiene que hacer nada.",
    sent: "Cada bufete trabaja a su ritmo: una respuesta puede tardar días, y ningún bufete tiene que tomar un caso. Si pasan diez días hábiles sin noticias, puede preguntar al bufete o retirar su solicitud.",
    contacted: "Si nadie le ha llamado, quizá el número esté mal: puede corregirlo más abajo.",
    declined: "Un bufete que la rechazó ya no llama por esa solicitud.",
    uncertain:
      "Un bufete que quizá tenga su solicitud podría llamarle. Si usted la corrige, la retira o detiene el contacto, también avisamos a ese bufete.",
    told: "Por ley, quien recibió el aviso de parar debe hacerlo en un máximo de 10 días hábiles.",
    stopped:
      "Usted detuvo todo contacto. Si corrige su solicitud, quien la tiene recibe la versión nueva y sigue sin poder comunicarse con usted.",
  },
  leftBehind: (id: string) => `Un bufete que ya no participa (${id})`,
  state: {
    pending: "en espera de envío",
    uncertain: "puede que la tenga: un intento de envío no recibió una respuesta clara",
    delivered: (time: string) => `se le envió el ${time}`,
    refused: "no se pudo enviar; la revisa una persona de nuestro equipo",
    expired: "no se pudo enviar; la revisa una persona de nuestro equipo",
    withheld: "no se envió, porque usted pidió la exclusión",
    unlessOptedOut: "la recibe, salvo que usted haya pedido la exclusión de venta o uso compartido",
    quarantined: "en espera de que la revise una persona de nuestro equipo",
    cancelled: "no se envió",
  },
  answer: {
    received: (time: string) => `dijo el ${time} que la tiene`,
    contacted: (time: string) => `dice que ya se comunicó con usted; nos avisó el ${time}`,
    declined: (time: string) => `la rechazó el ${time}`,
    signed: (time: string) => `dice que usted firmó con el bufete; nos avisó el ${time}`,
    closed: (time: string) => `dice que cerró su solicitud; nos avisó el ${time}`,
  },
  told: {
    "contact.revoked": "recibió el aviso de parar",
    "privacy.opted_out": "recibió el aviso de que usted pidió la exclusión",
    "lead.withdrawn": "recibió el aviso de que usted la retiró",
    "lead.erased": "recibió el aviso de que se borró",
    "lead.corrected": "recibió el aviso de su corrección",
  },
  toldOn: (told: string, time: string) => `${told} el ${time}`,
  tellsNow: {
    "contact.revoked": "va a recibir el aviso de parar",
    "privacy.opted_out": "va a recibir el aviso de que usted pidió la exclusión",
    "lead.withdrawn": "va a recibir el aviso de que usted la retiró",
    "lead.erased": "va a recibir el aviso de que se borró",
    "lead.corrected": "va a recibir el aviso de su corrección",
  },
  consent: {
    hash: "Recibo (SHA-256)",
    place: (seq: number | null) =>
      seq === null
        ? "Todavía no está en la cadena de recibos."
        : `Número ${seq} en la cadena de recibos.`,
  },
  back: "Volver a su solicitud",
  tells: {
    names: (list: string) => `Avisaremos a: ${list}.`,
    nobody: "Solo nosotros tenemos su solicitud, así que no hay que avisar a nadie más.",
  },
  actions: {
    correct: {
      title: "Corregir su solicitud",
      text: "Cambie su nombre, teléfono, correo electrónico o los demás datos de abajo. Quienes tienen su solicitud reciben la versión nueva.",
      button: { idle: "Guardar la corrección", busy: "Guardando..." },
      done: "Su solicitud quedó corregida. Quien puede tenerla recibirá la versión nueva.",
      consentHint:
        "Márquela solo para un número de teléfono o un correo nuevos: nadie puede usarlos antes de que usted acepte. Si no los hay, deje la casilla vacía.",
      consentMissing:
        "Marque la casilla si podemos usar el número o el correo nuevos, o vuelva a poner los anteriores.",
      unchanged: "Usted no cambió nada.",
      blocked:
        "Una persona de nuestro equipo revisa primero su solicitud, así que ahora no se puede corregir.",
      storedNow: (value: string) =>
        value === "" ? "Ahora no hay nada guardado." : `Guardado ahora: ${value}`,
    },
    stop: {
      title: "Detener el contacto",
      text: "Avisamos a todos los que tienen su solicitud que detengan lo que usted marque, en un máximo de 10 días hábiles. Si todavía no se envió, no se enviará, o indicará qué se permite todavía. Vale para todas las solicitudes con su dirección o su número; los correos incluyen el boletín.",
      button: "Detener el contacto",
      done: "El contacto está detenido. Estamos avisando a todos los que tienen su solicitud.",
    },
    withdraw: {
      link: "Retirar",
      effect: "Avisamos a quienes la tienen que dejen de usarla, y la borramos aquí.",
      title: "Retirar su solicitud",
      text: "Avisamos a todos los que tienen su solicitud que dejen de usarla. Después la borramos aquí, y no se puede recuperar. Durante 30 días esta página muestra a quién se avisó y cuándo.",
      confirm: "Escriba su código de referencia para confirmar",
      mismatch: "Ese no es el código de referencia de esta solicitud. No se cambió nada.",
      button: "Retirar y eliminar",
      done: "Su solicitud se retiró y se borró.",
    },
    answers: {
      link: "Retirar las respuestas",
      effect: "Borramos sus respuestas. Su solicitud se conserva.",
      title: "Retirar sus respuestas",
      text: "Borramos sus respuestas a las preguntas y enviamos una versión nueva sin ellas a quienes tienen su solicitud.",
      button: "Retirar las respuestas",
      done: "Sus respuestas se borraron aquí. Quien puede tener su solicitud recibirá la versión nueva.",
    },
    copy: {
      title: "Obtener una copia",
      text: "Recibe todo lo que tenemos sobre esta solicitud, como texto y como JSON.",
      warning:
        "La copia está completa: dice de qué trata su solicitud. Hágala solo donde nadie más pueda leerla.",
      button: "Hacer la copia",
      done: "Aquí está su copia.",
      save: "Guardar como texto",
      saveData: "Guardar como JSON",
      fileName: "solicitud.txt",
      dataName: "solicitud.json",
    },
    close: {
      link: "Cerrar esta página",
      effect: "Su código ya no abrirá esta página. Su solicitud se conserva.",
      title: "Cerrar esta página",
      text: "Su código de referencia y su código privado ya no abrirán esta página. Es para siempre. Su solicitud sigue como está, y no avisamos a quienes la tienen.",
      button: "Cerrar esta página para siempre",
      done: "Esta página está cerrada. El código de referencia y el código privado ya no la abren.",
    },
  },
  withdrawn: {
    text: (time: string) => `Usted retiró esta solicitud el ${time}. Ya la borramos aquí.`,
    title: "A quién se avisó",
    nobody: "Nadie más la tenía, así que no hubo que avisar a nadie.",
    waiting: "todavía no recibió el aviso; seguimos intentando",
    unlessOptedOut: "recibe el aviso si se le envió la solicitud",
    told: (time: string) => `recibió el aviso el ${time}`,
  },
  channels: { calls: "Llamadas", texts: "Mensajes de texto", emails: "Correos electrónicos" },
  nothing: "Marque lo que quiere detener.",
  stale:
    "Su solicitud cambió desde que abrió esta página, quizá en otra pestaña. Revise lo que está guardado ahora y envíelo otra vez.",
};
