/** In Spanish, beside the reference of whatever was sent. */
export const sentWords = {
  reference: "Su código de referencia. Guárdelo.",
  copy: "Copiar",
  copied: "Copiado",
  print: "Imprimir",
  printed: ({ site, address, day }: { site: string; address: string; day: string }) =>
    `${site}, ${address}, ${day}`,
};
