import type { StateLimits } from "../time-limit";

export const missouri = {
  code: "MO",
  slug: "missouri",
  injury: {
    years: 5,
    text: {
      en: "You have five years from when the damage happens and can be known. Bills to shorten this were moving in 2026. We could not check the end of that session, so ask a lawyer.",
      es: "Tiene cinco años desde que el daño ocurre y se puede conocer. En 2026 avanzaban proyectos para acortarlo. No pudimos revisar el final de esa sesión, así que pregunte a un abogado o abogada.",
    },
    cite: "Mo. Rev. Stat. §§ 516.120(4), 516.100",
    sources: [0, 1, 2],
    confidence: "medium",
  },
  product: {
    years: 5,
    text: {
      en: "You have five years from when the damage happens and can be known, which can be later than the use of the product. Bills to shorten this were moving in 2026, so ask a lawyer.",
      es: "Tiene cinco años desde que el daño ocurre y se puede conocer, lo que puede ser después de usar el producto. En 2026 avanzaban proyectos para acortarlo, así que pregunte a un abogado o abogada.",
    },
    cite: "Mo. Rev. Stat. §§ 516.120(4), 516.100",
    sources: [1, 2, 3],
    confidence: "medium",
  },
  death: {
    years: 3,
    from: "death",
    text: {
      en: "A suit must be filed within three years, usually counted from the death.",
      es: "Hay que demandar dentro de tres años, por lo general contados desde la muerte.",
    },
    cite: "Mo. Rev. Stat. § 537.100",
    sources: [2, 3, 4],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "Missouri gives minors and people without capacity more time, but we have not read the section, so we state no number. Ask a lawyer in Missouri.",
      es: "Misuri da más tiempo a menores y a personas sin capacidad, pero no hemos leído la sección, así que no damos un número. Pregunte a un abogado o abogada de Misuri.",
    },
    cite: "Mo. Rev. Stat. § 516.170",
    sources: [0, 8],
    confidence: "low",
  },
  malpractice: {
    years: 2,
    outerYears: 10,
    text: {
      en: "You have two years from the act. For an object left in the body, or test results not passed on, they start at discovery. You cannot sue more than ten years after the act.",
      es: "Tiene dos años desde el hecho. Si quedó un objeto en el cuerpo, o no se comunicaron resultados de pruebas, cuentan desde que se supo. No puede demandar más de diez años después del hecho.",
    },
    minors: {
      en: "A child has until the 20th birthday. The outer limit is ten years or two years from turning 18, whichever is later.",
      es: "Un menor tiene hasta cumplir 20. El máximo es diez años o dos desde los 18, lo que sea más tarde.",
    },
    cite: "Mo. Rev. Stat. § 516.105",
    sources: [5, 6, 4],
    confidence: "high",
  },
  childAbuse: {
    kind: "mixed",
    age: 31,
    text: {
      en: "Against the abuser, you have until 31, or three years from discovering that the abuse caused the harm, whichever is later. Against others the general injury rule applies, which one source counts to 26, with a narrower discovery rule. Expired claims cannot be revived.",
      es: "Contra quien abusó tiene hasta los 31, o tres años desde que supo que el abuso causó el daño, lo que sea más tarde. Contra otras partes vale la regla general de lesiones, que una fuente cuenta hasta los 26, con una regla más estrecha sobre cuándo se supo. Los reclamos vencidos no se pueden reabrir.",
    },
    cite: "Mo. Rev. Stat. § 537.046",
    sources: [7, 8, 9],
    confidence: "high",
  },
  assault: {
    years: 2,
    text: {
      en: "You have two years for assault and battery; a negligence claim against someone else has the general limit.",
      es: "Tiene dos años por agresión física; un reclamo de negligencia contra otra parte tiene el plazo general.",
    },
    cite: "Mo. Rev. Stat. § 516.140",
    sources: [0, 10],
    confidence: "high",
  },
  government: {
    days: 90,
    text: {
      en: "In a city of 100,000 or more, give the mayor written notice within 90 days of an injury from a street, sidewalk, bridge or similar defect. Other cities have similar sections. A survey adds that a claim against the State is presented within two years. Immunity limits what can be claimed.",
      es: "En una ciudad de 100,000 o más, avise por escrito a la alcaldía dentro de 90 días desde una lesión de una calle, acera, puente o defecto parecido. Otras ciudades tienen secciones similares. Según un estudio, un reclamo contra el estado se presenta dentro de dos años. La inmunidad limita lo que se puede reclamar.",
    },
    cite: "Mo. Rev. Stat. §§ 82.210, 77.600, 79.480, 33.120",
    sources: [11, 2],
    confidence: "medium",
  },
  sources: [
    {
      publisher: {
        en: "Missouri General Assembly, RSMo chapter 516 (contents)",
        es: "Missouri General Assembly, RSMo chapter 516 [índice]",
      },
      url: "http://www.moga.mo.gov/STATUTES/C516.HTM",
      isOfficial: true,
    },
    {
      publisher: { en: "Casetext (text of RSMo 516.100)", es: "Casetext [texto de RSMo 516.100]" },
      url: "https://casetext.com/statute/missouri-revised-statutes/title-xxxv-civil-procedure-and-limitations/chapter-516-statutes-of-limitation/personal-actions-and-general-provisions/section-516100-period-of-limitation-prescribed",
      isOfficial: false,
    },
    { publisher: "Subro50 survey", url: "https://www.subro50.com/mo", isOfficial: false },
    {
      publisher: "Dickstein (subrogation firm)",
      url: "https://dicksteinsubro.com/missouri/",
      isOfficial: false,
    },
    {
      publisher: "Van Wey Law",
      url: "https://www.vanweylaw.com/medical-negligence-laws/missouri/",
      isOfficial: false,
    },
    {
      publisher: "Missouri Revisor of Statutes, RSMo 516.105",
      url: "http://revisor.mo.gov/main/OneSection.aspx?section=516.105&bid=33702",
      isOfficial: true,
    },
    {
      publisher: "LegalFix (RSMo 516.105 as of 2018)",
      url: "https://www.legalfix.com/statutes/state-codes/missouri/title-xxxv/chapter-516/section-516-105",
      isOfficial: false,
    },
    {
      publisher: "Missouri Revisor of Statutes, RSMo 537.046",
      url: "http://revisor.mo.gov/main/OneSection.aspx?bid=28458&section=537.046",
      isOfficial: true,
    },
    {
      publisher: "CHILD USA",
      url: "https://childusa.org/law/Missouri/sex-abuse-sol/",
      isOfficial: false,
    },
    {
      publisher: "Legiplex (HB 114 of 2025)",
      url: "https://app.legiplex.com/mo/legislature/2025/2025-r/bills/hb114/drafts-latest",
      isOfficial: false,
    },
    {
      publisher: {
        en: "DocketMath (quotes revisor.mo.gov)",
        es: "DocketMath [cita revisor.mo.gov]",
      },
      url: "https://docketmath.com/blog/statute-of-limitations-false-arrest-false-imprisonment-missouri",
      isOfficial: false,
    },
    {
      publisher: "Missouri Supreme Court, Findley v. Kansas City (Justia)",
      url: "https://law.justia.com/cases/missouri/supreme-court/1990/71703-0.html",
      isOfficial: true,
    },
  ],
} as const satisfies StateLimits;
