import type { StateLimits } from "../time-limit";

export const virginia = {
  code: "VA",
  slug: "virginia",
  injury: {
    years: 2,
    from: "injury",
    text: {
      en: "You have two years from the day of the injury, not of its discovery.",
      es: "Tiene dos años desde el día de la lesión, no desde que usted se entera.",
    },
    cite: "Va. Code §§ 8.01-243(A), 8.01-230",
    sources: [0, 2, 3],
    confidence: "high",
  },
  product: {
    years: 2,
    from: "injury",
    text: {
      en: "You have two years from the injury. In general, discovering it late does not help. A list in the code moves the start for certain harms, such as asbestos disease (to the day a doctor first tells you). Ask whether yours is on it.",
      es: "Tiene dos años desde la lesión. En general no ayuda haberse enterado tarde. Una lista del código cambia el inicio para ciertos daños, como la enfermedad por asbesto (el día en que un médico se lo dice por primera vez). Pregunte si el suyo está en ella.",
    },
    cite: "Va. Code §§ 8.01-230, 8.01-243(A), 8.01-249",
    sources: [0, 2, 3],
    confidence: "medium",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "A suit must be filed within two years of the death.",
      es: "Hay que demandar dentro de dos años desde la muerte.",
    },
    cite: "Va. Code § 8.01-244",
    sources: [7, 2, 9],
    confidence: "high",
  },
  minors: {
    text: {
      en: "Time under 18, or while incapacitated, is not counted, so a child normally has until the 20th birthday. Malpractice has a different rule.",
      es: "No cuenta el tiempo antes de los 18 ni sin capacidad, así que un menor normalmente tiene hasta los 20. La negligencia médica tiene otra regla.",
    },
    cite: "Va. Code § 8.01-229(A)",
    sources: [9, 13],
    confidence: "medium",
  },
  malpractice: {
    years: 2,
    text: {
      en: "You have two years from the injury, and one extra year from finding an object left behind, from uncovering that the harm was hidden, or from the diagnosis of a missed cancer. These extensions are reported to end after ten years.",
      es: "Tiene dos años desde la lesión, y un año extra desde que se halla un objeto dejado, desde que se descubre un ocultamiento o desde el diagnóstico de un cáncer no detectado. Se informa que estas extensiones terminan a los diez años.",
    },
    minors: {
      en: "A child has two years from the last act; a child under eight at the time has until the tenth birthday.",
      es: "Un menor tiene dos años desde el último acto; un niño o niña menor de ocho entonces tiene hasta cumplir diez.",
    },
    cite: "Va. Code §§ 8.01-243(A), (C), 8.01-243.1",
    sources: [0, 1, 8],
    confidence: "high",
  },
  childAbuse: {
    kind: "years",
    age: 38,
    text: {
      en: "You have twenty years from your 18th birthday. Against a person, they can start later: on the day a doctor or psychologist first tells you of the injury and its link to the abuse. Against institutions, you have until 38. For abuse since July 1, 2026, a new law can start the time when evidence that supports the claim is found.",
      es: "Tiene veinte años desde que cumple 18. Contra una persona pueden empezar más tarde: el día en que un médico o psicólogo le informa por primera vez del daño y su vínculo con el abuso. Contra instituciones tiene hasta los 38. Para abusos desde el 1 de julio de 2026, una ley nueva puede iniciar el plazo cuando se hallan pruebas que apoyan el reclamo.",
    },
    cite: "Va. Code §§ 8.01-243(D), 8.01-249(6); HB 1020 (2026)",
    sources: [10, 12, 14],
    confidence: "medium",
  },
  assault: {
    years: 10,
    text: {
      en: "You have ten years for sexual abuse of an adult if the claim arose on or after July 1, 2020, and two for earlier claims and other assault.",
      es: "Tiene diez años por abuso sexual de una persona adulta si el reclamo surgió desde el 1 de julio de 2020, y dos por reclamos anteriores y otras agresiones.",
    },
    cite: "Va. Code § 8.01-243(D1)",
    sources: [10, 11],
    confidence: "high",
  },
  asbestos: {
    text: {
      en: "You have two years from when a doctor first tells you of an asbestos disease. A cancer from asbestos starts its own clock. The time is never more than two years after the death.",
      es: "Tiene dos años desde que un médico le informa por primera vez de una enfermedad por asbesto. Un cáncer por asbesto tiene su propio plazo. El tiempo nunca es más de dos años después de la muerte.",
    },
    cite: "Va. Code § 8.01-249(4), as amended by HB 781 (2020)",
    sources: [5, 6, 4],
    confidence: "medium",
  },
  government: {
    days: 180,
    text: {
      en: "For the State, give the Division of Risk Management or the Attorney General written notice within one year, and sue within 18 months of the notice. For a county, city or town, give its attorney or chief executive written notice within six months.",
      es: "Por el estado, avise por escrito a la División de Gestión de Riesgos o al fiscal general dentro de un año, y demande dentro de 18 meses desde el aviso. Por un condado, ciudad o pueblo, avise por escrito a su abogado o jefe ejecutivo dentro de seis meses.",
    },
    cite: "Va. Code §§ 8.01-195.6, 8.01-195.7, 15.2-209",
    sources: [2, 3],
    confidence: "medium",
  },
  sources: [
    {
      publisher: {
        en: "LawServer (copy of Va. Code 8.01-243)",
        es: "LawServer [copia de Va. Code 8.01-243]",
      },
      url: "https://lawserver.com/law/state/virginia/va-code/virginia_code_8-01-243",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Laws.com (older copy of Va. Code 8.01-243)",
        es: "Laws.com [versión anterior de Va. Code 8.01-243]",
      },
      url: "https://statutes.laws.com/virginia/title-8-01/chapter-4/8-01-243",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Subro50 (practitioner survey)",
        es: "Subro50 [resumen hecho por abogados]",
      },
      url: "https://www.subro50.com/va",
      isOfficial: false,
    },
    {
      publisher: { en: "Patrick Malone (law firm)", es: "Patrick Malone [bufete de abogados]" },
      url: "https://www.patrickmalonelaw.com/useful-information/health-care-advocates-power-kit/legal-deadlines-lawsuit/legal-deadlines-filing-personal-injury-lawsuit-virginia/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Supreme Court of Virginia, Kiser v. A.W. Chesterton (copy at eLawyers)",
        es: "Supreme Court of Virginia, Kiser v. A.W. Chesterton [copia en eLawyers]",
      },
      url: "http://elawyers.us/opinion/va/2013/invaco20130110e85/kiser-v-a-w-chesterton-co-",
      isOfficial: false,
    },
    {
      publisher: "Legal Newsline",
      url: "https://legalnewsline.com/stories/528842707-new-virginia-law-resets-clock-for-asbestos-plaintiffs-overturns-supreme-court-decision",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Code of Virginia (2006 copy at Justia)",
        es: "Code of Virginia [copia de 2006 en Justia]",
      },
      url: "https://law.justia.com/codes/virginia/2006/toc0800100/8.01-249.html",
      isOfficial: false,
    },
    {
      publisher: {
        en: "VaCode.org (copy of Va. Code 8.01-244)",
        es: "VaCode.org [copia de Va. Code 8.01-244]",
      },
      url: "https://vacode.org/2016/8.01/4/3/8.01-244/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "VaCode.org (copy of Va. Code 8.01-243.1)",
        es: "VaCode.org [copia de Va. Code 8.01-243.1]",
      },
      url: "https://vacode.org/8.01-243.1/",
      isOfficial: false,
    },
    {
      publisher: { en: "Tom Leggette (law firm)", es: "Tom Leggette [bufete de abogados]" },
      url: "http://www.tomleggette.com/Legal_Time_Limits_Injury_Claims_Virginia.html",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Virginia General Assembly (HB 870, 2020, summary as passed)",
        es: "Virginia General Assembly [HB 870, 2020, resumen de lo aprobado]",
      },
      url: "http://lis.virginia.gov/cgi-bin/legp604.exe?ses=201&typ=bil&val=hb870",
      isOfficial: true,
    },
    {
      publisher: { en: "Allen & Allen (law firm)", es: "Allen & Allen [bufete de abogados]" },
      url: "https://www.allenandallen.com/virginia-general-assembly-enacts-and-amends-laws-regarding-sexual-assault-sex-offenders/",
      isOfficial: false,
    },
    {
      publisher: "Keeping Law Simple on HB 1020 (2026)",
      url: "https://www.keepinglawsimple.org/states/virginia/bills/2026/HB1020",
      isOfficial: false,
    },
    {
      publisher: "SOL Reform, quoting 8.01-243(D) and 8.01-249(6)",
      url: "http://sol-reform.com/Virginia/details/",
      isOfficial: false,
    },
    {
      publisher: { en: "CHILD USA (older page)", es: "CHILD USA [versión anterior]" },
      url: "https://www.childusa.org/law/virginia",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
