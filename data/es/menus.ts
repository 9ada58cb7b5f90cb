export const resources = [
  { label: "Fechas límite" },
  { label: "Plazos por estado" },
  { label: "Blog" },
  { label: "Leer el boletín" },
  { label: "Recibir el boletín" },
  { label: "Preguntas frecuentes" },
] as const;

export const allInGroup = (count: string) => `Las ${count} demandas de este grupo`;

export const wellKnown = [
  { label: "Camp Lejeune" },
  { label: "Roundup" },
  { label: "Alisadores de cabello" },
  { label: "Polvo de talco" },
] as const;

export const mainPages = [
  { label: "Inicio" },
  { label: "Demandas" },
  { label: "Quiénes somos" },
  { label: "Contáctenos" },
] as const;

export const partnersPage = { label: "Bufetes participantes" } as const;

export const legalRow = [
  { label: "Privacidad" },
  { label: "Términos" },
  { label: "Privacidad en California" },
  { label: "No vender ni compartir mi información personal" },
  { label: "Datos de salud del consumidor" },
  { label: "Cancelar la suscripción" },
  { label: "Su solicitud" },
  { label: "Detener llamadas, mensajes de texto y correos" },
] as const;
