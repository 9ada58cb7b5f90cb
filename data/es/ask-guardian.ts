import { partAddress } from "../addresses";
export const askGuardian = {
  title: "Pídaselo a su madre, a su padre o a quien tenga su tutela",
  paragraphs: [
    "La fecha de nacimiento muestra que usted tiene menos de 13 años. No aceptamos solicitudes de niños ni niñas, así que no se guardó ni se envió nada de lo que escribió.",
    "Muestre esta página a su madre, a su padre, a quien tenga su tutela o a otra persona adulta de confianza. Esa persona puede enviar una solicitud con su propio nombre, número y fecha de nacimiento.",
  ],
  links: [
    { href: "tel:911", label: "¿Hay peligro ahora? Llame al 911" },
    { href: partAddress("privacy", "children"), label: "Qué hacemos con los datos de menores" },
  ],
} as const;
