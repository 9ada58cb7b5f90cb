/** Messages in Spanish above any form that was not accepted. */
export const formMessages = {
  tooMany:
    "Llegaron demasiados formularios desde su conexión. Espere un minuto y envíe el suyo otra vez.",
  changed:
    "Los bufetes o el texto de este formulario cambiaron desde que usted lo abrió, así que no se envió nada. Lo que escribió sigue aquí. Lea otra vez el texto y marque la casilla si está de acuerdo.",
  notStored:
    "No pudimos guardar su solicitud, así que no se envió nada. Lo que escribió sigue aquí. Inténtelo otra vez en unos minutos.",
  optedOutHere:
    "La exclusión ya está activa en este navegador: tiene nuestra cookie de exclusión. Su solicitud como persona todavía no se guardó.",
  /** The form service says why in English only, so its words stay in the record of the attempt. */
  emailRefused: () => "Correo electrónico: no se acepta esta dirección",
  emailNotAccepted: "no se acepta esta dirección",
  unusual:
    "El formulario llegó de una forma poco común. Responda las preguntas y envíelo otra vez.",
  unusualChange:
    "El formulario llegó de una forma poco común, así que no se cambió nada. Inténtelo otra vez.",
  notChanged:
    "No pudimos guardar esto, así que no se cambió nada. Inténtelo otra vez en unos minutos.",
  brokenLink:
    "Este enlace no está completo, así que no se cambió nada. Escriba su correo electrónico abajo.",
};
