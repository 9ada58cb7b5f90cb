import type { StateLimits } from "../time-limit";

export const southDakota = {
  code: "SD",
  slug: "south-dakota",
  injury: {
    years: 3,
    from: "injury",
    text: {
      en: "You have three years, usually from the injury.",
      es: "Tiene tres años, por lo general desde la lesión.",
    },
    cite: "SDCL § 15-2-14(3)",
    sources: [1, 0, 2],
    confidence: "medium",
  },
  product: {
    years: 3,
    from: "discovery",
    text: {
      en: "You have three years from when the injury happened, became known or should have become known.",
      es: "Tiene tres años desde que la lesión ocurrió, se supo o se debió saber.",
    },
    cite: "SDCL § 15-2-12.2",
    sources: [0, 3],
    confidence: "medium",
  },
  death: {
    years: 3,
    from: "death",
    text: {
      en: "A suit must be filed within three years of the death. A death from malpractice has only the two years of the malpractice limit.",
      es: "Hay que demandar dentro de tres años desde la muerte. Una muerte por negligencia médica tiene solo los dos años de su plazo médico.",
    },
    cite: "SDCL § 21-5-3; Peterson v. Burns, 2001 SD 126",
    sources: [0, 4],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "Time before a person comes of age, or while mentally ill, is not counted; the extra time ends one year after that (and is capped at five years for illness).",
      es: "No cuenta el tiempo antes de la mayoría de edad ni con una enfermedad mental; el tiempo extra termina un año después (con un tope de cinco años por enfermedad).",
    },
    cite: "SDCL § 15-2-22",
    sources: [5],
    confidence: "high",
  },
  malpractice: {
    years: 2,
    text: {
      en: "You have two years from the act itself, whether or not it was noticed; this covers deaths too.",
      es: "Tiene dos años desde el hecho mismo, se haya notado o no; también para muertes.",
    },
    minors: {
      en: "One source gives minors until 19. We have not read a further section for young children, so count the shortest.",
      es: "Una fuente da a los menores hasta los 19. No hemos leído otra sección para niños pequeños, así que cuente lo más corto.",
    },
    cite: "SDCL § 15-2-14.1",
    sources: [0, 6, 4],
    confidence: "medium",
  },
  childAbuse: {
    kind: "years",
    text: {
      en: "For intentional abuse, you have three years from the act or three from discovering that it caused the injury, whichever is later. After your 40th birthday, only the abuser can be made to pay. A claim of negligence against an institution has three years, paused at most until one year after 18.",
      es: "Por abuso intencional, tiene tres años desde el hecho o tres desde que supo que causó el daño, lo que sea más tarde. Después de cumplir 40, solo puede responder quien abusó. Un reclamo por negligencia contra una institución tiene tres años, en pausa como máximo hasta un año después de los 18.",
    },
    cite: "SDCL § 26-10-25; Bernie v. Blue Cloud Abbey, 2012 SD 64",
    sources: [7, 8, 2],
    confidence: "medium",
  },
  assault: {
    text: {
      en: "We have not read how the section on assault applies, and the time can be short, so we state no number. Ask a lawyer in South Dakota now.",
      es: "No hemos leído cómo se aplica la sección sobre agresiones, y el plazo puede ser corto, así que no damos un número. Pregunte ya a un abogado o abogada de Dakota del Sur.",
    },
    cite: "SDCL § 15-2-15",
    sources: [10],
    confidence: "low",
  },
  government: {
    days: 180,
    text: {
      en: "Give written notice of the time, place and cause within 180 days of the injury. It does not stretch the limit for suing; one survey gives one year to sue the State.",
      es: "Avise por escrito de la hora, el lugar y la causa dentro de 180 días desde la lesión. No extiende el plazo para demandar; según un estudio, hay un año para demandar al estado.",
    },
    cite: "SDCL §§ 3-21-2, 3-21-3, 21-32-2",
    sources: [9, 0],
    confidence: "high",
  },
  sources: [
    {
      publisher: {
        en: "Subro50 (practitioner survey)",
        es: "Subro50 [resumen hecho por abogados]",
      },
      url: "https://www.subro50.com/sd",
      isOfficial: false,
    },
    {
      publisher: "Nolo",
      url: "https://www.nolo.com/legal-encyclopedia/south-dakota-personal-injury-laws-and-statutes-of-limitations.html",
      isOfficial: false,
    },
    {
      publisher: "SOL Reform",
      url: "http://sol-reform.com/south-dakota/details/?s=",
      isOfficial: false,
    },
    {
      publisher: { en: "easton.tv (law-firm page)", es: "easton.tv [bufete de abogados]" },
      url: "http://easton.tv/styled-75/styled-116",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Supreme Court of South Dakota, Peterson v. Burns, 2001 SD 126 (copy at Midpage)",
        es: "Supreme Court of South Dakota, Peterson v. Burns, 2001 SD 126 [copia en Midpage]",
      },
      url: "https://app.midpage.ai/document/peterson-ex-rel-peterson-v-burns-1697057",
      isOfficial: false,
    },
    {
      publisher: { en: "Lexace (copy of SDCL 15-2-22)", es: "Lexace [copia de SDCL 15-2-22]" },
      url: "https://lexace.ai/us/statute/south-dakota/15-2-22",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Injury From Birth (law firm)",
        es: "Injury From Birth [bufete de abogados]",
      },
      url: "https://www.injuryfrombirth.com/statute-limitations-map/south-dakota/",
      isOfficial: false,
    },
    {
      publisher: "South Dakota Legislature (2021 HB 1178)",
      url: "https://mylrc.sdlegislature.gov/api/Documents/Bill/214855.html?Year=2021",
      isOfficial: true,
    },
    {
      publisher: "CHILD USA",
      url: "https://childusa.org/law/south-dakota/sex-abuse-sol/",
      isOfficial: false,
    },
    {
      publisher: { en: "Casetext (copy of SDCL 3-21-2)", es: "Casetext [copia de SDCL 3-21-2]" },
      url: "https://casetext.com/statute/south-dakota-codified-laws/title-3-public-officers-and-employees/chapter-21-liability-of-public-entities-and-public-officials/section-3-21-2-notice-prerequisite-to-action-for-damages-time-limit",
      isOfficial: false,
    },
    {
      publisher: "LegalDeadline",
      url: "https://legaldeadline.dropwatchhq.com/south-dakota/defamation-statute-of-limitations",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
