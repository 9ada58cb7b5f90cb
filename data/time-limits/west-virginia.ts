import type { StateLimits } from "../time-limit";

export const westVirginia = {
  code: "WV",
  slug: "west-virginia",
  injury: {
    years: 2,
    from: "injury",
    text: {
      en: "You have two years from when the claim arises. The time starts later if you could not know of it.",
      es: "Tiene dos años desde que surge el reclamo. El plazo empieza más tarde si no podía saberlo.",
    },
    cite: "W. Va. Code § 55-2-12(b)",
    sources: [0, 1, 2],
    confidence: "medium",
  },
  product: {
    years: 2,
    from: "discovery",
    text: {
      en: "You have two years from when you know, or should know, of the injury, of who may have caused it by failing in a duty, and that this conduct caused it.",
      es: "Tiene dos años desde que sabe, o debería saber, de la lesión, de quién pudo causarla al faltar a un deber, y de que esa conducta la causó.",
    },
    cite: "W. Va. Code § 55-2-12(b)",
    sources: [1, 0],
    confidence: "medium",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "A suit must be filed within two years of the death.",
      es: "Hay que demandar dentro de dos años desde la muerte.",
    },
    cite: "W. Va. Code § 55-7-6",
    sources: [1, 2],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "The usual years run from the 18th birthday, or from regaining sound mind, but never beyond 20 years from when the claim arose.",
      es: "Los años usuales corren desde que cumple 18, o desde que recupera la capacidad mental, pero nunca más de 20 años desde que surgió el reclamo.",
    },
    cite: "W. Va. Code § 55-2-15(b)",
    sources: [4],
    confidence: "high",
  },
  malpractice: {
    years: 2,
    outerYears: 10,
    text: {
      en: "You have two years from the injury or its discovery, and never more than ten from the injury. A shorter limit for nursing homes is reported, so ask a lawyer.",
      es: "Tiene dos años desde la lesión o desde que se supo, y nunca más de diez desde la lesión. Se informa de un plazo más corto para hogares de ancianos, así que pregunte a un abogado o abogada.",
    },
    minors: {
      en: "A child under ten has two years or until the twelfth birthday, whichever is longer.",
      es: "Un niño o niña menor de diez tiene dos años o hasta cumplir doce, lo que sea más largo.",
    },
    cite: "W. Va. Code § 55-7B-4",
    sources: [1, 3],
    confidence: "medium",
  },
  childAbuse: {
    kind: "to an age",
    age: 36,
    text: {
      en: "Against the abuser, you have until 36, or four years from discovering the abuse, whichever is later. Against a person or body that aided or hid it, you have until 36. A 2020 law also reaches older claims up to that age.",
      es: "Contra quien abusó tiene hasta los 36, o cuatro años desde que supo del abuso, lo que sea más tarde. Contra una persona u organización que ayudó o lo ocultó, tiene hasta los 36. Una ley de 2020 alcanza también reclamos anteriores hasta esa edad.",
    },
    cite: "W. Va. Code § 55-2-15(a)",
    sources: [6, 4, 5],
    confidence: "high",
  },
  assault: {
    years: 2,
    text: {
      en: "You have two years; we found no special rule for adults.",
      es: "Tiene dos años; no hallamos una regla especial para personas adultas.",
    },
    cite: "W. Va. Code § 55-2-12(b)",
    sources: [7],
    confidence: "medium",
  },
  government: {
    text: {
      en: "Give a state agency written notice at least 30 days before you sue. Sue a county or city within two years; we found no notice rule.",
      es: "Avise por escrito a una agencia estatal al menos 30 días antes de demandar. Demande a un condado o una ciudad dentro de dos años; no hallamos una regla de aviso.",
    },
    cite: "W. Va. Code §§ 55-17-3, 29-12A-6",
    sources: [1],
    confidence: "medium",
  },
  sources: [
    {
      publisher: "statutes-of-limitations.com, quoting W. Va. Code 55-2-12",
      url: "https://www.statutes-of-limitations.com/state/west-virginia/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Subro50 (practitioner survey)",
        es: "Subro50 [resumen hecho por abogados]",
      },
      url: "https://www.subro50.com/wv",
      isOfficial: false,
    },
    {
      publisher: {
        en: "westinjurylawyers.com (law firm)",
        es: "westinjurylawyers.com [bufete de abogados]",
      },
      url: "https://www.westinjurylawyers.com/wv-statute-limitations/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Laws-info (older copy of W. Va. Code 55-7B-4)",
        es: "Laws-info [versión anterior de W. Va. Code 55-7B-4]",
      },
      url: "http://statutes.laws-info.com/west-virginia/55/55-7b-4",
      isOfficial: false,
    },
    {
      publisher: {
        en: "West Virginia Legislature (HB 4559 as introduced, 2020)",
        es: "West Virginia Legislature [HB 4559, como se presentó, 2020]",
      },
      url: "http://www.wvlegislature.gov/Bill_Status/bills_text.cfm?billdoc=HB4559%20INTR.htm&yr=2020&sesstype=RS&i=4559",
      isOfficial: true,
    },
    {
      publisher: {
        en: "West Virginia Legislature (SB 308, 2024; copy at LegiScan)",
        es: "West Virginia Legislature [SB 308, 2024; copia en LegiScan]",
      },
      url: "https://legiscan.com./WV/text/SB308/id/2882236",
      isOfficial: false,
    },
    {
      publisher: "West Virginia Legislature blog",
      url: "https://blog.wvlegislature.gov/house-committee/2025/04/02/crossover-day-house-advances-wvssac-lawsuit-bill",
      isOfficial: true,
    },
    {
      publisher: { en: "bcc-wv.com (law-firm blog)", es: "bcc-wv.com [blog de un bufete]" },
      url: "http://www.bcc-wv.com/blog/2016/05/statute-of-limitations-issues-in-west-virginia.shtml",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
