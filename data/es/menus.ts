import { addresses, partAddress } from "../addresses";
export const resources = [
  { href: addresses.deadlines, label: "Fechas límite" },
  { href: addresses.timeLimits, label: "Plazos por estado" },
  { href: addresses.blog, label: "Blog" },
  { href: addresses.newsletter, label: "Leer el boletín" },
  { href: addresses.subscribe, label: "Recibir el boletín" },
  { href: addresses.faqs, label: "Preguntas frecuentes" },
] as const;

export const allInGroup = (count: string) => `Las ${count} demandas de este grupo`;

export const wellKnown = [
  { href: partAddress("home", "camp-lejeune"), label: "Camp Lejeune" },
  { href: partAddress("home", "roundup"), label: "Roundup" },
  { href: partAddress("home", "hair-relaxer"), label: "Alisadores de cabello" },
  { href: partAddress("home", "talc"), label: "Polvo de talco" },
] as const;

export const mainPages = [
  { href: addresses.home, label: "Inicio" },
  { href: addresses.catalog, label: "Demandas" },
  { href: addresses.about, label: "Quiénes somos" },
  { href: addresses.contact, label: "Contáctenos" },
] as const;

export const partnersPage = { href: addresses.partners, label: "Bufetes participantes" };

export const legalRow = [
  { href: addresses.privacy, label: "Privacidad" },
  { href: addresses.terms, label: "Términos" },
  { href: addresses.californiaPrivacy, label: "Privacidad en California" },
  { href: addresses.optOut, label: "No vender ni compartir mi información personal" },
  { href: addresses.consumerHealthData, label: "Datos de salud del consumidor" },
  { href: addresses.unsubscribe, label: "Cancelar la suscripción" },
  { href: addresses.yourRequest, label: "Su solicitud" },
  { href: addresses.stopContact, label: "Detener llamadas, mensajes de texto y correos" },
] as const;
