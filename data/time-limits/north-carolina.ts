import type { StateLimits } from "../time-limit";

export const northCarolina = {
  code: "NC",
  slug: "north-carolina",
  injury: {
    years: 3,
    from: "discovery",
    text: {
      en: "Three years from when the harm is, or reasonably should be, apparent, and in general not more than ten after the defendant's last act.",
      es: "Tres años desde que el daño es, o debería ser, evidente, y en general no más de diez después del último acto de la otra parte.",
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
      en: "Three years from when the harm is or should be apparent. The start is the harm, not its legal cause.",
      es: "Tres años desde que el daño es o debería ser evidente. El inicio es el daño, no su causa legal.",
    },
    outer: {
      en: "12 years from the first purchase for use; older purchases can fall under a shorter rule",
      es: "12 años desde la primera compra para uso; las compras antiguas pueden seguir una regla más corta",
    },
    cite: "N.C. Gen. Stat. §§ 1-52(16), 1-46.1",
    sources: [0, 1, 2],
    confidence: "high",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "Two years from the death; a malpractice death must also be within four years of the last negligent act.",
      es: "Dos años desde la muerte; una muerte por negligencia médica debe estar además dentro de cuatro años desde el último acto.",
    },
    cite: "N.C. Gen. Stat. § 1-53(4)",
    sources: [3, 4, 5],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "The usual time after you turn 18 or regain capacity. Malpractice is different.",
      es: "El plazo usual después de cumplir 18 o recuperar la capacidad. La negligencia médica es distinta.",
    },
    cite: "N.C. Gen. Stat. § 1-17(a)",
    sources: [6, 10],
    confidence: "high",
  },
  malpractice: {
    years: 3,
    outerYears: 4,
    text: {
      en: "Three years from the last act, with some extension for late discovery, and never more than four after it; an object left in the body, one year from discovery, up to ten.",
      es: "Tres años desde el último acto, con algo más si se supo tarde, y nunca más de cuatro después; por un objeto dejado en el cuerpo, un año desde que se supo, hasta diez.",
    },
    minors: {
      en: "If the adult time ends before the tenth birthday, until the tenth birthday.",
      es: "Si el plazo de mayores de edad termina antes de los diez años, hasta cumplir diez.",
    },
    cite: "N.C. Gen. Stat. §§ 1-15(c), 1-17(c)",
    sources: [3, 6, 5],
    confidence: "medium",
  },
  childAbuse: {
    kind: "to an age",
    age: 28,
    text: {
      en: "Until the 28th birthday, or within two years after the abuser's felony conviction.",
      es: "Hasta cumplir 28, o dentro de dos años después de la condena por delito grave de quien abusó.",
    },
    window: {
      from: "2020-01-01",
      to: "2021-12-31",
      text: {
        en: "Closed on December 31, 2021; suits filed in it go on.",
        es: "Cerrada el 31 de diciembre de 2021; las demandas presentadas entonces siguen.",
      },
    },
    cite: "N.C. Gen. Stat. § 1-17(d), (e)",
    sources: [7, 9, 8],
    confidence: "medium",
  },
  assault: {
    years: 3,
    text: {
      en: "Three years from the assault; we found no special rule or window for adults.",
      es: "Tres años desde la agresión; no hallamos una regla especial ni una ventana para personas adultas.",
    },
    cite: "N.C. Gen. Stat. § 1-52(19)",
    sources: [10],
    confidence: "medium",
  },
  government: {
    text: {
      en: "State: a claim at the Industrial Commission within three years, two for a death. We found no shorter general notice; local bodies can have rules of their own.",
      es: "Estado: un reclamo ante la Comisión Industrial dentro de tres años, dos por una muerte. No hallamos un aviso general más corto; los entes locales pueden tener sus propias reglas.",
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
      publisher: "LegiScan (H585 of 2017, not enacted; sets out G.S. 1-52)",
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
