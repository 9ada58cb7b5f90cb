import type { StateLimits } from "../time-limit";

export const northCarolina = {
  code: "NC",
  slug: "north-carolina",
  injury: {
    years: 3,
    from: "discovery",
    text: {
      en: "You have three years from when the harm is, or reasonably should be, apparent. In general, you cannot sue more than ten years after the defendant's last act.",
      es: "Tiene tres años desde que el daño es, o debería ser, evidente. En general, no puede demandar más de diez años después del último acto de la otra parte.",
    },
    cite: "N.C. Gen. Stat. § 1-52(5), (16)",
    sources: [0, 1, 2],
    confidence: "high",
  },
  product: {
    years: 3,
    from: "discovery",
    outerYears: 12,
    text: {
      en: "You have three years from when the harm is or should be apparent. They start with the harm, even if its legal cause is not known.",
      es: "Tiene tres años desde que el daño es o debería ser evidente. Empiezan con el daño, aunque no se conozca su causa legal.",
    },
    outer: {
      en: "You must sue within 12 years of the first purchase for use. Older purchases can fall under a shorter rule.",
      es: "Debe demandar dentro de 12 años desde la primera compra para uso. Las compras antiguas pueden seguir una regla más corta.",
    },
    cite: "N.C. Gen. Stat. §§ 1-52(16), 1-46.1",
    sources: [0, 1, 2],
    confidence: "high",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "A suit must be filed within two years of the death. If malpractice caused it, the suit must also come within four years of the last negligent act.",
      es: "Hay que demandar dentro de dos años desde la muerte. Si la causó una negligencia médica, la demanda debe llegar además dentro de cuatro años desde el último acto negligente.",
    },
    cite: "N.C. Gen. Stat. § 1-53(4)",
    sources: [3, 4, 5],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "A child has the usual time after turning 18, and an incapacitated person after that ends. Malpractice has a different rule.",
      es: "Un menor tiene el plazo usual después de cumplir 18, y quien no tenía capacidad, después de recuperarla. La negligencia médica tiene otra regla.",
    },
    cite: "N.C. Gen. Stat. § 1-17(a)",
    sources: [6, 10],
    confidence: "high",
  },
  malpractice: {
    years: 3,
    outerYears: 4,
    text: {
      en: "You have three years from the last act, with some extension for late discovery, and never more than four after it. For an object left in the body, you have one year from discovery, up to ten years.",
      es: "Tiene tres años desde el último acto, con algo más si se supo tarde, y nunca más de cuatro después. Por un objeto dejado en el cuerpo, tiene un año desde que se supo, hasta diez años.",
    },
    minors: {
      en: "If the adult time ends before the tenth birthday, a child has until that birthday.",
      es: "Si el plazo de mayores de edad termina antes de los diez años, un menor tiene hasta cumplir diez.",
    },
    cite: "N.C. Gen. Stat. §§ 1-15(c), 1-17(c)",
    sources: [3, 6, 5],
    confidence: "medium",
  },
  childAbuse: {
    kind: "to an age",
    age: 28,
    text: {
      en: "You have until your 28th birthday, or two years after the abuser's felony conviction.",
      es: "Tiene hasta cumplir 28, o dos años después de la condena por delito grave de quien abusó.",
    },
    window: {
      from: "2020-01-01",
      to: "2021-12-31",
      text: {
        en: "It closed on December 31, 2021; suits filed in it go on.",
        es: "Se cerró el 31 de diciembre de 2021; las demandas presentadas entonces siguen.",
      },
    },
    cite: "N.C. Gen. Stat. § 1-17(d), (e)",
    sources: [7, 9, 8],
    confidence: "medium",
  },
  assault: {
    years: 3,
    text: {
      en: "You have three years from the assault; we found no special rule or window for adults.",
      es: "Tiene tres años desde la agresión; no hallamos una regla especial ni una ventana para personas adultas.",
    },
    cite: "N.C. Gen. Stat. § 1-52(19)",
    sources: [10],
    confidence: "medium",
  },
  government: {
    text: {
      en: "File a claim against the State with the Industrial Commission within three years, or two for a death. We found no shorter general notice. Local bodies can have rules of their own.",
      es: "Presente un reclamo contra el estado ante la Comisión Industrial dentro de tres años, o dos por una muerte. No hallamos un aviso general más corto. Los entes locales pueden tener sus propias reglas.",
    },
    cite: "N.C. Gen. Stat. § 143-299",
    sources: [4, 11],
    confidence: "medium",
  },
  sources: [
    {
      publisher: "North Carolina General Assembly, G.S. chapter 1 article 5",
      url: "https://ncleg.gov/EnactedLegislation/Statutes/HTML/ByArticle/Chapter_1/Article_5.html",
      isOfficial: true,
    },
    {
      publisher: {
        en: "LegiScan (H585 of 2017, not enacted; sets out G.S. 1-52)",
        es: "LegiScan [H585 de 2017, no aprobado; reproduce G.S. 1-52]",
      },
      url: "https://legiscan.com/NC/text/H585/2017",
      isOfficial: false,
    },
    {
      publisher: "National Consumer Lawyers",
      url: "https://www.nationalconsumerlawyers.com/north-carolina/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Injury From Birth (quotes G.S. 1-17)",
        es: "Injury From Birth [cita G.S. 1-17]",
      },
      url: "https://injuryfrombirth.com/statute-limitations-map/north-carolina.html",
      isOfficial: false,
    },
    {
      publisher: "US Legal Forms",
      url: "https://uslegalforms.com/forms-kit/us-0001p/north-carolina-torts-form-with-2-points",
      isOfficial: false,
    },
    {
      publisher: "North Carolina Supreme Court, Udzinski v. Lovin, 2004 (Casetext)",
      url: "http://print.casetext.com/case/udzinski-v-lovin-1/how-cited",
      isOfficial: false,
    },
    {
      publisher: { en: "FindLaw (text of G.S. 1-17)", es: "FindLaw [texto de G.S. 1-17]" },
      url: "https://codes.findlaw.com/nc/chapter-1-civil-procedure/nc-gen-st-sect-1-17/",
      isOfficial: false,
    },
    {
      publisher: { en: "DocketMath (quotes ncleg.gov)", es: "DocketMath [cita ncleg.gov]" },
      url: "https://docketmath.com/blog/statute-of-limitations-child-sexual-abuse-civil-north-carolina",
      isOfficial: false,
    },
    {
      publisher: {
        en: "North Carolina Attorney General, press release (copy at EIN Presswire)",
        es: "North Carolina Attorney General, press release [copia en EIN Presswire]",
      },
      url: "https://www.einpresswire.com/article/782176351/north-carolina-supreme-court-upholds-the-safe-child-act",
      isOfficial: false,
    },
    {
      publisher: "Wake Forest Law Review",
      url: "https://wakeforestlawreview.com/2025/02/victory-for-victims-the-north-carolina-supreme-court-upholds-the-safe-child-acts-revival-provision",
      isOfficial: false,
    },
    {
      publisher: "Wallace Pierce Law",
      url: "https://www.wallacepierce.com/accident-qa-series/how-long-do-we-have-to-file-an-assault-claim-in-north-carolina-statute-of-limitations-and-deadlines",
      isOfficial: false,
    },
    {
      publisher: "North Carolina Lawyers Weekly (Watson v. Department of Public Safety, 2022)",
      url: "https://nclawyersweekly.com/2023/02/22/tort-negligence-stca-statute-of-limitations-prior-%C2%A7-1983-action-person-prisons-jails/",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
