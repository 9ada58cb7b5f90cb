import type { StateLimits } from "../time-limit";

export const washington = {
  code: "WA",
  slug: "washington",
  injury: {
    years: 3,
    from: "injury",
    text: {
      en: "Three years; if the harm could not be noticed, from when you should have learned of it.",
      es: "Tres años; si el daño no se podía notar, desde que debió saberlo.",
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
      en: "Three years from when you discovered, or should have, the harm and its cause.",
      es: "Tres años desde que supo, o debió saber, del daño y su causa.",
    },
    outer: {
      en: "12 years from delivery create a presumption, which evidence can rebut; this does not apply with a longer warranty, hiding, or a disease that shows later",
      es: "12 años desde la entrega crean una presunción, que las pruebas pueden vencer; no se aplica con una garantía más larga, ocultamiento o una enfermedad que aparece después",
    },
    cite: "RCW 7.72.060",
    sources: [2, 3, 4],
    confidence: "medium",
  },
  death: {
    years: 3,
    from: "death",
    text: {
      en: "Three years; the general limit covers deaths too.",
      es: "Tres años; el plazo general abarca también las muertes.",
    },
    cite: "RCW 4.16.080(2)",
    sources: [0, 1],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "Paused while you are under 18 or unable to understand the proceedings, malpractice included.",
      es: "En pausa mientras es menor de 18 o no puede entender el proceso, también en negligencia médica.",
    },
    cite: "RCW 4.16.190",
    sources: [6],
    confidence: "medium",
  },
  malpractice: {
    years: 3,
    text: {
      en: "Three years from the act or one from discovering that the injury came from it, whichever is later. A court struck down the eight-year limit in 2023.",
      es: "Tres años desde el hecho o uno desde que supo que la lesión vino de él, lo que sea más tarde. Un tribunal anuló en 2023 el límite de ocho años.",
    },
    minors: {
      en: "Paused until 18.",
      es: "En pausa hasta los 18.",
    },
    cite: "RCW 4.16.350",
    sources: [5, 6],
    confidence: "medium",
  },
  childAbuse: {
    kind: "mixed",
    text: {
      en: "Abuse since June 6, 2024: no limit. Earlier abuse: three years from the act, or from discovering that it caused the injury you sue for, whichever is later, paused until 18. Ask a lawyer whether this also applies to institutions.",
      es: "Abuso desde el 6 de junio de 2024: sin plazo. Abuso anterior: tres años desde el hecho, o desde que supo que causó el daño por el que demanda, lo que sea más tarde, en pausa hasta los 18. Pregunte a un abogado o abogada si también vale para instituciones.",
    },
    cite: "RCW 4.16.340; Laws 2024 ch. 253",
    sources: [8, 7, 9],
    confidence: "high",
  },
  assault: {
    years: 2,
    text: {
      en: "Two years for assault, sexual assault of an adult included; three for a negligence claim against someone else.",
      es: "Dos años por agresión, también sexual contra una persona adulta; tres por un reclamo de negligencia contra otra parte.",
    },
    cite: "RCW 4.16.100(1)",
    sources: [8, 0],
    confidence: "high",
  },
  government: {
    text: {
      en: "A claim form to the state office of risk management, or to the agent of the local body, then a wait of 60 days before suing. Ferry claims have 120 days.",
      es: "Un formulario de reclamo a la oficina estatal de gestión de riesgos, o al agente del ente local, y luego 60 días de espera antes de demandar. Los reclamos de transbordadores tienen 120 días.",
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
      publisher: "Washington Legislature (Senate bill report)",
      url: "https://lawfilesext.leg.wa.gov/biennium/2023-24/Htm/Bill%20Reports/Senate/1618-S2.E%20SBR%20WM%20TA%2024.htm",
      isOfficial: true,
    },
    {
      publisher: "Tacoma injury law firm, quoting RCW 4.16.340",
      url: "https://tacomainjurylaw.com/resources/know-the-law/childhood-sexual-abuse-limitations/",
      isOfficial: false,
    },
    {
      publisher: "Washington Legislature (2009 HB 1553 reprinting RCW 4.96.020)",
      url: "https://lawfilesext.leg.wa.gov/Biennium/2009-10/Htm/Bills/House%20Bills/1553.htm",
      isOfficial: true,
    },
    {
      publisher: "Washington Legislature (2006 HB 3120 reprinting RCW 4.92.110)",
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
