import type { StateLimits } from "../time-limit";

export const ohio = {
  code: "OH",
  slug: "ohio",
  injury: {
    years: 2,
    from: "injury",
    text: {
      en: "You have two years from the day of the injury.",
      es: "Tiene dos años desde el día de la lesión.",
    },
    cite: "Ohio Rev. Code § 2305.10(A)",
    sources: [0, 1, 3],
    confidence: "high",
  },
  product: {
    years: 2,
    from: "discovery",
    outerYears: 10,
    text: {
      en: "For a prescription drug, a medical device or a toxic chemical, you have two years. They start when a medical professional tells you that the injury is linked to it, or when you should have worked that out, whichever is first. For an ordinary product accident, you have two years from the injury.",
      es: "Por un medicamento recetado, un dispositivo médico o un químico tóxico, tiene dos años. Empiezan cuando un profesional médico le dice que la lesión está vinculada, o cuando debió deducirlo, lo que llegue primero. Por un accidente común con un producto, tiene dos años desde la lesión.",
    },
    outer: {
      en: "You must sue within ten years of delivery to the first buyer or renter. There are exceptions for fraud, for a longer written warranty, for injuries late in the ten years and for several diseases from exposure.",
      es: "Debe demandar dentro de diez años desde la entrega a la primera persona que lo compró o alquiló. Hay excepciones por fraude, una garantía escrita más larga, lesiones al final de los diez años y varias enfermedades por exposición.",
    },
    cite: "Ohio Rev. Code § 2305.10(A), (B), (C)",
    sources: [0, 1, 2],
    confidence: "medium",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "A suit must be filed within two years of the death. A death by a product must also meet the ten-year product limit, and a death from medical care may have to meet a four-year limit.",
      es: "Hay que demandar dentro de dos años desde la muerte. Una muerte por un producto debe cumplir además el límite de diez años, y una por atención médica quizá deba cumplir uno de cuatro.",
    },
    cite: "Ohio Rev. Code § 2125.02 (older copies number the limit (D), newer ones (F))",
    sources: [2, 6, 7],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "The clock stops while the person is under 18 or cannot manage their own affairs. The usual time starts when that ends, for a child on the 18th birthday.",
      es: "El plazo se detiene mientras la persona es menor de 18 o no tiene capacidad mental. El plazo usual empieza cuando eso termina: para un menor, al cumplir 18.",
    },
    cite: "Ohio Rev. Code § 2305.16",
    sources: [4],
    confidence: "medium",
  },
  malpractice: {
    years: 1,
    outerYears: 4,
    text: {
      en: "You have one year from discovering the injury or from the end of treatment for it, if that is later. In most cases you cannot sue more than four years after the act. A written notice within the year gives you 180 days from the notice.",
      es: "Tiene un año desde que supo de la lesión o desde el final del tratamiento, si es más tarde. En la mayoría de los casos no puede demandar más de cuatro años después del hecho. Un aviso por escrito dentro del año le da 180 días desde el aviso.",
    },
    minors: {
      en: "The four-year cut-off does not apply to people under 18 or to people who cannot manage their own affairs.",
      es: "El límite de cuatro años no vale para menores de edad ni personas sin capacidad mental.",
    },
    cite: "Ohio Rev. Code § 2305.113",
    sources: [4, 5, 3],
    confidence: "high",
  },
  childAbuse: {
    kind: "to an age",
    age: 30,
    text: {
      en: "You have until your 30th birthday, against the abuser and an institution alike. A defendant who hid the facts can pause the clock. Claims that had run out before August 2006 were not reopened.",
      es: "Tiene hasta cumplir 30, contra quien abusó y contra una institución por igual. Si la otra parte ocultó los hechos, el plazo puede detenerse. Los reclamos vencidos antes de agosto de 2006 no se reabrieron.",
    },
    window: {
      from: "2023-10-12",
      to: "2028-10-11",
      source: 9,
      text: {
        en: "Only claims against the bankruptcy estate of the Boy Scouts of America have extra time, until October 11, 2028.",
        es: "Solo los reclamos contra los bienes de los Boy Scouts en bancarrota tienen tiempo extra, hasta el 11 de octubre de 2028.",
      },
    },
    cite: "Ohio Rev. Code § 2305.111(C)",
    sources: [9, 8, 10],
    confidence: "high",
  },
  assault: {
    years: 1,
    text: {
      en: "You have one year for assault or battery, sexual assault included. A negligence claim against someone else may have two years; treat one as the deadline.",
      es: "Tiene un año por una agresión, también sexual. Un reclamo de negligencia contra otra parte puede tener dos años; tome uno como plazo.",
    },
    cite: "Ohio Rev. Code § 2305.111(B)",
    sources: [11, 12],
    confidence: "medium",
  },
  asbestos: {
    text: {
      en: "Ohio counts exposure diseases from a medical finding, but we could not confirm the rule for asbestos, so we give no number. Ask a lawyer in Ohio now.",
      es: "Ohio cuenta las enfermedades por exposición desde un hallazgo médico, pero no pudimos confirmar la regla del asbesto, así que no damos un número. Pregunte ya a un abogado o abogada de Ohio.",
    },
    cite: "Ohio Rev. Code § 2305.10(B)",
    sources: [0, 3],
    confidence: "low",
  },
  government: {
    text: {
      en: "We found no general notice step. Sue the State in the Court of Claims within two years. Sue a city, county or school district within two years, or sooner if the private limit is shorter.",
      es: "No hallamos un aviso previo general. Demande al estado en el Tribunal de Reclamos dentro de dos años. Demande a una ciudad, un condado o un distrito escolar dentro de dos años, o antes si el plazo contra particulares es más corto.",
    },
    cite: "Ohio Rev. Code §§ 2743.16, 2744.04",
    sources: [14, 13, 2],
    confidence: "medium",
  },
  sources: [
    {
      publisher: "Ohio Legislative Service Commission",
      url: "https://codes.ohio.gov/ohio-revised-code/section-2305.10",
      isOfficial: true,
    },
    {
      publisher: {
        en: "InstaLawyer (copy of the Ohio code text)",
        es: "InstaLawyer [copia del código de Ohio]",
      },
      url: "https://instalawyer.io/laws/ohio-revised-code/section-230510-bodily-injury",
      isOfficial: false,
    },
    {
      publisher: {
        en: "codearranger (open-source practice notes, not official)",
        es: "codearranger [notas de práctica de código abierto, no oficiales]",
      },
      url: "https://github.com/codearranger/claude-legal/blob/10b7d2c55608594bd00f0e47e82dfb037be81d54/plugins/oh-court-docs/skills/oh-personal-injury/SKILL.md",
      isOfficial: false,
    },
    {
      publisher: "statutes-of-limitations.com",
      url: "http://www.statutes-of-limitations.com/state/ohio",
      isOfficial: false,
    },
    {
      publisher: {
        en: "InstaLawyer (copy of the Ohio code text)",
        es: "InstaLawyer [copia del código de Ohio]",
      },
      url: "https://instalawyer.io/laws/ohio-revised-code/section-2305113-medical-malpractice",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Supreme Court of Ohio, 2020-Ohio-6827 (copy at cetient.com)",
        es: "Supreme Court of Ohio, 2020-Ohio-6827 [copia en cetient.com]",
      },
      url: "https://cetient.com/case/4645920/wilson-v-durrani-slip-opinion",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Ohio Court of Appeals, 12th District, 2023-Ohio-984 (copy at cetient.com)",
        es: "Ohio Court of Appeals, 12th District, 2023-Ohio-984 [copia en cetient.com]",
      },
      url: "https://cetient.com/case/9382370/rossi-v-atrium-med-ctr",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Ohio Court of Appeals, 10th District, 2022-Ohio-629 (copy at cetient.com)",
        es: "Ohio Court of Appeals, 10th District, 2022-Ohio-629 [copia en cetient.com]",
      },
      url: "https://cetient.com/case/6321213/everhart-v-coshocton-cty-mem-hosp",
      isOfficial: false,
    },
    {
      publisher: "CHILD USA",
      url: "https://childusa.org/law/Ohio/sex-abuse-sol/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Ohio General Assembly (H.B. 659 as introduced, 2025-2026)",
        es: "Ohio General Assembly [H.B. 659, como se presentó, 2025-2026]",
      },
      url: "https://search-prod.lis.state.oh.us/api/v2/general_assembly_136/legislation/hb659/00_IN/html/",
      isOfficial: true,
    },
    {
      publisher: "FastDemocracy bill summary",
      url: "https://fastdemocracy.com/bill-summary/?billsummary_id=OHB00015543&billsummary_session=136&billsummary_state=oh",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Henderson, Mokhtari & Weatherly (law firm)",
        es: "Henderson, Mokhtari & Weatherly [bufete de abogados]",
      },
      url: "https://teamhmwwins.com/blog/statute-of-limitations-for-sex-crimes-in-ohio",
      isOfficial: false,
    },
    {
      publisher: "LegalMatch",
      url: "https://legalmatch.com/law-library/article/ohio-statutes-of-limitations-for-sexual-abuse.html",
      isOfficial: false,
    },
    {
      publisher: {
        en: "LawServer (copy of Ohio Rev. Code 2743.16)",
        es: "LawServer [copia de Ohio Rev. Code 2743.16]",
      },
      url: "https://lawserver.com/?p=29427778",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Ohio Legislative Service Commission (code search listing)",
        es: "Ohio Legislative Service Commission [lista del buscador del código]",
      },
      url: "https://codes.ohio.gov/ohio-revised-code/search?keywords=may+petition+court&pageSize=25&start=3026",
      isOfficial: true,
    },
  ],
} as const satisfies StateLimits;
