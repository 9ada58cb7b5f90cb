import type { StateLimits } from "../time-limit";

export const mississippi = {
  code: "MS",
  slug: "mississippi",
  injury: {
    years: 3,
    from: "injury",
    text: {
      en: "You have three years from the injury. For an injury or disease that shows late, the time starts when it was or should have been discovered. Claims of intentional harm have one year.",
      es: "Tiene tres años desde la lesión. Si la lesión o enfermedad aparece tarde, el plazo empieza cuando se supo o se debió saber. Los reclamos por un daño intencional tienen un año.",
    },
    cite: "Miss. Code § 15-1-49",
    sources: [0, 1, 2],
    confidence: "medium",
  },
  product: {
    years: 3,
    from: "injury",
    text: {
      en: "You have three years. For an injury or disease that shows late, they start when the injury was discovered, even if its legal cause was not yet known.",
      es: "Tiene tres años. Si la lesión o enfermedad aparece tarde, empiezan cuando se supo de la lesión, aunque aún no se conociera su causa legal.",
    },
    cite: "Miss. Code § 15-1-49(2)",
    sources: [0, 1, 2],
    confidence: "medium",
  },
  death: {
    years: 3,
    text: {
      en: "The clock of the injury claim applies: three years for negligence, two for malpractice of a private provider, and one for an intentional act.",
      es: "Vale el plazo del reclamo por la lesión: tres años por negligencia, dos por negligencia médica de un proveedor privado y uno por un acto intencional.",
    },
    cite: "Miss. Code §§ 15-1-49, 15-1-36, 15-1-35",
    sources: [4, 5, 2],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "A child has the usual time after coming of age. So has an incapacitated person after that ends, but the pause never exceeds 21 years. One source counts minority until 21; ask a lawyer before relying on that. Malpractice and claims against public bodies have their own rules.",
      es: "Un menor tiene el plazo usual después de la mayoría de edad. También quien recupera la capacidad, pero la pausa nunca pasa de 21 años. Una fuente cuenta la minoría hasta los 21; pregunte a un abogado o abogada antes de confiar en eso. La negligencia médica y los reclamos contra entes públicos tienen sus propias reglas.",
    },
    cite: "Miss. Code § 15-1-59",
    sources: [6, 8],
    confidence: "medium",
  },
  malpractice: {
    years: 2,
    outerYears: 7,
    text: {
      en: "You have two years from when the act was or should have been known. You cannot sue more than seven years after it, unless it was hidden or an object was left in the body. Give written notice 60 days before you sue.",
      es: "Tiene dos años desde que el hecho se supo o se debió saber. No puede demandar más de siete años después, salvo que se ocultara o quedara un objeto en el cuerpo. Avise por escrito 60 días antes de demandar.",
    },
    minors: {
      en: "A child under six has until two years after the sixth birthday; older children have the adult limits.",
      es: "Un niño o niña menor de seis tiene hasta dos años después de cumplir seis; los mayores tienen los plazos de mayores de edad.",
    },
    cite: "Miss. Code § 15-1-36",
    sources: [3, 4, 1],
    confidence: "medium",
  },
  childAbuse: {
    kind: "to an age",
    age: 24,
    text: {
      en: "There is no special law. One source counts three years after minority, to age 24, against all defendants. A hidden injury, as with lost memory, has three years from discovery; a claim of assault or battery can end sooner. We found no enacted bill that extends it.",
      es: "No hay una ley especial. Una fuente cuenta tres años después de la minoría de edad, hasta los 24, contra cualquier parte. Una lesión oculta, como la memoria perdida, tiene tres años desde que se supo; un reclamo por agresión física puede terminar antes. No hallamos una ley que lo extienda.",
    },
    cite: "Miss. Code §§ 15-1-49, 15-1-59",
    sources: [8, 6, 7],
    confidence: "medium",
  },
  assault: {
    years: 1,
    text: {
      en: "You have one year for assault and battery, and three for a negligence claim against someone else.",
      es: "Tiene un año por agresión física, y tres por un reclamo de negligencia contra otra parte.",
    },
    cite: "Miss. Code § 15-1-35",
    sources: [3, 5],
    confidence: "medium",
  },
  government: {
    text: {
      en: "Give written notice of claim at least 90 days before you sue, to the clerk of the county or city or the chief executive of another public body. The whole claim is limited to one year.",
      es: "Avise del reclamo por escrito al menos 90 días antes de demandar, a la secretaría del condado o la ciudad, o a la dirección de otro ente público. Todo el reclamo se limita a un año.",
    },
    cite: "Miss. Code § 11-46-11",
    sources: [9, 10],
    confidence: "high",
  },
  sources: [
    {
      publisher: {
        en: "Property Insurance Coverage Law Blog (quotes Miss. Code 15-1-49)",
        es: "Property Insurance Coverage Law Blog [cita Miss. Code 15-1-49]",
      },
      url: "https://www.propertyinsurancecoveragelaw.com/2013/10/articles/insurance/the-nuts-and-bolts-of-the-mississippi-statute-of-limitations/",
      isOfficial: false,
    },
    {
      publisher: "DLH Attorneys",
      url: "https://dlhattorneys.com/blog/mississippis-personal-injury-statute-of-limitations/",
      isOfficial: false,
    },
    {
      publisher: "Harris Law Firm",
      url: "https://harrislawfirm.com/articles/mississippi-statute-limitations-civil-cases/",
      isOfficial: false,
    },
    {
      publisher: "LawyersAndSettlements",
      url: "https://lawyersandsettlements.com/legal-news/personal_injury/mississippi-statutes-of-limitations-personal-injury-lawsuits-202-23985.html",
      isOfficial: false,
    },
    {
      publisher: "Edgar Snyder survey",
      url: "https://www.edgarsnyder.com/statute-limitations/mississippi.html",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Danks, Miller & Cory (law firm)",
        es: "Danks, Miller & Cory [bufete de abogados]",
      },
      url: "https://www.danksmillercory.com/practice-areas/mississippi-negligencetort-claims/mississippi-statutes-of-limitation/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "LegiScan (HB 1162 of 2024, failed; sets out Miss. Code 15-1-59)",
        es: "LegiScan [HB 1162 de 2024, no aprobado; reproduce Miss. Code 15-1-59]",
      },
      url: "https://legiscan.com/MS/text/HB1162/2024",
      isOfficial: false,
    },
    {
      publisher: "Legiplex (SB 2318 of 2025)",
      url: "https://app.legiplex.com/ms/legislature/2025/2025-r/bills/sb2318",
      isOfficial: false,
    },
    {
      publisher: "CHILD USA",
      url: "https://childusa.org/law/mississippi/sex-abuse-sol/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Mississippi Legislature (SB 2845 of 2012, which sets out Miss. Code 11-46-11)",
        es: "Mississippi Legislature [SB 2845 de 2012, que reproduce Miss. Code 11-46-11]",
      },
      url: "https://billstatus.ls.state.ms.us/documents/2012/html/SB/2800-2899/SB2845IN.htm",
      isOfficial: true,
    },
    {
      publisher: "Mississippi Supreme Court, Williams v. Clay County (Justia)",
      url: "https://law.justia.com/cases/mississippi/supreme-court/2003/co11628.html",
      isOfficial: true,
    },
  ],
} as const satisfies StateLimits;
