/** With the sentence of the box at most 120 words, as the English; see there. */
export const consent = {
  text: "Marcar la casilla es su firma electrónica. {{site.company}} y sus bufetes participantes pueden contactarle. {{partners.list}} Pueden llamarle y enviarle mensajes al número que da, aunque esté en listas “No llame”, con marcado automático, voz artificial o grabada, y publicidad. La frecuencia varía. Aceptar no es condición de compra. Pueden aplicarse cargos por mensajes y datos. Responda STOP para detener mensajes, HELP para ayuda. Para preguntar sin aceptar, escriba a {{site.contactEmail}} o {{site.postalAddress}}. Publicidad de abogados: {{site.responsibleAdvertiser}}. No somos bufete; los bufetes nos pagan.",
  assent: "Al enviar este formulario, usted acepta los Términos, que incluyen arbitraje.",
  links: [
    { label: "Términos" },
    { label: "Arbitraje" },
    { label: "Política de privacidad" },
    { label: "Qué guardamos y por cuánto tiempo" },
    { label: "No vender ni compartir" },
  ],
} as const;

const agreement =
  "Acepto que me contacten por teléfono, mensaje de texto y correo electrónico sobre mi consulta.";
const certificate = "Acepto que se obtenga un certificado TrustedForm de este envío.";

export const consentSentences = {
  plain: agreement,
  certified: `${agreement} ${certificate}`,
} as const;

/** Above the button of a Spanish form if nobody at its firms speaks Spanish. */
export const firmsSpeakEnglish =
  "Los bufetes que reciben su solicitud atienden en inglés. Puede pedirles un intérprete.";
