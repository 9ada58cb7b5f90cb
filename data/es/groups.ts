export const groups = [
  { id: "products", title: "Productos peligrosos y defectuosos", short: "Productos" },
  { id: "toxic", title: "Exposición a sustancias tóxicas", short: "Sustancias tóxicas" },
  {
    id: "drugs",

    title: "Medicamentos y dispositivos médicos defectuosos",
    short: "Fármacos y dispositivos",
  },
  { id: "injury", title: "Lesiones e incapacidad", short: "Lesiones e incapacidad" },
  { id: "abuse", title: "Abuso físico y sexual", short: "Abuso" },
] as const;
