import type { StateLimits } from "../time-limit";

export const kansas = {
  code: "KS",
  slug: "kansas",
  injury: {
    years: 2,
    from: "discovery",
    text: {
      en: "You have two years from the first substantial injury or, if it could not be seen then, from when it could reasonably be found out. You never have more than ten years from the act.",
      es: "Tiene dos años desde la primera lesión considerable o, si no se podía notar entonces, desde que se pudo conocer. Nunca tiene más de diez años desde el hecho.",
    },
    cite: "Kan. Stat. Ann. § 60-513(a)(4), (b)",
    sources: [0],
    confidence: "high",
  },
  product: {
    years: 2,
    from: "discovery",
    outerYears: 10,
    text: {
      en: "You have two years from when the injury could reasonably be found out.",
      es: "Tiene dos años desde que la lesión se pudo conocer de forma razonable.",
    },
    outer: {
      en: "You must sue within ten years of the act behind the claim. Ten years after delivery, it is also presumed that the product's safe life is over. There are exceptions for a longer warranty, for hiding and for some diseases that show late.",
      es: "Debe demandar dentro de diez años desde el hecho del reclamo. Diez años después de la entrega se presume además que terminó la vida segura del producto. Hay excepciones por garantía más larga, ocultamiento y algunas enfermedades que aparecen tarde.",
    },
    cite: "Kan. Stat. Ann. §§ 60-513, 60-3303",
    sources: [1, 0, 2],
    confidence: "high",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "A suit must be filed within two years of the death, unless the death or its wrongful cause was hidden.",
      es: "Hay que demandar dentro de dos años desde la muerte, salvo que se ocultara la muerte o la conducta indebida que la causó.",
    },
    cite: "Kan. Stat. Ann. § 60-513(a)(5)",
    sources: [4, 0],
    confidence: "high",
  },
  minors: {
    text: {
      en: "A child has one year after turning 18 (so until 19), and an incapacitated person one year after that ends, but never more than eight years after the act.",
      es: "Un menor tiene un año después de cumplir 18 (hasta los 19), y quien no tenía capacidad, un año después de recuperarla, pero nunca más de ocho años después del hecho.",
    },
    cite: "Kan. Stat. Ann. § 60-515(a)",
    sources: [5],
    confidence: "high",
  },
  malpractice: {
    years: 2,
    outerYears: 4,
    text: {
      en: "You have two years from the act, or from when the injury could reasonably be found out, and never more than four from the act.",
      es: "Tiene dos años desde el hecho, o desde que la lesión se pudo conocer, y nunca más de cuatro desde el hecho.",
    },
    minors: {
      en: "A child has until one year after turning 18, and at most eight years from the act.",
      es: "Un menor tiene hasta un año después de cumplir 18, y como máximo ocho años desde el hecho.",
    },
    cite: "Kan. Stat. Ann. § 60-513(a)(7), (c)",
    sources: [0, 5],
    confidence: "high",
  },
  childAbuse: {
    kind: "to an age",
    age: 31,
    text: {
      en: "You have until your 31st birthday, or three years after a conviction for the abuse, whichever is later, against an abuser or an organization. Expired claims were not revived, and abuse before 1984 is reported to be barred.",
      es: "Tiene hasta cumplir 31, o tres años después de una condena por el abuso, lo que sea más tarde, contra quien abusó o una organización. No se reabrieron los reclamos vencidos, y se informa que el abuso anterior a 1984 está cerrado.",
    },
    cite: "Kan. Stat. Ann. § 60-523",
    sources: [8, 9, 10],
    confidence: "high",
  },
  assault: {
    years: 1,
    text: {
      en: "You have one year to sue the attacker for assault or battery, and two for a claim such as the carelessness of an employer or owner.",
      es: "Tiene un año para demandar a quien agredió, y dos por un reclamo como el descuido de un empleador o dueño.",
    },
    cite: "Kan. Stat. Ann. §§ 60-514(b), 60-513",
    sources: [6, 0, 7],
    confidence: "high",
  },
  asbestos: {
    text: {
      en: "An exception to the outer limit for products exists for diseases that show late, and how it reaches asbestos has been argued in court. We state no number: ask a lawyer in Kansas now.",
      es: "Hay una excepción al límite máximo de los productos para enfermedades que aparecen tarde, y se ha discutido cómo abarca el asbesto. No damos un número: pregunte ya a un abogado o abogada de Kansas.",
    },
    cite: "Kan. Stat. Ann. § 60-3303",
    sources: [1, 3],
    confidence: "low",
  },
  government: {
    text: {
      en: "Before you sue a city, county, school or hospital district, give it a written claim with an amount, and wait for a denial or 120 days. The claim must come within the usual limit.",
      es: "Antes de demandar a una ciudad, un condado, una escuela o un distrito de hospitales, presente un reclamo por escrito con una suma y espere una denegación o 120 días. El reclamo debe llegar dentro del plazo usual.",
    },
    cite: "Kan. Stat. Ann. § 12-105b(d)",
    sources: [11, 12, 7],
    confidence: "high",
  },
  sources: [
    {
      publisher: "Kansas Office of Revisor of Statutes",
      url: "http://ksrevisor.org/statutes/chapters/ch60/060_005_0013.html",
      isOfficial: true,
    },
    {
      publisher: "Kansas Office of Revisor of Statutes",
      url: "https://ksrevisor.org/statutes/chapters/ch60/060_033_0003.html",
      isOfficial: true,
    },
    {
      publisher: { en: "Butler Snow survey (on Casetext)", es: "Butler Snow survey [en Casetext]" },
      url: "https://casetext.com/statute/kansas-statutes/chapter-60-procedure-civil/article-5-limitations-of-actions/section-60-513-actions-limited-to-two-years/analysis",
      isOfficial: false,
    },
    {
      publisher: "Supreme Court of Kansas, Tomlinson v. Celotex (1989)",
      url: "http://law.justia.com/cases/kansas/supreme-court/1989/62-113-2.html",
      isOfficial: true,
    },
    {
      publisher: "Supreme Court of Kansas, Martin v. Naik (2013)",
      url: "https://law.justia.com/cases/kansas/supreme-court/2013/101146.html",
      isOfficial: true,
    },
    {
      publisher: "Kansas Office of Revisor of Statutes",
      url: "http://www.ksrevisor.org/statutes/chapters/ch60/060_005_0015.html",
      isOfficial: true,
    },
    {
      publisher: "Kansas Office of Revisor of Statutes",
      url: "https://www.ksrevisor.org/statutes/chapters/ch60/060_005_0014.html",
      isOfficial: true,
    },
    {
      publisher: "File Abuse Lawsuit",
      url: "https://fileabuselawsuit.com/kansas-filing-deadlines-statutes-of-limitations-for-abuse-lawsuits/",
      isOfficial: false,
    },
    {
      publisher: "Kansas Office of Revisor of Statutes",
      url: "https://www.ksrevisor.org/statutes/chapters/ch60/060_005_0023.html",
      isOfficial: true,
    },
    {
      publisher: "Kansas Reflector",
      url: "https://kansasreflector.com/2023/04/03/kansas-house-approves-childhood-sexual-abuse-law-reform-expands-timeframe-for-lawsuits/",
      isOfficial: false,
    },
    {
      publisher: "AboutLawsuits",
      url: "https://www.aboutlawsuits.com/kansas-child-sex-abuse-law/",
      isOfficial: false,
    },
    {
      publisher: "Kansas Office of Revisor of Statutes",
      url: "https://ksrevisor.org/statutes/chapters/ch12/012_001_0005b.html",
      isOfficial: true,
    },
    {
      publisher: "Supreme Court of Kansas, Sleeth v. Sedan City Hospital (2014)",
      url: "https://30jd.kscourts.gov/Cases-Decisions/Decisions/Published/Sleeth-v-Sedan-City-Hospital",
      isOfficial: true,
    },
  ],
} as const satisfies StateLimits;
