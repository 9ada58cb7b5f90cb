import type { StateLimits } from "../time-limit";

export const vermont = {
  code: "VT",
  slug: "vermont",
  injury: {
    years: 3,
    from: "discovery",
    text: {
      en: "You have three years from discovering the injury. Ski injuries have one year.",
      es: "Tiene tres años desde que supo de la lesión. Las lesiones de esquí tienen un año.",
    },
    cite: "12 V.S.A. § 512(4)",
    sources: [0, 1, 5],
    confidence: "medium",
  },
  product: {
    years: 3,
    from: "discovery",
    text: {
      en: "You have three years from when you discovered, or should have discovered, both the injury and that someone's wrong may have caused it. For radiation and other slow-acting harmful agents, the time ends 20 years after the last exposure.",
      es: "Tiene tres años desde que supo, o debió saber, de la lesión y de que alguien pudo causarla con una conducta indebida. Para la radiación y otros agentes dañinos de efecto lento, el plazo termina 20 años después de la última exposición.",
    },
    cite: "12 V.S.A. §§ 512(4), 518",
    sources: [0, 1, 2],
    confidence: "medium",
  },
  death: {
    years: 2,
    from: "discovery",
    text: {
      en: "A suit must be filed within two years of discovering the death.",
      es: "Hay que demandar dentro de dos años desde que se supo de la muerte.",
    },
    cite: "14 V.S.A. § 1492",
    sources: [4, 5, 1],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "The usual limit starts at 18, or when a mental condition ends. This does not apply to deaths.",
      es: "El plazo usual empieza a los 18, o cuando termina una condición mental. No vale para muertes.",
    },
    cite: "12 V.S.A. § 551",
    sources: [5, 3],
    confidence: "medium",
  },
  malpractice: {
    years: 3,
    outerYears: 7,
    text: {
      en: "You have three years from the treatment or two from discovering the injury, whichever is later, and never more than seven. There is no limit while fraud hid it. For an object left behind, you have two years from finding it.",
      es: "Tiene tres años desde el tratamiento o dos desde que supo de la lesión, lo que sea más tarde, y nunca más de siete. No hay plazo mientras un fraude la ocultó. Por un objeto dejado, tiene dos años desde que se halla.",
    },
    minors: {
      en: "The general rule for minors applies.",
      es: "Vale la regla general para menores.",
    },
    cite: "12 V.S.A. § 521",
    sources: [3, 1, 4],
    confidence: "high",
  },
  childAbuse: {
    kind: "no limit",
    text: {
      en: "You can sue at any time, for past abuse as well. For claims that had run out before the change, an organization can be held responsible only if it was grossly negligent.",
      es: "Puede demandar en cualquier momento, también por abuso pasado. En reclamos vencidos antes del cambio, una organización responde solo si hubo negligencia grave.",
    },
    cite: "12 V.S.A. § 522",
    sources: [7, 9, 8],
    confidence: "medium",
  },
  assault: {
    years: 3,
    text: {
      en: "You have three years for assault and battery; we found no special rule for adults.",
      es: "Tiene tres años por agresión física; no hallamos una regla especial para personas adultas.",
    },
    cite: "12 V.S.A. § 512(1)",
    sources: [6],
    confidence: "medium",
  },
  government: {
    text: {
      en: "We found no general notice step, and claims against the State are limited. Ask a lawyer in Vermont early.",
      es: "No hallamos un aviso previo general, y los reclamos contra el estado son limitados. Pregunte pronto a un abogado o abogada de Vermont.",
    },
    cite: "12 V.S.A. § 5601; 32 V.S.A. § 932",
    sources: [1],
    confidence: "low",
  },
  sources: [
    {
      publisher: "statutes-of-limitations.com, quoting 12 V.S.A. 512 and 518",
      url: "https://www.statutes-of-limitations.com/state/vermont/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Subro50 (practitioner survey)",
        es: "Subro50 [resumen hecho por abogados]",
      },
      url: "https://www.subro50.com/vt",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Products50 (practitioner survey; Vermont page)",
        es: "Products50 [resumen hecho por abogados; página de Vermont]",
      },
      url: "https://products50.com/copy-of-mississippi-1",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Vermont Statutes (copy at Justia)",
        es: "Vermont Statutes [copia en Justia]",
      },
      url: "https://law.justia.com/codes/vermont/2011/title12/chapter23/section521/",
      isOfficial: false,
    },
    {
      publisher: "Van Wey & Metzler (law firm), quoting 14 V.S.A. 1492",
      url: "https://www.vanweylaw.com/medical-negligence-laws/vermont/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Edgar Snyder & Associates (law firm)",
        es: "Edgar Snyder & Associates [bufete de abogados]",
      },
      url: "https://www.edgarsnyder.com/statute-limitations/vermont.html",
      isOfficial: false,
    },
    {
      publisher: "ALFA International",
      url: "https://www.alfainternational.com/compendium/transportation-law-2022/vermont/",
      isOfficial: false,
    },
    {
      publisher: "DocketMath, quoting 12 V.S.A. 522",
      url: "https://docketmath.com/blog/statute-of-limitations-child-sexual-abuse-assault-vermont",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Rep. Martin LaLonde (sponsor)",
        es: "Rep. Martin LaLonde [autor del proyecto]",
      },
      url: "https://martinlalondevt.com/2019/07/11/access-to-justice-for-victims-of-childhood-sexual-abuse/",
      isOfficial: false,
    },
    {
      publisher: "VTDigger",
      url: "https://vtdigger.org/2019/06/10/bennington-family-center-suits-test-new-child-sex-abuse-law/?is_wppwa=true&wpappninja_cache=friendly",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
