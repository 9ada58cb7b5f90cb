import type { StateLimits } from "../time-limit";

export const rhodeIsland = {
  code: "RI",
  slug: "rhode-island",
  injury: {
    years: 3,
    from: "injury",
    text: {
      en: "You have three years, normally from the injury.",
      es: "Tiene tres años, normalmente desde la lesión.",
    },
    cite: "R.I. Gen. Laws § 9-1-14(b)",
    sources: [0, 1],
    confidence: "high",
  },
  product: {
    years: 3,
    from: "injury",
    text: {
      en: "You have three years for any claim that a product injured you. For hidden harm, the start waits until you discover it in some cases; we have not read exactly how.",
      es: "Tiene tres años por cualquier reclamo de lesiones por un producto. En algunos casos de daño oculto se espera a que la persona se entere; no hemos leído exactamente cómo.",
    },
    cite: "R.I. Gen. Laws § 9-1-14(b); Pirri v. Toledo Scale (R.I. 1993)",
    sources: [0, 1, 2],
    confidence: "medium",
  },
  death: {
    years: 3,
    from: "death",
    text: {
      en: "A suit must be filed within three years of the death. Later discovery may count in some cases; we could not confirm that.",
      es: "Hay que demandar dentro de tres años desde la muerte. En algunos casos puede contar cuándo se supo; no pudimos confirmarlo.",
    },
    cite: "R.I. Gen. Laws § 10-7-2",
    sources: [1, 2],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "The three years are paused until the 18th birthday, so a minor has until 21 in a general injury case. The pause covers people of unsound mind too.",
      es: "Los tres años se detienen hasta cumplir 18, así que un menor tiene hasta los 21 en un caso general de lesiones. La pausa vale también para personas sin capacidad mental.",
    },
    cite: "R.I. Gen. Laws § 9-1-19",
    sources: [7],
    confidence: "medium",
  },
  malpractice: {
    years: 3,
    text: {
      en: "You have three years from the incident or, if the harm could not be known then, from when it should have been.",
      es: "Tiene tres años desde el hecho o, si entonces el daño no se podía conocer, desde que se debió saber.",
    },
    minors: {
      en: "A minor has three years after coming of age or being able to act.",
      es: "Un menor tiene tres años desde la mayoría de edad o desde que puede actuar.",
    },
    cite: "R.I. Gen. Laws § 9-1-14.1",
    sources: [3, 1],
    confidence: "medium",
  },
  childAbuse: {
    kind: "mixed",
    age: 53,
    text: {
      en: "Several pages report 35 years from the abuse, paused until 18 (so at least to 53), or seven from discovering that it caused the injury, whichever is later, against the abuser, institutions and supervisors.",
      es: "Según varias páginas, tiene 35 años desde el abuso, en pausa hasta los 18 (al menos hasta los 53), o siete desde que supo que causó el daño, lo que sea más tarde, contra quien abusó, instituciones y supervisores.",
    },
    window: {
      from: "2026-07-01",
      to: "2028-06-30",
      source: 6,
      text: {
        en: "Several pages report that expired claims can be filed from July 1, 2026, to June 30, 2028; ask against whom. We have not seen the enacted text.",
        es: "Según varias páginas, los reclamos vencidos se admiten del 1 de julio de 2026 al 30 de junio de 2028; pregunte contra quién. No hemos visto la ley aprobada.",
      },
    },
    cite: "R.I. Gen. Laws § 9-1-51 (2019; amended by S 2616 Sub A / H 7200, 2026)",
    sources: [5, 4, 6],
    confidence: "medium",
  },
  assault: {
    years: 3,
    text: {
      en: "You have three years; we found no special rule for adults.",
      es: "Tiene tres años; no hallamos una regla especial para personas adultas.",
    },
    cite: "R.I. Gen. Laws § 9-1-14(b)",
    sources: [0, 2],
    confidence: "medium",
  },
  government: {
    days: 60,
    text: {
      en: "You have three years to sue the State or a town. For an injury from a defective road or bridge, give the town written notice within 60 days.",
      es: "Tiene tres años para demandar al estado o a un pueblo. Por una lesión de un camino o puente defectuoso, avise por escrito al pueblo dentro de 60 días.",
    },
    cite: "R.I. Gen. Laws §§ 9-1-25, 45-15-9",
    sources: [1],
    confidence: "medium",
  },
  sources: [
    {
      publisher: "Rhode Island General Assembly",
      url: "http://webserver.rilin.state.ri.us/Statutes/title9/9-1/9-1-14.htm",
      isOfficial: true,
    },
    {
      publisher: {
        en: "Subro50 (practitioner survey)",
        es: "Subro50 [resumen hecho por abogados]",
      },
      url: "https://www.subro50.com/ri",
      isOfficial: false,
    },
    {
      publisher: "statutes-of-limitations.com",
      url: "https://www.statutes-of-limitations.com/state/rhode-island/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Supreme Court of Rhode Island, Ho-Rath v. Rhode Island Hospital (copy at cetient.com)",
        es: "Supreme Court of Rhode Island, Ho-Rath v. Rhode Island Hospital [copia en cetient.com]",
      },
      url: "https://cetient.com/case/2823210/jean-ho-rath-v-rhode-island-hospital",
      isOfficial: false,
    },
    {
      publisher: {
        en: "CounselStack (copy of R.I. Gen. Laws 9-1-51)",
        es: "CounselStack [copia de R.I. Gen. Laws 9-1-51]",
      },
      url: "https://law.counselstack.com/statute/ri/9-1-51",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Rhode Island General Assembly (2023 bill reprinting 9-1-51)",
        es: "Rhode Island General Assembly [proyecto de 2023 que reproduce 9-1-51]",
      },
      url: "http://webserver.rilin.state.ri.us/BillText23/HouseText23/H5510.htm",
      isOfficial: true,
    },
    {
      publisher: "Recording Law",
      url: "https://www.recordinglaw.com/news/rhode-island-child-sex-abuse-revival-window/",
      isOfficial: false,
    },
    {
      publisher: "CHILD USA (before the 2026 law)",
      url: "https://childusa.org/law/rhode-island/sex-abuse-sol/",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
