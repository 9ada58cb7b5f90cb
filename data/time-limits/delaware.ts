import type { StateLimits } from "../time-limit";

export const delaware = {
  code: "DE",
  slug: "delaware",
  injury: {
    years: 2,
    from: "injury",
    text: {
      en: "You have two years from the day of the injury. The time starts later only for an injury that could not be known.",
      es: "Tiene dos años desde el día de la lesión. El plazo empieza más tarde solo si la lesión no se podía conocer.",
    },
    cite: "Del. Code tit. 10, § 8119",
    sources: [0, 1, 3],
    confidence: "medium",
  },
  product: {
    years: 2,
    from: "injury",
    text: {
      en: "You have two years. For a hidden injury, such as one from a drug or a toxic product, the clock starts when you knew or should have known of the harm and that a product may have caused it.",
      es: "Tiene dos años. Si la lesión era oculta, como la de un medicamento o un producto tóxico, el plazo empieza cuando supo o debió saber del daño y de que un producto pudo causarlo.",
    },
    cite: "Del. Code tit. 10, § 8119; Morton v. Sky Nails (Del. 2005)",
    sources: [2, 0, 3],
    confidence: "medium",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "A suit must be filed within two years of the death.",
      es: "Hay que demandar dentro de dos años desde la muerte.",
    },
    cite: "Del. Code tit. 10, § 8107",
    sources: [1, 3],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "We could not confirm this rule. The law that stops the clock for children does not list the injury law, but in 2006 a court gave a person until a certain age. Do not count on extra time, and ask a lawyer now.",
      es: "No pudimos confirmar esta regla. La ley que detiene el plazo para menores no incluye la de lesiones, pero en 2006 un tribunal dio tiempo hasta cierta edad. No cuente con tiempo extra y pregunte ya a un abogado o abogada.",
    },
    cite: "Del. Code tit. 10, § 8116",
    sources: [6, 7],
    confidence: "low",
  },
  malpractice: {
    years: 2,
    outerYears: 3,
    text: {
      en: "You have two years from the injury, or three if it could not be discovered within two.",
      es: "Tiene dos años desde la lesión, o tres si no se pudo descubrir en dos.",
    },
    minors: {
      en: "A child under six has until the sixth birthday or the usual limit, whichever is later.",
      es: "Un niño o niña menor de seis tiene hasta cumplir seis o el plazo usual, lo que sea más tarde.",
    },
    cite: "Del. Code tit. 18, § 6856",
    sources: [4, 3],
    confidence: "high",
  },
  childAbuse: {
    kind: "no limit",
    text: {
      en: "There is no time limit, against the abuser or others. A claim that had already expired when the 2007 law began stays barred. A bill to change that was in the Senate; we could not find its outcome.",
      es: "No hay plazo, contra quien abusó u otras partes. Un reclamo ya vencido cuando empezó la ley de 2007 sigue cerrado. Un proyecto para cambiarlo estaba en el Senado; no hallamos su resultado.",
    },
    window: {
      from: "2007-07-10",
      to: "2009-07-09",
      text: {
        en: "It is closed. It ran from July 10, 2007, to July 9, 2009; one for child patients ran from July 13, 2010, to July 13, 2012.",
        es: "Está cerrada. Estuvo abierta del 10 de julio de 2007 al 9 de julio de 2009; una para pacientes menores, del 13 de julio de 2010 al 13 de julio de 2012.",
      },
    },
    cite: "Del. Code tit. 10, § 8145; tit. 18, § 6856(3)",
    sources: [5, 7, 4],
    confidence: "high",
  },
  assault: {
    years: 2,
    text: {
      en: "You have two years from the assault; we found no special rule for adults.",
      es: "Tiene dos años desde la agresión; no hallamos una regla especial para personas adultas.",
    },
    cite: "Del. Code tit. 10, § 8119",
    sources: [1, 3],
    confidence: "medium",
  },
  government: {
    text: {
      en: "We found no general notice step, and some bodies, such as the city of Wilmington, have their own. The State and local bodies are immune from many claims. Ask a lawyer now.",
      es: "No hallamos un aviso previo general, y algunos entes, como la ciudad de Wilmington, tienen el suyo. El estado y los entes locales son inmunes frente a muchos reclamos. Pregunte ya a un abogado o abogada.",
    },
    cite: "Del. Code tit. 10, §§ 4001, 4013, 8124",
    sources: [3],
    confidence: "low",
  },
  sources: [
    {
      publisher: "Statutes-of-Limitations.com",
      url: "https://www.statutes-of-limitations.com/state/delaware/",
      isOfficial: false,
    },
    {
      publisher: "LegalClarity",
      url: "https://legalclarity.org/what-is-delawares-personal-injury-statute-of-limitations/",
      isOfficial: false,
    },
    {
      publisher: "FindLaw",
      url: "https://www.findlaw.com/state/delaware-law/delaware-product-liability-laws.html",
      isOfficial: false,
    },
    { publisher: "Subro50", url: "https://www.subro50.com/de", isOfficial: false },
    {
      publisher: { en: "LegalFix (statute text)", es: "LegalFix [texto de la ley]" },
      url: "https://www.legalfix.com/statutes/state-codes/delaware/title-18/chapter-68/subchapter-vi/section-6856",
      isOfficial: false,
    },
    {
      publisher: "Delaware General Assembly (HB 417, 2024)",
      url: "https://legis.delaware.gov/json/BillDetail/GenerateHtmlDocument?legislationId=141461&legislationTypeId=1&docTypeId=2&legislationName=HB417",
      isOfficial: true,
    },
    {
      publisher: { en: "CHILD USA (older copy)", es: "CHILD USA [versión anterior]" },
      url: "https://www.childusa.org/law/delaware",
      isOfficial: false,
    },
    {
      publisher: "CHILD USA",
      url: "https://childusa.org/law/delaware/sex-abuse-sol/",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
