export const team = {
  title: "Nuestro equipo de contenido",
  label: "Dos funciones, y ninguna da consejos legales ni médicos.",
  sampleLabel:
    "Dos funciones, y ninguna da consejos legales ni médicos. Los nombres son de muestra, como dice arriba la línea de la demostración.",
  members: [
    {
      name: "Dana Ellis",
      role: "Redacción y edición",
      text: "Cuida las palabras: claras, prudentes, sin prometer resultados y con las dos partes de cada disputa.",
    },
    {
      name: "Chris Moreno",
      role: "Investigación y revisión de datos",
      text: "Cuida los hechos: una fuente numerada para cada uno y el día en que se revisó por última vez el estado de cada caso en el tribunal.",
    },
  ],
} as const;
