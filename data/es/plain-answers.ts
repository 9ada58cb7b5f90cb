export const plainAnswers = {
  busy: "Hay demasiadas solicitudes a la vez. Vuelva a intentarlo en unos segundos.",
  busyPosts:
    "Hay demasiadas solicitudes a la vez, así que no se guardó nada. Vuelva a intentarlo en unos segundos.",
};
