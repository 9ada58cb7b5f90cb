import type { StateLimits } from "../time-limit";

export const newYork = {
  code: "NY",
  slug: "new-york",
  injury: {
    years: 3,
    from: "injury",
    text: {
      en: "You have three years from the injury. For harm that shows late after exposure to a substance, the time starts when it was or should have been discovered.",
      es: "Tiene tres años desde la lesión. Si el daño aparece tarde tras la exposición a una sustancia, el plazo empieza cuando se supo o se debió saber.",
    },
    cite: "CPLR 214(5), 214-c",
    sources: [1, 0],
    confidence: "high",
  },
  product: {
    years: 3,
    from: "injury",
    text: {
      en: "You have three years. For the late effect of a substance that was absorbed, swallowed, breathed, injected or implanted, they start when the injury was or should have been discovered. An extra rule helps if the cause becomes known within five years after the injury. Sudden injuries count from the day they happen.",
      es: "Tiene tres años. Por el efecto tardío de una sustancia absorbida, tragada, respirada, inyectada o implantada, empiezan cuando la lesión se supo o se debió saber. Otra regla ayuda si la causa se conoce dentro de cinco años después de la lesión. Las lesiones repentinas cuentan desde el día en que ocurren.",
    },
    cite: "CPLR 214(5), 214-c",
    sources: [1, 0],
    confidence: "high",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "A suit must be filed within two years of the death. If there is a criminal case over the event, at least one year remains after it ends.",
      es: "Hay que demandar dentro de dos años desde la muerte. Si hay un caso penal por el hecho, queda al menos un año después de que termine.",
    },
    cite: "EPTL 5-4.1",
    sources: [3],
    confidence: "high",
  },
  minors: {
    text: {
      en: "If the limit is three years or more, a child can sue until three years after coming of age. With a shorter limit, childhood adds time. The same goes for incapacity. In no case can incapacity, or childhood in a malpractice case, stretch the time beyond ten years from the act or claim.",
      es: "Si el plazo es de tres años o más, un menor puede demandar hasta tres años después de la mayoría de edad. A un plazo más corto se le suma el tiempo de la minoría de edad. Lo mismo vale para la incapacidad. La incapacidad, o la niñez en un caso médico, nunca extiende el plazo más allá de diez años desde el hecho o el reclamo.",
    },
    cite: "CPLR 208(a)",
    sources: [2],
    confidence: "high",
  },
  malpractice: {
    years: 2.5,
    text: {
      en: "You have two years and six months from the act or the end of continuous treatment. A missed cancer counts from discovery of the error and its harm, within seven years of the error.",
      es: "Tiene dos años y seis meses desde el hecho o el final del tratamiento continuo. Un cáncer no detectado cuenta desde que se supo del error y su daño, dentro de siete años desde el error.",
    },
    minors: {
      en: "The clock is paused in childhood, but never beyond ten years from the act.",
      es: "El plazo se detiene durante la niñez, pero nunca más de diez años desde el hecho.",
    },
    cite: "CPLR 214-a, 203(g)",
    sources: [2, 9, 4],
    confidence: "high",
  },
  childAbuse: {
    kind: "to an age",
    age: 55,
    text: {
      en: "You have until your 55th birthday to sue the abuser and anyone whose intent or negligence led to the abuse, with no notice of claim. Claims that had expired before February 14, 2019, needed a window that has closed.",
      es: "Tiene hasta cumplir 55 para demandar a quien abusó y a quien con intención o negligencia lo permitió, sin aviso previo. Los reclamos vencidos antes del 14 de febrero de 2019 necesitaban una ventana ya cerrada.",
    },
    window: {
      from: "2026-01-29",
      to: "2027-07-29",
      source: 13,
      text: {
        en: "New York City has a window for gender-motivated violence, sexual abuse included, from before January 9, 2022. Law firms count its last day as July 29, 2027, and one survivors' site says March 2027; we found nothing official. The statewide window is closed.",
        es: "La Ciudad de Nueva York tiene una ventana por violencia de género, también abuso sexual, anterior al 9 de enero de 2022. Los bufetes cuentan hasta el 29 de julio de 2027; un sitio de sobrevivientes, hasta marzo de 2027. No hallamos nada oficial. La ventana estatal se cerró.",
      },
    },
    cite: "CPLR 208(b), 214-g; N.Y.C. Admin. Code § 10-1104.1",
    sources: [2, 6, 5],
    confidence: "high",
  },
  assault: {
    years: 20,
    text: {
      en: "You have twenty years for listed sexual offenses, against the offender and others at fault; the 2019 rule did not revive expired claims. Other assault or battery has one year. New York City has a window for acts before January 9, 2022 (later acts have seven years). Law firms count its last day as July 29, 2027, but nothing official confirms that.",
      es: "Tiene veinte años por delitos sexuales de una lista, contra quien lo cometió y otros responsables; la regla de 2019 no reabrió reclamos vencidos. Otras agresiones tienen un año. La Ciudad de Nueva York tiene una ventana por hechos anteriores al 9 de enero de 2022 (los posteriores tienen siete años). Los bufetes cuentan hasta el 29 de julio de 2027, pero nada oficial lo confirma.",
    },
    window: { from: "2026-01-29", to: "2027-07-29" },
    cite: "CPLR 213-c, 214-j, 215; N.Y.C. Admin. Code §§ 10-1104.1, 10-1105",
    sources: [7, 8, 6],
    confidence: "high",
  },
  government: {
    days: 90,
    text: {
      en: "Give a city, county or school district a notice of claim within 90 days; after a death, they count from the appointment of a representative. In general, sue within one year and 90 days. For the State, serve a claim or a notice of intention on the attorney general, in general within 90 days.",
      es: "Dé a la ciudad, el condado o el distrito escolar un aviso de reclamo dentro de 90 días; tras una muerte, cuentan desde que se nombra representante. En general, demande dentro de un año y 90 días. Por el estado, entregue al fiscal general un reclamo o un aviso de intención, en general dentro de 90 días.",
    },
    cite: "Gen. Mun. Law §§ 50-e, 50-i; Court of Claims Act § 10",
    sources: [11, 12, 10],
    confidence: "medium",
  },
  sources: [
    {
      publisher: { en: "Lexace (copy of CPLR 214)", es: "Lexace [copia de CPLR 214]" },
      url: "https://lexace.ai/us/statute/new-york/cvp-214",
      isOfficial: false,
    },
    {
      publisher: "New York State Senate, CPLR 214-c",
      url: "https://www.nysenate.gov/legislation/laws/CVP/214-C",
      isOfficial: true,
    },
    {
      publisher: "New York State Senate, CPLR 208",
      url: "https://www.nysenate.gov/legislation/laws/CVP/208",
      isOfficial: true,
    },
    {
      publisher: { en: "Lexace (copy of EPTL 5-4.1)", es: "Lexace [copia de EPTL 5-4.1]" },
      url: "https://lexace.ai/us/statute/new-york/ept-5-4.1",
      isOfficial: false,
    },
    {
      publisher: "New York Supreme Court, Ford v. Lee (FindLaw)",
      url: "https://caselaw.findlaw.com/court/ny-supreme-court/2116367.html",
      isOfficial: false,
    },
    {
      publisher: "New York Law Journal",
      url: "https://law.com/newyorklawjournal/2019/08/13/child-victims-act-one-year-window-opens-now-what-part-one",
      isOfficial: false,
    },
    {
      publisher: "New York City Council, Int 1297-2025",
      url: "https://nyc.legistar.com/LegislationDetail.aspx?GUID=B01473E5-9E7F-4D9D-8845-65C340D67F23&ID=7411818",
      isOfficial: true,
    },
    {
      publisher: "New York State Senate, CPLR 213-c",
      url: "https://www.nysenate.gov/legislation/laws/CVP/213-C",
      isOfficial: true,
    },
    {
      publisher: "New York State Senate, CPLR 214-j",
      url: "https://www.nysenate.gov/legislation/laws/CVP/214-J",
      isOfficial: true,
    },
    {
      publisher: "New York CPLR article 2, 2006 (Justia)",
      url: "http://law.justia.com/codes/new-york/2006/civil-practice-law-rules/idx_cvp0a2.html",
      isOfficial: true,
    },
    {
      publisher: {
        en: "Lexace (copy of General Municipal Law 50-e)",
        es: "Lexace [copia de General Municipal Law 50-e]",
      },
      url: "https://lexace.ai/us/statute/new-york/gmu-50-E",
      isOfficial: false,
    },
    {
      publisher: {
        en: "New York State Senate, S7641 (uniform notice of claim act, 2012)",
        es: "New York State Senate, S7641 [ley sobre avisos de reclamo, 2012]",
      },
      url: "https://www.nysenate.gov/legislation/bills/2011/S7641/amendment/original",
      isOfficial: true,
    },
    {
      publisher: "New York Court of Claims Act § 10, 2006 (Justia)",
      url: "https://law.justia.com/codes/new-york/2006/court-of-claims/ctc010_10.html",
      isOfficial: true,
    },
    {
      publisher: { en: "Mondaq (law firm note)", es: "Mondaq [bufete de abogados]" },
      url: "https://www.mondaq.com/unitedstates/crime/1743362/new-york-city-council-passes-landmark-amendment-to-victims-of-gender-motivated-violence-protection-law-overriding-mayors-veto",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
