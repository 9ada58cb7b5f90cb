import type { StateLimits } from "../time-limit";

export const washington = {
  code: "WA",
  slug: "washington",
  injury: {
    years: 3,
    from: "injury",
    text: {
      en: "You have three years. If the harm could not be noticed, they start when you should have learned of it.",
      es: "Tiene tres años. Si el daño no se podía notar, empiezan cuando debió saberlo.",
    },
    cite: "RCW 4.16.080(2)",
    sources: [0],
    confidence: "medium",
  },
  product: {
    years: 3,
    from: "discovery",
    outerYears: 12,
    text: {
      en: "You have three years from when you discovered, or should have discovered, the harm and its cause.",
      es: "Tiene tres años desde que supo, o debió saber, del daño y su causa.",
    },
    outer: {
      en: "12 years after delivery, the product's safe life is presumed over, which evidence can disprove. This does not apply with a longer warranty, with false or hidden facts, or to a late disease from exposure before then.",
      es: "12 años después de la entrega se presume que el producto pasó su vida segura, lo que pruebas pueden vencer. No vale con una garantía más larga, con hechos falsos u ocultos, ni por una enfermedad tardía de una exposición anterior.",
    },
    cite: "RCW 7.72.060",
    sources: [2, 3, 4],
    confidence: "medium",
  },
  death: {
    years: 3,
    from: "death",
    text: {
      en: "A suit must be filed within three years: the general limit covers deaths too.",
      es: "Hay que demandar dentro de tres años: el plazo general abarca también las muertes.",
    },
    cite: "RCW 4.16.080(2)",
    sources: [0, 1],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "The clock is paused while a person is under 18 or unable to understand the proceedings. Since 2014 this holds for malpractice too.",
      es: "El plazo se detiene mientras la persona es menor de 18 o no puede entender el proceso. Desde 2014 vale también para la negligencia médica.",
    },
    cite: "RCW 4.16.190",
    sources: [6],
    confidence: "medium",
  },
  malpractice: {
    years: 3,
    text: {
      en: "You have three years from the act or one from discovering that the injury came from it, whichever is later. A court struck down the eight-year limit in 2023.",
      es: "Tiene tres años desde el hecho o uno desde que supo que la lesión vino de él, lo que sea más tarde. Un tribunal anuló en 2023 el límite de ocho años.",
    },
    minors: {
      en: "The clock is paused until a child turns 18.",
      es: "El plazo se detiene hasta que el menor cumple 18.",
    },
    cite: "RCW 4.16.350",
    sources: [5, 6],
    confidence: "medium",
  },
  childAbuse: {
    kind: "mixed",
    text: {
      en: "Abuse since June 6, 2024, has no limit. For earlier abuse, you have three years from the act, or from discovering that it caused the injury you sue for, whichever is later, paused until 18. Ask a lawyer whether this also applies to institutions.",
      es: "El abuso desde el 6 de junio de 2024 no tiene plazo. Por abuso anterior, tiene tres años desde el hecho, o desde que supo que causó el daño por el que demanda, lo que sea más tarde, en pausa hasta los 18. Pregunte a un abogado o abogada si también vale para instituciones.",
    },
    cite: "RCW 4.16.340; Laws 2024 ch. 253",
    sources: [8, 7, 9],
    confidence: "high",
  },
  assault: {
    years: 2,
    text: {
      en: "You have two years for assault, sexual assault of an adult included, and three for a negligence claim against someone else.",
      es: "Tiene dos años por agresión, también sexual contra una persona adulta, y tres por un reclamo de negligencia contra otra parte.",
    },
    cite: "RCW 4.16.100(1)",
    sources: [8, 0],
    confidence: "high",
  },
  government: {
    text: {
      en: "Send a claim form to the State's office of risk management, or to the agent of the local body, and wait 60 days before you sue. The usual limit applies, except to ferry claims, which have 120 days.",
      es: "Envíe un formulario de reclamo a la oficina estatal de gestión de riesgos, o al agente del ente local, y espere 60 días antes de demandar. Vale el plazo usual, salvo para reclamos de transbordadores, que tienen 120 días.",
    },
    cite: "RCW 4.92.100, 4.92.110, 4.96.020, 47.60.250",
    sources: [10, 11, 12],
    confidence: "high",
  },
  sources: [
    {
      publisher: {
        en: "Products50 (practitioner survey; Washington page)",
        es: "Products50 [resumen hecho por abogados; página de Washington]",
      },
      url: "https://products50.com/copy-of-west-virginia",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Washington Court of Appeals, Fast v. Kennewick Public Hospital District (copy at cetient.com)",
        es: "Washington Court of Appeals, Fast v. Kennewick Public Hospital District [copia en cetient.com]",
      },
      url: "https://cetient.com/case/4765166/fast-v-kennewick-public-hospital-district",
      isOfficial: false,
    },
    {
      publisher: "Washington State Supreme Court Committee on Jury Instructions",
      url: "https://govt.westlaw.com/wciji/Document/I57249705db2811e7a78ad16f5529158b?viewType=FullText&originationContext=documenttoc&transitionType=CategoryPageItem&contextData=(sc.Default)",
      isOfficial: true,
    },
    {
      publisher: "FindLaw",
      url: "https://corporate.findlaw.com/litigation-disputes/the-useful-safe-life-defense-finding-the-relevant-product.html",
      isOfficial: false,
    },
    {
      publisher: "GLP Attorneys",
      url: "https://glpattorneys.com/product-liability/product-sellers-liability-requirements-rcw-7-72-060/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Supreme Court of Washington, Bennett v. United States (copy at Justia)",
        es: "Supreme Court of Washington, Bennett v. United States [copia en Justia]",
      },
      url: "https://law.justia.com/cases/washington/supreme-court/2023/101-300-1.html",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Supreme Court of Washington, Schroeder v. Weighall (copy at Justia)",
        es: "Supreme Court of Washington, Schroeder v. Weighall [copia en Justia]",
      },
      url: "http://law.justia.com/cases/washington/supreme-court/2014/87207-4.html",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Washington Laws 2024 ch. 253 (copy at FastDemocracy)",
        es: "Washington Laws 2024 ch. 253 [copia en FastDemocracy]",
      },
      url: "https://fastdemocracy.com/bill-summary/?billsummary_id=WAB00019945&billsummary_session=2023-2024&billsummary_state=wa",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Washington Legislature (Senate bill report)",
        es: "Washington Legislature [informe del Senado sobre el proyecto]",
      },
      url: "https://lawfilesext.leg.wa.gov/biennium/2023-24/Htm/Bill%20Reports/Senate/1618-S2.E%20SBR%20WM%20TA%2024.htm",
      isOfficial: true,
    },
    {
      publisher: "Tacoma injury law firm, quoting RCW 4.16.340",
      url: "https://tacomainjurylaw.com/resources/know-the-law/childhood-sexual-abuse-limitations/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Washington Legislature (2009 HB 1553 reprinting RCW 4.96.020)",
        es: "Washington Legislature [HB 1553 de 2009, que reproduce RCW 4.96.020]",
      },
      url: "https://lawfilesext.leg.wa.gov/Biennium/2009-10/Htm/Bills/House%20Bills/1553.htm",
      isOfficial: true,
    },
    {
      publisher: {
        en: "Washington Legislature (2006 HB 3120 reprinting RCW 4.92.110)",
        es: "Washington Legislature [HB 3120 de 2006, que reproduce RCW 4.92.110]",
      },
      url: "https://lawfilesext.leg.wa.gov/Biennium/2005-06/Htm/Bills/House%20Bills/3120.htm",
      isOfficial: true,
    },
    {
      publisher: "Washington Legislature (RCW 47.60.250)",
      url: "https://app.leg.wa.gov/RCW/default.aspx?cite=47.60.250",
      isOfficial: true,
    },
  ],
} as const satisfies StateLimits;
