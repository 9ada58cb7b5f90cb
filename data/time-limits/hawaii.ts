import type { StateLimits } from "../time-limit";

export const hawaii = {
  code: "HI",
  slug: "hawaii",
  injury: {
    years: 2,
    from: "discovery",
    text: {
      en: "You have two years from when you discovered or should have discovered the wrongful act, the harm and the link between them. Not knowing the law does not delay the start.",
      es: "Tiene dos años desde que descubrió o debió descubrir la conducta indebida, el daño y el vínculo entre ambos. No conocer la ley no retrasa el inicio.",
    },
    cite: "Haw. Rev. Stat. § 657-7",
    sources: [2, 0, 1],
    confidence: "high",
  },
  product: {
    years: 2,
    from: "discovery",
    text: {
      en: "You have two years from discovering the harm and its link to the product. We found no outer limit for products.",
      es: "Tiene dos años desde que se descubre el daño y su vínculo con el producto. No hallamos un límite máximo para productos.",
    },
    cite: "Haw. Rev. Stat. § 657-7",
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
    cite: "Haw. Rev. Stat. § 663-3(b)",
    sources: [3],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "A person who was under 18, incapacitated or in prison when the claim arose has the usual time after that ends; a child usually has until 20. The pause does not cover the parents' own claim or suits against the State.",
      es: "Quien era menor de 18, no tenía capacidad o estaba en prisión cuando surgió el reclamo tiene el plazo usual después de que eso termine; un menor suele tener hasta los 20. La pausa no abarca el reclamo propio de los padres ni las demandas contra el estado.",
    },
    cite: "Haw. Rev. Stat. § 657-13",
    sources: [5, 4, 7],
    confidence: "high",
  },
  malpractice: {
    years: 2,
    outerYears: 6,
    text: {
      en: "You have two years from discovery, and never more than six from the act, unless the provider hid it.",
      es: "Tiene dos años desde que se supo, y nunca más de seis desde el hecho, salvo que el proveedor lo ocultara.",
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
      en: "For abuse since July 1, 2024, you have until 50, or five years from discovering that it caused later harm. For earlier abuse, you have until 26, or three years from that discovery. Claims against others can have less time.",
      es: "Por abuso desde el 1 de julio de 2024, tiene hasta los 50, o cinco años desde que supo que causó un daño posterior. Por abuso anterior, hasta los 26, o tres años desde que lo supo. Los reclamos contra otras partes pueden tener menos.",
    },
    window: {
      from: "2012-04-24",
      to: "2020-04-23",
      text: {
        en: "It closed on April 23, 2020.",
        es: "Se cerró el 23 de abril de 2020.",
      },
    },
    cite: "Haw. Rev. Stat. § 657-1.8",
    sources: [8, 9, 11],
    confidence: "medium",
  },
  assault: {
    years: 2,
    text: {
      en: "You have two years; we found no special rule for adults.",
      es: "Tiene dos años; no hallamos una regla especial para personas adultas.",
    },
    cite: "Haw. Rev. Stat. § 657-7",
    sources: [0],
    confidence: "medium",
  },
  government: {
    days: 730,
    text: {
      en: "Sue the State within two years, without the pause for children; we found no notice rule. For a county, give written notice within two years to the officer in its charter, or else its council chair or clerk.",
      es: "Demande al estado dentro de dos años, sin pausa para menores; no hallamos aviso. En ese plazo avise por escrito al condado: a quien diga su carta o quien presida su consejo, o su secretaría.",
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
      publisher: { en: "Casetext (statute and case notes)", es: "Casetext [ley y notas de casos]" },
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
      publisher: {
        en: "PocketLaw (statute and case notes)",
        es: "PocketLaw [ley y notas de casos]",
      },
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
