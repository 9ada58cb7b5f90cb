export const groups = [
  { title: "Productos peligrosos y defectuosos", short: "Productos" },
  { title: "Exposición a sustancias tóxicas", short: "Sustancias tóxicas" },
  {
    title: "Medicamentos y dispositivos médicos defectuosos",
    short: "Medicamentos y dispositivos",
  },
  { title: "Lesiones e incapacidad", short: "Lesiones e incapacidad" },
  { title: "Abuso físico y sexual", short: "Abuso" },
] as const;
