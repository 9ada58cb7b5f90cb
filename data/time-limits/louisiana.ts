import type { StateLimits } from "../time-limit";

export const louisiana = {
  code: "LA",
  slug: "louisiana",
  injury: {
    years: 2,
    from: "injury",
    text: {
      en: "You have two years from the day of the injury if it happened after July 1, 2024. Injuries up to that day keep the older limit of one year. Louisiana calls this limit prescription.",
      es: "Tiene dos años desde el día de la lesión, si fue después del 1 de julio de 2024. Las lesiones hasta ese día siguen con el plazo anterior de un año. En Luisiana este plazo se llama prescripción.",
    },
    cite: "La. Civ. Code art. 3493.1 (enacted as art. 3493.11 by Act 423 of 2024)",
    sources: [1, 0, 2],
    confidence: "high",
  },
  product: {
    years: 2,
    from: "injury",
    text: {
      en: "You have two years from the injury, or one year for injuries up to July 1, 2024. Courts may hold the clock while a person could not reasonably know of the claim. For a long exposure, its date can decide which limit applies.",
      es: "Tiene dos años desde la lesión, o un año si fue hasta el 1 de julio de 2024. Los tribunales pueden detener el plazo mientras la persona no podía conocer el reclamo. En una exposición larga, su fecha puede decidir qué plazo se aplica.",
    },
    cite: "La. Civ. Code art. 3493.1",
    sources: [0, 2, 12],
    confidence: "medium",
  },
  death: {
    text: {
      en: "The law changed on August 1, 2025, and sources differ on the result, so we state no number. Ask a lawyer in Louisiana at once; some deaths have little time.",
      es: "La ley cambió el 1 de agosto de 2025 y las fuentes difieren sobre el resultado, así que no damos un número. Pregunte de inmediato a un abogado o abogada de Luisiana; en algunas muertes hay poco tiempo.",
    },
    cite: "La. Civ. Code arts. 2315.1 and 2315.2 (changed by HB 291 of 2025)",
    sources: [6, 4, 5],
    confidence: "low",
  },
  minors: {
    text: {
      en: "Sources do not settle this. Do not assume that a child has until adulthood; ask a lawyer early.",
      es: "Las fuentes no lo aclaran. No suponga que un menor tiene hasta la mayoría de edad; pregunte pronto a un abogado o abogada.",
    },
    cite: "La. Civ. Code art. 3493.1; La. R.S. 9:5628",
    sources: [0, 8],
    confidence: "low",
  },
  malpractice: {
    years: 1,
    outerYears: 3,
    text: {
      en: "You have one year from the act or from its discovery, and in any case you must sue within three years of the act.",
      es: "Tiene un año desde el hecho o desde que se supo, y en todo caso debe demandar dentro de tres años desde el hecho.",
    },
    minors: {
      en: "The same limits are reported to bind minors.",
      es: "Se informa que los mismos plazos valen para menores.",
    },
    cite: "La. R.S. 9:5628",
    sources: [7, 8],
    confidence: "medium",
  },
  childAbuse: {
    kind: "no limit",
    text: {
      en: "There has been no time limit since June 14, 2021, against the abuser or an institution. In 2024, the state's Supreme Court upheld the law that lets people file expired claims.",
      es: "Desde el 14 de junio de 2021 no hay plazo, contra quien abusó o una institución. En 2024, la Corte Suprema del estado confirmó la ley que permite presentar reclamos vencidos.",
    },
    window: {
      from: "2021-06-14",
      to: "2027-06-14",
      source: 11,
      text: {
        en: "Claims that had expired under any older limit can be filed until June 14, 2027.",
        es: "Los reclamos vencidos según cualquier plazo anterior se pueden presentar hasta el 14 de junio de 2027.",
      },
    },
    cite: "La. R.S. 9:2800.9",
    sources: [9, 10, 11],
    confidence: "high",
  },
  assault: {
    years: 3,
    text: {
      en: "You have three years for sexual assault, from the injury or, if later, from when police or a court tells you who the offender is. Other crimes of violence have two years from the injury.",
      es: "Tiene tres años por agresión sexual, desde la lesión o, si es más tarde, desde que la policía o un tribunal le dice quién la cometió. Otros delitos violentos tienen dos años desde la lesión.",
    },
    cite: "La. Civ. Code arts. 3496.2 and 3493.3",
    sources: [1, 3],
    confidence: "medium",
  },
  asbestos: {
    text: {
      en: "The claim is treated as arising at the exposure, even if illness comes decades later, and the family's death claim at the death. Old exposures can fall under older limits.",
      es: "Se considera que el reclamo surge con la exposición, aunque la enfermedad llegue décadas después, y el de la familia con la muerte. Las exposiciones antiguas pueden seguir plazos anteriores.",
    },
    cite: "Cole v. Celotex, 599 So. 2d 1058 (La. 1992)",
    sources: [12],
    confidence: "medium",
  },
  government: {
    text: {
      en: "A suit is in time if it is filed within the limit that applies against private persons. We found no general duty to give notice first.",
      es: "La demanda llega a tiempo si se presenta en el plazo que vale contra particulares. No hallamos un deber general de avisar antes.",
    },
    cite: "La. R.S. 13:5108",
    sources: [13],
    confidence: "medium",
  },
  sources: [
    {
      publisher: {
        en: "Legiplex (copy of enrolled Act 423 of 2024, Louisiana Legislature)",
        es: "Legiplex [copia de la ley 423 de 2024, legislatura de Luisiana]",
      },
      url: "https://app.legiplex.com/la/legislature/2024/2024-r/bills/hb315/draft-245783?id=245783",
      isOfficial: false,
    },
    {
      publisher: "Louisiana State Legislature",
      url: "https://www.legis.la.gov/legis/Law.aspx?d=1386445",
      isOfficial: true,
    },
    {
      publisher: { en: "Keogh Cox (law firm)", es: "Keogh Cox [bufete de abogados]" },
      url: "https://keoghcox.com/category/prescription",
      isOfficial: false,
    },
    {
      publisher: { en: "DocketMath (quotes legis.la.gov)", es: "DocketMath [cita legis.la.gov]" },
      url: "https://docketmath.com/blog/statute-of-limitations-adult-sexual-assault-rape-civil-louisiana",
      isOfficial: false,
    },
    {
      publisher: "Recording Law",
      url: "https://www.recordinglaw.com/us-laws/wrongful-death/louisiana-wrongful-death/",
      isOfficial: false,
    },
    {
      publisher: "Legiplex (summaries of HB 291 of 2025)",
      url: "https://app.legiplex.com/la/legislature/2025/2025-r/bills/hb291",
      isOfficial: false,
    },
    {
      publisher: "Louisiana Supreme Court, Watkins v. Exxon Mobil (Justia)",
      url: "https://law.justia.com/cases/louisiana/supreme-court/2014/2013-cc-1545.html",
      isOfficial: true,
    },
    {
      publisher: {
        en: "Louisiana Supreme Court, Crier v. Whitecloud (copy at Cetient)",
        es: "Louisiana Supreme Court, Crier v. Whitecloud [copia en Cetient]",
      },
      url: "https://cetient.com/opinion/1131015/crier-v-whitecloud",
      isOfficial: false,
    },
    {
      publisher: "LSU law professor E. Richards (slides)",
      url: "https://cdn.slideserve.com/rosalyn-petersen/medical-malpractice-in-louisiana-powerpoint-ppt-presentation",
      isOfficial: false,
    },
    {
      publisher: {
        en: "FastDemocracy (copy of the House digest of Act 322 of 2021)",
        es: "FastDemocracy [copia del resumen de la Cámara sobre la ley 322 de 2021]",
      },
      url: "https://fastdemocracy.com/bill-summary/?billsummary_state=la&billsummary_id=LAB00016739&billsummary_session=2021",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Legiplex (copy of enrolled SCR 26 of 2024, Louisiana Legislature)",
        es: "Legiplex [copia de SCR 26 de 2024, legislatura de Luisiana]",
      },
      url: "https://app.legiplex.com/la/legislature/2024/2024-r/bills/scr26/drafts-latest",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Legiplex (summary of SB 246 of 2024)",
        es: "Legiplex [resumen de SB 246 de 2024]",
      },
      url: "https://app.legiplex.com/lpx/bill/208730",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Irwin Fritchie Urquhart Moore & Daniels (law firm)",
        es: "Irwin Fritchie Urquhart Moore & Daniels [bufete de abogados]",
      },
      url: "https://irwinllc.com/newsroom/news/louisianas-new-prescriptive-periods-in-legacy-toxic-tort-matters",
      isOfficial: false,
    },
    {
      publisher: "Louisiana State Legislature",
      url: "http://legis.la.gov/legis/Law.aspx?d=77936",
      isOfficial: true,
    },
  ],
} as const satisfies StateLimits;
