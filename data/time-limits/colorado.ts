import type { StateLimits } from "../time-limit";

export const colorado = {
  code: "CO",
  slug: "colorado",
  injury: {
    years: 2,
    from: "discovery",
    text: {
      en: "You have two years from when you knew or should have known both of the injury and of its cause.",
      es: "Tiene dos años desde que supo o debió saber de la lesión y de su causa.",
    },
    cite: "Colo. Rev. Stat. §§ 13-80-102(1)(a), 13-80-108(1)",
    sources: [1, 3, 2],
    confidence: "medium",
  },
  product: {
    years: 2,
    from: "discovery",
    outerYears: 7,
    text: {
      en: "You have two years to sue a maker or seller, from when both the injury and its cause are known or should have been.",
      es: "Tiene dos años para demandar al fabricante o vendedor, desde que se supo o se debió saber de la lesión y de su causa.",
    },
    outer: {
      en: "New manufacturing equipment has an outer limit of seven years from its first use. Drugs and consumer products have no general one; ten years after the first sale, a product is only presumed not to be defective.",
      es: "El equipo nuevo de fabricación tiene un máximo de siete años desde su primer uso. Los medicamentos y productos de consumo no tienen uno general; diez años después de la primera venta solo se presume que un producto no es defectuoso.",
    },
    cite: "Colo. Rev. Stat. §§ 13-80-106, 13-80-107, 13-80-108, 13-21-403",
    sources: [3, 0],
    confidence: "medium",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "A suit must be filed within two years of the death, or within four if it was vehicular homicide and the driver left the scene.",
      es: "Hay que demandar dentro de dos años desde la muerte, o de cuatro si fue un homicidio con vehículo y quien conducía huyó.",
    },
    cite: "Colo. Rev. Stat. § 13-80-102(1)(d), (2)",
    sources: [1, 3],
    confidence: "high",
  },
  minors: {
    text: {
      en: "The clock generally waits until 18 or until the incapacity ends. If the child or other person has a legal representative, that one may have to sue within the usual time.",
      es: "El plazo suele esperar hasta los 18 o hasta que termine la incapacidad. Si hay un representante legal, este quizá deba demandar en el plazo usual.",
    },
    cite: "Colo. Rev. Stat. §§ 13-81-103, 13-80-106(2)",
    sources: [4, 0],
    confidence: "medium",
  },
  malpractice: {
    years: 2,
    outerYears: 3,
    text: {
      en: "You have two years from when the injury and its cause are known. You cannot sue more than three years after the act, unless it was hidden or an object was left in the body.",
      es: "Tiene dos años desde que se supo de la lesión y su causa. No puede demandar más de tres años después del hecho, salvo que se ocultara o quedara un objeto en el cuerpo.",
    },
    minors: {
      en: "Sources differ on children. Act early and ask a lawyer.",
      es: "Las fuentes difieren sobre los menores. Actúe pronto y pregunte a un abogado o abogada.",
    },
    cite: "Colo. Rev. Stat. § 13-80-102.5",
    sources: [5, 3, 6],
    confidence: "medium",
  },
  childAbuse: {
    kind: "mixed",
    text: {
      en: "There is no time limit for sexual misconduct since January 1, 2022, or for an older claim that was still alive that day, against abusers and others responsible. Claims that had already expired stay barred.",
      es: "No hay plazo por conducta sexual indebida desde el 1 de enero de 2022, ni por un reclamo anterior que seguía vigente ese día, contra quien abusó y otros responsables. Los reclamos ya vencidos siguen cerrados.",
    },
    window: {
      from: "2022-01-01",
      to: "2024-12-31",
      text: {
        en: "It is closed, and a court struck it down in June 2023 for claims that had already expired.",
        es: "Está cerrada, y un tribunal la anuló en junio de 2023 para los reclamos ya vencidos.",
      },
    },
    cite: "Colo. Rev. Stat. §§ 13-80-103.7, 13-20-1201 et seq.; Aurora Public Schools v. A.S., 2023 CO 39",
    sources: [8, 9, 7],
    confidence: "high",
  },
  assault: {
    text: {
      en: "There is no limit for sexual misconduct since January 1, 2022, or for claims still open then; this covers adults too. Other assaults have one year.",
      es: "No hay plazo por conducta sexual indebida desde el 1 de enero de 2022, ni por reclamos vigentes entonces; vale también para personas adultas. Otras agresiones tienen un año.",
    },
    cite: "Colo. Rev. Stat. §§ 13-80-103.7, 13-80-103",
    sources: [7, 10],
    confidence: "medium",
  },
  motor: {
    years: 3,
    from: "discovery",
    text: {
      en: "You have three years for an injury from the use of a motor vehicle.",
      es: "Tiene tres años por una lesión causada por el uso de un vehículo de motor.",
    },
    cite: "Colo. Rev. Stat. § 13-80-101(1)(n)",
    sources: [1, 3, 2],
    confidence: "high",
  },
  government: {
    days: 182,
    text: {
      en: "Give written notice within 182 days of discovering the injury: to the attorney general for the State, or to the governing body or its lawyer for others.",
      es: "Avise por escrito dentro de 182 días desde que supo de la lesión: al fiscal general si es el estado, o al órgano de gobierno o su abogado en los demás casos.",
    },
    cite: "Colo. Rev. Stat. § 24-10-109",
    sources: [3, 4],
    confidence: "medium",
  },
  sources: [
    {
      publisher: {
        en: "lpdirect.net (Colorado statutes mirror)",
        es: "lpdirect.net [copia de las leyes de Colorado]",
      },
      url: "http://www.lpdirect.net/casb/crs/13-80-106.html",
      isOfficial: false,
    },
    {
      publisher: { en: "Casetext (statute text)", es: "Casetext [texto de la ley]" },
      url: "https://casetext.com/statute/colorado-revised-statutes/title-13-courts-and-court-procedure/limitation-of-actions/article-80-limitations-personal-actions/section-13-80-102-general-limitation-of-actions-two-years",
      isOfficial: false,
    },
    {
      publisher: "Statutes-of-Limitations.com",
      url: "https://www.statutes-of-limitations.com/state/colorado/",
      isOfficial: false,
    },
    { publisher: "Subro50", url: "https://www.subro50.com/co", isOfficial: false },
    {
      publisher: "Personal Injury in Colorado",
      url: "https://www.personalinjuryincolorado.com/personal-injury/colorado/statute-of-limitations",
      isOfficial: false,
    },
    {
      publisher: "Colorado statutes mirror",
      url: "https://www.lpdirect.net/casb/crs/13-80-102_5.html",
      isOfficial: false,
    },
    { publisher: "JDMD", url: "https://jdmd.com/?p=225", isOfficial: false },
    {
      publisher: "Justia (Colorado Code 2022)",
      url: "https://law.justia.com/codes/colorado/2022/title-13/article-80/section-13-80-103-7-d-1/",
      isOfficial: false,
    },
    {
      publisher: "Supreme Court of Colorado, Aurora Public Schools v. A.S. (2023)",
      url: "https://e.casetext.com/case/aurora-pub-schs-v-as",
      isOfficial: true,
    },
    {
      publisher: "Colorado General Assembly (SCR 25-002)",
      url: "https://s3.us-west-2.amazonaws.com/beta.leg.colorado.gov/c58c240c96491c754b3eb30e1a4fcf14",
      isOfficial: true,
    },
    {
      publisher: "Driscoll Rose",
      url: "http://driscollrose.com/critical-time-limits/",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
