/** Words of `/es/stop-contact`. */
export const stopContact = {
  title: "Detener llamadas, mensajes de texto y correos",
  description:
    "Detenga el contacto por una solicitud que envió aquí: un campo, sin iniciar sesión y sin código. Tiene efecto de inmediato, y se avisa a quienes la tienen.",
  lead: "Cualquiera puede detener el contacto aquí, de inmediato. No hay que iniciar sesión, y nadie pregunta por qué.",
  formTitle: "Lo que quiere detener",
  done: "El contacto está detenido.",
  after: [
    "Desde ahora no usaremos los medios que usted marcó para contactarle sobre solicitudes anteriores con esta dirección o este número. A todos los que ya tienen una solicitud así se les avisa que dejen de contactarle.",
    "Por ley tienen 10 días hábiles. Si después alguien todavía le contacta, escriba a {{site.contactEmail}}.",
    "Usted ve esta misma respuesta, conozcamos o no la dirección o el número.",
  ],
  missing: "Escriba un correo electrónico o un número de teléfono",
  nothing: "Marque lo que quiere detener",
  notSaved:
    "No se cambió nada: no pudimos guardar los datos. Inténtelo otra vez, o escriba a {{site.contactEmail}}.",
  about: {
    title: "Qué hace esto y qué no hace",
    paragraphs: [
      "Pone fin a su permiso para que le contacten, en todas las solicitudes enviadas hasta ahora con esta dirección o este número. Si más adelante envía una solicitud nueva y acepta otra vez, nosotros y los bufetes podremos contactarle sobre esa solicitud.",
      "Para que su decisión dure, guardamos un código hecho a partir de lo que escribió (hash), del que no podemos recuperar lo que escribió. Las solicitudes que envió quedan guardadas: para ver o retirar una, use la página Su solicitud. Para que no se vendan ni compartan sus datos, use “No vender ni compartir”.",
    ],
  },
};
