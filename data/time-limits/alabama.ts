import type { StateLimits } from "../time-limit";

export const alabama = {
  code: "AL",
  slug: "alabama",
  injury: {
    years: 2,
    from: "injury",
    text: {
      en: "You have two years from the day of the injury. Alabama has no general rule that waits until you discover the harm.",
      es: "Tiene dos años desde el día de la lesión. Alabama no tiene una regla general que espere hasta que usted descubra el daño.",
    },
    cite: "Ala. Code § 6-2-38(l)",
    sources: [2, 1, 0],
    confidence: "high",
  },
  product: {
    years: 2,
    from: "injury",
    text: {
      en: "You have two years from the day the injury shows itself in a way a doctor could identify, even if you do not yet know the cause. Courts use the general limit because the product statute was struck down.",
      es: "Tiene dos años desde el día en que la lesión se manifiesta de un modo que un médico podría reconocer, aunque usted aún no sepa la causa. Los tribunales usan el plazo general porque se anuló la ley de productos.",
    },
    cite: "Ala. Code § 6-2-38(l); Griffin v. Unocal (Ala. 2008)",
    sources: [2, 3, 1],
    confidence: "high",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "The personal representative must sue within two years of the death. The limit is not paused for a child.",
      es: "La persona que representa la sucesión debe demandar dentro de dos años desde la muerte. El plazo no se detiene por un menor.",
    },
    cite: "Ala. Code § 6-5-410(d)",
    sources: [5, 6],
    confidence: "high",
  },
  minors: {
    text: {
      en: "A person who was under 19 or legally incapacitated when the claim arose has the usual period after that ends, but at most three years, and never more than 20 years in all. Readings differ on whether a two-year claim ends at 21 or 22. Death claims are not paused.",
      es: "Quien tenía menos de 19 años o una incapacidad legal cuando surgió el reclamo tiene el plazo usual después de que eso termine, pero como máximo tres años, y nunca más de 20 en total. Las lecturas difieren sobre si un reclamo de dos años termina a los 21 o a los 22. Los reclamos por muerte no se detienen.",
    },
    cite: "Ala. Code § 6-2-8(a)",
    sources: [5, 7, 8],
    confidence: "medium",
  },
  malpractice: {
    years: 2,
    outerYears: 4,
    text: {
      en: "You have two years from the act. If the harm could not be found in that time, you have six months from discovery, but never more than four years from the act.",
      es: "Tiene dos años desde el hecho. Si el daño no se pudo descubrir en ese tiempo, tiene seis meses desde que se supo, pero nunca más de cuatro años desde el hecho.",
    },
    minors: {
      en: "A child who was under four has until the eighth birthday.",
      es: "Un niño o niña que tenía menos de cuatro años tiene hasta cumplir ocho.",
    },
    cite: "Ala. Code § 6-5-482",
    sources: [13, 12],
    confidence: "medium",
  },
  childAbuse: {
    kind: "to an age",
    age: 25,
    text: {
      en: "For abuse before age 19, you have until your 25th birthday to sue the abuser or an institution. This has been the rule since September 1, 2019, and it did not reopen older claims. A law for claims in the Boy Scouts bankruptcy is reported to end on December 31, 2026. Bills in 2026 would lengthen the general time; we could not confirm whether one became law.",
      es: "Por abuso antes de los 19, tiene hasta cumplir 25 años para demandar a quien abusó o a una institución. Es la regla desde el 1 de septiembre de 2019, y no reabrió reclamos anteriores. Una ley para reclamos en la bancarrota de los Boy Scouts termina, según se informa, el 31 de diciembre de 2026. Proyectos de 2026 alargarían el plazo general; no pudimos confirmar si alguno se hizo ley.",
    },
    cite: "Ala. Code § 6-2-8(b)",
    sources: [7, 10, 17],
    confidence: "medium",
  },
  assault: {
    years: 6,
    text: {
      en: "You have six years to sue the attacker. A negligence claim against someone else, such as an employer or a school, has two years.",
      es: "Tiene seis años para demandar a quien agredió. Un reclamo por negligencia contra otra parte, como un empleador o una escuela, tiene dos años.",
    },
    cite: "Ala. Code §§ 6-2-34(1), 6-2-38(l)",
    sources: [9, 11, 10],
    confidence: "medium",
  },
  asbestos: {
    text: {
      en: "You have two years from when, with reasonable care, you should have found out about the asbestos injury. This does not cover medical malpractice.",
      es: "Tiene dos años desde que, con un cuidado razonable, debió enterarse de la lesión por asbesto. No vale para la negligencia médica.",
    },
    cite: "Ala. Code § 6-2-30(b)",
    sources: [4],
    confidence: "high",
  },
  government: {
    days: 180,
    text: {
      en: "Give the clerk of a city or town your claim within six months, sworn if it is for a personal injury. Give a county commission your claim within 12 months. The State itself can rarely be sued.",
      es: "Presente su reclamo ante la secretaría de la ciudad o el pueblo dentro de seis meses, jurado si es por una lesión. En un condado, preséntelo ante la comisión dentro de 12 meses. Rara vez se puede demandar al estado mismo.",
    },
    cite: "Ala. Code §§ 11-47-23, 11-47-192, 11-12-8, 6-5-20",
    sources: [14, 15, 16],
    confidence: "high",
  },
  sources: [
    {
      publisher: "FindLaw",
      url: "https://www.findlaw.com/state/alabama-law/alabama-civil-statute-of-limitations-laws.html",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Protesolutio (Butler Snow survey)",
        es: "Protesolutio [estudio de Butler Snow]",
      },
      url: "https://protesolutio.com/2020/11/12/50-state-survey-of-statutes-of-limitations-and-repose-in-prescription-product-liability-cases",
      isOfficial: false,
    },
    {
      publisher: "Supreme Court of Alabama, Griffin v. Unocal Corp. (2008)",
      url: "https://cetient.com/case/1704484/griffin-v-unocal-corp",
      isOfficial: true,
    },
    {
      publisher: "Butler Snow",
      url: "https://www.butlersnow.com/2012/04/griffin-v-unocal-advent-of-the-manifest-injury-rule-in-alabama-toxic-tort-law/",
      isOfficial: false,
    },
    {
      publisher: { en: "Casetext (statute text)", es: "Casetext [texto de la ley]" },
      url: "https://casetext.com/statute/code-of-alabama/title-6-civil-practice/chapter-2-limitation-of-actions/article-2-time-provisions/section-6-2-30-commencement-of-actions-generally-actions-for-injuries-resulting-from-exposure-to-asbestos?sort=relevance&resultsNav=false&q=",
      isOfficial: false,
    },
    {
      publisher: "Supreme Court of Alabama, Cofer v. Ensor (1985), on Justia",
      url: "https://law.justia.com/cases/alabama/supreme-court/1985/473-so-2d-984-1.html",
      isOfficial: true,
    },
    {
      publisher: { en: "Casetext (statute text)", es: "Casetext [texto de la ley]" },
      url: "https://casetext.com/statute/code-of-alabama/title-6-civil-practice/chapter-5-actions/article-23-death/section-6-5-410-wrongful-act-omission-or-negligence-causing-death",
      isOfficial: false,
    },
    {
      publisher: { en: "Casetext (statute text)", es: "Casetext [texto de la ley]" },
      url: "https://casetext.com/statute/code-of-alabama/title-6-civil-practice/chapter-2-limitation-of-actions/article-1-general-provisions/section-6-2-8-suspension-of-limitation-disabilities",
      isOfficial: false,
    },
    {
      publisher: "CHILD USA",
      url: "https://childusa.org/law/Alabama/sex-abuse-sol/",
      isOfficial: false,
    },
    {
      publisher: { en: "CHILD USA (older copy)", es: "CHILD USA [versión anterior]" },
      url: "https://www.childusa.org/law/alabama",
      isOfficial: false,
    },
    {
      publisher: "BamaPolitics",
      url: "https://www.bamapolitics.com/alabama/bills/2026-regular-session/2026-house-bills/house-bill-108-alabama-2026-session",
      isOfficial: false,
    },
    {
      publisher: "Law Office of Andrew Shubin",
      url: "https://www.shubinlaw.com/statute-of-limitations-to-file-sexual-abuse-lawsuits-in-alabama/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "HurtByADoctor (statute text reproduced)",
        es: "HurtByADoctor [texto de la ley]",
      },
      url: "http://hurtbyadoctor.com/Alabama_Statutes-of-Limitations.htm",
      isOfficial: false,
    },
    {
      publisher: "The Injury Lawyer Directory",
      url: "https://the-injury-lawyer-directory.com/alabama-statutes-limitations",
      isOfficial: false,
    },
    {
      publisher: "City of Madison, Alabama",
      url: "https://www.madisonal.gov/FAQ.aspx?QID=65",
      isOfficial: true,
    },
    {
      publisher: "Alabama Legislature",
      url: "http://alisondb.legislature.state.al.us/alison/codeofalabama/1975/6-5-20.htm",
      isOfficial: true,
    },
    {
      publisher: "The Legal Examiner",
      url: "https://birmingham.legalexaminer.com/transportation/automobile-accidents/injured-by-a-county-or-city-in-alabama/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Alabama Reflector (copy at BishopAccountability)",
        es: "Alabama Reflector [copia en BishopAccountability]",
      },
      url: "https://www.bishop-accountability.org/2024/03/alabama-legislature-sends-scouts-honor-bill-to-gov-kay-ivey/",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
