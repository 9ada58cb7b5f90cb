export const stateNotices = {
  authorization: (states: string) =>
    `Para quienes viven en ${states}: hoy este sitio no pasa ninguna solicitud a un bufete, así que no pide una autorización. Antes de que un bufete pudiera recibir su solicitud, usted tendría que firmar una autorización separada, aparte del formulario. La casilla de un formulario de este sitio es un consentimiento para que le contacten y no la reemplaza. Preguntas: {{site.privacyEmail}}.`,
  signedHere: (states: string) =>
    `Para quienes viven en ${states}, ningún bufete recibe una solicitud antes de que la persona firme una autorización para él, aparte del formulario. Nombra los datos y un solo bufete, dice cómo retirarla y termina después de un año. Usted la lee, la firma, guarda una copia y puede retirarla en [Su solicitud](/your-request). Para cada bufete adicional hace falta otra autorización. Si no firma en 30 días, retiramos y borramos la solicitud.`,
  maryland:
    "La ley de privacidad de Maryland no permite que una empresa sujeta a ella venda datos sensibles. Una solicitud de Maryland va a un bufete solo porque usted nos pide que la pasemos.",
  texas:
    'Los bufetes participantes nos pagan por las solicitudes que usted nos pide pasar, y la ley de Texas podría considerarlo una venta. Por eso exige esta frase: AVISO: Podemos vender sus datos personales sensibles (<span lang="en">NOTICE: We may sell your sensitive personal data.</span>)',
  excluded: (states: string) => `No aceptamos solicitudes de personas que viven en ${states}.`,
};
