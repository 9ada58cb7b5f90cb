import type { StateLimits } from "../time-limit";

export const northDakota = {
  code: "ND",
  slug: "north-dakota",
  injury: {
    years: 6,
    from: "injury",
    text: {
      en: "You have six years. Courts start the clock when you know, or should know, that a claim may exist.",
      es: "Tiene seis años. Los tribunales cuentan desde que sabe, o debería saber, que puede haber un reclamo.",
    },
    cite: "N.D.C.C. § 28-01-16(5)",
    sources: [0, 1, 4],
    confidence: "high",
  },
  product: {
    years: 6,
    from: "discovery",
    outerYears: 10,
    text: {
      en: "You have six years from when you are aware of facts that would tell a reasonable person that a claim may exist.",
      es: "Tiene seis años desde que conoce hechos que dirían a una persona razonable que puede haber un reclamo.",
    },
    outer: {
      en: "You must sue within ten years of the first purchase or 11 of manufacture, but it is doubtful whether this limit is valid. There are exceptions for recalls, for defects that the maker knew of and did not warn about, and for asbestos.",
      es: "Debe demandar dentro de diez años desde la primera compra u 11 desde la fabricación, pero es dudoso que este límite sea válido. Hay excepciones por los retiros del mercado, los defectos que el fabricante conocía y no advirtió, y el asbesto.",
    },
    cite: "N.D.C.C. §§ 28-01-16, 28-01.3-08",
    sources: [3, 1, 2],
    confidence: "medium",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "A suit must be filed within two years of the death. If malpractice caused it, the two years start when the malpractice is discovered, but end six years after the act.",
      es: "Hay que demandar dentro de dos años desde la muerte. Si la causó una negligencia médica, los dos años empiezan cuando se sabe de ella, pero terminan seis años después del hecho.",
    },
    cite: "N.D.C.C. § 28-01-18(4)",
    sources: [0, 2, 4],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "Time under 18, or while incapacitated or in prison, does not count. If the usual time is over by then, the claim must come within one year after that ends. Incapacity and prison add five years at most.",
      es: "No cuenta el tiempo antes de los 18, ni sin capacidad o en prisión. Si para entonces el plazo usual ya pasó, el reclamo debe llegar dentro de un año después. La incapacidad y la prisión suman cinco años como máximo.",
    },
    cite: "N.D.C.C. § 28-01-25",
    sources: [6],
    confidence: "high",
  },
  malpractice: {
    years: 2,
    outerYears: 6,
    text: {
      en: "You have two years from when the malpractice is or should be known, and not more than six after the act unless it was hidden.",
      es: "Tiene dos años desde que la negligencia se sabe o se debería saber, y no más de seis después del hecho, salvo que se ocultara.",
    },
    minors: {
      en: "The pause for childhood is at most twelve years.",
      es: "La pausa por niñez es de doce años como máximo.",
    },
    cite: "N.D.C.C. §§ 28-01-18(3), 28-01-25",
    sources: [5, 2, 6],
    confidence: "medium",
  },
  childAbuse: {
    kind: "years",
    text: {
      en: "Since August 2023, you have 21 years after the claim arises; for a child under 15 they start at 15 (so until 36). It is not clear whether this covers private institutions. We found no law that reopens expired claims.",
      es: "Desde agosto de 2023 tiene 21 años desde que surge el reclamo; para un menor de 15 cuentan desde los 15 (hasta los 36). No está claro si abarca instituciones privadas. No hallamos una ley que reabra reclamos vencidos.",
    },
    cite: "N.D.C.C. §§ 28-01-25.1, 28-01-22.1",
    sources: [0, 7, 8],
    confidence: "high",
  },
  assault: {
    years: 9,
    text: {
      en: "You have nine years after a sexual act against an adult, since August 2023. Other assault or battery has two.",
      es: "Tiene nueve años después de un acto sexual contra una persona adulta, desde agosto de 2023. Otras agresiones tienen dos.",
    },
    cite: "N.D.C.C. § 28-01-22.1(3) and SB 2282 of 2023",
    sources: [9, 8, 10],
    confidence: "medium",
  },
  government: {
    days: 180,
    text: {
      en: "Notify the State's Office of Management and Budget in writing within 180 days of when you knew or should have known, a year for a death; not for sexual abuse. Sue within three years.",
      es: "Avise por escrito a la Oficina de Gestión y Presupuesto del estado dentro de 180 días desde que supo o debió saber de la lesión, o de un año por una muerte. El abuso sexual no necesita aviso. Demande dentro de tres años.",
    },
    cite: "N.D.C.C. §§ 32-12.2-04, 28-01-22.1",
    sources: [11, 8],
    confidence: "medium",
  },
  sources: [
    {
      publisher: {
        en: "North Dakota Legislative Branch, chapter 28-01 (contents)",
        es: "North Dakota Legislative Branch, chapter 28-01 [índice]",
      },
      url: "https://ndlegis.gov/cencode/t28c01.html",
      isOfficial: true,
    },
    {
      publisher: {
        en: "Marginalia (copy of N.D.C.C. 28-01-16)",
        es: "Marginalia [copia de N.D.C.C. 28-01-16]",
      },
      url: "https://self-law.org/code/nd/title-28/chapter-28-01-time-for-commencing-actions/28-01-16",
      isOfficial: false,
    },
    {
      publisher: "Products50 survey",
      url: "https://products50.com/copy-of-wyoming",
      isOfficial: false,
    },
    {
      publisher: "North Dakota Supreme Court, Hanson v. Williams County (Justia)",
      url: "https://supreme.justia.com/cases/north-dakota/supreme-court/1986/11066-3.html",
      isOfficial: true,
    },
    {
      publisher: "statutes-of-limitations.com",
      url: "https://www.statutes-of-limitations.com/state/north-dakota/",
      isOfficial: false,
    },
    {
      publisher: "Birth Injury Lawyer Network",
      url: "https://birthinjurylawyernetwork.com/north-dakota",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Marginalia (copy of N.D.C.C. 28-01-25)",
        es: "Marginalia [copia de N.D.C.C. 28-01-25]",
      },
      url: "https://self-law.org/code/nd/title-28/chapter-28-01-time-for-commencing-actions/28-01-25",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Marginalia (copy of N.D.C.C. 28-01-25.1)",
        es: "Marginalia [copia de N.D.C.C. 28-01-25.1]",
      },
      url: "https://self-law.org/code/nd/title-28/chapter-28-01-time-for-commencing-actions/28-01-25-1",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Casetext mirror (text of N.D.C.C. 28-01-22.1)",
        es: "Casetext mirror [texto de N.D.C.C. 28-01-22.1]",
      },
      url: "https://d1tvxue8o4w0fl.cloudfront.net/statute/north-dakota-century-code/title-28-judicial-procedure-civil/chapter-28-01-time-for-commencing-actions/section-28-01-221-actions-against-state-limitation",
      isOfficial: false,
    },
    {
      publisher: "Legiplex (SB 2282 of 2023)",
      url: "https://app.legiplex.com/lpx/bill/334989",
      isOfficial: false,
    },
    {
      publisher: "The Dakotan",
      url: "https://mydakotan.com/2023/04/house-extends-time-limit-to-sue-for-sexual-assault-lawsuits",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Legiplex (SB 2233 of 2025, sets out N.D.C.C. 32-12.2-04)",
        es: "Legiplex [SB 2233 de 2025, que reproduce N.D.C.C. 32-12.2-04]",
      },
      url: "https://app.legiplex.com/nd/legislature/2025/2025-r/bills/sb2233/draft-1494333?id=1494333",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
