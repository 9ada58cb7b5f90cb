import type { StateLimits } from "../time-limit";

export const massachusetts = {
  code: "MA",
  slug: "massachusetts",
  injury: {
    years: 3,
    from: "injury",
    text: {
      en: "You have three years, normally from the day of the injury. The time starts later if you could not yet know that someone's conduct had harmed you.",
      es: "Tiene tres años, normalmente desde el día de la lesión. El plazo empieza más tarde si aún no podía saber que la conducta de alguien le causó daño.",
    },
    cite: "G.L. c. 260 § 2A",
    sources: [0, 1, 2],
    confidence: "medium",
  },
  product: {
    years: 3,
    from: "discovery",
    text: {
      en: "You have three years from when you know, or reasonably should know, that the defendant's conduct harmed you.",
      es: "Tiene tres años desde que sabe, o debería saber, que la conducta de la otra parte le causó daño.",
    },
    cite: "G.L. c. 260 § 2A",
    sources: [0, 2, 3],
    confidence: "medium",
  },
  death: {
    years: 3,
    from: "death",
    text: {
      en: "A suit must be filed within three years of the death. A law firm adds that the time can start later, when the cause is discovered.",
      es: "Hay que demandar dentro de tres años desde la muerte. Un bufete agrega que el plazo puede empezar más tarde, cuando se sabe la causa.",
    },
    cite: "G.L. c. 229 § 2",
    sources: [4, 2, 3],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "Most limits are paused until a child turns 18, so the usual years start on that birthday. Health-care claims are an exception.",
      es: "La mayoría de los plazos se detiene hasta que el menor cumple 18, así que los años usuales empiezan ese día. Los reclamos médicos son una excepción.",
    },
    cite: "G.L. c. 260 § 7",
    sources: [5],
    confidence: "medium",
  },
  malpractice: {
    years: 3,
    outerYears: 7,
    text: {
      en: "You have three years, counted from discovery, but not more than seven after the act unless an object was left in the body.",
      es: "Tiene tres años, contados desde que se supo, pero no más de siete después del hecho, salvo que quedara un objeto en el cuerpo.",
    },
    minors: {
      en: "A child under six at the time has until the ninth birthday; otherwise the adult three years apply. No child has more than seven years after the act, unless an object was left in the body.",
      es: "Un niño o niña menor de seis entonces tiene hasta cumplir nueve; si no, valen los tres años de mayores de edad. Ningún menor tiene más de siete años después del hecho, salvo que quedara un objeto en el cuerpo.",
    },
    cite: "G.L. c. 260 § 4; c. 231 § 60D",
    sources: [6, 7, 5],
    confidence: "high",
  },
  childAbuse: {
    kind: "mixed",
    age: 53,
    text: {
      en: "You have 35 years from the acts, with the clock paused until 18 (in practice up to age 53), or seven years from discovering that the abuse caused the harm, whichever is later. An old, expired claim against others than the abuser can rely only on the seven years.",
      es: "Tiene 35 años desde los hechos, con el plazo en pausa hasta los 18 (en la práctica, hasta los 53), o siete desde que supo que el abuso causó el daño, lo que sea más tarde. Un reclamo antiguo y vencido contra otras partes solo puede usar los siete años.",
    },
    cite: "G.L. c. 260 §§ 4C, 4C1/2, 3A",
    sources: [8, 11, 9],
    confidence: "high",
  },
  assault: {
    years: 3,
    text: {
      en: "You have three years; we found no special rule or window for adults.",
      es: "Tiene tres años; no hallamos una regla especial ni una ventana para personas adultas.",
    },
    cite: "G.L. c. 260 § 2A",
    sources: [0, 1],
    confidence: "medium",
  },
  government: {
    days: 730,
    text: {
      en: "Present a written claim to the executive officer of the public body within two years. Sue within three.",
      es: "Presente un reclamo por escrito (presentment) al funcionario ejecutivo del ente público dentro de dos años. Demande dentro de tres.",
    },
    cite: "G.L. c. 258 § 4; c. 260 § 3A",
    sources: [12, 10],
    confidence: "medium",
  },
  sources: [
    {
      publisher: {
        en: "Massachusetts Personal Injury Lawyer Blog (quotes G.L. c. 260 § 2A)",
        es: "Massachusetts Personal Injury Lawyer Blog [cita G.L. c. 260 § 2A]",
      },
      url: "https://www.massachusettspersonalinjurylawyer-blog.com/tag/notice-requirements/",
      isOfficial: false,
    },
    {
      publisher: "Equitas Law",
      url: "https://equitas.law/massachusetts-civil-litigation/statute-limitations-massachusetts",
      isOfficial: false,
    },
    {
      publisher: "Leonard Law Office",
      url: "https://leonardlawoffice.com/2012/08/10/statute-of-limitations-in-massachusetts/",
      isOfficial: false,
    },
    {
      publisher: "Massachusetts accident law firm page",
      url: "https://massachusetts-accident-injury-law-firm.com/statutes-of-limitations/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "DocketMath (quotes malegislature.gov)",
        es: "DocketMath [cita malegislature.gov]",
      },
      url: "https://docketmath.com/blog/sol-wrongful-death-massachusetts",
      isOfficial: false,
    },
    {
      publisher: "Massachusetts Bar Association",
      url: "https://www.massbar.org/publications/ejournal/ejournal-article/ejournal-2021-june-06-03/June-03-traps-for-the-unwary",
      isOfficial: false,
    },
    {
      publisher: "Massachusetts Supreme Judicial Court, 412 Mass. 617 (Trial Court Law Libraries)",
      url: "http://masscases.com/cases/sjc/412/412mass617.html",
      isOfficial: true,
    },
    {
      publisher:
        "Massachusetts Supreme Judicial Court, Sisson v. Lhowe, 460 Mass. 705 (Trial Court Law Libraries)",
      url: "http://masscases.com/cases/sjc/460/460mass705.html",
      isOfficial: true,
    },
    {
      publisher: "Massachusetts General Court",
      url: "https://malegislature.gov/Laws/GeneralLaws/PartIII/TitleV/Chapter260/Section4C",
      isOfficial: true,
    },
    {
      publisher: {
        en: "CourtGPT (copy of G.L. c. 260 § 4C1/2)",
        es: "CourtGPT [copia de G.L. c. 260 § 4C1/2]",
      },
      url: "https://courtgpt.ai/laws/massachusetts/part-iii/title-v/chapter-260/section-4c1-2",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Casetext (text of G.L. c. 260 § 3A)",
        es: "Casetext [texto de G.L. c. 260 § 3A]",
      },
      url: "https://casetext.com/statute/general-laws-of-massachusetts/part-iii-courts-judicial-officers-and-proceedings-in-civil-cases/title-v-statutes-of-frauds-and-limitations/chapter-260-limitation-of-actions/section-2603a-claims-against-commonwealth",
      isOfficial: false,
    },
    {
      publisher: "Massachusetts General Court, H.4539 (2025-2026)",
      url: "https://malegislature.gov/Bills/194/H4539.Html",
      isOfficial: true,
    },
    {
      publisher: {
        en: "DocketMath (quotes malegislature.gov)",
        es: "DocketMath [cita malegislature.gov]",
      },
      url: "https://docketmath.com/blog/statute-of-limitations-notice-of-claim-pre-suit-requirement-massachusetts",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
