import type { StateLimits } from "../time-limit";

export const california = {
  code: "CA",
  slug: "california",
  injury: {
    years: 2,
    from: "injury",
    text: {
      en: "You have two years from the injury. Courts may start the clock later, on the day you knew or should have suspected that someone's wrong caused it.",
      es: "Tiene dos años desde la lesión. Los tribunales pueden contar desde más tarde: el día en que supo o debió sospechar que alguien la causó con una conducta indebida.",
    },
    cite: "Cal. Code Civ. Proc. § 335.1",
    sources: [0, 1, 2],
    confidence: "medium",
  },
  product: {
    years: 2,
    from: "discovery",
    text: {
      en: "You have two years from when you knew or should have suspected the injury and that a product or someone's wrong caused it. For a harmful substance, they start at the injury, or when you learn of the injury, its physical cause and facts that point to someone's wrong, whichever is later.",
      es: "Tiene dos años desde que supo o debió sospechar de la lesión y de que la causó un producto o una conducta indebida. Si fue una sustancia dañina, cuentan desde la lesión, o desde que supo de la lesión, su causa física y hechos que apuntan a una conducta indebida, lo que sea más tarde.",
    },
    cite: "Cal. Code Civ. Proc. §§ 335.1, 340.8; Fox v. Ethicon Endo-Surgery (2005)",
    sources: [3, 0],
    confidence: "high",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "A suit must be filed within two years of the death. An asbestos death has one year, from the death or from learning its cause. A death from medical care follows the malpractice limit.",
      es: "Hay que demandar dentro de dos años desde la muerte. Una muerte por asbesto tiene un año, desde la muerte o desde que se supo la causa. Una muerte por atención médica sigue el plazo de la negligencia médica.",
    },
    cite: "Cal. Code Civ. Proc. §§ 335.1, 340.2(c), 340.5",
    sources: [1, 0, 6],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "Time under 18, or without the capacity to decide, is not counted. Exceptions are claims against public bodies and medical malpractice. Injuries before or at birth have six years from birth, without a pause unless a toxic substance caused them.",
      es: "No cuenta el tiempo antes de los 18 ni el tiempo sin capacidad para decidir. Las excepciones son los reclamos contra entes públicos y la negligencia médica. Las lesiones antes del parto o durante él tienen seis años desde el nacimiento, sin pausa, salvo que las causara una sustancia tóxica.",
    },
    cite: "Cal. Code Civ. Proc. §§ 352, 340.4, 340.8",
    sources: [3, 4, 5],
    confidence: "high",
  },
  malpractice: {
    years: 1,
    outerYears: 3,
    text: {
      en: "You have one year from discovery or three years from the injury, whichever comes first. Fraud, hiding and objects left in the body can extend it.",
      es: "Tiene un año desde que se supo o tres años desde la lesión, lo que llegue primero. El fraude, el ocultamiento y los objetos dejados en el cuerpo pueden extenderlo.",
    },
    minors: {
      en: "A child has three years from the act; a child under six has three years or until the eighth birthday, whichever is longer. For an injury before or at birth, another section gives six years from birth: count the shorter time until a lawyer says which applies.",
      es: "Un menor tiene tres años desde el hecho; si tenía menos de seis, tres años o hasta cumplir ocho, lo que sea más largo. Por una lesión antes del parto o durante él, otra sección da seis años desde el nacimiento: cuente el plazo más corto hasta que un abogado o abogada diga cuál vale.",
    },
    cite: "Cal. Code Civ. Proc. § 340.5",
    sources: [0, 1, 7],
    confidence: "medium",
  },
  childAbuse: {
    kind: "mixed",
    age: 40,
    text: {
      en: "Assaults since January 1, 2024, have no limit. For earlier ones, you have until your 40th birthday, or five years from discovering later psychological harm, whichever is later. After 40, you can sue an institution only if it had notice or lax safeguards. Images of abuse from before 2024 have until 40, or ten years from finding them. Changes were debated in 2026; we could not confirm the outcome.",
      es: "Las agresiones desde el 1 de enero de 2024 no tienen plazo. Por las anteriores tiene hasta los 40, o cinco años desde que supo del daño psicológico posterior, lo que sea más tarde. Después de los 40, puede demandar a una institución solo si tenía aviso o no tomó medidas razonables. Las imágenes de abuso anteriores a 2024 tienen hasta los 40, o diez desde que se hallan. En 2026 se debatieron cambios; no pudimos confirmar el resultado.",
    },
    window: {
      from: "2020-01-01",
      to: "2022-12-31",
      text: {
        en: "It is closed. Expired claims were revived from January 1, 2020, for three years.",
        es: "Está cerrada. Los reclamos vencidos se reabrieron por tres años desde el 1 de enero de 2020.",
      },
    },
    cite: "Cal. Code Civ. Proc. § 340.1",
    sources: [8, 9, 10],
    confidence: "medium",
  },
  assault: {
    years: 10,
    text: {
      en: "For sexual assault, you have ten years from the last act, or three from discovering the harm, whichever is later. Expired claims over acts since January 1, 2009, can be filed until December 31, 2026. From January 1, 2026, to December 31, 2027, expired claims, however old, can be filed against the attacker, or a private institution that hid earlier assaults.",
      es: "Por agresión sexual tiene diez años desde el último hecho, o tres desde que supo del daño, lo que sea más tarde. Los reclamos vencidos por hechos desde el 1 de enero de 2009 se pueden presentar hasta el 31 de diciembre de 2026. Del 1 de enero de 2026 al 31 de diciembre de 2027 se pueden presentar reclamos vencidos de cualquier fecha contra quien agredió o una institución privada que encubrió agresiones anteriores.",
    },
    cite: "Cal. Code Civ. Proc. § 340.16",
    sources: [14, 13, 12],
    confidence: "high",
  },
  asbestos: {
    text: {
      en: "You have one year from the first disability (lost work), or from knowing that the exposure caused it, whichever is later. For a death, the limit is one year from the death or from knowing the cause.",
      es: "Tiene un año desde la primera incapacidad (trabajo perdido), o desde que supo que la exposición la causó, lo que sea más tarde. Por una muerte, el plazo es de un año desde la muerte o desde que se supo la causa.",
    },
    cite: "Cal. Code Civ. Proc. § 340.2",
    sources: [6],
    confidence: "high",
  },
  government: {
    days: 180,
    text: {
      en: "Give the public body a written claim within six months of the injury. After a written rejection, you generally have six months to sue; without one, you have two years from the injury. Child sexual assault claims are exempt from this step.",
      es: "Presente un reclamo por escrito ante el ente público dentro de seis meses desde la lesión. Tras un rechazo por escrito tiene en general seis meses para demandar; sin rechazo tiene dos años desde la lesión. Los reclamos por agresión sexual a menores están exentos de este paso.",
    },
    cite: "Cal. Gov. Code §§ 911.2, 945.6, 905(m)",
    sources: [2, 1, 11],
    confidence: "high",
  },
  sources: [
    {
      publisher: {
        en: "Kimberly Cabada Consultants (statute text reproduced)",
        es: "Kimberly Cabada Consultants [texto de la ley]",
      },
      url: "https://kimberlycabadaconsultants.com/california-satutes/",
      isOfficial: false,
    },
    {
      publisher: "Knapp, Moss, Herman & Jarvis",
      url: "https://knappmoss.com/what-is-the-statute-of-limitations-in-california-for-injury-cases",
      isOfficial: false,
    },
    {
      publisher: "Law Leaderboard",
      url: "https://lawleaderboard.com/personal-injury-lawyer/state/california/",
      isOfficial: false,
    },
    {
      publisher: "Supreme Court of California, Lopez v. Sony Electronics (2018)",
      url: "https://cetient.com/case/4291702/lopez-v-sony-electronics-inc",
      isOfficial: true,
    },
    {
      publisher: { en: "Self-Law (statute text)", es: "Self-Law [texto de la ley]" },
      url: "https://self-law.org/code/ca/code-of-civil-procedure/352",
      isOfficial: false,
    },
    {
      publisher: {
        en: "California.Public.Law (statute text)",
        es: "California.Public.Law [texto de la ley]",
      },
      url: "https://california.public.law/codes/ca_civ_proc_code_section_340.4",
      isOfficial: false,
    },
    {
      publisher: { en: "Self-Law (statute text)", es: "Self-Law [texto de la ley]" },
      url: "https://self-law.org/code/ca/code-of-civil-procedure/340-2",
      isOfficial: false,
    },
    { publisher: "JDMD", url: "https://jdmd.com/?p=225", isOfficial: false },
    {
      publisher: "California Legislative Information",
      url: "https://leginfo.legislature.ca.gov/faces/billVersionsCompareClient.xhtml?bill_id=202320240AB2693",
      isOfficial: true,
    },
    {
      publisher: "LegiScan (AB 452, chaptered)",
      url: "https://legiscan.com./CA/text/AB452/2023",
      isOfficial: false,
    },
    {
      publisher: "KEYT",
      url: "https://keyt.com/news/california/2023/10/10/governor-signs-bill-removing-civil-statute-of-limitations-for-sexual-abuse-survivors/",
      isOfficial: false,
    },
    {
      publisher: "California School Boards Association",
      url: "https://publications.csba.org/california-school-news/january-2024/legal-update-new-laws-related-to-childhood-sexual-assault/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Open California Access (bill history)",
        es: "Open California Access [historia del proyecto]",
      },
      url: "https://opencalaccess.org/leginfo/bill_info/20250AB25095CHP",
      isOfficial: false,
    },
    {
      publisher: "Liebert Cassidy Whitmore",
      url: "https://lcwlegal.com/news/ab-2777-extends-the-statute-of-limitations-for-civil-actions-alleging-sexual-assault-occurring-on-or-after-a-victims-18th-birthday",
      isOfficial: false,
    },
    {
      publisher: { en: "DocketMath (quotes leginfo)", es: "DocketMath [cita leginfo]" },
      url: "https://docketmath.com/blog/statute-of-limitations-rape-sexual-assault-adult-victim-california",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
