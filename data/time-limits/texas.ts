import type { StateLimits } from "../time-limit";

export const texas = {
  code: "TX",
  slug: "texas",
  injury: {
    years: 2,
    from: "injury",
    text: {
      en: "You have two years, normally from the injury itself, even if it was not noticed.",
      es: "Tiene dos años, normalmente desde la lesión misma, aunque no se notara.",
    },
    cite: "Tex. Civ. Prac. & Rem. Code § 16.003(a)",
    sources: [0, 2, 1],
    confidence: "high",
  },
  product: {
    years: 2,
    from: "injury",
    outerYears: 15,
    text: {
      en: "You have two years from the injury. Courts delay the start only in limited cases in which the harm by its nature could not be noticed.",
      es: "Tiene dos años desde la lesión. Los tribunales retrasan el inicio solo en casos limitados, si el daño por su naturaleza no se podía notar.",
    },
    outer: {
      en: "You must sue within 15 years of the sale. This does not apply with a written promise of a longer useful life, or to a disease from an exposure in those years that shows only later.",
      es: "Debe demandar dentro de 15 años desde la venta. No vale con una promesa escrita de vida útil más larga, ni por una enfermedad de una exposición en esos años que aparece después.",
    },
    cite: "Tex. Civ. Prac. & Rem. Code §§ 16.003, 16.012",
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
    cite: "Tex. Civ. Prac. & Rem. Code § 16.003(b)",
    sources: [2, 1],
    confidence: "high",
  },
  minors: {
    text: {
      en: "Time under 18, or of unsound mind, is not counted if that was so when the claim arose.",
      es: "No cuenta el tiempo antes de los 18 ni sin capacidad mental, si era así cuando surgió el reclamo.",
    },
    cite: "Tex. Civ. Prac. & Rem. Code § 16.001",
    sources: [7, 1],
    confidence: "high",
  },
  malpractice: {
    years: 2,
    outerYears: 10,
    text: {
      en: "You have two years from the act, or from the end of the treatment or hospital stay. You cannot sue after ten years.",
      es: "Tiene dos años desde el hecho, o desde el final del tratamiento o la hospitalización. No puede demandar después de diez años.",
    },
    minors: {
      en: "The statute lets a child under 12 sue only until the 14th birthday. Courts have rejected limits like this for children, so treat 14 as the safe date and ask a lawyer.",
      es: "La ley deja demandar a menores de 12 solo hasta cumplir 14. Los tribunales han rechazado límites así para menores: tome los 14 como fecha segura y pregunte a un abogado o abogada.",
    },
    cite: "Tex. Civ. Prac. & Rem. Code § 74.251",
    sources: [6, 3, 2],
    confidence: "high",
  },
  childAbuse: {
    kind: "mixed",
    age: 48,
    text: {
      en: "You have until 48, against the abuser and institutions, for claims not already run out on September 1, 2019. Older claims keep the limit of their time (age 20, 23 or 33).",
      es: "Tiene hasta los 48, contra quien abusó e instituciones, por reclamos que no habían vencido el 1 de septiembre de 2019. Los anteriores siguen con el plazo de su época (los 20, 23 o 33 años de edad).",
    },
    cite: "Tex. Civ. Prac. & Rem. Code §§ 16.0045(a), 16.001",
    sources: [0, 5, 8],
    confidence: "medium",
  },
  assault: {
    years: 5,
    text: {
      en: "You have five years for sexual assault, trafficking and compelled prostitution of an adult, and two for other assault.",
      es: "Tiene cinco años por agresión sexual, trata y prostitución forzada de una persona adulta, y dos por otras agresiones.",
    },
    cite: "Tex. Civ. Prac. & Rem. Code §§ 16.0045(b), 16.003",
    sources: [5],
    confidence: "high",
  },
  asbestos: {
    text: {
      en: "The two years start at the death or on the day you serve the medical report that the asbestos law requires, whichever is earlier.",
      es: "Los dos años empiezan con la muerte o el día en que entrega el informe médico que exige la ley de asbesto, lo que llegue primero.",
    },
    cite: "Tex. Civ. Prac. & Rem. Code § 16.0031",
    sources: [4],
    confidence: "high",
  },
  government: {
    days: 180,
    text: {
      en: "Give notice of the claim within six months of the incident, unless the public body already knew. A city charter may set a shorter time.",
      es: "Avise del reclamo dentro de seis meses desde el hecho, salvo que el ente público ya lo supiera. Una carta municipal puede fijar menos tiempo.",
    },
    cite: "Tex. Civ. Prac. & Rem. Code § 101.101",
    sources: [2],
    confidence: "medium",
  },
  sources: [
    {
      publisher: {
        en: "Texas Legislature (SB 2905 as introduced, 2025)",
        es: "Texas Legislature [SB 2905, como se presentó, 2025]",
      },
      url: "https://capitol.texas.gov/tlodocs/89R/billtext/html/SB02905I.htm",
      isOfficial: true,
    },
    {
      publisher: {
        en: "Laws9 (older copy of Tex. Civ. Prac. & Rem. Code ch. 16)",
        es: "Laws9 [versión anterior de Tex. Civ. Prac. & Rem. Code ch. 16]",
      },
      url: "http://laws9.com/statutes/texas/civil-practice-and-remedies-code/title-2-trial-judgment-and-appeal/chapter-16-limitations",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Subro50 (practitioner survey)",
        es: "Subro50 [resumen hecho por abogados]",
      },
      url: "https://www.subro50.com/tx",
      isOfficial: false,
    },
    {
      publisher: "Pelaez Law Firm",
      url: "https://pelaezlawfirm.com/what-is-the-personal-injury-statute-of-limitations-in-texas/",
      isOfficial: false,
    },
    {
      publisher: { en: "FindLaw (copy of 16.0031)", es: "FindLaw [copia de 16.0031]" },
      url: "https://codes.findlaw.com/tx/civil-practice-and-remedies-code/civ-prac-rem-sect-16-0031/",
      isOfficial: false,
    },
    {
      publisher: { en: "FindLaw (copy of 16.0045)", es: "FindLaw [copia de 16.0045]" },
      url: "https://codes.findlaw.com/tx/civil-practice-and-remedies-code/civ-prac-rem-sect-16-0045.html",
      isOfficial: false,
    },
    {
      publisher: "Texas Medical Liability Trust",
      url: "https://hub.tmlt.org/tmlt-blog/statute-of-limitations-in-texas",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Edgar Snyder & Associates (law firm)",
        es: "Edgar Snyder & Associates [bufete de abogados]",
      },
      url: "https://www.edgarsnyder.com/statute-limitations/texas.html",
      isOfficial: false,
    },
    {
      publisher: "SNAP via BishopAccountability",
      url: "https://www.bishop-accountability.org/news2019/07_08/2019_08_27_SNAP_TexasHouse.htm",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
