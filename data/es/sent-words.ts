/** In Spanish, beside the reference of whatever was sent. */
export const sentWords = {
  reference: "Su código de referencia. Guárdelo.",
  before: {
    text: "Si acaba de enviar este formulario, ya lo tenemos. Su código de referencia:",
    link: "Abrir su solicitud",
  },
  copy: "Copiar",
  copied: "Copiado",
  printed: ({ site, address, day }: { site: string; address: string; day: string }) =>
    `${site}, ${address}, ${day}`,
};
