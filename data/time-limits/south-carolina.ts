import type { StateLimits } from "../time-limit";

export const southCarolina = {
  code: "SC",
  slug: "south-carolina",
  injury: {
    years: 3,
    from: "discovery",
    text: {
      en: "You have three years from when you knew, or with reasonable care should have known, that you had a claim.",
      es: "Tiene tres años desde que supo, o con un cuidado razonable debió saber, que tenía un reclamo.",
    },
    cite: "S.C. Code §§ 15-3-530(5), 15-3-535",
    sources: [0, 1, 3],
    confidence: "high",
  },
  product: {
    years: 3,
    from: "discovery",
    text: {
      en: "You have three years from when you knew or should have known that you had a claim. There is no separate section for products.",
      es: "Tiene tres años desde que supo o debió saber que tenía un reclamo. No hay una sección aparte para productos.",
    },
    cite: "S.C. Code §§ 15-3-530(5), 15-3-535",
    sources: [0, 3, 4],
    confidence: "medium",
  },
  death: {
    years: 3,
    from: "death",
    text: {
      en: "A suit must be filed within three years of the death. The time does not wait for anyone to discover the cause.",
      es: "Hay que demandar dentro de tres años desde la muerte. El plazo no espera a que alguien se entere de la causa.",
    },
    cite: "S.C. Code § 15-3-530(6)",
    sources: [0, 1, 5],
    confidence: "high",
  },
  minors: {
    text: {
      en: "Time under 18 is not counted, but the extra time ends one year after the 18th birthday. For incapacity it is also capped at five years.",
      es: "No cuenta el tiempo antes de los 18, pero el tiempo extra termina un año después de cumplirlos. Por incapacidad tiene además un tope de cinco años.",
    },
    cite: "S.C. Code § 15-3-40",
    sources: [7, 5],
    confidence: "high",
  },
  malpractice: {
    years: 3,
    outerYears: 6,
    text: {
      en: "You have three years from the treatment or from when the harm should have been discovered, and never more than six after it. For an object left in the body, you have two years from finding it. State-funded hospitals have the two years of claims against public bodies.",
      es: "Tiene tres años desde el tratamiento o desde que el daño se debió saber, y nunca más de seis después. Por un objeto dejado en el cuerpo, tiene dos años desde que se halla. Los hospitales financiados por el estado tienen los dos años de los entes públicos.",
    },
    minors: {
      en: "The clock is paused for at most seven years, and not for more than one year after turning 18.",
      es: "El plazo se detiene por siete años como máximo, y no más de un año después de cumplir 18.",
    },
    cite: "S.C. Code § 15-3-545",
    sources: [6, 3, 5],
    confidence: "high",
  },
  childAbuse: {
    kind: "mixed",
    age: 27,
    text: {
      en: "You have until age 27, or three years from discovering the injury and its link to the abuse, whichever is later. Expired claims cannot be revived.",
      es: "Tiene hasta los 27, o tres años desde que supo del daño y su vínculo con el abuso, lo que sea más tarde. Los reclamos vencidos no se pueden reabrir.",
    },
    cite: "S.C. Code § 15-3-555",
    sources: [8, 9, 2],
    confidence: "high",
  },
  assault: {
    years: 3,
    text: {
      en: "You have three years: assault and battery fall under the general limit.",
      es: "Tiene tres años: la agresión física sigue el plazo general.",
    },
    cite: "S.C. Code § 15-3-530(5)",
    sources: [0, 1],
    confidence: "high",
  },
  government: {
    text: {
      en: "No notice is required. Sue within two years, or three if you filed a verified claim first. After a claim, wait for its denial or 180 days.",
      es: "No hace falta aviso. Demande dentro de dos años, o tres si antes presentó un reclamo jurado. Después de un reclamo, espere la denegación o 180 días.",
    },
    cite: "S.C. Code §§ 15-78-90, 15-78-110",
    sources: [9, 3],
    confidence: "medium",
  },
  sources: [
    {
      publisher: {
        en: "South Carolina Code (copy at Justia)",
        es: "South Carolina Code [copia en Justia]",
      },
      url: "https://law.justia.com/codes/south-carolina/2018/title-15/chapter-3/section-15-3-530/",
      isOfficial: false,
    },
    {
      publisher: "kloklaw.com (law firm), quoting 15-3-530",
      url: "https://kloklaw.com/faq-items/statute-of-limitations-for-personal-injury-cases/",
      isOfficial: false,
    },
    {
      publisher: "Smith & Moore (law firm), quoting 15-3-535 and 15-3-555",
      url: "http://smith-lawfirm.com/sol_SC.html",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Subro50 (practitioner survey)",
        es: "Subro50 [resumen hecho por abogados]",
      },
      url: "https://www.subro50.com/sc",
      isOfficial: false,
    },
    {
      publisher: "statutes-of-limitations.com",
      url: "https://www.statutes-of-limitations.com/state/south-carolina/",
      isOfficial: false,
    },
    {
      publisher: { en: "ctlawsc.com (law firm)", es: "ctlawsc.com [bufete de abogados]" },
      url: "https://www.ctlawsc.com/what-is-the-statute-of-limitations-for-a-personal-injury-claim-in-south-carolina/",
      isOfficial: false,
    },
    {
      publisher: "Injury From Birth (law firm), quoting 15-3-545(A) and (D)",
      url: "https://www.injuryfrombirth.com/statute-limitations-map/south-carolina/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Lexace (copy of S.C. Code 15-3-40)",
        es: "Lexace [copia de S.C. Code 15-3-40]",
      },
      url: "https://lexace.ai/us/statute/south-carolina/15-3-40",
      isOfficial: false,
    },
    {
      publisher: "South Carolina General Assembly (H. 5203, 2026)",
      url: "https://www.scstatehouse.gov/sess126_2025-2026/bills/5203.htm",
      isOfficial: true,
    },
    {
      publisher: "South Carolina General Assembly (S. 75, 2021)",
      url: "https://www.scstatehouse.gov/sess124_2021-2022/prever/75_20201209.htm",
      isOfficial: true,
    },
  ],
} as const satisfies StateLimits;
