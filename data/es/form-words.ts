/** Texts common to all forms, in Spanish. */
export const formWords = {
  problem: "Hay un problema",
  problemCount: (count: number) =>
    count === 1 ? "Hay un problema con una respuesta" : `Hay un problema con ${count} respuestas`,
  unreachable:
    "No hubo conexión con este sitio. Lo que escribió sigue aquí. Envíelo otra vez: nada se cuenta dos veces.",
  selectOne: "Elija una opción *",
  fold: "Más datos",
  leaveEmpty: "Deje este campo vacío",
  phoneFormat: "De 7 a 15 dígitos",
};
