import type { WrittenBrief } from "~/data/case-brief";

const insuranceDepartment = {
  what: {
    en: "California Department of Insurance",
    es: "Departamento de Seguros de California",
  },
  phone: "800-927-4357",
} as const;

export const brief: WrittenBrief = {
  limit: {
    rule: {
      en: "Eaton claims usually have two years from the fire; property may have three. For Palisades, you may be too late.",
      es: "Por Eaton suelen ser dos años desde el fuego, o quizá tres por bienes. Por Palisades, quizá ya sea tarde.",
    },
    kinds: [],
    everywhere: {
      en: "California's limits apply to these fires, wherever you live now.",
      es: "A estos incendios se aplican los plazos de California, viva donde viva ahora.",
    },
  },
  now: {
    en: `Most Palisades claims can go on.
      Eaton cases are being prepared for a first trial.[^claimsJournal2026][^scng2025]`,
    es: `La mayoría de los reclamos de Palisades puede seguir.
      Los casos de Eaton se preparan para un primer juicio.[^claimsJournal2026][^scng2025]`,
  },
  next: {
    en: `The first Eaton trial was set for January 25, 2027.
      We have not seen that date confirmed since early 2026.[^scng2025]`,
    es: `El primer juicio de Eaton se fijó para el 25 de enero de 2027.
      No hemos visto esa fecha confirmada desde principios de 2026.[^scng2025]`,
  },
  money: {
    en: `We found no settlement for residents as a group.
      Edison's own program is voluntary.[^southernCalifornia2025]`,
    es: `No encontramos ningún acuerdo para los residentes como grupo.
      El programa de Edison es de la propia empresa y voluntario.[^southernCalifornia2025]`,
  },
  help: [
    {
      ...insuranceDepartment,
      who: {
        en: "Help with your insurer about smoke, ash and living costs",
        es: "Ayuda con su aseguradora por humo, ceniza y gastos de vivienda",
      },
      href: "https://www.insurance.ca.gov/01-consumers/140-catastrophes/WildfireResources.cfm",
      cost: { en: "Free", es: "Gratis" },
    },
    {
      what: {
        en: "Disaster hotline of the Los Angeles legal aid groups",
        es: "Línea por desastres de los grupos de ayuda legal de Los Ángeles",
      },
      who: {
        en: "People affected by the fires. It opened in February 2025; ask whether it is still open",
        es: "Personas afectadas por los incendios. Abrió en febrero de 2025; pregunte primero si sigue",
      },
      href: "https://lafla.org",
      phone: "888-382-3406",
      cost: { en: "Free", es: "Gratis" },
    },
    {
      what: {
        en: "Edison's general claims line",
        es: "Línea general de reclamos de Edison",
      },
      who: {
        en: `People with Eaton fire losses.
        The program itself is at sce.com/directclaims; we found no phone number of its own.
        Signing its offer ends claims against Edison`,
        es: `Personas con pérdidas por el incendio Eaton.
        El programa está en sce.com/directclaims; no hallamos un teléfono propio.
        Firmar su oferta pone fin a los reclamos contra Edison`,
      },
      href: "https://www.sce.com/directclaims",
      phone: "800-251-3311",
      cost: { en: "Free to file", es: "Presentar el reclamo es gratis" },
    },
    {
      what: {
        en: "Referral services certified by the State Bar of California",
        es: "Servicios de referencia certificados por la Barra de Abogados de California",
      },
      who: {
        en: "Anyone in California who is looking for a lawyer",
        es: "Quien busque un abogado o abogada en California",
      },
      href: "https://www.calbar.ca.gov/public-help-topics?page=0",
      cost: { en: "Low cost", es: "Bajo costo" },
    },
    {
      what: {
        en: "United Policyholders",
        es: "United Policyholders",
      },
      who: {
        en: "Guides for owners and renters who disagree with an insurer",
        es: "Guías para dueños e inquilinos en desacuerdo con su aseguradora",
      },
      href: "https://uphelp.org",
      cost: { en: "Free", es: "Gratis" },
    },
  ],
};
