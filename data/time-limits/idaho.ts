import type { StateLimits } from "../time-limit";

export const idaho = {
  code: "ID",
  slug: "idaho",
  injury: {
    years: 2,
    from: "injury",
    text: {
      en: "You have two years from the injury. Idaho has no general discovery rule: the clock starts once some harm has happened.",
      es: "Tiene dos años desde la lesión. Idaho no tiene una regla general que espere a que usted se entere: el plazo empieza cuando ya hubo algún daño.",
    },
    cite: "Idaho Code § 5-219(4)",
    sources: [0, 2, 4],
    confidence: "high",
  },
  product: {
    years: 2,
    from: "injury",
    outerYears: 10,
    text: {
      en: "You have two years from the harm, even if you did not yet know its cause.",
      es: "Tiene dos años desde el daño, aunque aún no supiera la causa.",
    },
    outer: {
      en: "Ten years after delivery to the first buyer, a product is presumed to be past its safe life, which strong evidence can overcome. Exceptions include a longer warranty and deliberate misstatement or hiding.",
      es: "Diez años después de la entrega al primer comprador se presume que terminó la vida segura del producto, lo que pruebas sólidas pueden vencer. Hay excepciones, como una garantía más larga y un engaño u ocultamiento deliberado.",
    },
    cite: "Idaho Code §§ 5-219(4), 6-1403",
    sources: [1, 0, 2],
    confidence: "high",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "A suit must be filed within two years of the death.",
      es: "Hay que demandar dentro de dos años desde la muerte.",
    },
    cite: "Idaho Code § 5-219(4)",
    sources: [0, 4],
    confidence: "high",
  },
  minors: {
    text: {
      en: "For a child the clock stops until 18 or for six years, whichever comes first; then the usual two years run. A child hurt before 12 can run out of time before 20. A similar pause covers people without capacity, but not a death claim.",
      es: "Para un menor el plazo se detiene hasta los 18 o por seis años, lo que llegue primero; luego corren los dos años usuales. A quien se lesionó antes de los 12 se le puede acabar el tiempo antes de los 20. Hay una pausa parecida para personas sin capacidad, pero no para un reclamo por muerte.",
    },
    cite: "Idaho Code § 5-230",
    sources: [5, 6, 4],
    confidence: "medium",
  },
  malpractice: {
    years: 2,
    text: {
      en: "You have two years from the act. Only for an object left in the body, or harm knowingly hidden, does the clock start later.",
      es: "Tiene dos años desde el hecho. Solo si quedó un objeto en el cuerpo, o el daño se ocultó a sabiendas, empieza más tarde.",
    },
    minors: {
      en: "For a child the clock stops until 18, but for six years at most.",
      es: "Para un menor el plazo se detiene hasta los 18, pero seis años como máximo.",
    },
    cite: "Idaho Code § 5-219(4)",
    sources: [0, 3, 5],
    confidence: "high",
  },
  childAbuse: {
    kind: "to an age",
    age: 23,
    text: {
      en: "You have until your 23rd birthday, or five years from when you, after 18, discovered or should have discovered the abuse and its link to the harm. Abusers and institutions fall under the same clock. Claims that had expired before July 1, 2007, stay expired.",
      es: "Tiene hasta cumplir 23, o cinco años desde que usted, después de los 18, descubrió o debió descubrir el abuso y su vínculo con el daño. El plazo es igual contra quien abusó y contra instituciones. Los reclamos vencidos antes del 1 de julio de 2007 siguen vencidos.",
    },
    cite: "Idaho Code §§ 6-1701 to 6-1705",
    sources: [9, 7, 8],
    confidence: "high",
  },
  assault: {
    years: 2,
    text: {
      en: "You have two years from the assault; we found no special rule for adults.",
      es: "Tiene dos años desde la agresión; no hallamos una regla especial para personas adultas.",
    },
    cite: "Idaho Code § 5-219",
    sources: [0],
    confidence: "medium",
  },
  government: {
    days: 180,
    text: {
      en: "Give a written claim to the State, or to the clerk of the city, county or district, within 180 days of when it arose or should have been discovered. For a child, one source counts 180 days from 18 or six years, whichever is earlier. Sue within two years.",
      es: "Presente un reclamo por escrito al estado, o a la secretaría de la ciudad, el condado o el distrito, dentro de 180 días desde que surgió o se debió descubrir. Para un menor, una fuente cuenta 180 días desde los 18 o seis años, lo que llegue primero. Demande dentro de dos años.",
    },
    cite: "Idaho Code §§ 6-905, 6-906, 6-906A, 6-911",
    sources: [2, 7, 10],
    confidence: "high",
  },
  sources: [
    {
      publisher: "Idaho Legislature",
      url: "https://legislature.idaho.gov/statutesrules/idstat/Title5/T5CH2/SECT5-219/",
      isOfficial: true,
    },
    {
      publisher: "Idaho Legislature",
      url: "https://legislature.idaho.gov/statutesrules/idstat/title6/t6ch14/sect6-1403",
      isOfficial: true,
    },
    { publisher: "Subro50", url: "https://www.subro50.com/id", isOfficial: false },
    {
      publisher: "Statutes-of-Limitations.com",
      url: "https://www.statutes-of-limitations.com/state/idaho/",
      isOfficial: false,
    },
    {
      publisher: "Hepworth Holzer",
      url: "https://hepworthholzer.com/2019/02/14/idaho-statute-of-limitations/",
      isOfficial: false,
    },
    {
      publisher: "Racine Olson",
      url: "https://racinelaw.net/blog/amp/idaho-statute-limitations-personal-injuries-minors",
      isOfficial: false,
    },
    {
      publisher: "Litster Frost",
      url: "https://litsterfrost.com/what-is-the-statute-of-limitations-for-personal-injury-cases-in-idaho/",
      isOfficial: false,
    },
    {
      publisher: "CHILD USA",
      url: "https://childusa.org/law/idaho/sex-abuse-sol/",
      isOfficial: false,
    },
    {
      publisher: { en: "CHILD USA (older copy)", es: "CHILD USA [versión anterior]" },
      url: "https://www.childusa.org/law/idaho",
      isOfficial: false,
    },
    {
      publisher: "Idaho Legislature",
      url: "https://legislature.idaho.gov/sessioninfo/2007/legislation/h0125/",
      isOfficial: true,
    },
    {
      publisher: "Idaho session tracker",
      url: "http://idahosession.com/senate/S1086.html",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
