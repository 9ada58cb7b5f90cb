export const unsubscribe = {
  title: "Dejar de recibir nuestro boletín",
  done: "Cancelamos su suscripción. Los correos pueden tardar un poco en dejar de llegar.",
  broken: "El enlace que abrió está incompleto. Escriba su correo electrónico.",
  oneClick: {
    text: "Oprima el botón para quitar de la lista la dirección que recibió este enlace.",
    button: "Cancelar la suscripción",
    other: { before: "¿Es otra dirección?", link: "Escríbala", after: "aquí." },
  },
};
