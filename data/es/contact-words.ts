export const contactWords = {
  title: "Envíenos un mensaje",
  thanks: {
    review:
      "¡Gracias! Recibimos sus datos. Un bufete participante verá si su caso podría calificar y se comunicará con usted.",
    message: "¡Gracias! Recibimos su mensaje.",
  },
};
