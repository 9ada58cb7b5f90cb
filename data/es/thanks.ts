/** Said in Spanish in place of a form that was sent; people look for these words. */
export const thanks = {
  home: "¡Gracias! Recibimos su solicitud.",
  case: "¡Gracias! Recibimos su solicitud de revisión gratuita.",
  newsletter: "¡Gracias! Ya está en la lista.",
};
