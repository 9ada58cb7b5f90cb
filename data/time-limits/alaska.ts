import type { StateLimits } from "../time-limit";

export const alaska = {
  code: "AK",
  slug: "alaska",
  injury: {
    years: 2,
    from: "discovery",
    text: {
      en: "You have two years from when a reasonable person would have known enough to ask about a claim.",
      es: "Tiene dos años desde que una persona razonable habría sabido lo suficiente para preguntar por un reclamo.",
    },
    cite: "Alaska Stat. § 09.10.070",
    sources: [5, 0, 9],
    confidence: "medium",
  },
  product: {
    years: 2,
    from: "discovery",
    text: {
      en: "You have two years from discovering every part of the claim. There is a general outer limit of ten years, but surveys report that it leaves out claims over defective products.",
      es: "Tiene dos años desde que se conocen todos los elementos del reclamo. Hay un límite general de diez años, pero según los estudios no incluye los reclamos por productos defectuosos.",
    },
    cite: "Alaska Stat. §§ 09.10.070, 09.10.055",
    sources: [1, 0, 5],
    confidence: "medium",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "The personal representative must sue within two years of the death.",
      es: "La persona que representa la sucesión debe demandar dentro de dos años desde la muerte.",
    },
    cite: "Alaska Stat. § 09.55.580(a)",
    sources: [2],
    confidence: "high",
  },
  minors: {
    text: {
      en: "Time under 18, or while a mental illness or disability keeps a person from acting, is not counted, but the extra time ends two years after that. The law treats a child hurt before age eight differently: ask a lawyer how courts apply that.",
      es: "No cuenta el tiempo antes de los 18 ni el tiempo en que una enfermedad o discapacidad mental impide actuar, pero el tiempo extra termina dos años después. La ley trata distinto a quien se lesionó antes de los ocho años: pregunte a un abogado o abogada cómo lo aplican los tribunales.",
    },
    cite: "Alaska Stat. § 09.10.140(a), (c)",
    sources: [3, 4, 8],
    confidence: "medium",
  },
  malpractice: {
    text: {
      en: "Sources disagree about the outer limit for medical claims, so we state no number. The general injury rule applies; ask a lawyer in Alaska now.",
      es: "Las fuentes no coinciden sobre el límite máximo de los reclamos médicos, así que no damos un número. Se aplica la regla general de lesiones; pregunte ya a un abogado o abogada de Alaska.",
    },
    minors: {
      en: "Children generally have more time. Under eight, the rule is special, so ask a lawyer.",
      es: "Los menores suelen tener más tiempo. Antes de los ocho la regla es especial, así que pregunte a un abogado o abogada.",
    },
    cite: "Alaska Stat. §§ 09.10.070, 09.10.055",
    sources: [1, 8, 9],
    confidence: "low",
  },
  childAbuse: {
    kind: "mixed",
    text: {
      en: "There is no time limit against the abuser for felony sexual abuse or assault, exploitation or sex trafficking of a minor. For lesser acts you have three years after turning 18, or three from discovery. Against institutions and others you have two years after 18, or two from discovery.",
      es: "No hay plazo contra quien abusó si fue un delito grave de abuso, agresión, explotación o trata sexual de un menor. Por actos menos graves tiene tres años después de cumplir 18, o tres desde que se supo. Contra instituciones y otras partes tiene dos años después de los 18, o dos desde que se supo.",
    },
    cite: "Alaska Stat. §§ 09.10.065, 09.10.140(b), 09.10.070",
    sources: [10, 3, 11],
    confidence: "medium",
  },
  assault: {
    text: {
      en: "There is no time limit against the attacker for a felony sexual assault; a misdemeanor has three years. Claims against others, and other assaults, have two years.",
      es: "No hay plazo contra quien agredió si fue un delito grave de agresión sexual; un delito menor tiene tres años. Los reclamos contra otras partes y otras agresiones tienen dos años.",
    },
    cite: "Alaska Stat. §§ 09.10.065, 09.10.070",
    sources: [11, 10, 5],
    confidence: "medium",
  },
  government: {
    text: {
      en: "We found no short notice step for suing the State or a city; the suit has the usual two years. City charters have had notice rules, so check the city's own.",
      es: "No hallamos un aviso previo corto para demandar al estado o a una ciudad; la demanda tiene los dos años usuales. Algunas cartas municipales han tenido reglas de aviso: revise las de la ciudad.",
    },
    cite: "Alaska Stat. §§ 09.50.250, 09.65.070",
    sources: [7, 6],
    confidence: "medium",
  },
  sources: [
    { publisher: "Products50", url: "https://www.products50.com/ak", isOfficial: false },
    {
      publisher: "Alaska State Legislature",
      url: "https://www.akleg.gov/basis/statutes.asp?media=print&secEnd=09.10.060&secStart=09.10.050",
      isOfficial: true,
    },
    {
      publisher: "Alaska State Legislature",
      url: "https://www.akleg.gov/basis/statutes.asp?media=print&secEnd=09.55.590&secStart=09.55.580",
      isOfficial: true,
    },
    {
      publisher: { en: "FindLaw (statute text)", es: "FindLaw [texto de la ley]" },
      url: "https://codes.findlaw.com/ak/title-9-code-of-civil-procedure/ak-st-sect-09-10-140/",
      isOfficial: false,
    },
    {
      publisher: { en: "PocketLaw (statute text)", es: "PocketLaw [texto de la ley]" },
      url: "https://getpocketlaw.com/law/state_alaska/section-09-10-140-disabilities-of-minority-and-incompetency_da3abdf07921",
      isOfficial: false,
    },
    {
      publisher: "Statutes-of-Limitations.com",
      url: "https://www.statutes-of-limitations.com/state/alaska/",
      isOfficial: false,
    },
    {
      publisher: "Choate Law Firm",
      url: "https://choatelawfirm.com/alaska-statute-of-limitations",
      isOfficial: false,
    },
    {
      publisher: "Supreme Court of Alaska, DeHusson v. City of Anchorage (1978)",
      url: "https://cetient.com/opinion/1290784/dehusson-v-city-of-anchorage",
      isOfficial: true,
    },
    {
      publisher: "TDIC Insurance",
      url: "https://www.tdicinsurance.com/Region-D/Risk-Management/Tips",
      isOfficial: false,
    },
    {
      publisher: "Edgar Snyder & Associates",
      url: "https://www.edgarsnyder.com/statute-limitations/alaska.html",
      isOfficial: false,
    },
    {
      publisher: "CHILD USA",
      url: "https://childusa.org/law/alaska/sex-abuse-sol/",
      isOfficial: false,
    },
    {
      publisher: "LegalMatch",
      url: "https://www.legalmatch.com/law-library/article/alaska-statutes-of-limitations-for-sexual-abuse.html",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
