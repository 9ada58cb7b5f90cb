import type { StateLimits } from "../time-limit";

export const arkansas = {
  code: "AR",
  slug: "arkansas",
  injury: {
    years: 3,
    from: "injury",
    text: {
      en: "You have three years from the injury for a claim of carelessness. Outside product claims, Arkansas does not wait until you discover the harm.",
      es: "Tiene tres años desde la lesión por un reclamo de descuido. Fuera de los reclamos por productos, Arkansas no espera a que usted descubra el daño.",
    },
    cite: "Ark. Code Ann. § 16-56-105",
    sources: [0, 1, 6],
    confidence: "medium",
  },
  product: {
    years: 3,
    from: "discovery",
    text: {
      en: "You have three years from when you knew, or should have known, both of the injury and of its likely link to the product.",
      es: "Tiene tres años desde que supo, o debió saber, de la lesión y de su probable vínculo con el producto.",
    },
    cite: "Ark. Code Ann. § 16-116-203; Martin v. Arthur (Ark. 1999)",
    sources: [3, 1, 2],
    confidence: "medium",
  },
  death: {
    years: 3,
    from: "death",
    text: {
      en: "A suit must be filed within three years of the death, or within two if the death came from medical care.",
      es: "Hay que demandar dentro de tres años desde la muerte, o de dos si la muerte se debió a la atención médica.",
    },
    cite: "Ark. Code Ann. § 16-62-102",
    sources: [1, 5, 6],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "A child has three years after full age. Firms read this as the 21st birthday, but the statute's words differ, so ask a lawyer. The same time follows an incapacity.",
      es: "Un menor tiene tres años después de la mayoría de edad. Los bufetes lo leen como el cumpleaños 21, pero la ley dice otra cosa, así que pregunte a un abogado o abogada. El mismo tiempo sigue a una incapacidad.",
    },
    cite: "Ark. Code Ann. § 16-56-116",
    sources: [8, 6, 5],
    confidence: "medium",
  },
  malpractice: {
    years: 2,
    text: {
      en: "You have two years from the wrongful act, with no general discovery rule, and one year from finding an object left in the body.",
      es: "Tiene dos años desde el hecho, sin una regla general que espere a que usted se entere, y un año desde que se halla un objeto dejado en el cuerpo.",
    },
    minors: {
      en: "A child of nine or younger has until the 11th birthday or two years from the act, whichever is later. Some hidden injuries have longer, but not past the 19th birthday.",
      es: "Un niño o niña de nueve años o menos tiene hasta cumplir 11 o dos años desde el hecho, lo que sea más tarde. Algunas lesiones ocultas tienen más tiempo, pero no después de los 19.",
    },
    cite: "Ark. Code Ann. § 16-114-203",
    sources: [4],
    confidence: "high",
  },
  childAbuse: {
    kind: "no limit",
    text: {
      en: "There has been no age limit since 2023, against the abuser or anyone whose wrong led to the abuse. Courts have questioned whether a claim that had already expired can be revived.",
      es: "Desde 2023 no hay límite de edad, contra quien abusó o contra quien con una conducta indebida dio lugar al abuso. Los tribunales han cuestionado si se puede reabrir un reclamo ya vencido.",
    },
    window: {
      from: "2022-02-01",
      to: "2026-01-31",
      text: {
        en: "It closed on January 31, 2026. Two windows in a row had been open for expired claims.",
        es: "Se cerró el 31 de enero de 2026. Hubo dos ventanas seguidas para reclamos vencidos.",
      },
    },
    cite: "Ark. Code Ann. § 16-118-118; Acts 1036 of 2021 and 616 of 2023",
    sources: [7, 9, 15],
    confidence: "medium",
  },
  assault: {
    years: 1,
    text: {
      en: "You have one year to sue the attacker, and three for a claim of carelessness against someone else. An adult with a disability at the time may have no age limit.",
      es: "Tiene un año para demandar a quien agredió, y tres por un reclamo de descuido contra otra parte. Una persona adulta que tenía una discapacidad puede no tener límite de edad.",
    },
    cite: "Ark. Code Ann. §§ 16-56-104, 16-56-105, 16-118-118",
    sources: [10, 11, 7],
    confidence: "medium",
  },
  government: {
    text: {
      en: "The State cannot be sued for damages in court; a claim goes to the Arkansas State Claims Commission. Cities, counties and schools are immune beyond their insurance. We found no separate notice period, so ask a lawyer now.",
      es: "No se puede demandar al estado por daños en un tribunal; el reclamo va a la Comisión de Reclamos de Arkansas. Las ciudades, los condados y las escuelas son inmunes más allá de su seguro. No hallamos un plazo de aviso aparte, así que pregunte ya a un abogado o abogada.",
    },
    cite: "Ark. Code Ann. §§ 19-10-204, 19-10-208, 21-9-301",
    sources: [12, 13, 14],
    confidence: "low",
  },
  sources: [
    {
      publisher: "Statutes-of-Limitations.com",
      url: "https://www.statutes-of-limitations.com/state/arkansas/",
      isOfficial: false,
    },
    {
      publisher: "Products50",
      url: "https://products50.com/copy-of-michigan-1",
      isOfficial: false,
    },
    {
      publisher: "Mitchell Williams (JD Supra)",
      url: "http://www.jdsupra.com/legalnews/products-liability-series-what-is-the-11463/",
      isOfficial: false,
    },
    {
      publisher: "Mitchell Williams",
      url: "https://mitchellwilliamslaw.com/products-liability-series-does-arkansas-law-have-a-statute-of-repose",
      isOfficial: false,
    },
    {
      publisher: { en: "FindLaw (statute text)", es: "FindLaw [texto de la ley]" },
      url: "https://codes.findlaw.com/ar/title-16-practice-procedure-and-courts/ar-code-sect-16-114-203.html",
      isOfficial: false,
    },
    {
      publisher: "Edgar Snyder & Associates",
      url: "https://www.edgarsnyder.com/statute-limitations/arkansas.html",
      isOfficial: false,
    },
    {
      publisher: "Duncan Firm",
      url: "https://www.duncanfirm.com/statute-limitations/",
      isOfficial: false,
    },
    {
      publisher: "CHILD USA",
      url: "https://childusa.org/law/arkansas/sex-abuse-sol/",
      isOfficial: false,
    },
    {
      publisher: { en: "CHILD USA (older copy)", es: "CHILD USA [versión anterior]" },
      url: "https://www.childusa.org/law/arkansas",
      isOfficial: false,
    },
    {
      publisher: "Arkansas Democrat-Gazette",
      url: "https://www.arkansasonline.com/news/2024/feb/06/vulnerable-victims-of-sexual-abuse-acts-lookback-window-open/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "DocketMath (quotes the Arkansas Code)",
        es: "DocketMath [cita el código de Arkansas]",
      },
      url: "https://docketmath.com/blog/statute-of-limitations-adult-sexual-assault-rape-civil-arkansas",
      isOfficial: false,
    },
    {
      publisher: "FindLaw",
      url: "https://www.findlaw.com/state/arkansas-law/arkansas-civil-statute-of-limitations-laws.html",
      isOfficial: false,
    },
    {
      publisher: "State of Arkansas",
      url: "https://directory.arkansas.gov/agency/arkansas-state-claims-commission/",
      isOfficial: true,
    },
    {
      publisher: { en: "Casetext (statute text)", es: "Casetext [texto de la ley]" },
      url: "https://print.casetext.com/statute/arkansas-code-of-1987/title-19-public-finance/chapter-10-claims-against-the-state/subchapter-2-arkansas-state-claims-commission/section-19-10-204-jurisdiction",
      isOfficial: false,
    },
    {
      publisher: "Institute for Justice",
      url: "https://ij.org/report/50-shades-of-government-immunity/state-profile/arkansas/",
      isOfficial: false,
    },
    {
      publisher: "University of Arkansas School of Law",
      url: "https://scholarworks.uark.edu/arlnlaw/12/",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
