import type { StateLimits } from "../time-limit";

export const iowa = {
  code: "IA",
  slug: "iowa",
  injury: {
    years: 2,
    from: "discovery",
    text: {
      en: "You have two years from when you knew, or by law are treated as knowing, the facts behind the claim.",
      es: "Tiene dos años desde que supo, o según la ley se considera que supo, los hechos del reclamo.",
    },
    cite: "Iowa Code § 614.1(2)",
    sources: [4, 0, 3],
    confidence: "medium",
  },
  product: {
    years: 2,
    from: "discovery",
    outerYears: 15,
    text: {
      en: "You have two years from when you were aware of a problem that called for a check of the product, if a check would have shown the defect.",
      es: "Tiene dos años desde que notó un problema que pedía revisar el producto, si la revisión habría mostrado el defecto.",
    },
    outer: {
      en: "You must sue within 15 years of the first purchase, lease or installation. This does not apply with a longer warranty, or to a disease from a harmful material that shows late.",
      es: "Debe demandar dentro de 15 años desde la primera compra, alquiler o instalación. No vale con una garantía más larga, ni por una enfermedad de un material dañino que aparece tarde.",
    },
    cite: "Iowa Code § 614.1(2), (2A)",
    sources: [1, 0, 2],
    confidence: "medium",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "A suit must be filed within two years, generally counted from the death.",
      es: "Hay que demandar dentro de dos años, por lo general contados desde la muerte.",
    },
    cite: "Iowa Code § 614.1(2)",
    sources: [0, 2],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "A child has until one year after turning 18, if that is later. This does not apply to medical claims.",
      es: "Un menor tiene hasta un año después de cumplir 18, si eso es más tarde. No vale para reclamos médicos.",
    },
    cite: "Iowa Code § 614.8",
    sources: [2, 5],
    confidence: "medium",
  },
  malpractice: {
    years: 2,
    outerYears: 6,
    text: {
      en: "You have two years from when you knew or should have known of the injury, and never more than six from the act, unless an object was left in the body.",
      es: "Tiene dos años desde que supo o debió saber de la lesión, y nunca más de seis desde el hecho, salvo que quedara un objeto en el cuerpo.",
    },
    minors: {
      en: "A child under eight has until the tenth birthday or the usual limit, whichever is later.",
      es: "Un niño o niña menor de ocho tiene hasta cumplir diez o el plazo usual, lo que sea más tarde.",
    },
    cite: "Iowa Code § 614.1(9)",
    sources: [2],
    confidence: "medium",
  },
  childAbuse: {
    kind: "mixed",
    age: 19,
    text: {
      en: "You have until the 19th birthday or, for harm discovered as an adult, four years from discovering the injury and its link to the abuse. Abuse by a counselor, therapist or school employee has five years. Institutions fall under the same clock. Ask whether a 2025 or 2026 law changed this.",
      es: "Tiene hasta cumplir 19 o, si el daño se supo ya en la edad adulta, cuatro años desde que supo de la lesión y su vínculo con el abuso. El abuso de un consejero, terapeuta o empleado escolar tiene cinco años. Las instituciones tienen el mismo plazo. Pregunte si una ley de 2025 o 2026 lo cambió.",
    },
    window: {
      from: "2024-04-19",
      to: "2026-12-31",
      source: 8,
      text: {
        en: "Only claims against the Boy Scouts in their 2020 bankruptcy have extra time. The bill behind this law, as introduced, ends it on December 31, 2026.",
        es: "Solo los reclamos contra los Boy Scouts en su bancarrota de 2020 tienen tiempo extra. El proyecto de esta ley, como se presentó, lo termina el 31 de diciembre de 2026.",
      },
    },
    cite: "Iowa Code §§ 614.8(2), 614.8A, 614.1(12); SF 2431 (2024)",
    sources: [8, 6, 7],
    confidence: "medium",
  },
  assault: {
    years: 2,
    text: {
      en: "You have two years (five for abuse by a counselor, therapist or school employee); we found no special rule for adults.",
      es: "Tiene dos años (cinco si abusó un consejero, terapeuta o empleado escolar); no hallamos una regla especial para personas adultas.",
    },
    cite: "Iowa Code § 614.1(2), (12)",
    sources: [0, 5],
    confidence: "medium",
  },
  government: {
    days: 730,
    text: {
      en: "Against the State, file a claim with the State Appeal Board within two years, before any suit. Against cities, counties and schools, sue within two years; we found no notice that you must give first.",
      es: "Contra el Estado, presente un reclamo ante la Junta Estatal de Apelaciones dentro de dos años, antes de demandar. Contra ciudades, condados y escuelas, demande dentro de dos años; no hallamos un aviso que deba dar antes.",
    },
    cite: "Iowa Code §§ 669.13, 670.5",
    sources: [9, 10],
    confidence: "medium",
  },
  sources: [
    {
      publisher: "Products50",
      url: "https://www.products50.com/copy-of-indiana",
      isOfficial: false,
    },
    {
      publisher: { en: "Butler Snow survey (on Casetext)", es: "Butler Snow survey [en Casetext]" },
      url: "https://casetext.com/statute/code-of-iowa/title-xv-judicial-branch-and-judicial-procedures/subtitle-3-civil-procedure/chapter-614-limitations-of-actions/general-provisions/section-6141-period/analysis",
      isOfficial: false,
    },
    {
      publisher: "Edgar Snyder & Associates",
      url: "https://www.edgarsnyder.com/statute-limitations/iowa.html",
      isOfficial: false,
    },
    {
      publisher: "Your Iowa Lawyers",
      url: "https://www.youriowalawyers.com/blog/2009/february/statute-of-limitations-repose/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Iowa Legislature (SF 512, 2025 bill)",
        es: "Iowa Legislature [SF 512, proyecto de 2025]",
      },
      url: "https://www.legis.iowa.gov/docs/publications/LGI/91/attachments/SF512.html?layout=false",
      isOfficial: true,
    },
    {
      publisher: { en: "CHILD USA (older copy)", es: "CHILD USA [versión anterior]" },
      url: "https://www.childusa.org/law/iowa",
      isOfficial: false,
    },
    {
      publisher: { en: "Iowa Capital Dispatch (on Yahoo)", es: "Iowa Capital Dispatch [en Yahoo]" },
      url: "https://www.yahoo.com/news/bill-changes-statute-limitations-boy-201022700.html",
      isOfficial: false,
    },
    {
      publisher: "LegiScan (SF 2431 enrolled)",
      url: "https://legiscan.com./IA/text/SF2431/2023",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Iowa Legislature (SF 2431 as introduced)",
        es: "Iowa Legislature [SF 2431, como se presentó]",
      },
      url: "https://www.legis.iowa.gov/publications/search/document?fq=id:1448765&q=sex+offenders",
      isOfficial: true,
    },
    {
      publisher: "Simmons Perrine Moyer Bergman (Iowa Compendium)",
      url: "https://zbook.org/read/8c4428_state-of-iowa-compendium-of-law-pdf.html",
      isOfficial: false,
    },
    {
      publisher: { en: "LawServer (statute text)", es: "LawServer [texto de la ley]" },
      url: "https://www.lawserver.com/law/state/iowa/ia-code/iowa_code_670-5",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
