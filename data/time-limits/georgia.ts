import type { StateLimits } from "../time-limit";

export const georgia = {
  code: "GA",
  slug: "georgia",
  injury: {
    years: 2,
    from: "injury",
    text: {
      en: "You have two years, usually from the injury. For harm that shows later, the time starts when you should have known of the injury and that the defendant may have caused it.",
      es: "Tiene dos años, por lo general desde la lesión. Si el daño aparece más tarde, el plazo empieza cuando debió saber de la lesión y de que la otra parte pudo causarla.",
    },
    cite: "O.C.G.A. § 9-3-33",
    sources: [1, 2, 0],
    confidence: "medium",
  },
  product: {
    years: 2,
    from: "discovery",
    outerYears: 10,
    text: {
      en: "You have two years from when you discovered or should have discovered the injury and its possible link to the defendant.",
      es: "Tiene dos años desde que descubrió o debió descubrir la lesión y su posible vínculo con la otra parte.",
    },
    outer: {
      en: "You must sue within ten years of the first sale of the product as new. This does not apply to a failure to warn of a danger learned later, or to a negligence claim over a disease, a birth defect, or willful or reckless conduct.",
      es: "Debe demandar dentro de diez años desde la primera venta del producto como nuevo. No vale por no avisar de un peligro conocido después, ni para un reclamo por negligencia por una enfermedad, un defecto de nacimiento o una conducta deliberada o temeraria.",
    },
    cite: "O.C.G.A. §§ 9-3-33, 51-1-11(b)(2), (c)",
    sources: [0, 3, 4],
    confidence: "medium",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "A suit must be filed within two years of the death. The time does not wait for anyone to discover the cause.",
      es: "Hay que demandar dentro de dos años desde la muerte. El plazo no espera a que alguien se entere de la causa.",
    },
    cite: "O.C.G.A. § 9-3-33",
    sources: [0, 6],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "The two years wait until a child turns 18 or a legal incapacity ends. The ten-year product limit generally does not wait, and medical claims have a shorter rule.",
      es: "Los dos años esperan hasta que el menor cumple 18 o termina la incapacidad legal. El límite de diez años de los productos por lo general no espera, y los reclamos médicos tienen una regla más corta.",
    },
    cite: "O.C.G.A. §§ 9-3-90, 9-3-73",
    sources: [11, 3, 7],
    confidence: "high",
  },
  malpractice: {
    years: 2,
    outerYears: 5,
    text: {
      en: "You have two years from the injury or death, and never more than five from the act.",
      es: "Tiene dos años desde la lesión o la muerte, y nunca más de cinco desde el hecho.",
    },
    minors: {
      en: "A child under five has two years from the fifth birthday, and cannot sue after the tenth. From five up, the usual limits run.",
      es: "Un niño o niña menor de cinco tiene dos años desde que cumple cinco, y no puede demandar después de los diez. Desde los cinco corren los plazos usuales.",
    },
    cite: "O.C.G.A. §§ 9-3-71, 9-3-73",
    sources: [6, 12, 5],
    confidence: "high",
  },
  childAbuse: {
    kind: "to an age",
    age: 23,
    text: {
      en: "You have until your 23rd birthday. For abuse since July 1, 2015, you also have two years from when you knew or should have known that the abuse caused the harm. Institutions fall under the same clock, with stricter proof.",
      es: "Tiene hasta cumplir 23. Por abuso desde el 1 de julio de 2015, tiene también dos años desde que supo o debió saber que el abuso causó el daño. Las instituciones tienen el mismo plazo, con pruebas más estrictas.",
    },
    window: {
      from: "2015-07-01",
      to: "2017-06-30",
      text: {
        en: "It closed on June 30, 2017. It covered abusers only.",
        es: "Se cerró el 30 de junio de 2017. Solo abarcaba a quienes abusaron.",
      },
    },
    cite: "O.C.G.A. § 9-3-33.1",
    sources: [8, 9, 10],
    confidence: "medium",
  },
  assault: {
    text: {
      en: "We found no special rule for adults, and a criminal case can pause the clock, so we state no number. Ask a lawyer in Georgia soon.",
      es: "No hallamos una regla especial para personas adultas, y un caso penal puede detener el plazo, así que no damos un número. Pregunte pronto a un abogado o abogada de Georgia.",
    },
    cite: "O.C.G.A. §§ 9-3-33, 9-3-99",
    sources: [1, 2],
    confidence: "low",
  },
  government: {
    days: 180,
    text: {
      en: "Before you sue, give the State written notice within 12 months, or a city within six months of the event. Sources differ on counties; use six months to be safe.",
      es: "Antes de demandar, avise por escrito al estado dentro de 12 meses, o a una ciudad dentro de seis meses desde el hecho. Las fuentes difieren sobre los condados; seis meses es lo más seguro.",
    },
    cite: "O.C.G.A. §§ 50-21-26, 36-33-5",
    sources: [6, 7],
    confidence: "medium",
  },
  sources: [
    {
      publisher: "Products50",
      url: "https://www.products50.com/copy-of-florida",
      isOfficial: false,
    },
    {
      publisher: "Law Offices of Tee Okonkwo",
      url: "https://lawofficesofteeokonkwo.com/?p=1798",
      isOfficial: false,
    },
    {
      publisher: "Georgia motorcycle law firm",
      url: "https://gamotorcycleinjury.com/post/statute-of-limitations-what-you-need-to-know",
      isOfficial: false,
    },
    {
      publisher: "AttorNews",
      url: "https://attornews.com/georgias-10-year-statute-of-repose-for-product-liability/",
      isOfficial: false,
    },
    {
      publisher: "NickoNews",
      url: "https://nickonews.com/what-is-georgias-10-year-statute-of-repose-for-product-liability-claims/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Atlanta Workers Comp Blog (statute text)",
        es: "Atlanta Workers Comp Blog [texto de la ley]",
      },
      url: "http://www.atlantaworkerscompblog.com/2008/06/articles/miscellaneous-statutes/ocga-a-9371-general-limitation/",
      isOfficial: false,
    },
    {
      publisher: "Jamie Ballard Law",
      url: "https://jamieballardlaw.com/statute-of-limitations-for-personal-injury-ga",
      isOfficial: false,
    },
    {
      publisher: "Best in Macon",
      url: "https://bestinmaconga.com/tag/statutory-barriers-to-injury-compensation-under-georgia-law",
      isOfficial: false,
    },
    {
      publisher: { en: "Casetext (statute text)", es: "Casetext [texto de la ley]" },
      url: "https://casetext.com/statute/code-of-georgia/title-9-civil-practice/chapter-3-limitations-of-actions/article-2-specific-periods-of-limitation/section-9-3-331-actions-for-childhood-sexual-abuse",
      isOfficial: false,
    },
    {
      publisher: "University of Georgia School of Law",
      url: "https://digitalcommons.law.uga.edu/fac_artchop/1287/",
      isOfficial: false,
    },
    {
      publisher: { en: "CHILD USA (older copy)", es: "CHILD USA [versión anterior]" },
      url: "https://www.childusa.org/law/georgia",
      isOfficial: false,
    },
    {
      publisher: "Justia (Georgia Code 2020)",
      url: "https://law.justia.com/codes/georgia/2020/title-9/chapter-3/article-5/section-9-3-90/",
      isOfficial: false,
    },
    {
      publisher: { en: "FindLaw (statute text)", es: "FindLaw [texto de la ley]" },
      url: "https://codes.findlaw.com/ga/title-9-civil-practice/ga-code-sect-9-3-73/",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
