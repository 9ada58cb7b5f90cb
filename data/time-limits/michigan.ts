import type { StateLimits } from "../time-limit";

export const michigan = {
  code: "MI",
  slug: "michigan",
  injury: {
    years: 3,
    from: "injury",
    text: {
      en: "You have three years from the injury. Michigan has no general discovery rule: the clock starts when you are harmed, even if you do not yet know the harm or its cause.",
      es: "Tiene tres años desde la lesión. Míchigan no tiene una regla general que espere a que usted se entere: el plazo empieza con el daño, aunque aún no lo conozca ni sepa su causa.",
    },
    cite: "MCL 600.5805(2), 600.5827",
    sources: [0, 1, 2],
    confidence: "high",
  },
  product: {
    years: 3,
    from: "injury",
    text: {
      en: "You have three years from when the product harms you. Discovering it later does not move the start, apart from exceptions written in a law, such as for hidden fraud.",
      es: "Tiene tres años desde que el producto le causa daño. Enterarse más tarde no cambia el inicio, salvo excepciones escritas en una ley, como por un fraude oculto.",
    },
    cite: "MCL 600.5805(12), 600.5827",
    sources: [1, 2],
    confidence: "medium",
  },
  death: {
    years: 3,
    text: {
      en: "The clock of the injury claim applies: three years, or two for malpractice. An estate's representative can have up to two more years from appointment, but not beyond three years after the usual limit ran out.",
      es: "Vale el plazo del reclamo por la lesión: tres años, o dos por negligencia médica. Quien representa la sucesión puede tener hasta dos años más desde su nombramiento, pero no más de tres años después de que venció el plazo usual.",
    },
    cite: "MCL 600.5805(2), 600.5852",
    sources: [0, 8],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "A child has the usual period, and in any case until one year after coming of age (the 19th birthday). The same goes for an incapacitated person after that ends. Malpractice has its own ages.",
      es: "Un menor tiene el plazo usual y, en todo caso, hasta un año después de la mayoría de edad (hasta los 19). Lo mismo vale para quien recupera la capacidad. La negligencia médica tiene sus propias edades.",
    },
    cite: "MCL 600.5851",
    sources: [4, 5],
    confidence: "medium",
  },
  malpractice: {
    years: 2,
    outerYears: 6,
    text: {
      en: "You have two years from the act, or six months from when the claim was or should have been discovered, if that is later. In general you cannot sue more than six years after the act.",
      es: "Tiene dos años desde el hecho, o seis meses desde que el reclamo se supo o se debió saber, si es más tarde. En general no puede demandar más de seis años después del hecho.",
    },
    minors: {
      en: "A child under eight at the time has until the tenth birthday. For reproductive harm before age 13, a child has until the 15th. Other children have the adult limits, with at most a year after 18.",
      es: "Un niño o niña menor de ocho entonces tiene hasta cumplir diez. Por un daño reproductivo antes de los 13, tiene hasta cumplir 15. Otros menores tienen los plazos de mayores de edad, con un año como máximo después de los 18.",
    },
    cite: "MCL 600.5805(8), 600.5838a, 600.5851(7)",
    sources: [7, 1, 6],
    confidence: "high",
  },
  childAbuse: {
    kind: "to an age",
    age: 28,
    text: {
      en: "You have until your 28th birthday, or three years after you discover that the abuse harmed you, whichever is later. The 2018 law did not revive older claims. Bills to raise the age passed the state Senate in 2025; we found no final law.",
      es: "Tiene hasta cumplir 28, o tres años después de saber que el abuso le causó daño, lo que sea más tarde. La ley de 2018 no reabrió reclamos anteriores. Proyectos para subir la edad pasaron el Senado estatal en 2025; no hallamos una ley final.",
    },
    cite: "MCL 600.5851b",
    sources: [9, 11, 10],
    confidence: "medium",
  },
  assault: {
    years: 10,
    text: {
      en: "You have ten years for criminal sexual conduct, with or without a criminal case. Other assault and battery has two years, or five if the attacker is a spouse, partner, dating partner or household member.",
      es: "Tiene diez años por conducta sexual criminal, con un caso penal o sin él. Otra agresión física tiene dos años, o cinco si quien agredió es cónyuge, pareja o vive en el hogar.",
    },
    cite: "MCL 600.5805(3)-(6)",
    sources: [0, 1, 12],
    confidence: "high",
  },
  asbestos: {
    text: {
      en: "Court rulings pull in different directions on when an asbestos claim starts, so we state no number. Ask a lawyer in Michigan now.",
      es: "Las decisiones de los tribunales difieren sobre cuándo empieza un reclamo por asbesto, así que no damos un número. Pregunte ya a un abogado o abogada de Míchigan.",
    },
    cite: "Larson v. Johns-Manville, 427 Mich. 301 (1986)",
    sources: [3, 2],
    confidence: "low",
  },
  government: {
    days: 180,
    text: {
      en: "For the State, file a notice or the claim itself in the Court of Claims within six months over a personal injury. Local bodies have other rules, which we have not read.",
      es: "Por el estado, presente un aviso o el reclamo mismo en el Tribunal de Reclamos dentro de seis meses por una lesión. Los entes locales tienen otras reglas, que no hemos leído.",
    },
    cite: "MCL 600.6431",
    sources: [13],
    confidence: "medium",
  },
  sources: [
    {
      publisher: {
        en: "Michigan Legislature (HB 6237 of 2020, which sets out MCL 600.5805 as it stood)",
        es: "Michigan Legislature [HB 6237 de 2020, que reproduce MCL 600.5805]",
      },
      url: "https://www.legislature.mi.gov/documents/2019-2020/billintroduced/House/htm/2020-HIB-6237.htm",
      isOfficial: true,
    },
    {
      publisher: "FindLaw",
      url: "https://www.findlaw.com/state/michigan-law/michigan-civil-statute-of-limitations-laws.html",
      isOfficial: false,
    },
    {
      publisher: "Michigan law blog on Trentadue v. Buckler",
      url: "http://michiganlawblog.blogspot.com/2010/02/statute-of-limitations-analysis-in.html",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Michigan Supreme Court, Larson v. Johns-Manville (copy at Casetext)",
        es: "Michigan Supreme Court, Larson v. Johns-Manville [copia en Casetext]",
      },
      url: "http://casetext.com/case/larson-v-johns-manville-corp",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Studicata (summary of Vance v. Henry Ford Health, Michigan Supreme Court 2008)",
        es: "Studicata [resumen de Vance v. Henry Ford Health, Corte Suprema de Míchigan, 2008]",
      },
      url: "https://www.studicata.com/summaries/supreme-court-of-michigan/vance-v-henry-ford-health-sys-2008-2yb5hk",
      isOfficial: false,
    },
    {
      publisher: {
        en: "McKeen & Associates (law firm)",
        es: "McKeen & Associates [bufete de abogados]",
      },
      url: "https://www.mckeenassociates.com/blog/2018/06/if-your-child-gets-injured-in-michigan-statute-of-limitations.shtml",
      isOfficial: false,
    },
    {
      publisher: {
        en: "DocketMath (quotes legislature.mi.gov)",
        es: "DocketMath [cita legislature.mi.gov]",
      },
      url: "https://docketmath.com/blog/sol-medical-malpractice-michigan",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Michigan Legislature (HB 5608 of 2008, which sets out MCL 600.5838a)",
        es: "Michigan Legislature [HB 5608 de 2008, que reproduce MCL 600.5838a]",
      },
      url: "https://capitol.legislature.mi.gov/documents/2007-2008/billintroduced/House/htm/2008-HIB-5608.htm",
      isOfficial: true,
    },
    {
      publisher: "LegalClarity",
      url: "https://legalclarity.org/michigan-medical-malpractice-statute-of-limitations-guide",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Michigan Senate Fiscal Agency (analysis of SB 257-261 of 2025)",
        es: "Michigan Senate Fiscal Agency [análisis de SB 257-261 de 2025]",
      },
      url: "https://www.legislature.mi.gov/documents/2025-2026/billanalysis/Senate/htm/2025-SFA-0257-U.htm",
      isOfficial: true,
    },
    {
      publisher: "Michigan House Democrats",
      url: "https://housedems.com/brixie-applauds-passing-of-senate-version-of-justice-for-survivors",
      isOfficial: false,
    },
    {
      publisher: "WSAQ radio",
      url: "https://www.wsaq.com/2018/06/13/bills-prompted-by-nassar-signed-into-law/",
      isOfficial: false,
    },
    { publisher: "CHILD USA", url: "https://www.childusa.org/law/michigan", isOfficial: false },
    {
      publisher: {
        en: "Michigan Court of Appeals, Taylor v. University of Michigan Regents, 2022 (copy at Cetient)",
        es: "Michigan Court of Appeals, Taylor v. University of Michigan Regents, 2022 [copia en Cetient]",
      },
      url: "https://cetient.com/case/7801927/elizabeth-taylor-v-university-of-michigan-regents",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
