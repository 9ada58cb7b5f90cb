import type { StateLimits } from "../time-limit";

export const oklahoma = {
  code: "OK",
  slug: "oklahoma",
  injury: {
    years: 2,
    from: "injury",
    text: {
      en: "You have two years, normally from the injury. Courts delay the start while you neither knew of it nor reasonably could have known.",
      es: "Tiene dos años, normalmente desde la lesión. Los tribunales retrasan el inicio mientras usted no la conocía ni podía conocerla.",
    },
    cite: "Okla. Stat. tit. 12, § 95(A)(3)",
    sources: [8, 0, 1],
    confidence: "medium",
  },
  product: {
    years: 2,
    from: "discovery",
    text: {
      en: "You have two years from when you knew or should have known of the injury. Which fact you have to know (the injury, its cause or the maker) is decided case by case.",
      es: "Tiene dos años desde que supo o debió saber de la lesión. Qué hecho hay que conocer (la lesión, su causa o el fabricante) se decide caso por caso.",
    },
    cite: "Okla. Stat. tit. 12, § 95(A)(3); Reynolds v. Porter (Okla. 1988)",
    sources: [2, 1, 4],
    confidence: "medium",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "A suit must be filed within two years of the death.",
      es: "Hay que demandar dentro de dos años desde la muerte.",
    },
    cite: "Okla. Stat. tit. 12, § 1053",
    sources: [1, 3],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "A child has one year after coming of age (so until 19), and a person under a legal disability one year after it ends. This does not stretch the notice to a public body or the parents' own claim for medical bills.",
      es: "Un menor tiene un año después de la mayoría de edad (hasta los 19), y quien tiene una incapacidad legal, un año después de que termine. No extiende el aviso a un ente público ni el reclamo de los padres por gastos médicos.",
    },
    cite: "Okla. Stat. tit. 12, § 96",
    sources: [9],
    confidence: "medium",
  },
  malpractice: {
    years: 2,
    text: {
      en: "You have two years from when you knew or should have known of the injury.",
      es: "Tiene dos años desde que supo o debió saber de la lesión.",
    },
    minors: {
      en: "The law gives a child under 12 seven years (through a parent), and older ones until one year after 18. Treat those as the deadline.",
      es: "La ley da siete años a menores de 12 (por medio de un padre o madre), y a los mayores hasta un año después de los 18. Tómelos como plazo.",
    },
    cite: "Okla. Stat. tit. 76, § 18; tit. 12, § 96",
    sources: [1, 3, 5],
    confidence: "medium",
  },
  childAbuse: {
    kind: "mixed",
    age: 45,
    text: {
      en: "Against the abuser, you have until the 45th birthday, but not after the abuser has died, unless convicted of abusing you. Against an employer or institution, you have until the 20th. Claims that had run out were not revived.",
      es: "Contra quien abusó tiene hasta cumplir 45, pero no después de su muerte, salvo que hubiera condena por abusar de usted. Contra un empleador o institución tiene hasta los 20. No se reabrieron los reclamos vencidos.",
    },
    cite: "Okla. Stat. tit. 12, § 95(A)(6)",
    sources: [6, 7, 8],
    confidence: "medium",
  },
  assault: {
    years: 1,
    text: {
      en: "You have one year for assault or battery; we found no separate rule for sexual assault of an adult.",
      es: "Tiene un año por agresión física; no hallamos una regla aparte para la agresión sexual de personas adultas.",
    },
    cite: "Okla. Stat. tit. 12, § 95(A)(4)",
    sources: [8, 0],
    confidence: "medium",
  },
  government: {
    days: 365,
    text: {
      en: "File a written claim within one year of the loss, with the State's risk management administrator or the clerk of the city, county or school. If it is denied, or 90 days pass in silence, sue within 180 days.",
      es: "Presente un reclamo por escrito dentro de un año desde la pérdida, ante la administración de riesgos del estado o la secretaría de la ciudad, el condado o la escuela. Si se deniega, o pasan 90 días sin respuesta, demande dentro de 180 días.",
    },
    cite: "Okla. Stat. tit. 51, §§ 156, 157",
    sources: [10, 11, 1],
    confidence: "high",
  },
  sources: [
    {
      publisher: {
        en: "Oklahoma Legislature, HB 1002 engrossed 2021 (copy at LegiPlex)",
        es: "Oklahoma Legislature, HB 1002 engrossed 2021 [copia en LegiPlex]",
      },
      url: "https://app.legiplex.com/ok/legislature/2022/2022-r/bills/hb1002/drafts-latest",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Subro50 (practitioner survey)",
        es: "Subro50 [resumen hecho por abogados]",
      },
      url: "https://www.subro50.com/ok",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Products50 (practitioner survey; Oklahoma page)",
        es: "Products50 [resumen hecho por abogados; página de Oklahoma]",
      },
      url: "https://www.products50.com/copy-of-oregon",
      isOfficial: false,
    },
    {
      publisher: {
        en: "injurylawyertulsa.com (law firm)",
        es: "injurylawyertulsa.com [bufete de abogados]",
      },
      url: "https://www.injurylawyertulsa.com/blog/what-is-the-statute-of-limitations-for-personal-injury-in-oklahoma/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Hasbrook & Hasbrook (law firm)",
        es: "Hasbrook & Hasbrook [bufete de abogados]",
      },
      url: "https://oklahomalawyer.com/exceptions-to-the-statute-of-limitations-for-oklahoma-personal-injury-claims/",
      isOfficial: false,
    },
    {
      publisher: { en: "Anapol Schwartz (law firm)", es: "Anapol Schwartz [bufete de abogados]" },
      url: "http://www.anapolschwartz.com/practices/wrongful-death/ok-statute-of-limitations.asp",
      isOfficial: false,
    },
    {
      publisher: "CHILD USA",
      url: "https://childusa.org/law/oklahoma/sex-abuse-sol/",
      isOfficial: false,
    },
    {
      publisher: "Urbanic Law Firm",
      url: "https://www.urbanic.law/changes-statute-limitations-child-abuse-victims-2017-oklahoma-laws-8/amp/",
      isOfficial: false,
    },
    {
      publisher: { en: "LegalFix (copy of 12 O.S. 95)", es: "LegalFix [copia de 12 O.S. 95]" },
      url: "https://www.legalfix.com/statutes/state-codes/oklahoma/title-12/section-12-95",
      isOfficial: false,
    },
    {
      publisher: "Travis Law Office, quoting 12 O.S. 96",
      url: "http://www.travislawoffice.com/statute-of-limitations-for-a-minor1",
      isOfficial: false,
    },
    {
      publisher: "Oklahoma State Courts Network",
      url: "https://www.oscn.net/applications/oscn/DeliverDocument.asp?CiteID=436958",
      isOfficial: true,
    },
    {
      publisher: "Hicks Law Firm",
      url: "https://www.lawyersofokc.com/article-civil-rights-tort-claim",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
