import type { StateLimits } from "../time-limit";

export const indiana = {
  code: "IN",
  slug: "indiana",
  injury: {
    years: 2,
    from: "discovery",
    text: {
      en: "You have two years from when you knew, or with ordinary care could have discovered, that someone's wrong had injured you.",
      es: "Tiene dos años desde que supo, o con un cuidado normal pudo descubrir, que alguien le causó la lesión con una conducta indebida.",
    },
    cite: "Ind. Code § 34-11-2-4(a)",
    sources: [0, 13, 2],
    confidence: "medium",
  },
  product: {
    years: 2,
    from: "discovery",
    outerYears: 10,
    text: {
      en: "You have two years from when you knew or should have known of the injury and a reasonable possibility that the product caused it. This limit runs against children too.",
      es: "Tiene dos años desde que supo o debió saber de la lesión y de una posibilidad razonable de que el producto la causó. Este plazo corre también contra menores.",
    },
    outer: {
      en: "You must sue within ten years of delivery to the first user. If the claim arises eight to ten years after delivery, the full two years still run. Asbestos has rules of its own.",
      es: "Debe demandar dentro de diez años desde la entrega al primer usuario. Si el reclamo surge entre ocho y diez años después, aún corren los dos años completos. El asbesto tiene sus propias reglas.",
    },
    cite: "Ind. Code § 34-20-3-1",
    sources: [3, 4, 2],
    confidence: "medium",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "The personal representative must sue within two years of the death.",
      es: "La persona que representa la sucesión debe demandar dentro de dos años desde la muerte.",
    },
    cite: "Ind. Code § 34-23-1-1",
    sources: [8, 2],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "A child has two years after turning 18 (so until 20), and an incapacitated person two years after that ends. Product and medical claims are not paused.",
      es: "Un menor tiene dos años después de cumplir 18 (hasta los 20), y quien no tenía capacidad, dos años después de recuperarla. Los reclamos por productos y los médicos no se detienen.",
    },
    cite: "Ind. Code § 34-11-6-1",
    sources: [10, 3, 7],
    confidence: "high",
  },
  malpractice: {
    years: 2,
    text: {
      en: "You have two years from the act itself. A filing with a panel at the Department of Insurance comes first.",
      es: "Tiene dos años desde el hecho mismo. Antes hay que presentar el caso ante un panel del Departamento de Seguros.",
    },
    minors: {
      en: "A child under six has until the eighth birthday.",
      es: "Un niño o niña menor de seis tiene hasta cumplir ocho.",
    },
    cite: "Ind. Code § 34-18-7-1",
    sources: [7],
    confidence: "medium",
  },
  childAbuse: {
    kind: "years",
    age: 20,
    text: {
      en: "You have seven years from when the claim arose, or four years after you stopped being a dependent of the accused abuser, whichever is later. Someone who was under 18 also has until 20. Institutions fall under the same clock.",
      es: "Tiene siete años desde que surgió el reclamo, o cuatro desde que dejó de depender de la persona acusada, lo que sea más tarde. Quien era menor de 18 tiene también hasta los 20. Las instituciones tienen el mismo plazo.",
    },
    window: {
      from: "2024-03-12",
      to: "2025-06-30",
      text: {
        en: "It closed on June 30, 2025. It was only for claimants in the Boy Scouts bankruptcy.",
        es: "Se cerró el 30 de junio de 2025. Era solo para reclamantes en la bancarrota de los Boy Scouts.",
      },
    },
    cite: "Ind. Code §§ 34-11-2-4(b) to (d), 34-11-6-1",
    sources: [0, 1, 9],
    confidence: "medium",
  },
  assault: {
    years: 2,
    text: {
      en: "You have two years; we found no special rule for adults.",
      es: "Tiene dos años; no hallamos una regla especial para personas adultas.",
    },
    cite: "Ind. Code § 34-11-2-4(a)",
    sources: [0],
    confidence: "medium",
  },
  asbestos: {
    text: {
      en: "Asbestos claims are treated apart from the outer limit for products, and courts have argued over which ones escape it. We state no number: ask a lawyer in Indiana now.",
      es: "Los reclamos por asbesto se tratan aparte del límite máximo de los productos, y los tribunales han discutido cuáles se libran de él. No damos un número: pregunte ya a un abogado o abogada de Indiana.",
    },
    cite: "Ind. Code § 34-20-3-2",
    sources: [5, 6],
    confidence: "low",
  },
  government: {
    days: 180,
    text: {
      en: "Give a city, county or school written notice within 180 days of the loss, or the State within 270 days. For a child, the days start at 18.",
      es: "Avise por escrito a la ciudad, el condado o la escuela dentro de 180 días desde la pérdida, o al estado dentro de 270. Para un menor los días empiezan a los 18.",
    },
    cite: "Ind. Code §§ 34-13-3-6, 34-13-3-8",
    sources: [12, 13, 11],
    confidence: "medium",
  },
  sources: [
    {
      publisher: { en: "Casetext (statute text)", es: "Casetext [texto de la ley]" },
      url: "https://casetext.com/statute/indiana-code/title-34-civil-law-and-procedure/article-11-limitation-of-actions/chapter-2-specific-statutes-of-limitation/section-34-11-2-4-injury-or-forfeiture-of-penalty-actions",
      isOfficial: false,
    },
    {
      publisher: { en: "DocketMath (quotes iga.in.gov)", es: "DocketMath [cita iga.in.gov]" },
      url: "https://docketmath.com/blog/statute-of-limitations-child-sexual-abuse-civil-indiana",
      isOfficial: false,
    },
    {
      publisher: "Statutes-of-Limitations.com",
      url: "http://www.statutes-of-limitations.com/state/indiana",
      isOfficial: false,
    },
    {
      publisher: { en: "LawServer (statute text)", es: "LawServer [texto de la ley]" },
      url: "https://www.lawserver.com/law/state/indiana/in-code/indiana_code_34-20-3-1",
      isOfficial: false,
    },
    {
      publisher: { en: "Butler Snow survey (on Casetext)", es: "Butler Snow survey [en Casetext]" },
      url: "https://casetext.com/statute/code-of-iowa/title-xv-judicial-branch-and-judicial-procedures/subtitle-3-civil-procedure/chapter-614-limitations-of-actions/general-provisions/section-6141-period/analysis",
      isOfficial: false,
    },
    {
      publisher: "Supreme Court of Indiana, Covalt v. Carey Canada (1989)",
      url: "https://cetient.com/case/2097809/covalt-v-carey-canada-inc",
      isOfficial: true,
    },
    {
      publisher: "Supreme Court of Indiana, AlliedSignal v. Ott",
      url: "https://cetient.com/case/853037/alliedsignal-inc-v-ott",
      isOfficial: true,
    },
    {
      publisher: { en: "Casetext (statute text)", es: "Casetext [texto de la ley]" },
      url: "https://casetext.com/statute/indiana-code/title-34-civil-law-and-procedure/article-18-medical-malpractice/chapter-7-statute-of-limitations/section-34-18-7-1-limitations-period",
      isOfficial: false,
    },
    {
      publisher: "LegalClarity",
      url: "https://legalclarity.org/what-is-the-statute-of-limitations-in-indiana-time-limits",
      isOfficial: false,
    },
    {
      publisher: "CHILD USA",
      url: "https://childusa.org/law/indiana/sex-abuse-sol/",
      isOfficial: false,
    },
    {
      publisher: { en: "CHILD USA (statute texts)", es: "CHILD USA [texto de la ley]" },
      url: "https://childusa.org/law/indiana/sex-abuse-sol",
      isOfficial: false,
    },
    {
      publisher: "DH Law Indiana",
      url: "http://dhlawindiana.com/indiana-tort-claims-statute-of-limitations-and-minors/",
      isOfficial: false,
    },
    {
      publisher: "Supreme Court of Indiana, South Bend Community Schools v. Widawski (1993)",
      url: "http://print.casetext.com/case/south-bend-community-schools-v-widawski",
      isOfficial: true,
    },
    {
      publisher: "Eskew Law",
      url: "https://eskewlaw.com/blog/personal-injury-statute-of-limitations-in-indiana",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
