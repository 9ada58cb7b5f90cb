export const blogWords = {
  minutes: (count: number) => `${count} minuto${count === 1 ? "" : "s"} de lectura`,
  open: "Leer más",
  close: "Cerrar",
  sources: "Fuentes",
};
