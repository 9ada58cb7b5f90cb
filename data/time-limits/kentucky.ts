import type { StateLimits } from "../time-limit";

export const kentucky = {
  code: "KY",
  slug: "kentucky",
  injury: {
    years: 1,
    from: "discovery",
    text: {
      en: "You have one year from when you knew or should have known of the injury and that the other side's conduct may have caused it.",
      es: "Tiene un año desde que supo o debió saber de la lesión y de que la conducta de la otra parte pudo causarla.",
    },
    cite: "Ky. Rev. Stat. § 413.140(1)(a)",
    sources: [0, 1, 3],
    confidence: "medium",
  },
  product: {
    years: 1,
    from: "discovery",
    outerYears: 5,
    text: {
      en: "You have one year from when you discovered or should have discovered the injury and that the defendant may have caused it.",
      es: "Tiene un año desde que descubrió o debió descubrir la lesión y que la otra parte pudo causarla.",
    },
    outer: {
      en: "Five years after the sale, or eight after manufacture, it is only presumed that the product was not defective, which evidence can overcome. A suit is still possible.",
      es: "Cinco años después de la venta, u ocho después de la fabricación, solo se presume que el producto no era defectuoso, lo que las pruebas pueden vencer. Aún se puede demandar.",
    },
    cite: "Ky. Rev. Stat. §§ 413.140(1)(a), 411.310",
    sources: [5, 2, 4],
    confidence: "medium",
  },
  death: {
    years: 1,
    text: {
      en: "A suit must be filed within one year of the day the court appoints the personal representative, and at the latest two years after the death.",
      es: "Hay que demandar dentro de un año desde que el tribunal nombra a quien representa la sucesión, y a más tardar dos años después de la muerte.",
    },
    cite: "Ky. Rev. Stat. § 413.180",
    sources: [6, 3, 4],
    confidence: "high",
  },
  minors: {
    text: {
      en: "The usual limit starts when a child comes of age or a person regains capacity, so a child's one-year claim usually runs until 19. Claims before the State's claims board are not paused.",
      es: "El plazo usual empieza con la mayoría de edad o al recuperar la capacidad, así que el reclamo de un año de un menor suele durar hasta los 19. Los reclamos ante la junta del estado no se detienen.",
    },
    cite: "Ky. Rev. Stat. § 413.170(1)",
    sources: [7, 12],
    confidence: "medium",
  },
  malpractice: {
    years: 1,
    outerYears: 5,
    text: {
      en: "You have one year from when the injury was or should have been discovered. The law also prints an outer limit of five years from the act; count with it, and never as extra time.",
      es: "Tiene un año desde que se descubrió o se debió descubrir la lesión. En la ley figura también un máximo de cinco años desde el hecho; cuente con él, y nunca como tiempo extra.",
    },
    minors: {
      en: "The clock is paused until a child turns 18.",
      es: "El plazo se detiene hasta que el menor cumple 18.",
    },
    cite: "Ky. Rev. Stat. § 413.140(1)(e), (2)",
    sources: [0, 8, 4],
    confidence: "medium",
  },
  childAbuse: {
    kind: "to an age",
    age: 28,
    text: {
      en: "You have until your 28th birthday to sue the abuser or an institution that owed a duty of care. The state's Supreme Court held in 2024 that an expired claim cannot be brought back.",
      es: "Tiene hasta cumplir 28 para demandar a quien abusó o a una institución con deber de cuidado. La Corte Suprema del estado decidió en 2024 que un reclamo vencido no se puede reabrir.",
    },
    cite: "Ky. Rev. Stat. § 413.249",
    sources: [11, 9, 10],
    confidence: "medium",
  },
  assault: {
    years: 1,
    text: {
      en: "You have one year; we found no special rule for adults.",
      es: "Tiene un año; no hallamos una regla especial para personas adultas.",
    },
    cite: "Ky. Rev. Stat. § 413.140(1)(a)",
    sources: [0],
    confidence: "medium",
  },
  motor: {
    years: 2,
    text: {
      en: "You have two years under the no-fault law, from the crash or from the last no-fault payment, whichever is later.",
      es: "Tiene dos años según la ley sin culpa (no-fault), desde el choque o desde el último pago de ese seguro, lo que sea más tarde.",
    },
    cite: "Ky. Rev. Stat. § 304.39-230(6)",
    sources: [4, 3, 8],
    confidence: "medium",
  },
  government: {
    days: 365,
    text: {
      en: "File a claim of carelessness against the State with its claims board within one year of when you knew or should have, and at most two years after the act, also for children.",
      es: "Presente un reclamo por descuido contra el estado ante su junta de reclamos dentro de un año desde que supo o debió saber, como máximo dos años después del hecho, también para menores.",
    },
    cite: "Ky. Rev. Stat. § 49.120",
    sources: [12],
    confidence: "medium",
  },
  sources: [
    {
      publisher: "Justia (Kentucky Revised Statutes 2019)",
      url: "https://law.justia.com/codes/kentucky/2019/chapter-413/section-413-140/",
      isOfficial: false,
    },
    {
      publisher: { en: "Self-Law (statute text)", es: "Self-Law [texto de la ley]" },
      url: "https://self-law.org/code/ky/chapter-413/413-140",
      isOfficial: false,
    },
    {
      publisher: {
        en: "DocketMath (quotes apps.legislature.ky.gov)",
        es: "DocketMath [cita apps.legislature.ky.gov]",
      },
      url: "https://docketmath.com/blog/statute-of-limitations-product-liability-kentucky",
      isOfficial: false,
    },
    {
      publisher: "Maggie Jo Law",
      url: "https://www.maggiejo.com/post/personal-injury-statutes-of-limitation",
      isOfficial: false,
    },
    { publisher: "Subro50", url: "https://www.subro50.com/ky", isOfficial: false },
    {
      publisher: { en: "Butler Snow survey (on Casetext)", es: "Butler Snow survey [en Casetext]" },
      url: "https://casetext.com/statute/louisiana-revised-statutes/civil-code/book-iii-of-the-different-modes-of-acquiring-the-ownership-of-things/title-xxiv-prescription/chapter-4-liberative-prescription/section-1-one-year-prescription/section-3492-delictual-actions/analysis?sort=relevance",
      isOfficial: false,
    },
    {
      publisher: { en: "Casetext (statute text)", es: "Casetext [texto de la ley]" },
      url: "https://casetext.com/statute/kentucky-revised-statutes/title-36-statutory-actions-and-limitations/chapter-413-limitation-of-actions/actions-other-than-those-relating-to-real-property/section-413180-action-by-or-against-personal-representative-under-krs-413090-to-413160",
      isOfficial: false,
    },
    {
      publisher: "Bluegrass Justice",
      url: "https://www.bluegrassjustice.com/statute-of-limitations/",
      isOfficial: false,
    },
    { publisher: "KYTrial", url: "https://kytrial.com/?p=2511", isOfficial: false },
    {
      publisher: { en: "Casetext (statute text)", es: "Casetext [texto de la ley]" },
      url: "https://e.casetext.com/statute/kentucky-revised-statutes/title-36-statutory-actions-and-limitations/chapter-413-limitation-of-actions/actions-other-than-those-relating-to-real-property/section-413249-effective-7152024-action-relating-to-childhood-sexual-abuse-or-childhood-sexual-assault",
      isOfficial: false,
    },
    {
      publisher: { en: "LegalFix (older text)", es: "LegalFix [versión anterior]" },
      url: "https://legalfix.com/statutes/state-codes/kentucky/chapter-413/section-413-249",
      isOfficial: false,
    },
    {
      publisher: "Supreme Court of Kentucky, Thompson v. Killary (2024)",
      url: "https://law.justia.com/cases/kentucky/supreme-court/2024/2022-sc-0308-dg.html",
      isOfficial: true,
    },
    {
      publisher: "Justia (Kentucky Revised Statutes 2017)",
      url: "https://law.justia.com/codes/kentucky/2017/chapter-49/section-.120/index.html",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
