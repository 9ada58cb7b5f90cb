import type { StateLimits } from "../time-limit";

export const hawaii = {
  code: "HI",
  slug: "hawaii",
  injury: {
    years: 2,
    from: "discovery",
    text: {
      en: "Two years from when you discovered or should have discovered the wrong, the harm and the link between them.",
      es: "Dos años desde que descubrió o debió descubrir la conducta indebida, el daño y el vínculo entre ambos.",
    },
    cite: "Haw. Rev. Stat. § 657-7",
    sources: [2, 0, 1],
    confidence: "high",
  },
  product: {
    years: 2,
    from: "discovery",
    text: {
      en: "Two years from discovering the harm and its link to the product. We found no outer limit for products.",
      es: "Dos años desde que se descubre el daño y su vínculo con el producto. No hallamos un límite máximo para productos.",
    },
    cite: "Haw. Rev. Stat. § 657-7",
    sources: [1, 0],
    confidence: "medium",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "Two years from the death.",
      es: "Dos años desde la muerte.",
    },
    cite: "Haw. Rev. Stat. § 663-3(b)",
    sources: [3],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "If you were under 18, incapacitated or in prison, you have the usual time after that ends; a child usually until 20. The pause does not cover the parents' own claim or suits against the State.",
      es: "Si era menor de 18, no tenía capacidad o estaba en prisión, tiene el plazo usual después de que eso termine; un menor, por lo general hasta los 20. La pausa no abarca el reclamo propio de los padres ni las demandas contra el estado.",
    },
    cite: "Haw. Rev. Stat. § 657-13",
    sources: [5, 4, 7],
    confidence: "high",
  },
  malpractice: {
    years: 2,
    outerYears: 6,
    text: {
      en: "Two years from discovery, and never more than six from the act, unless the provider hid it.",
      es: "Dos años desde que se supo, y nunca más de seis desde el hecho, salvo que el proveedor lo ocultara.",
    },
    minors: {
      en: "A minor has six years from the act; under ten, six years or the tenth birthday, whichever is longer.",
      es: "Un menor tiene seis años desde el hecho; con menos de diez, seis años o hasta cumplir diez, lo que sea más largo.",
    },
    cite: "Haw. Rev. Stat. § 657-7.3",
    sources: [10],
    confidence: "high",
  },
  childAbuse: {
    kind: "mixed",
    age: 50,
    text: {
      en: "Abuse since July 1, 2024: until age 50, or five years from discovering the later harm. Earlier abuse: until 26, or three years from that discovery. Claims against others than the abuser can have less.",
      es: "Abuso desde el 1 de julio de 2024: hasta los 50, o cinco años desde que supo del daño posterior. Abuso anterior: hasta los 26, o tres años desde que supo. Los reclamos contra otras partes pueden tener menos.",
    },
    window: {
      from: "2012-04-24",
      to: "2020-04-23",
      text: {
        en: "Closed on April 23, 2020.",
        es: "Cerrada el 23 de abril de 2020.",
      },
    },
    cite: "Haw. Rev. Stat. § 657-1.8",
    sources: [8, 9, 11],
    confidence: "medium",
  },
  assault: {
    years: 2,
    text: {
      en: "Two years; we found no special rule for adults.",
      es: "Dos años; no hallamos una regla especial para personas adultas.",
    },
    cite: "Haw. Rev. Stat. § 657-7",
    sources: [0],
    confidence: "medium",
  },
  government: {
    days: 730,
    text: {
      en: "State: no separate notice found, but the suit must start within two years, and the pause for children does not apply. Counties: written notice within two years, to the officer the charter names.",
      es: "Estado: no hallamos un aviso aparte, pero la demanda debe empezar dentro de dos años, y no vale la pausa para menores. Condados: aviso por escrito dentro de dos años a quien indique la carta del condado.",
    },
    cite: "Haw. Rev. Stat. §§ 662-4, 46-72",
    sources: [6, 3, 4],
    confidence: "high",
  },
  sources: [
    {
      publisher: "Justia (Hawaii Revised Statutes 2022)",
      url: "https://law.justia.com/codes/hawaii/2022/title-36/chapter-657/section-657-7/",
      isOfficial: false,
    },
    {
      publisher: "Casetext (statute and case notes)",
      url: "https://casetext.com/statute/hawaii-revised-statutes/division-4-courts-and-judicial-proceedings/title-36-civil-remedies-and-defenses-and-special-proceedings/chapter-657-limitation-of-actions/part-i-personal-actions/section-657-7-damage-to-persons-or-property",
      isOfficial: false,
    },
    {
      publisher: "Supreme Court of Hawaii, Hays v. City and County of Honolulu (1996)",
      url: "http://ecases.us/mobile/case/haw/c8272758/hays-v-city-and-county-of-honolulu",
      isOfficial: true,
    },
    {
      publisher: "Supreme Court of Hawaii, Silva v. City and County of Honolulu (2007)",
      url: "http://oaoa.hawaii.gov/jud/opinions/sct/2007/27385.htm",
      isOfficial: true,
    },
    {
      publisher: "PocketLaw (statute and case notes)",
      url: "https://getpocketlaw.com/law/state_hawaii/section-662-4-statute-of-limitations_76f5135d0264",
      isOfficial: false,
    },
    {
      publisher: "Supreme Court of Hawaii, Jones v. State (1977)",
      url: "https://app.midpage.ai/document/jones-v-state-6486436",
      isOfficial: true,
    },
    {
      publisher: "Hawaii State Legislature",
      url: "https://data.capitol.hawaii.gov/hrscurrent/Vol02_Ch0046-0115/HRS0046/HRS_0046-0072.htm",
      isOfficial: true,
    },
    {
      publisher: "Accident Lawyer Hawaii",
      url: "http://accidentlawyerhawaii.com/archived-news/021%20Infant%20Statue%20of%20Limitations%20Tolling%20-%20Kahale%20v%20C%20and%20C%20of%20Honolulu%20news%20changer.html",
      isOfficial: false,
    },
    {
      publisher: { en: "FindLaw (statute text)", es: "FindLaw [texto de la ley]" },
      url: "https://codes.findlaw.com/hi/division-4-courts-and-judicial-proceedings/hi-rev-st-sect-657-1-8/",
      isOfficial: false,
    },
    {
      publisher: "CHILD USA",
      url: "https://childusa.org/law/hawaii/sex-abuse-sol/",
      isOfficial: false,
    },
    {
      publisher: { en: "FindLaw (statute text)", es: "FindLaw [texto de la ley]" },
      url: "https://codes.findlaw.com/hi/division-4-courts-and-judicial-proceedings/hi-rev-st-sect-657-7-3.html",
      isOfficial: false,
    },
    {
      publisher: "Windward Attorney",
      url: "https://www.windwardattorney.com/blog/2022/06/update-on-efforts-to-increase-time-to-file-hawaii-childhood-sexual-abuse-claims/",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
