import type { StateLimits } from "../time-limit";

export const pennsylvania = {
  code: "PA",
  slug: "pennsylvania",
  injury: {
    years: 2,
    from: "injury",
    text: {
      en: "You have two years from the injury. The time starts later for someone who, with reasonable care, could not know of the injury or that another person caused it.",
      es: "Tiene dos años desde la lesión. El plazo empieza más tarde para quien con un cuidado razonable no podía conocerla ni saber que otra persona la causó.",
    },
    cite: "42 Pa.C.S. § 5524(2)",
    sources: [2, 0, 4],
    confidence: "high",
  },
  product: {
    years: 2,
    from: "discovery",
    text: {
      en: "You have two years from when you know or should know of the injury and that someone else caused it. For asbestos, they start with the diagnosis.",
      es: "Tiene dos años desde que sabe o debería saber de la lesión y de que otra persona la causó. Por asbesto, empiezan con el diagnóstico.",
    },
    cite: "42 Pa.C.S. § 5524(2), (7)",
    sources: [2, 0, 1],
    confidence: "high",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "A suit must be filed within two years of the death. A death from medical care has longer only if its cause was misrepresented or hidden. An asbestos death counts from the diagnosis, which can be earlier.",
      es: "Hay que demandar dentro de dos años desde la muerte. Una muerte por atención médica tiene más tiempo solo si se falseó u ocultó la causa. Una muerte por asbesto cuenta desde el diagnóstico, que puede ser anterior.",
    },
    cite: "42 Pa.C.S. § 5524(2), (8); 40 P.S. § 1303.513(d)",
    sources: [2, 4, 0],
    confidence: "high",
  },
  minors: {
    text: {
      en: "Time before the 18th birthday is not counted, so the usual two years follow it. Incapacity and prison do not stop the clock.",
      es: "No cuenta el tiempo antes de cumplir 18; después siguen los dos años usuales. La incapacidad y la prisión no detienen el plazo.",
    },
    cite: "42 Pa.C.S. § 5533(a), (b)(1)",
    sources: [5, 4, 6],
    confidence: "high",
  },
  malpractice: {
    years: 2,
    text: {
      en: "You have two years from when you knew or should have known. A court struck down the seven-year outer limit in 2019.",
      es: "Tiene dos años desde que supo o debió saber. Un tribunal anuló en 2019 el límite de siete años.",
    },
    minors: {
      en: "A child has two years after the 18th birthday.",
      es: "Un menor tiene dos años después de cumplir 18.",
    },
    cite: "42 Pa.C.S. § 5524(2); 40 P.S. § 1303.513 (partly unconstitutional, Yanakos v. UPMC, 2019)",
    sources: [7, 8, 9],
    confidence: "high",
  },
  childAbuse: {
    kind: "mixed",
    age: 55,
    text: {
      en: "You have until 55, against the abuser and institutions, public ones included, for claims not already run out in November 2019; older claims keep age 30 or 20. A two-year window passed the House in 2025 and had no Senate vote by mid-2026.",
      es: "Tiene hasta los 55, contra quien abusó e instituciones, también públicas, por reclamos que no habían vencido en noviembre de 2019; los anteriores, hasta los 30 o los 20 años de edad. Una ventana de dos años pasó la Cámara en 2025 y no tenía voto del Senado a mediados de 2026.",
    },
    cite: "42 Pa.C.S. § 5533(b)(2)",
    sources: [10, 11, 12],
    confidence: "medium",
  },
  assault: {
    years: 2,
    text: {
      en: "You have two years in general; someone who was 18 to 23 when sexually abused may sue until age 30.",
      es: "Tiene dos años en general; quien tenía de 18 a 23 cuando sufrió abuso sexual puede demandar hasta los 30.",
    },
    cite: "42 Pa.C.S. §§ 5524(1), 5533(b)(2)",
    sources: [2, 11],
    confidence: "medium",
  },
  asbestos: {
    text: {
      en: "You have two years from the day a doctor tells you of the asbestos injury, or from when you should have known, whichever is first. This also governs deaths, so a suit can be late although the death is recent.",
      es: "Tiene dos años desde el día en que un médico le informa de la lesión por asbesto, o desde que debió saberlo, lo que llegue primero. Vale también para muertes, así que una demanda puede llegar tarde aunque la muerte sea reciente.",
    },
    cite: "42 Pa.C.S. § 5524(8)",
    sources: [2, 3, 1],
    confidence: "high",
  },
  government: {
    days: 180,
    text: {
      en: "Give the public body signed written notice within six months of the injury, and the Attorney General too if it belongs to the Commonwealth. Up to 90 days are added for someone too hurt to act. The two-year limit for suing still applies.",
      es: "Dé al ente público un aviso firmado y por escrito dentro de seis meses desde la lesión, y también al fiscal general si es de la Commonwealth. Se suman hasta 90 días si la lesión le impide actuar. Aún vale el plazo de dos años para demandar.",
    },
    cite: "42 Pa.C.S. § 5522(a)",
    sources: [13, 14],
    confidence: "medium",
  },
  sources: [
    {
      publisher: {
        en: "Products50 (practitioner survey; Pennsylvania page)",
        es: "Products50 [resumen hecho por abogados; página de Pennsylvania]",
      },
      url: "https://products50.com/copy-of-rhode-island",
      isOfficial: false,
    },
    {
      publisher: "FindLaw",
      url: "https://www.findlaw.com/state/pennsylvania-law/pennsylvania-statute-of-limitations-for-defective-products.html",
      isOfficial: false,
    },
    {
      publisher: "Pennsylvania Consolidated Statutes, free public edition (Westlaw)",
      url: "https://govt.westlaw.com/pac/Document/N45E3AB30B9E311E38D8E8F895E51E801?viewType=FullText&originationContext=documenttoc&transitionType=CategoryPageItem&contextData=(sc.Default)",
      isOfficial: true,
    },
    {
      publisher: {
        en: "Superior Court of Pennsylvania, Wygant v. General Electric (copy at Casetext)",
        es: "Superior Court of Pennsylvania, Wygant v. General Electric [copia en Casetext]",
      },
      url: "https://print.casetext.com/case/wygant-v-gen-elec-co",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Edgar Snyder & Associates (law firm)",
        es: "Edgar Snyder & Associates [bufete de abogados]",
      },
      url: "https://www.edgarsnyder.com/statute-limitations/pennsylvania.html",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Pennsylvania General Assembly (2013 bill reprinting 42 Pa.C.S. 5533)",
        es: "Pennsylvania General Assembly [proyecto de 2013 que reproduce 42 Pa.C.S. 5533]",
      },
      url: "http://www.legis.state.pa.us/CFDOCS/Legis/PN/Public/btCheck.cfm?txtType=HTM&sessYr=2013&sessInd=0&billBody=S&billTyp=B&billNbr=1011&pn=1219",
      isOfficial: true,
    },
    {
      publisher: {
        en: "Laws9 (older copy of 42 Pa.C.S. 5533)",
        es: "Laws9 [versión anterior de 42 Pa.C.S. 5533]",
      },
      url: "http://www.laws9.com/statutes/pennsylvania/title-42/chapter-55/5533",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Supreme Court of Pennsylvania, Yanakos v. UPMC (copy at Justia)",
        es: "Supreme Court of Pennsylvania, Yanakos v. UPMC [copia en Justia]",
      },
      url: "https://law.justia.com/cases/pennsylvania/supreme-court/2019/10-wap-2018.html",
      isOfficial: false,
    },
    {
      publisher: "Bordas & Bordas (law firm), quoting 40 P.S. 1303.513",
      url: "https://www.bordaslaw.com/blog_post/supreme-court-pennsylvania-rules-mcare-statute-repose-unconstitutional/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Van Wey & Metzler (law firm)",
        es: "Van Wey & Metzler [bufete de abogados]",
      },
      url: "https://www.vanweylaw.com/medical-negligence-laws/pennsylvania/",
      isOfficial: false,
    },
    {
      publisher: "CHILD USA",
      url: "https://childusa.org/law/pennsylvania/sex-abuse-sol/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "WOAR (Philadelphia rape crisis centre)",
        es: "WOAR [centro de ayuda de Filadelfia para sobrevivientes de violación]",
      },
      url: "https://www.woar.org/advocacy/",
      isOfficial: false,
    },
    {
      publisher: "Survivor Rights Center",
      url: "https://survivorrightscenter.org/articles/pennsylvania-hb462-hb464-two-bill-strategy-explained/",
      isOfficial: false,
    },
    {
      publisher: { en: "Ostroff Law (law firm)", es: "Ostroff Law [bufete de abogados]" },
      url: "https://ostrofflaw.com/accident-news/government-injury-claim-in-pennsylvania",
      isOfficial: false,
    },
    {
      publisher: "findlawyerinpa.com",
      url: "https://findlawyerinpa.com/medical-malpractice/what-are-the-statutes-of-limitations-for-medical-malpractice-in-pennsylvania.php",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
