import type { StateLimits } from "../time-limit";

export const montana = {
  code: "MT",
  slug: "montana",
  injury: {
    text: {
      en: "The code announced a new version of this limit from October 1, 2026, which we could not read, so we state no number. Ask a lawyer in Montana now.",
      es: "El código anunció una versión nueva de este plazo desde el 1 de octubre de 2026, que no pudimos leer, así que no damos un número. Pregunte ya a un abogado o abogada de Montana.",
    },
    cite: "Mont. Code § 27-2-204(1)",
    sources: [0, 2, 1],
    confidence: "low",
  },
  product: {
    text: {
      en: "The general limit applies. The code announced a new version of it from October 1, 2026, which we could not read, so we state no number. Ask a lawyer in Montana now.",
      es: "Vale el plazo general. El código anunció una versión nueva desde el 1 de octubre de 2026, que no pudimos leer, así que no damos un número. Pregunte ya a un abogado o abogada de Montana.",
    },
    cite: "Mont. Code §§ 27-2-204, 27-2-102(3), 27-1-719",
    sources: [0, 2, 1],
    confidence: "low",
  },
  death: {
    text: {
      en: "The code announced a new version of this limit from October 1, 2026, which we could not read, so we state no number. Ask a lawyer in Montana now.",
      es: "El código anunció una versión nueva de este plazo desde el 1 de octubre de 2026, que no pudimos leer, así que no damos un número. Pregunte ya a un abogado o abogada de Montana.",
    },
    cite: "Mont. Code § 27-2-204(2)",
    sources: [0, 1],
    confidence: "low",
  },
  minors: {
    text: {
      en: "The clock is generally paused for a child, but we have read the section only in part. Ask a lawyer in Montana.",
      es: "El plazo suele detenerse para un menor, pero solo hemos leído parte de la sección. Pregunte a un abogado o abogada de Montana.",
    },
    cite: "Mont. Code § 27-2-401",
    sources: [8, 7],
    confidence: "low",
  },
  malpractice: {
    years: 2,
    outerYears: 5,
    text: {
      en: "You have two years from the injury or from when it was or should have been discovered, whichever is later, and not more than five from the injury. The clock is paused while the provider hides a known error.",
      es: "Tiene dos años desde la lesión o desde que se supo o se debió saber, lo que sea más tarde, y no más de cinco desde la lesión. El plazo se detiene mientras el proveedor oculta un error que conoce.",
    },
    minors: {
      en: "If the child was under four at the time, the clock starts at the eighth birthday.",
      es: "Si el niño o la niña tenía entonces menos de cuatro años, el plazo empieza al cumplir ocho.",
    },
    cite: "Mont. Code § 27-2-205",
    sources: [3],
    confidence: "high",
  },
  childAbuse: {
    kind: "to an age",
    age: 27,
    text: {
      en: "You must sue before your 27th birthday, or within three years of discovering that the abuse caused the harm, against the abuser and an organization that owed a duty of care.",
      es: "Debe demandar antes de cumplir 27, o dentro de tres años desde que supo que el abuso causó el daño, a quien abusó y a una organización con deber de cuidado.",
    },
    window: {
      from: "2019-05-07",
      to: "2020-05-06",
      text: {
        en: "It closed on May 6, 2020.",
        es: "Se cerró el 6 de mayo de 2020.",
      },
    },
    cite: "Mont. Code § 27-2-216",
    sources: [4, 5, 6],
    confidence: "high",
  },
  assault: {
    text: {
      en: "The limit changed on October 1, 2026, in a version we could not read, so we state no number. Ask a lawyer in Montana now.",
      es: "El plazo cambió el 1 de octubre de 2026 en una versión que no pudimos leer, así que no damos un número. Pregunte ya a un abogado o abogada de Montana.",
    },
    cite: "Mont. Code § 27-2-204(3)",
    sources: [0, 1],
    confidence: "low",
  },
  government: {
    text: {
      en: "Present a claim against the State in writing to the Department of Administration first. It has 120 days to decide, and the clock is paused for that time. Present a claim against a local body to its clerk or secretary. The usual limit applies.",
      es: "Presente primero por escrito un reclamo contra el estado ante el Departamento de Administración. Este tiene 120 días para decidir, y el plazo se detiene ese tiempo. Presente un reclamo contra un ente local ante su secretaría. Vale el plazo usual.",
    },
    cite: "Mont. Code § 2-9-301",
    sources: [9],
    confidence: "high",
  },
  sources: [
    {
      publisher: "Montana Legislature, MCA 2019, 27-2-204",
      url: "https://archive.legmt.gov/bills/2019/mca/title_0270/chapter_0020/part_0020/section_0040/0270-0020-0020-0040.html",
      isOfficial: true,
    },
    {
      publisher: { en: "DocketMath (quotes mca.legmt.gov)", es: "DocketMath [cita mca.legmt.gov]" },
      url: "https://docketmath.com/blog/statute-of-limitations-product-liability-montana",
      isOfficial: false,
    },
    {
      publisher: "Montana Legislature, MCA 2021, 27-2-102",
      url: "https://leg.mt.gov/bills/2022/mca/title_0270/chapter_0020/part_0010/section_0020/0270-0020-0010-0020.html",
      isOfficial: true,
    },
    {
      publisher: "Montana Legislature, MCA 2023, 27-2-205",
      url: "https://www.leg.mt.gov/bills/mca/title_0270/chapter_0020/part_0020/section_0050/0270-0020-0020-0050.html",
      isOfficial: true,
    },
    {
      publisher: "Montana Legislature, MCA 2021, 27-2-216",
      url: "https://archive.legmt.gov/bills/2022/mca/title_0270/chapter_0020/part_0020/section_0160/0270-0020-0020-0160.html",
      isOfficial: true,
    },
    {
      publisher: "CHILD USA",
      url: "https://childusa.org/law/montana/sex-abuse-sol/",
      isOfficial: false,
    },
    {
      publisher: "VulcanBills (SB 312 of 2025)",
      url: "https://vulcanbills.com/mt/2025/SB312",
      isOfficial: false,
    },
    {
      publisher: "SOL Reform",
      url: "http://sol-reform.com/montana/details/?s=",
      isOfficial: false,
    },
    {
      publisher: "CaseWorthNow",
      url: "https://caseworthnow.com/statute-of-limitations/montana/",
      isOfficial: false,
    },
    {
      publisher: "Montana Legislature, MCA 2023, 2-9-301",
      url: "https://leg.mt.gov/bills/mca/title_0020/chapter_0090/part_0030/section_0010/0020-0090-0030-0010.html",
      isOfficial: true,
    },
  ],
} as const satisfies StateLimits;
