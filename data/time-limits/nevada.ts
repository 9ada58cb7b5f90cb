import type { StateLimits } from "../time-limit";

export const nevada = {
  code: "NV",
  slug: "nevada",
  injury: {
    years: 2,
    from: "injury",
    text: {
      en: "You have two years from the injury.",
      es: "Tiene dos años desde la lesión.",
    },
    cite: "NRS 11.190(4)(e)",
    sources: [2, 0, 3],
    confidence: "high",
  },
  product: {
    years: 2,
    from: "injury",
    text: {
      en: "You have two years from the injury. A law firm reports that the start can wait until you discover a condition that shows late.",
      es: "Tiene dos años desde la lesión. Un bufete informa que el inicio puede esperar si la condición aparece tarde.",
    },
    cite: "NRS 11.190(4)(e)",
    sources: [3, 4, 6],
    confidence: "medium",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "A suit must be filed within two years of the death.",
      es: "Hay que demandar dentro de dos años desde la muerte.",
    },
    cite: "NRS 11.190(4)(e)",
    sources: [3, 5],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "The clock is paused until a child turns 18 (so until 20 for an ordinary injury), and while a person cannot act mentally. Health-care claims do not wait.",
      es: "El plazo se detiene hasta que el menor cumple 18 (hasta los 20 para una lesión común), y mientras una persona no tiene capacidad mental para actuar. Los reclamos médicos no esperan.",
    },
    cite: "NRS 11.250",
    sources: [2, 4],
    confidence: "medium",
  },
  malpractice: {
    years: 2,
    outerYears: 3,
    text: {
      en: "For harm since October 1, 2023, you have two years from discovery or three from the injury, whichever is first. For earlier harm, you have one year from discovery or three from the injury.",
      es: "Por un daño desde el 1 de octubre de 2023, tiene dos años desde que se supo o tres desde la lesión, lo que llegue primero. Por un daño anterior, tiene un año desde que se supo o tres desde la lesión.",
    },
    minors: {
      en: "A parent must sue within the adult limit or, for brain damage or a birth defect, by the child's tenth birthday.",
      es: "El padre o la madre debe demandar en el plazo de mayores de edad o, por daño cerebral o un defecto de nacimiento, antes de que el niño o la niña cumpla diez.",
    },
    cite: "NRS 41A.097",
    sources: [7, 5, 8],
    confidence: "medium",
  },
  childAbuse: {
    kind: "mixed",
    age: 38,
    text: {
      en: "There has been no limit since June 2, 2021, and expired claims against the abuser are revived for good. One source says that against other defendants you have until 38, or 20 years from discovery.",
      es: "Desde el 2 de junio de 2021 no hay plazo, y los reclamos vencidos contra quien abusó se reabren para siempre. Según una fuente, contra otras partes tiene hasta los 38, o 20 años desde que se supo.",
    },
    window: {
      from: "2021-06-02",
      to: null,
      text: {
        en: "Expired claims against the abuser can be filed with no end date; against others, up to age 38.",
        es: "Los reclamos vencidos contra quien abusó se pueden presentar sin fecha final; contra otras partes, hasta los 38.",
      },
    },
    cite: "NRS 11.215",
    sources: [9, 0, 10],
    confidence: "medium",
  },
  assault: {
    text: {
      en: "There is no time limit for a sexual assault on an adult, even if the claim had expired. Other assault or battery has two years.",
      es: "No hay plazo por una agresión sexual a una persona adulta, aunque el reclamo hubiera vencido. Otras agresiones tienen dos años.",
    },
    window: { from: "2023-05-31", to: null },
    cite: "NRS 11.190 and SB 129 of 2023",
    sources: [0, 1],
    confidence: "high",
  },
  government: {
    days: 730,
    text: {
      en: "File a claim within two years with the Attorney General (State) or the governing body (local). You can sue without filing it first.",
      es: "Presente un reclamo dentro de dos años ante el fiscal general (estado) o el órgano de gobierno (local). Puede demandar sin haberlo presentado antes.",
    },
    cite: "NRS 41.036",
    sources: [11],
    confidence: "medium",
  },
  sources: [
    {
      publisher: {
        en: "FastDemocracy (copy of the Legislative Counsel's digest of SB 129 of 2023)",
        es: "FastDemocracy [copia del resumen legislativo de SB 129 de 2023]",
      },
      url: "https://fastdemocracy.com/bill-summary/?billsummary_id=NVB00007003&billsummary_session=82&billsummary_state=nv",
      isOfficial: false,
    },
    {
      publisher: "Legiplex (SB 129 of 2023)",
      url: "https://app.legiplex.com/nv/legislature/2023/2023-r/bills/sb129",
      isOfficial: false,
    },
    {
      publisher: "Nevada Legislature, NRS chapter 11",
      url: "https://leg.state.nv.us/division/legal/lawlibrary/nrs/NRS-011.html",
      isOfficial: true,
    },
    { publisher: "Subro50 survey", url: "https://www.subro50.com/nv", isOfficial: false },
    {
      publisher: "Lawsite",
      url: "https://lawsite.online/knowledge-base/nevada-statute-of-limitations-personal-injury",
      isOfficial: false,
    },
    {
      publisher: "LegalClarity",
      url: "https://legalclarity.org/nevadas-statute-of-limitations-for-civil-suits",
      isOfficial: false,
    },
    {
      publisher: { en: "Adam S. Kutner (law firm)", es: "Adam S. Kutner [bufete de abogados]" },
      url: "https://askadamskutner.com/?p=16528",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Marginalia (copy of NRS 41A.097)",
        es: "Marginalia [copia de NRS 41A.097]",
      },
      url: "https://self-law.org/code/nv/chapter-41a-actions-for-professional-negligence/41a-097",
      isOfficial: false,
    },
    {
      publisher: { en: "DBLF (law firm)", es: "DBLF [bufete de abogados]" },
      url: "https://dblf.com/blog/statute-of-limitations",
      isOfficial: false,
    },
    {
      publisher: {
        en: "FastDemocracy (copy of the Legislative Counsel's digest of SB 203 of 2021)",
        es: "FastDemocracy [copia del resumen legislativo de SB 203 de 2021]",
      },
      url: "https://fastdemocracy.com/bill-summary/?billsummary_id=NVB00005031&billsummary_session=81&billsummary_state=nv",
      isOfficial: false,
    },
    {
      publisher: "CHILD USA",
      url: "https://childusa.org/law/nevada/sex-abuse-sol/",
      isOfficial: false,
    },
    {
      publisher: { en: "LegalFix (copy of NRS 41.036)", es: "LegalFix [copia de NRS 41.036]" },
      url: "https://legalfix.com/statutes/state-codes/nevada/chapter-41/statute-41-036",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
