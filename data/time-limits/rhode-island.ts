import type { StateLimits } from "../time-limit";

export const rhodeIsland = {
  code: "RI",
  slug: "rhode-island",
  injury: {
    years: 3,
    from: "injury",
    text: {
      en: "Three years, normally from the injury.",
      es: "Tres años, normalmente desde la lesión.",
    },
    cite: "R.I. Gen. Laws § 9-1-14(b)",
    sources: [0, 1],
    confidence: "high",
  },
  product: {
    years: 3,
    from: "injury",
    text: {
      en: "Three years for any product claim over an injury. A discovery rule exists for hidden harm in some cases; we have not read exactly how it starts.",
      es: "Tres años por cualquier reclamo de lesiones por un producto. En algunos casos de daño oculto se espera a que la persona se entere; no hemos leído exactamente cómo empieza.",
    },
    cite: "R.I. Gen. Laws § 9-1-14(b); Pirri v. Toledo Scale (R.I. 1993)",
    sources: [0, 1, 2],
    confidence: "medium",
  },
  death: {
    years: 3,
    from: "death",
    text: {
      en: "Three years from the death.",
      es: "Tres años desde la muerte.",
    },
    cite: "R.I. Gen. Laws § 10-7-2",
    sources: [1, 2],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "The three years are paused until the 18th birthday, so until 21 in a general injury case; people of unsound mind are covered too.",
      es: "Los tres años se detienen hasta cumplir 18, así que hasta los 21 en un caso general de lesiones; también para personas sin capacidad mental.",
    },
    cite: "R.I. Gen. Laws § 9-1-19",
    sources: [7],
    confidence: "medium",
  },
  malpractice: {
    years: 3,
    text: {
      en: "Three years from the incident; if the harm could not be known then, three from when it should have been.",
      es: "Tres años desde el hecho; si el daño no se podía conocer entonces, tres desde que se debió saber.",
    },
    minors: {
      en: "Three years after the person comes of age or can act.",
      es: "Tres años después de la mayoría de edad o de poder actuar.",
    },
    cite: "R.I. Gen. Laws § 9-1-14.1",
    sources: [3, 1],
    confidence: "medium",
  },
  childAbuse: {
    kind: "mixed",
    age: 53,
    text: {
      en: "The later of 35 years from the abuse or seven from discovering that it caused the injury, paused until 18 (so at least to 53), against the abuser, institutions and supervisors. We have not seen the enacted text of 2026.",
      es: "Lo que sea más tarde: 35 años desde el abuso o siete desde que supo que causó el daño, en pausa hasta los 18 (al menos hasta los 53), contra quien abusó, instituciones y supervisores. No hemos visto el texto aprobado en 2026.",
    },
    window: {
      from: "2026-07-01",
      to: "2028-06-30",
      source: 6,
      text: {
        en: "Reported from July 1, 2026, to June 30, 2028, for time-barred claims, institutions and supervisors included.",
        es: "Según se informa, del 1 de julio de 2026 al 30 de junio de 2028, para reclamos vencidos, incluso contra instituciones y supervisores.",
      },
    },
    cite: "R.I. Gen. Laws § 9-1-51 (2019; amended by S 2616 Sub A / H 7200, 2026)",
    sources: [5, 4, 6],
    confidence: "medium",
  },
  assault: {
    years: 3,
    text: {
      en: "Three years; we found no special rule for adults.",
      es: "Tres años; no hallamos una regla especial para personas adultas.",
    },
    cite: "R.I. Gen. Laws § 9-1-14(b)",
    sources: [0, 2],
    confidence: "medium",
  },
  government: {
    days: 60,
    text: {
      en: "Three years to sue the State or a town. For an injury from a defective road or bridge, written notice to the town is due within 60 days.",
      es: "Tres años para demandar al estado o a un pueblo. Por una lesión de un camino o puente defectuoso hay que avisar por escrito al pueblo dentro de 60 días.",
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
      publisher: "Rhode Island General Assembly (2023 bill reprinting 9-1-51)",
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
