import type { StateLimits } from "../time-limit";

export const nebraska = {
  code: "NE",
  slug: "nebraska",
  injury: {
    years: 4,
    from: "injury",
    text: {
      en: "You have four years from when the claim arises.",
      es: "Tiene cuatro años desde que surge el reclamo.",
    },
    cite: "Neb. Rev. Stat. § 25-207",
    sources: [0, 1, 2],
    confidence: "medium",
  },
  product: {
    years: 4,
    from: "injury",
    outerYears: 10,
    text: {
      en: "You have four years from the injury or death. A survey reports that courts wait until it is discovered.",
      es: "Tiene cuatro años desde la lesión o la muerte. Según un estudio, los tribunales esperan a que la persona se entere.",
    },
    outer: {
      en: "For a product made in Nebraska, you must sue within ten years of the first sale or lease. One made elsewhere follows the rule of that place, but you have at least ten years. Asbestos has its own rule.",
      es: "Por un producto hecho en Nebraska debe demandar dentro de diez años desde la primera venta o alquiler. Uno hecho en otro lugar sigue la regla de ese lugar, pero tiene al menos diez años. El asbesto tiene su propia regla.",
    },
    cite: "Neb. Rev. Stat. § 25-224",
    sources: [3, 1, 4],
    confidence: "high",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "A suit must be filed within two years of the death.",
      es: "Hay que demandar dentro de dos años desde la muerte.",
    },
    cite: "Neb. Rev. Stat. § 30-810",
    sources: [0, 1],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "For a person who was under 21 or had a mental disorder when the claim arose, the usual time starts when that ends.",
      es: "Si la persona era menor de 21 o tenía un trastorno mental cuando surgió el reclamo, el plazo usual empieza cuando eso termina.",
    },
    cite: "Neb. Rev. Stat. § 25-213",
    sources: [9, 2],
    confidence: "medium",
  },
  malpractice: {
    years: 2,
    outerYears: 10,
    text: {
      en: "You have two years from the act. If the harm could not be discovered in that time, you have one year from discovery, but never more than ten from the service.",
      es: "Tiene dos años desde el hecho. Si el daño no se pudo descubrir en ese tiempo, tiene un año desde que se supo, pero nunca más de diez desde el servicio.",
    },
    minors: {
      en: "We have not read a rule of its own for children.",
      es: "No hemos leído una regla aparte para menores.",
    },
    cite: "Neb. Rev. Stat. § 25-222",
    sources: [5, 1],
    confidence: "high",
  },
  childAbuse: {
    kind: "mixed",
    age: 33,
    text: {
      en: "Sexual assault of a child has no limit against the abuser, and you have until 33 against anyone else; for other abuse, one source gives 25. Expired claims were not revived. The State and local bodies are largely immune; we could not find what became of a 2026 bill to change that.",
      es: "La agresión sexual de un menor no tiene plazo contra quien abusó, y tiene hasta los 33 contra otras partes; por otro abuso, una fuente da hasta los 25. No se reabrieron los reclamos vencidos. El estado y los entes locales son en gran parte inmunes; no hallamos qué pasó con un proyecto de 2026 para cambiarlo.",
    },
    cite: "Neb. Rev. Stat. § 25-228",
    sources: [6, 7, 8],
    confidence: "high",
  },
  assault: {
    text: {
      en: "Sources disagree, and a claim of assault or battery can have very little time, so we state no number. Ask a lawyer in Nebraska now.",
      es: "Las fuentes no coinciden, y un reclamo por agresión física puede tener muy poco tiempo, así que no damos un número. Pregunte ya a un abogado o abogada de Nebraska.",
    },
    cite: "Neb. Rev. Stat. §§ 25-208, 25-207",
    sources: [10, 11],
    confidence: "low",
  },
  government: {
    days: 365,
    text: {
      en: "Give the governing body of a local body a written claim within one year, and sue within two. Give the State's Risk Manager a written claim within two years.",
      es: "Presente un reclamo por escrito al órgano de gobierno de un ente local dentro de un año, y demande dentro de dos. Presente un reclamo por escrito al Risk Manager del estado dentro de dos años.",
    },
    cite: "Neb. Rev. Stat. §§ 13-919, 81-8,227",
    sources: [13, 12],
    confidence: "high",
  },
  sources: [
    {
      publisher: "statutes-of-limitations.com",
      url: "https://www.statutes-of-limitations.com/state/nebraska/",
      isOfficial: false,
    },
    { publisher: "Subro50 survey", url: "https://www.subro50.com/ne", isOfficial: false },
    {
      publisher: {
        en: "Smith Law Firm (quotes 25-207 and 25-213)",
        es: "Smith Law Firm [cita 25-207 y 25-213]",
      },
      url: "http://smith-lawfirm.com/sol_Nebraska.html",
      isOfficial: false,
    },
    {
      publisher: "Nebraska Legislature, 25-224",
      url: "https://nebraskalegislature.gov/laws/statutes.php?statute=25-224",
      isOfficial: true,
    },
    {
      publisher: "Ironclad Injury Law",
      url: "https://ironcladinjurylaw.com/post/nebraskas-statute-of-limitations-on-product-liability-claims-understanding-ss-25-224",
      isOfficial: false,
    },
    {
      publisher: "Nebraska Legislature, 25-222",
      url: "https://nebraskalegislature.gov/laws/statutes.php?statute=25-222",
      isOfficial: true,
    },
    {
      publisher: "Nebraska Unicameral Update",
      url: "https://update.legislature.ne.gov/?p=22013",
      isOfficial: true,
    },
    {
      publisher: "Nebraska Unicameral Update",
      url: "https://update.legislature.ne.gov/?p=38211",
      isOfficial: true,
    },
    {
      publisher: "Nebraska Unicameral Update",
      url: "https://update.legislature.ne.gov/?p=39998",
      isOfficial: true,
    },
    {
      publisher: "CHILD USA",
      url: "https://childusa.org/nebraska/sex-abuse-sol/",
      isOfficial: false,
    },
    {
      publisher: "Sexual Assault Attorneys Index",
      url: "https://sexualassaultattorneysindex.com/sexual-assault-attorneys-in-nebraska-your-complete-legal-guide",
      isOfficial: false,
    },
    {
      publisher: "Law Office of Andrew Shubin",
      url: "https://shubinlaw.com/statute-of-limitations-on-sexual-abuse-lawsuits-in-nebraska",
      isOfficial: false,
    },
    {
      publisher: { en: "Pocket Law (copy of 13-919)", es: "Pocket Law [copia de 13-919]" },
      url: "https://getpocketlaw.com/law/state_nebraska/section-13-919-claims-limitation-of-action_9199386f1f60",
      isOfficial: false,
    },
    {
      publisher: "Nebraska Revised Statutes 2017, 81-8,227 (Justia)",
      url: "https://law.justia.com/codes/nebraska/2017/chapter-81/statute-81-8-227/index.html",
      isOfficial: true,
    },
  ],
} as const satisfies StateLimits;
