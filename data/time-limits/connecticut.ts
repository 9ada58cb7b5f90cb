import type { StateLimits } from "../time-limit";

export const connecticut = {
  code: "CT",
  slug: "connecticut",
  injury: {
    years: 2,
    from: "discovery",
    text: {
      en: "For an injury caused by carelessness or recklessness, you have two years from when it happened or should have been discovered, and never more than three years after the act.",
      es: "Por una lesión causada por descuido o imprudencia, tiene dos años desde que ocurrió o se debió descubrir, y nunca más de tres años después del hecho.",
    },
    cite: "Conn. Gen. Stat. § 52-584",
    sources: [3, 1, 2],
    confidence: "high",
  },
  product: {
    years: 3,
    from: "discovery",
    outerYears: 10,
    text: {
      en: "You have three years from when the injury happens or should have been discovered.",
      es: "Tiene tres años desde que la lesión ocurre o se debió descubrir.",
    },
    outer: {
      en: "You must sue within ten years of the day the maker or seller last had the product. This does not apply with a longer warranty, with fraud, or to harm within the product's useful safe life. Asbestos has a much longer limit of its own.",
      es: "Debe demandar dentro de diez años desde que el fabricante o vendedor tuvo el producto por última vez. No vale con una garantía más larga, con fraude ni por un daño dentro de la vida útil segura del producto. El asbesto tiene su propio límite, mucho más largo.",
    },
    cite: "Conn. Gen. Stat. § 52-577a",
    sources: [1, 6, 5],
    confidence: "high",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "A suit must be filed within two years of the death, and no more than five years after the act that led to it. A death by a product follows the three-year product limit.",
      es: "Hay que demandar dentro de dos años desde la muerte, y no más de cinco años después del hecho que llevó a ella. Una muerte por un producto sigue el plazo de tres años de los productos.",
    },
    cite: "Conn. Gen. Stat. §§ 52-555, 52-577a",
    sources: [6, 0],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "There is no general pause for children: the usual clock keeps running, so a parent should act in time. Sexual abuse has a longer rule of its own.",
      es: "No hay una pausa general para menores: el plazo usual sigue corriendo, así que el padre o la madre debe actuar a tiempo. El abuso sexual tiene su propia regla, más larga.",
    },
    cite: "Conn. Gen. Stat. §§ 52-584, 52-577",
    sources: [3, 9],
    confidence: "medium",
  },
  malpractice: {
    years: 2,
    outerYears: 3,
    text: {
      en: "You have two years from discovery, and never more than three from the act.",
      es: "Tiene dos años desde que se supo, y nunca más de tres desde el hecho.",
    },
    minors: {
      en: "There is no separate pause for children.",
      es: "No hay una pausa aparte para menores.",
    },
    cite: "Conn. Gen. Stat. § 52-584",
    sources: [3, 2, 0],
    confidence: "high",
  },
  childAbuse: {
    kind: "mixed",
    age: 51,
    text: {
      en: "For abuse since October 1, 2019, of someone under 21, you have until the 51st birthday, against the abuser or a negligent institution. For earlier abuse of a minor, you have until the 48th birthday, even if an older limit had passed. There is no limit if the abuser was convicted of first-degree sexual assault.",
      es: "Por abuso desde el 1 de octubre de 2019 de alguien menor de 21, tiene hasta cumplir 51, contra quien abusó o una institución negligente. Por abuso anterior de un menor, tiene hasta cumplir 48, aunque un plazo anterior hubiera vencido. No hay plazo si hubo condena por agresión sexual en primer grado.",
    },
    cite: "Conn. Gen. Stat. §§ 52-577d, 52-577e",
    sources: [1, 8, 10],
    confidence: "high",
  },
  assault: {
    years: 3,
    text: {
      en: "At 21 or older, you have three years from the act. At 18 to 20, you have until age 51 for acts since October 1, 2019. There is no limit after a first-degree conviction of the attacker.",
      es: "Con 21 años o más, tiene tres años desde el hecho. De 18 a 20, tiene hasta los 51 por hechos desde el 1 de octubre de 2019. No hay plazo si hubo condena en primer grado de quien agredió.",
    },
    cite: "Conn. Gen. Stat. §§ 52-577, 52-577d, 52-577e",
    sources: [7, 8],
    confidence: "medium",
  },
  government: {
    days: 365,
    text: {
      en: "For the State, notify the Claims Commissioner within one year of when the injury was or should have been discovered, and at most three years after the event. For a town, give written notice within 90 days over a defective road or bridge. Other bodies can have rules of their own.",
      es: "Por el estado, avise al Comisionado de Reclamos dentro de un año desde que la lesión se supo o se debió saber, y como máximo tres años después del hecho. A un pueblo, avise por escrito dentro de 90 días por un camino o puente defectuoso. Otros entes pueden tener sus propias reglas.",
    },
    cite: "Conn. Gen. Stat. §§ 4-148, 13a-149",
    sources: [12, 11, 4],
    confidence: "high",
  },
  sources: [
    {
      publisher: { en: "InjuredCT (law firm)", es: "InjuredCT [bufete de abogados]" },
      url: "https://www.injuredct.com/blog/statute-limitations-personal-injury-claims/",
      isOfficial: false,
    },
    {
      publisher: "Connecticut General Assembly, chapter 926",
      url: "https://www.cga.ct.gov/2023/pub/chap_926.htm",
      isOfficial: true,
    },
    {
      publisher: { en: "Casetext (statute text)", es: "Casetext [texto de la ley]" },
      url: "https://casetext.com/statute/general-statutes-of-connecticut/volume-13/title-52-chapters-895-to-929-secs-52-1-to-52-618-civil-actions/chapter-926-secs-52-573-to-52-598a-statute-of-limitations/sec-52-584-limitation-of-action-for-injury-to-person-or-property-caused-by-negligence-misconduct-or-malpractice",
      isOfficial: false,
    },
    {
      publisher: "Appellate Court of Connecticut, Neuhaus v. DeCholnoky (2004)",
      url: "https://cetient.com/case/7861760/neuhaus-v-decholnoky",
      isOfficial: true,
    },
    {
      publisher: { en: "Casetext (statute text)", es: "Casetext [texto de la ley]" },
      url: "https://casetext.com/statute/general-statutes-of-connecticut/title-13a-highways-and-bridges/chapter-238-highway-construction-and-maintenance/part-x-liability/section-13a-149-damages-for-injuries-by-means-of-defective-roads-and-bridges",
      isOfficial: false,
    },
    {
      publisher: { en: "Casetext (statute text)", es: "Casetext [texto de la ley]" },
      url: "https://casetext.com/statute/general-statutes-of-connecticut/title-52-civil-actions/chapter-926-statute-of-limitations/section-52-577a-limitation-of-action-based-on-product-liability-claim",
      isOfficial: false,
    },
    {
      publisher: "U.S. District Court (D. Conn.), Fenton v. United Technologies (2002)",
      url: "http://law.justia.com/cases/federal/district-courts/FSupp2/204/367/2429159/",
      isOfficial: true,
    },
    {
      publisher: {
        en: "Legiplex (bill reprinting 52-577)",
        es: "Legiplex [proyecto que reproduce 52-577]",
      },
      url: "https://app.legiplex.com/ct/legislature/2014/2014-r/bills/hb05570/draft-589822",
      isOfficial: false,
    },
    {
      publisher: "CHILD USA",
      url: "https://childusa.org/law/connecticut/sex-abuse-sol/",
      isOfficial: false,
    },
    {
      publisher: { en: "CHILD USA (older copy)", es: "CHILD USA [versión anterior]" },
      url: "https://www.childusa.org/law/connecticut",
      isOfficial: false,
    },
    {
      publisher: "Survivor Rights Center",
      url: "https://survivorrightscenter.org/articles/connecticut-times-up-act-lookback-advocacy-explained/",
      isOfficial: false,
    },
    {
      publisher: { en: "Casetext (statute text)", es: "Casetext [texto de la ley]" },
      url: "https://casetext.com/statute/general-statutes-of-connecticut/title-4-management-of-state-agencies/chapter-53-claims-against-the-state/section-4-148-limitation-on-presentation-of-claim-exceptions",
      isOfficial: false,
    },
    {
      publisher: "State of Connecticut, Office of the Claims Commissioner",
      url: "http://portal.ct.gov/DAS/Office-of-Claims-Commissioner/State-of-Connecticut-Office-of-the-Claims-Commissioner/How-To",
      isOfficial: true,
    },
  ],
} as const satisfies StateLimits;
