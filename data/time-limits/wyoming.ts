import type { StateLimits } from "../time-limit";

export const wyoming = {
  code: "WY",
  slug: "wyoming",
  injury: {
    years: 4,
    from: "discovery",
    text: {
      en: "You have four years from when you know, or have reason to know, that you have a claim.",
      es: "Tiene cuatro años desde que sabe, o tiene razones para saber, que tiene un reclamo.",
    },
    cite: "Wyo. Stat. § 1-3-105(a)(iv)(C)",
    sources: [1, 2, 0],
    confidence: "medium",
  },
  product: {
    years: 4,
    from: "discovery",
    text: {
      en: "You have four years from when you know, or have reason to know, that you have a claim. There is no separate section for products.",
      es: "Tiene cuatro años desde que sabe, o tiene razones para saber, que tiene un reclamo. No hay una sección aparte para productos.",
    },
    cite: "Wyo. Stat. § 1-3-105(a)(iv)(C)",
    sources: [1, 2, 0],
    confidence: "medium",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "A suit must be filed within two years of the death. A claim filed with the medical review panel pauses the time.",
      es: "Hay que demandar dentro de dos años desde la muerte. Un reclamo ante el panel de revisión médica detiene el plazo.",
    },
    cite: "Wyo. Stat. § 1-38-102(d)",
    sources: [2, 1, 9],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "A child has three years after coming of age, or the usual limit if that is later. The same goes for a person after a disability ends.",
      es: "Un menor tiene tres años después de la mayoría de edad, o el plazo usual si es más tarde. Lo mismo vale para una persona después de que termina una incapacidad.",
    },
    cite: "Wyo. Stat. § 1-3-114",
    sources: [7, 4],
    confidence: "medium",
  },
  malpractice: {
    years: 2,
    text: {
      en: "You have two years from the act, or from discovering it if it could not be found within two years; six months are added if it was found in the second year.",
      es: "Tiene dos años desde el hecho, o desde que se supo si no se pudo descubrir en dos años; se suman seis meses si se supo en el segundo año.",
    },
    minors: {
      en: "The rule in the code (until the eighth birthday or two years) was held unconstitutional in 2014. Treat that date as the deadline until a lawyer says otherwise.",
      es: "La regla del código (hasta cumplir ocho o dos años) se declaró inconstitucional en 2014. Tome esa fecha como plazo hasta que un abogado o abogada diga otra cosa.",
    },
    cite: "Wyo. Stat. § 1-3-107",
    sources: [3, 4, 5],
    confidence: "high",
  },
  childAbuse: {
    kind: "mixed",
    age: 26,
    text: {
      en: "You have until age 26, or three years after discovery, whichever is later. It is not settled whether the discovery part helps against anyone but the abuser.",
      es: "Tiene hasta los 26, o tres años desde que supo, lo que sea más tarde. No está claro si la segunda parte ayuda contra alguien que no sea quien abusó.",
    },
    cite: "Wyo. Stat. § 1-3-105(b)",
    sources: [6, 7],
    confidence: "medium",
  },
  assault: {
    text: {
      en: "Sources disagree, and the time can be short, so we state no number. Ask a lawyer in Wyoming now.",
      es: "Las fuentes no coinciden, y el tiempo puede ser corto, así que no damos un número. Pregunte ya a un abogado o abogada de Wyoming.",
    },
    cite: "Wyo. Stat. § 1-3-105(a)(v)",
    sources: [10, 11],
    confidence: "low",
  },
  government: {
    days: 730,
    text: {
      en: "File a written claim with the public body within two years of the act, and sue within one year of filing it. A child of seven or younger has two years or until the eighth birthday for the claim. None of this makes another limit longer.",
      es: "Presente un reclamo por escrito ante el ente público dentro de dos años desde el hecho, y demande dentro de un año desde que lo presenta. Un niño o niña de siete años o menos tiene dos años o hasta cumplir ocho para el reclamo. Nada de esto alarga otro plazo.",
    },
    cite: "Wyo. Stat. §§ 1-39-113, 1-39-114",
    sources: [8, 1],
    confidence: "high",
  },
  sources: [
    {
      publisher: {
        en: "Laws-info (copy of Wyo. Stat. ch. 1-3)",
        es: "Laws-info [copia de Wyo. Stat. ch. 1-3]",
      },
      url: "http://statutes.laws-info.com/wyoming/Title1/chapter3",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Subro50 (practitioner survey)",
        es: "Subro50 [resumen hecho por abogados]",
      },
      url: "https://www.subro50.com/wy",
      isOfficial: false,
    },
    {
      publisher: "statutes-of-limitations.com, quoting 1-3-105, 1-38-102, 1-3-107",
      url: "https://www.statutes-of-limitations.com/state/wyoming/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "LegalFix (copy of Wyo. Stat. 1-3-107)",
        es: "LegalFix [copia de Wyo. Stat. 1-3-107]",
      },
      url: "https://legalfix.com/statutes/state-codes/wyoming/title-1/chapter-3/section-1-3-107",
      isOfficial: false,
    },
    {
      publisher:
        "Medical Malpractice Lawyers blog on the Wyoming Supreme Court ruling of 2014-11-14",
      url: "https://www.medicalmalpracticelawyers.com/blog/wyoming-supreme-court-holds-medical-malpractice-statute-limitations-violates-wyoming-constitution/",
      isOfficial: false,
    },
    {
      publisher: { en: "Burg Simpson (law firm)", es: "Burg Simpson [bufete de abogados]" },
      url: "https://www.burgsimpson.com/wyoming-blog/wy-lawmakers-med-mal-statute/",
      isOfficial: false,
    },
    {
      publisher: "CHILD USA",
      url: "https://childusa.org/law/wyoming/sex-abuse-sol/",
      isOfficial: false,
    },
    {
      publisher: "CHILD USA (older page, quoting 1-3-105(b) and 1-3-114)",
      url: "https://www.childusa.org/law/wyoming",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Wyoming Statutes (2020 copy at Justia)",
        es: "Wyoming Statutes [copia de 2020 en Justia]",
      },
      url: "https://law.justia.com/codes/wyoming/2020/title-1/chapter-39/section-1-39-114/",
      isOfficial: false,
    },
    {
      publisher: { en: "Pintas & Mullins (law firm)", es: "Pintas & Mullins [bufete de abogados]" },
      url: "https://www.pintas.com/areas-we-serve/wyoming/nursing-home-abuse-lawyer/",
      isOfficial: false,
    },
    {
      publisher: "FastCounsel",
      url: "https://www.fastcounsel.com/wyoming-personal-injury-faq/wyoming-statute-of-limitations-for-assault-civil-claims",
      isOfficial: false,
    },
    {
      publisher: "DocketMath, quoting 1-3-105(a)(v)(A)",
      url: "https://docketmath.com/blog/statute-of-limitations-libel-written-defamation-wyoming",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
