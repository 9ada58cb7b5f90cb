import { addresses } from "../addresses";
import { at } from "../language";

/** In Spanish, beside the reference, for ten minutes after sending. */
export const privateCode = {
  title: "Este es su código privado. Anótelo o guárdelo: después nadie puede averiguarlo.",
  opens: {
    title: "Cómo usar y guardar el código",
    href: addresses.yourRequest,
    before:
      "Con el código de referencia y este código puede ver quién tiene su solicitud, obtener una copia, detener las llamadas o retirar la solicitud: ",
    link: "Su solicitud",
    after: ". No guardamos el código, y ningún bufete lo recibe.",
  },
  mailed:
    "El código de referencia, sin el privado, llega también por correo electrónico. No llega si esa dirección pidió no recibir correos nuestros o ya recibió tres hoy, ni si hoy ya salieron 30 por su red.",
  save: "Guardar como archivo",
  saved:
    "Un archivo guardado queda en este dispositivo. Cualquier persona que lo use puede abrirlo.",
  fileName: "solicitud.txt",
  hide: "Ocultar el código",
  history:
    'Durante diez minutos, la dirección de esta página puede mostrar el código otra vez, también desde el historial de su navegador. "Ocultar el código" pone fin a eso de inmediato.',
  shownOnce: "Si recarga esta página o sale de ella, ya no mostrará el código.",
  text: ({ reference, code, origin }: { reference: string; code: string; origin: string }) =>
    [
      `Código de referencia: ${reference}`,
      `Código privado: ${code}`,
      "",
      `Ver o retirar la solicitud: ${origin}${at("es", addresses.yourRequest)}`,
      `Detener llamadas, mensajes de texto o correos, sin el código privado: ${origin}${at("es", addresses.stopContact)}`,
      "",
    ].join("\n"),
};
