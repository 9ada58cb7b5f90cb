import type { StateLimits } from "../time-limit";

export const newMexico = {
  code: "NM",
  slug: "new-mexico",
  injury: {
    years: 3,
    from: "discovery",
    text: {
      en: "You have three years from when you know, or should know, of the injury and its cause.",
      es: "Tiene tres años desde que sabe, o debería saber, de la lesión y su causa.",
    },
    cite: "N.M. Stat. § 37-1-8",
    sources: [0],
    confidence: "high",
  },
  product: {
    years: 3,
    from: "discovery",
    text: {
      en: "You have three years from when you know, or should know, of the injury and its cause.",
      es: "Tiene tres años desde que sabe, o debería saber, de la lesión y su causa.",
    },
    cite: "N.M. Stat. § 37-1-8",
    sources: [0, 3],
    confidence: "medium",
  },
  death: {
    years: 3,
    from: "death",
    text: {
      en: "A suit must be filed within three years, usually counted from the death.",
      es: "Hay que demandar dentro de tres años, por lo general contados desde la muerte.",
    },
    cite: "N.M. Stat. § 41-2-2",
    sources: [0, 5],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "A general section gives minors more time, but we have not read it, so we state no number. Do not assume more than a short time after 18, and ask a lawyer in New Mexico.",
      es: "Una sección general da más tiempo a los menores, pero no la hemos leído, así que no damos un número. No suponga más que un tiempo corto después de los 18 y pregunte a un abogado o abogada de Nuevo México.",
    },
    cite: "N.M. Stat. § 37-1-10",
    sources: [8, 7],
    confidence: "low",
  },
  malpractice: {
    years: 3,
    outerYears: 3,
    text: {
      en: "You have three years from the act, if the provider is under the state's malpractice act. Its text has no discovery rule.",
      es: "Tiene tres años desde el hecho, si el proveedor está bajo la ley médica del estado. El texto no espera a que usted lo descubra.",
    },
    minors: {
      en: "A child under six has until the ninth birthday; other children have the adult limit.",
      es: "Un niño o niña menor de seis tiene hasta cumplir nueve; los demás menores tienen el plazo de mayores de edad.",
    },
    cite: "N.M. Stat. § 41-5-13",
    sources: [6],
    confidence: "high",
  },
  childAbuse: {
    text: {
      en: "A 2026 bill would change this limit a great deal, and we could not find whether it passed, so we state no number. Ask a lawyer in New Mexico now.",
      es: "Un proyecto de 2026 cambiaría mucho este plazo, y no hallamos si se aprobó, así que no damos un número. Pregunte ya a un abogado o abogada de Nuevo México.",
    },
    cite: "N.M. Stat. § 37-1-30",
    sources: [1, 4, 2],
    confidence: "low",
  },
  assault: {
    years: 3,
    text: {
      en: "You have three years; we found no special rule or window for adults.",
      es: "Tiene tres años; no hallamos una regla especial ni una ventana para personas adultas.",
    },
    cite: "N.M. Stat. § 37-1-8",
    sources: [0],
    confidence: "medium",
  },
  government: {
    days: 90,
    text: {
      en: "Within 90 days of the event (death: six months), notify the state risk management division, mayor, school superintendent, county clerk or head of the body in writing; that it knew can suffice. Sue within two years.",
      es: "Dentro de 90 días del hecho (muerte: seis meses) avise por escrito a la gestión estatal de riesgos, alcaldía, superintendente escolar, secretaría del condado o jefe del ente; quizá baste que lo sepa. Demande dentro de dos años.",
    },
    cite: "N.M. Stat. §§ 41-4-16, 41-4-15",
    sources: [9, 8],
    confidence: "high",
  },
  sources: [
    {
      publisher: "New Mexico Statutes 2021, 37-1-8 (Justia)",
      url: "https://law.justia.com/codes/new-mexico/2021/chapter-37/article-1/section-37-1-8/",
      isOfficial: true,
    },
    {
      publisher: "New Mexico Statutes 2020, 37-1-30 (Justia)",
      url: "https://law.justia.com/codes/new-mexico/2020/chapter-37/article-1/section-37-1-30/index.html",
      isOfficial: true,
    },
    {
      publisher: { en: "InstaLawyer (copy of 37-1-30)", es: "InstaLawyer [copia de 37-1-30]" },
      url: "https://instalawyer.io/laws/new-mexico-statutes/section-37-1-30-action-for",
      isOfficial: false,
    },
    {
      publisher: "CHILD USA",
      url: "https://childusa.org/law/new-mexico/sex-abuse-sol/",
      isOfficial: false,
    },
    {
      publisher: "New Mexico Legislature, HB 151 committee substitute (2026)",
      url: "https://www.nmlegis.gov/Sessions/26%20Regular/bills/house/HB0151JCS.HTML",
      isOfficial: true,
    },
    {
      publisher: "ID Law Center",
      url: "https://www.idlawcenter.com/faqs/new-mexico-wrongful-death-filing-deadline.cfm",
      isOfficial: false,
    },
    {
      publisher: "New Mexico Statutes 2018, 41-5-13 (Justia)",
      url: "https://law.justia.com/codes/new-mexico/2018/chapter-41/article-5/section-41-5-13/",
      isOfficial: true,
    },
    {
      publisher: "SOL Reform",
      url: "http://sol-reform.com/new-mexico/details/",
      isOfficial: false,
    },
    {
      publisher: "New Mexico Statutes 2019, 41-4-15 (Justia)",
      url: "https://law.justia.com/codes/new-mexico/2019/chapter-41/article-4/section-41-4-15/",
      isOfficial: true,
    },
    {
      publisher: "New Mexico Statutes 2020, 41-4-16 (Justia)",
      url: "https://law.justia.com/codes/new-mexico/2020/chapter-41/article-4/section-41-4-16/",
      isOfficial: true,
    },
  ],
} as const satisfies StateLimits;
