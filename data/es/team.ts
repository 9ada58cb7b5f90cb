export const team = {
  title: "Nuestro equipo de contenido",
  label: "Dos funciones, y ninguna da consejos legales ni médicos.",
  sampleLabel:
    "Dos funciones, y ninguna da consejos legales ni médicos. Los nombres son de muestra, como dice arriba la línea de la demostración.",
  members: [
    {
      name: "Dana Ellis",
      role: "Redacción y edición",
      text: "Edita los textos para que sean claros y prudentes, sin prometer resultados y con las dos partes de cada disputa.",
    },
    {
      name: "Chris Moreno",
      role: "Investigación y revisión de datos",
      text: "Comprueba cada hecho con una fuente numerada y anota el día en que se buscaron las fuentes por última vez.",
    },
  ],
} as const;
