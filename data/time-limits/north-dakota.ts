import type { StateLimits } from "../time-limit";

export const northDakota = {
  code: "ND",
  slug: "north-dakota",
  injury: {
    years: 6,
    from: "injury",
    text: {
      en: "Six years; courts start the clock when you know, or should know, that a claim may exist.",
      es: "Seis años; los tribunales cuentan desde que sabe, o debería saber, que puede haber un reclamo.",
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
      en: "Six years from when you are aware of facts that would tell a reasonable person that a claim may exist.",
      es: "Seis años desde que conoce hechos que dirían a una persona razonable que puede haber un reclamo.",
    },
    outer: {
      en: "ten years from the first purchase or 11 from manufacture, of doubtful validity; recalls, known defects and asbestos are exceptions",
      es: "diez años desde la primera compra u 11 desde la fabricación, de validez dudosa; los retiros, los defectos conocidos y el asbesto son excepciones",
    },
    cite: "N.D.C.C. §§ 28-01-16, 28-01.3-08",
    sources: [3, 1, 2],
    confidence: "medium",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "Two years from the death; a malpractice death, from discovery of the malpractice, within six years of the act.",
      es: "Dos años desde la muerte; por negligencia médica, desde que se supo de ella, dentro de seis años desde el hecho.",
    },
    cite: "N.D.C.C. § 28-01-18(4)",
    sources: [0, 2, 4],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "Time under 18, or while incapacitated or in prison, does not count, but the claim must come within one year after that ends if the usual time is over.",
      es: "No cuenta el tiempo antes de los 18, ni sin capacidad o en prisión, pero el reclamo debe llegar dentro de un año después si el plazo usual ya pasó.",
    },
    cite: "N.D.C.C. § 28-01-25",
    sources: [6],
    confidence: "high",
  },
  malpractice: {
    years: 2,
    outerYears: 6,
    text: {
      en: "Two years from when the malpractice is or should be known, and not more than six after the act unless it was hidden.",
      es: "Dos años desde que la negligencia se sabe o se debería saber, y no más de seis después del hecho, salvo que se ocultara.",
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
      en: "Twenty-one years after the claim arises; if the child was under 15, the 21 years start at 15 (so until 36). It is not clear whether this covers private institutions. We found no law that reopens expired claims.",
      es: "Veintiún años desde que surge el reclamo; si el menor tenía menos de 15, cuentan desde los 15 (hasta los 36). No está claro si abarca instituciones privadas. No hallamos una ley que reabra reclamos vencidos.",
    },
    cite: "N.D.C.C. §§ 28-01-25.1, 28-01-22.1",
    sources: [0, 7, 8],
    confidence: "high",
  },
  assault: {
    years: 9,
    text: {
      en: "Nine years after a sexual act against an adult, since August 2023. Other assault or battery: two years.",
      es: "Nueve años después de un acto sexual contra una persona adulta, desde agosto de 2023. Otras agresiones: dos años.",
    },
    cite: "N.D.C.C. § 28-01-22.1(3) and SB 2282 of 2023",
    sources: [9, 8, 10],
    confidence: "medium",
  },
  government: {
    days: 180,
    text: {
      en: "State: written notice within 180 days of discovery, one year for a death, and none for sexual abuse claims. Suit within three years.",
      es: "Estado: aviso por escrito dentro de 180 días desde que se supo, un año por una muerte, y ninguno por abuso sexual. Demanda dentro de tres años.",
    },
    cite: "N.D.C.C. §§ 32-12.2-04, 28-01-22.1",
    sources: [11, 8],
    confidence: "medium",
  },
  sources: [
    {
      publisher: "North Dakota Legislative Branch, chapter 28-01 (contents)",
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
      publisher: "Legiplex (SB 2233 of 2025, sets out N.D.C.C. 32-12.2-04)",
      url: "https://app.legiplex.com/nd/legislature/2025/2025-r/bills/sb2233/draft-1494333?id=1494333",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
