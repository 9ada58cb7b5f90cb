import type { CaseBrief } from "../case-brief";
import { barReferral, disability } from "../free-help";

export const depoProveraBrief = {
  limit: {
    rule: {
      en: "It depends on your state: often two or three years from the diagnosis or from learning the likely cause.",
      es: "Depende de su estado: a menudo dos o tres años desde el diagnóstico o desde que supo la causa probable.",
    },
    kinds: ["product", "minors", "death"],
    ask: barReferral,
  },
  now: {
    en: "A private settlement program was reported in October 2026. The December trial was reported canceled; other cases go on.[^digest]",
    es: "En octubre de 2026 se informó de un programa privado de acuerdo y de que se canceló el juicio de diciembre; otros casos siguen.[^digest]",
  },
  next: {
    en: "We found no new trial date, and no ruling on the experts or on federal law. The court's orders page lists the latest.[^orders]",
    es: "No encontramos nueva fecha de juicio ni decisión sobre los peritos o la ley federal. La página de órdenes del tribunal tiene lo más nuevo.[^orders]",
  },
  money: {
    en: "As reported, BrownGreer runs a private, confidential settlement program, and no one is in it automatically.[^digest]",
    es: "Según se informa, BrownGreer dirige un programa de acuerdo privado y confidencial, y nadie entra de forma automática.[^digest]",
  },
  options: [
    {
      last: { en: "The reported day has passed", es: "La fecha que se informó ya pasó" },
      whom: {
        en: "Women whose claim fits confidential terms; the date is as reported",
        es: "Mujeres cuyo reclamo cumple términos confidenciales; la fecha es según informes",
      },
    },
    {
      last: { en: "Your state's limit", es: "El plazo de su estado" },
      whom: {
        en: "Women with a meningioma in the skull and proof of shots",
        es: "Mujeres con un meningioma en el cráneo y prueba de las inyecciones",
      },
    },
    {
      last: { en: "That state's limit", es: "El plazo de ese estado" },
      whom: {
        en: "Women who can file in New York, Delaware or another state",
        es: "Mujeres que pueden demandar en Nueva York, Delaware u otro estado",
      },
    },
    {
      last: { en: "No deadline", es: "Sin fecha límite" },
      whom: {
        en: "Patients, relatives, nurses and doctors",
        es: "Pacientes, familiares, personal de enfermería y médicos",
      },
    },
    {
      last: { en: "No fixed day; apply early", es: "Sin día fijo; solicite pronto" },
      whom: {
        en: "Women whose tumor or surgery keeps them from work",
        es: "Mujeres a quienes el tumor o la operación impide trabajar",
      },
    },
  ],
  help: [
    {
      ...disability,
      who: {
        en: "People who cannot work because of a brain tumor or its surgery",
        es: "Personas que no pueden trabajar por un tumor cerebral o su operación",
      },
    },
    {
      what: {
        en: "The Pensacola federal court's list of orders (MDL 3140)",
        es: "La lista de órdenes del tribunal federal de Pensacola (MDL 3140)",
      },
      who: {
        en: "Anyone who wants to check the reported last day to register",
        es: "Quien quiera comprobar la fecha que se informó como último día para inscribirse",
      },
      href: "https://www.flnd.uscourts.gov/mdl3140-orders-by-date",
      cost: { en: "Free to read", es: "Gratis" },
    },
    {
      ...barReferral,
      who: {
        en: "Anyone who wants the name of a local lawyer",
        es: "Quien busque el nombre de un abogado o abogada local",
      },
    },
  ],
} as const satisfies CaseBrief;
