export const limitsWords = {
  kinds: {
    injury: "Lesiones personales",
    product: "Producto o medicamento",
    death: "Muerte por culpa de otra persona",
    minors: "Si la persona lesionada es menor de edad",
    malpractice: "Negligencia médica",
    childAbuse: "Abuso sexual de menores",
    assault: "Agresión contra una persona adulta",
    motor: "Choque de vehículos",
    asbestos: "Asbesto",
    government: "Reclamo contra un ente público",
  },
  more: {
    outer: "Límite máximo",
    window: "Ventana para reclamos vencidos",
    minors: "Para un menor",
  },
  uncertain: (state: string) =>
    `El servicio de referencia de la barra de abogados de ${state} puede ayudarle a encontrar abogado o abogada.`,
  passed: (day: string) => `Una fecha que nombra esta regla, el ${day}, ya pasó.`,
  basis: "La regla completa, la ley y las fuentes",
  law: "Ley y fuentes",
  statute: "Ley",
  sources: (count: number) => (count === 1 ? "Fuente" : "Fuentes"),
  searched: "Fuentes buscadas el",
  confirm:
    "Confirme el plazo con un abogado o abogada de su estado; las excepciones pueden acortarlo o alargarlo.",
};
