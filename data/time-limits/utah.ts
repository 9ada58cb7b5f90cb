import type { StateLimits } from "../time-limit";

export const utah = {
  code: "UT",
  slug: "utah",
  injury: {
    years: 4,
    from: "injury",
    text: {
      en: "You have four years from the injury. This includes car crashes.",
      es: "Tiene cuatro años desde la lesión. Vale también para choques de auto.",
    },
    cite: "Utah Code § 78B-2-307(4)",
    sources: [3, 2, 0],
    confidence: "high",
  },
  product: {
    years: 2,
    from: "discovery",
    text: {
      en: "You have two years from when you discovered, or should have discovered, the harm and its cause.",
      es: "Tiene dos años desde que supo, o debió saber, del daño y su causa.",
    },
    cite: "Utah Code § 78B-6-706",
    sources: [1, 0],
    confidence: "medium",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "A suit must be filed within two years of the death.",
      es: "Hay que demandar dentro de dos años desde la muerte.",
    },
    cite: "Utah Code § 78B-2-304",
    sources: [0, 1, 7],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "In general injury cases the clock is paused until 18, and while a person is mentally incompetent. In malpractice cases it is not.",
      es: "En casos generales de lesiones el plazo se detiene hasta los 18, y mientras la persona no tiene capacidad mental. En casos de negligencia médica, no.",
    },
    cite: "Utah Code § 78B-2-108",
    sources: [11, 5],
    confidence: "medium",
  },
  malpractice: {
    years: 2,
    outerYears: 4,
    text: {
      en: "You have two years from discovering the injury, and never more than four from the act. For an object left behind or for hiding, you have one year. A required review before the suit pauses the limit.",
      es: "Tiene dos años desde que supo de la lesión, y nunca más de cuatro desde el hecho. Por un objeto dejado o por ocultamiento, tiene un año. Una revisión obligatoria antes de la demanda detiene el plazo.",
    },
    minors: {
      en: "The section says that its limits apply to minors too, so do not count on a pause.",
      es: "La sección dice que sus plazos valen también para menores, así que no cuente con una pausa.",
    },
    cite: "Utah Code § 78B-3-404",
    sources: [0, 5, 6],
    confidence: "medium",
  },
  childAbuse: {
    kind: "mixed",
    age: 22,
    text: {
      en: "Against the abuser there is no limit, for claims not already run out in 2015. Against others, you have until 22 or four years from discovery. Against a public body, you have two years from the abuse or its discovery.",
      es: "Contra quien abusó no hay plazo, por reclamos que no habían vencido en 2015. Contra otras partes tiene hasta los 22 o cuatro años desde que supo. Contra un ente público tiene dos años desde el abuso o desde que se supo.",
    },
    cite: "Utah Code § 78B-2-308; Mitchell v. Roberts, 2020 UT 34",
    sources: [8, 9, 10],
    confidence: "medium",
  },
  assault: {
    years: 4,
    text: {
      en: "You have four years, as we read the statutes. We found no court decision and no special rule, so act early.",
      es: "Tiene cuatro años, según leemos las leyes. No hallamos una decisión de un tribunal ni una regla especial, así que actúe pronto.",
    },
    cite: "Utah Code §§ 78B-2-307(4), 78B-2-302(4)",
    sources: [3, 4],
    confidence: "medium",
  },
  asbestos: {
    text: {
      en: "You have three years from when the asbestos injury could have been discovered.",
      es: "Tiene tres años desde que se pudo saber de la lesión por asbesto.",
    },
    cite: "Utah Code § 78B-2-117",
    sources: [1, 12],
    confidence: "medium",
  },
  government: {
    days: 365,
    text: {
      en: "Give written notice of claim within one year. The body has 60 days to answer. The time to sue after that is limited: one survey says a year from the denial.",
      es: "Avise del reclamo por escrito dentro de un año. El ente tiene 60 días para responder. Después el tiempo para demandar es limitado: según un estudio, un año desde la denegación.",
    },
    cite: "Utah Code §§ 63G-7-402, 63G-7-403",
    sources: [0, 1, 12],
    confidence: "medium",
  },
  sources: [
    {
      publisher: {
        en: "Subro50 (practitioner survey)",
        es: "Subro50 [resumen hecho por abogados]",
      },
      url: "https://www.subro50.com/ut",
      isOfficial: false,
    },
    {
      publisher: "Kramer Law Group",
      url: "https://kramerlawgroup.org/utah-personal-injury-statute-of-limitations/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Utah Legislature (HB 388 as introduced, 2023)",
        es: "Utah Legislature [HB 388, como se presentó, 2023]",
      },
      url: "https://le.utah.gov/~2023/bills/hbillint/HB0388.htm",
      isOfficial: true,
    },
    {
      publisher: "Utah Legislature (Utah Code 78B-2-307)",
      url: "https://le.utah.gov/xcode/Title78B/Chapter2/C78B-2-S307_2023050320230503.html",
      isOfficial: true,
    },
    {
      publisher: "Utah Legislature (Utah Code 78B-2-302)",
      url: "https://le.utah.gov/xcode/Title78B/Chapter2/C78B-2-S302_2017050920170509.html",
      isOfficial: true,
    },
    {
      publisher: {
        en: "Laws-info (copy of Utah Code 78B-3-404)",
        es: "Laws-info [copia de Utah Code 78B-3-404]",
      },
      url: "http://statutes.laws-info.com/utah/title-78b/chapter-03/78b-3-404",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Supreme Court of Utah, 2018 UT 27 (copy at ecases.us)",
        es: "Supreme Court of Utah, 2018 UT 27 [copia en ecases.us]",
      },
      url: "http://ecases.us/mobile/case/utah/c8484662/jensen-v-intermountain-healthcare-inc",
      isOfficial: false,
    },
    {
      publisher: { en: "Anapol Schwartz (law firm)", es: "Anapol Schwartz [bufete de abogados]" },
      url: "http://www.anapolschwartz.com/practices/wrongful-death/ut-statute-of-limitations.asp",
      isOfficial: false,
    },
    {
      publisher: "CHILD USA",
      url: "https://childusa.org/law/utah/sex-abuse-sol/",
      isOfficial: false,
    },
    {
      publisher: "Snow Christensen & Martineau on Mitchell v. Roberts, 2020 UT 34",
      url: "https://www.scmlaw.com/mitchell-v-roberts-2020-ut-34-june-11-2020/",
      isOfficial: false,
    },
    {
      publisher: "Salt Lake Tribune",
      url: "https://www.sltrib.com/news/2020/06/12/supreme-court-rules-it/",
      isOfficial: false,
    },
    {
      publisher: { en: "Utah Advocates (law firm)", es: "Utah Advocates [bufete de abogados]" },
      url: "https://utahadvocates.com/knowledge-base/miscellaneous/utah-statutes-of-limitations-for-personal-injury-cases",
      isOfficial: false,
    },
    {
      publisher: {
        en: "paulbensoninjury.com (law firm)",
        es: "paulbensoninjury.com [bufete de abogados]",
      },
      url: "http://www.paulbensoninjury.com/utah-statute-of-limitations/",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
