export const askGuardian = {
  title: "Pídalo a su madre, su padre o quien sea su tutor legal",
  paragraphs: [
    "La fecha de nacimiento dice que usted tiene menos de 13 años. No aceptamos solicitudes de niños ni niñas, así que no se guardó ni se envió nada de lo que escribió.",
    "Muestre esta página a su madre, su padre, quien sea su tutor legal u otra persona adulta de confianza. Esa persona puede enviar una solicitud con su propio nombre, número y fecha de nacimiento.",
  ],
  links: [
    { label: "¿Hay peligro ahora? Llame al 911" },
    { label: "Qué hacemos con los datos de menores" },
  ],
} as const;
