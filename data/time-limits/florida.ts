import type { StateLimits } from "../time-limit";

export const florida = {
  code: "FL",
  slug: "florida",
  injury: {
    years: 2,
    from: "injury",
    text: {
      en: "You have two years for a claim of carelessness that arose after March 24, 2023. A claim that arose up to that day has four years, so the last of those end in March 2027.",
      es: "Tiene dos años por un reclamo de descuido surgido después del 24 de marzo de 2023. Un reclamo surgido hasta ese día tiene cuatro años; los últimos terminan en marzo de 2027.",
    },
    cite: "Fla. Stat. § 95.11(5)(a) (numbered (4)(a) in 2023)",
    sources: [0, 1],
    confidence: "medium",
  },
  product: {
    years: 4,
    from: "discovery",
    outerYears: 12,
    text: {
      en: "You have four years from when the facts were or should have been discovered. A claim pleaded as carelessness may have only two years, so two is the safe count.",
      es: "Tiene cuatro años desde que se descubrieron o se debieron descubrir los hechos. Un reclamo presentado como descuido puede tener solo dos años, así que dos es lo más seguro.",
    },
    outer: {
      en: "You must sue within 12 years of delivery to the first buyer. This does not apply if the defect was hidden on purpose or a warranty is longer, or to some aircraft and vessels, or to harm from long exposure that shows late.",
      es: "Debe demandar dentro de 12 años desde la entrega al primer comprador. No vale si el defecto se ocultó a propósito o la garantía es más larga, ni para algunas aeronaves y embarcaciones, ni por un daño de una exposición larga que aparece tarde.",
    },
    cite: "Fla. Stat. §§ 95.11(3), 95.031(2)",
    sources: [3, 4, 0],
    confidence: "medium",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "A suit must be filed within two years, usually counted from the death.",
      es: "Hay que demandar dentro de dos años, por lo general contados desde la muerte.",
    },
    cite: "Fla. Stat. § 95.11(5)(e)",
    sources: [2],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "Florida does not simply wait until 18. The pause for a child applies only in listed cases, mainly when no parent or guardian can sue, and it has an outer end. A parent should act within the usual time and ask a lawyer.",
      es: "Florida no espera sin más hasta los 18. La pausa para un menor vale solo en casos de una lista, sobre todo si ningún padre o tutor puede demandar, y tiene un final. El padre o la madre debe actuar en el plazo usual y preguntar a un abogado o abogada.",
    },
    cite: "Fla. Stat. § 95.051(1)",
    sources: [5],
    confidence: "low",
  },
  malpractice: {
    years: 2,
    outerYears: 4,
    text: {
      en: "You have two years from when you knew or should have known of the harm and a reasonable chance of malpractice. You never have more than four years from the event, or seven with fraud or hiding.",
      es: "Tiene dos años desde que supo o debió saber del daño y de una posibilidad razonable de negligencia. Nunca tiene más de cuatro años desde el hecho, o siete si hubo fraude u ocultamiento.",
    },
    minors: {
      en: "The four-year limit does not cut off a child before the eighth birthday.",
      es: "El límite de cuatro años no afecta a un niño o niña antes de cumplir ocho.",
    },
    cite: "Fla. Stat. § 95.11(5)(c) (formerly (4)(b))",
    sources: [6, 7],
    confidence: "medium",
  },
  childAbuse: {
    kind: "mixed",
    age: 25,
    text: {
      en: "Sexual battery of a child under 16 has no limit, unless the claim had expired by July 1, 2010. For other abuse you have until 25, or four years after leaving the abuser's care, or four from discovering the injury and its link to the abuse, whichever is latest. A claim of carelessness against an institution may have far less time.",
      es: "La agresión sexual de un menor de 16 no tiene plazo, salvo que el reclamo hubiera vencido para el 1 de julio de 2010. Por otro abuso tiene hasta los 25, o cuatro años después de dejar el cuidado de quien abusó, o cuatro desde que supo que el abuso causó la lesión, lo que sea más tarde. Un reclamo por descuido contra una institución puede tener mucho menos.",
    },
    cite: "Fla. Stat. § 95.11(8), (10) (formerly (7), (9))",
    sources: [9, 8],
    confidence: "medium",
  },
  assault: {
    years: 4,
    text: {
      en: "According to one chart, you have four years to sue the attacker. A claim of carelessness against someone else has two.",
      es: "Según una tabla, tiene cuatro años para demandar a quien agredió. Un reclamo por descuido contra otra parte tiene dos.",
    },
    cite: "Fla. Stat. § 95.11(3), (5)(a)",
    sources: [2, 0],
    confidence: "medium",
  },
  government: {
    days: 1095,
    text: {
      en: "Notify the agency in writing, and for most state bodies the Department of Financial Services, within three years of the claim; a review of up to six months follows. A bill may have cut this to 18 months: count on that, and on less for a death.",
      es: "Avise por escrito a la agencia y, en la mayoría de entes estatales, al Department of Financial Services, dentro de tres años desde el reclamo; revisión: hasta seis meses. Un proyecto quizá lo acortó a 18 meses: cuente con eso, y menos por una muerte.",
    },
    cite: "Fla. Stat. § 768.28(6)",
    sources: [10, 11, 12],
    confidence: "medium",
  },
  sources: [
    {
      publisher: "American Bar Association",
      url: "https://www.americanbar.org/groups/litigation/resources/newsletters/mass-torts/florida-tort-reform-three-key-changes/",
      isOfficial: false,
    },
    {
      publisher: "Subrogation & Recovery Law Blog",
      url: "https://www.subrogationrecoverylawblog.com/2024/02/05/",
      isOfficial: false,
    },
    {
      publisher: "Law Office of Natlie G. Figgers",
      url: "https://figgerslaw.com/florida-statutes-of-limitation/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Florida Senate (1999 bill amendment)",
        es: "Florida Senate [enmienda de un proyecto de 1999]",
      },
      url: "https://flsenate.gov/Session/Bill/1999/775/Amendment/665143/HTML",
      isOfficial: true,
    },
    {
      publisher: { en: "Florida Senate (1998 bill)", es: "Florida Senate [proyecto de 1998]" },
      url: "https://flsenate.gov/Session/Bill/1998/3871/BillText/e1/HTML",
      isOfficial: true,
    },
    {
      publisher: "Florida Second District Court of Appeal, D.H. v. Adept Community Services (2017)",
      url: "https://caselaw.findlaw.com/court/fl-district-court-of-appeal/1855641.html",
      isOfficial: true,
    },
    {
      publisher: "FloridaMalpractice.com",
      url: "https://floridamalpractice.com/?p=260",
      isOfficial: false,
    },
    {
      publisher: "Grossman Roth Yaffa Cohen",
      url: "https://www.grossmanroth.com/blog/2018/march/how-does-the-statute-of-limitations-apply-to-med/",
      isOfficial: false,
    },
    {
      publisher: { en: "CHILD USA (older copy)", es: "CHILD USA [versión anterior]" },
      url: "https://www.childusa.org/law/florida",
      isOfficial: false,
    },
    {
      publisher: { en: "Florida Senate (2020 bill)", es: "Florida Senate [proyecto de 2020]" },
      url: "http://www.flsenate.gov/Session/Bill/2020/1184/BillText/Filed/HTML",
      isOfficial: true,
    },
    {
      publisher: {
        en: "Florida Senate staff analysis (on Legiplex)",
        es: "Florida Senate staff analysis [en Legiplex]",
      },
      url: "https://app.legiplex.com/fl/legislature/2024/2024-r/bills/s0472/draft-813976?id=813976",
      isOfficial: false,
    },
    {
      publisher: "The Florida Bar News",
      url: "https://www.floridabar.org/the-florida-bar-news/bill-would-gradually-increase-sovereign-immunity-limits-for-government-liability/",
      isOfficial: false,
    },
    {
      publisher: "FastDemocracy",
      url: "https://fastdemocracy.com/bill-summary/?billsummary_id=FLB00033648&billsummary_session=2026&billsummary_state=fl",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
