import type { StateLimits } from "../time-limit";

export const newJersey = {
  code: "NJ",
  slug: "new-jersey",
  injury: {
    years: 2,
    from: "injury",
    text: {
      en: "You have two years, normally from the injury. The time starts later if you could not yet know that you had a basis for a claim.",
      es: "Tiene dos años, normalmente desde la lesión. El plazo empieza más tarde si aún no podía saber que tenía base para un reclamo.",
    },
    cite: "N.J.S. 2A:14-2",
    sources: [0, 1, 2],
    confidence: "high",
  },
  product: {
    years: 2,
    from: "discovery",
    text: {
      en: "You have two years from when you discover, or should discover, that there may be a basis for a claim.",
      es: "Tiene dos años desde que sabe, o debería saber, que puede haber base para un reclamo.",
    },
    cite: "N.J.S. 2A:14-2",
    sources: [1, 2, 3],
    confidence: "medium",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "A suit must be filed within two years of the death.",
      es: "Hay que demandar dentro de dos años desde la muerte.",
    },
    cite: "N.J.S. 2A:31-3",
    sources: [2, 3],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "A child has two years from the 18th birthday. The time for birth injuries by malpractice ends earlier.",
      es: "Un menor tiene dos años desde que cumple 18. El plazo de las lesiones de parto por negligencia médica termina antes.",
    },
    cite: "N.J.S. 2A:14-21, 2A:14-2",
    sources: [2, 3],
    confidence: "medium",
  },
  malpractice: {
    years: 2,
    text: {
      en: "You have two years from when the malpractice was or could have been known.",
      es: "Tiene dos años desde que la negligencia se supo o se pudo saber.",
    },
    minors: {
      en: "A child has two years from 18. For an injury at birth since July 2004, the suit must come before the 13th birthday.",
      es: "Un menor tiene dos años desde los 18. Por una lesión de parto desde julio de 2004, la demanda debe llegar antes de cumplir 13.",
    },
    cite: "N.J.S. 2A:14-2",
    sources: [0, 2, 1],
    confidence: "medium",
  },
  childAbuse: {
    kind: "mixed",
    age: 55,
    text: {
      en: "You have until 55, or seven years from reasonably discovering the harm and its link to the abuse, whichever is later. This covers the abuser and institutions, and older abuse too.",
      es: "Tiene hasta los 55, o siete años desde que de forma razonable supo del daño y su vínculo con el abuso, lo que sea más tarde. Vale contra quien abusó e instituciones, y también por abuso antiguo.",
    },
    window: {
      from: "2019-12-01",
      to: "2021-11-30",
      text: {
        en: "It closed on November 30, 2021.",
        es: "Se cerró el 30 de noviembre de 2021.",
      },
    },
    cite: "N.J.S. 2A:14-2a, 2A:14-2b",
    sources: [5, 6, 4],
    confidence: "high",
  },
  assault: {
    years: 7,
    text: {
      en: "You have seven years from reasonably discovering the harm and its link to the act, also for older acts.",
      es: "Tiene siete años desde que de forma razonable supo del daño y su vínculo con el hecho, también por hechos anteriores.",
    },
    cite: "N.J.S. 2A:14-2a(b), 2A:14-2b",
    sources: [5, 6],
    confidence: "high",
  },
  government: {
    days: 90,
    text: {
      en: "Give the public body a notice of claim within 90 days after the claim arises. Sue no sooner than six months after the notice, and within two years. Sexual assault and abuse suits are free of the notice rules.",
      es: "Dé al ente público un aviso de reclamo dentro de 90 días desde que surge el reclamo. Demande no antes de seis meses después del aviso, y dentro de dos años. Las demandas por agresión o abuso sexual no necesitan aviso.",
    },
    cite: "N.J.S. 59:8-8, 59:8-3",
    sources: [7, 8],
    confidence: "high",
  },
  sources: [
    {
      publisher: {
        en: "LegiScan (A163 of 2022, not enacted; sets out N.J.S. 2A:14-2)",
        es: "LegiScan [A163 de 2022, no aprobado; reproduce N.J.S. 2A:14-2]",
      },
      url: "https://legiscan.com./NJ/text/A163/2022",
      isOfficial: false,
    },
    {
      publisher: "statutes-of-limitations.com",
      url: "https://www.statutes-of-limitations.com/state/new-jersey/",
      isOfficial: false,
    },
    {
      publisher: "NJ law firm overview",
      url: "https://njatty.com/firm-overview/statute-of-limitations",
      isOfficial: false,
    },
    {
      publisher: "NJPA Law",
      url: "https://www.njpa-law.com/statue-of-limitations-in-new-jersey.html",
      isOfficial: false,
    },
    {
      publisher: "CHILD USA",
      url: "https://childusa.org/law/new-jersey/sex-abuse-sol/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Marginalia (copy of N.J.S. 2A:14-2a)",
        es: "Marginalia [copia de N.J.S. 2A:14-2a]",
      },
      url: "https://self-law.org/code/nj/title-2a/chapter-14/2a-14-2a",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Casetext mirror (text of N.J.S. 2A:14-2b)",
        es: "Casetext mirror [texto de N.J.S. 2A:14-2b]",
      },
      url: "https://d1tvxue8o4w0fl.cloudfront.net/statute/new-jersey-statutes/title-2a-administration-of-civil-and-criminal-justice/chapter-2a14-6-years/section-2a14-2b-commencement-of-actions-regardless-of-statute-of-limitations",
      isOfficial: false,
    },
    {
      publisher: {
        en: "laws.com (copy of N.J.S. 59:8-8)",
        es: "laws.com [copia de N.J.S. 59:8-8]",
      },
      url: "https://statutes.laws.com/new-jersey/title-59/section-59-8/59-8-8",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Casetext (text of N.J.S. 59:8-3)",
        es: "Casetext [texto de N.J.S. 59:8-3]",
      },
      url: "https://casetext.com/statute/new-jersey-statutes/title-59-claims-against-public-entities/chapter-598-date-of-accrual-of-cause-of-action/section-598-3-claims-for-damages-against-public-entities-inapplicability",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
