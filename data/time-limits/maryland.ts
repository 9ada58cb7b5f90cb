import type { StateLimits } from "../time-limit";

export const maryland = {
  code: "MD",
  slug: "maryland",
  injury: {
    years: 3,
    from: "discovery",
    text: {
      en: "You have three years from when you knew, or with reasonable care should have known, of the wrong and the harm.",
      es: "Tiene tres años desde que supo, o con un cuidado razonable debió saber, de la conducta indebida y del daño.",
    },
    cite: "Md. Code, Cts. & Jud. Proc. § 5-101",
    sources: [0, 2, 1],
    confidence: "medium",
  },
  product: {
    years: 3,
    from: "discovery",
    text: {
      en: "You have three years from when you know enough about the harm and its likely wrongful cause that a reasonable person would look into it.",
      es: "Tiene tres años desde que sabe lo suficiente del daño y de la conducta indebida que quizá lo causó como para que una persona razonable lo investigue.",
    },
    cite: "Md. Code, Cts. & Jud. Proc. § 5-101; Phipps v. General Motors (Md. 1976)",
    sources: [0, 2, 1],
    confidence: "medium",
  },
  death: {
    years: 3,
    from: "death",
    text: {
      en: "A suit must be filed within three years of the death. If a toxic disease from work caused it, the limit is ten years from the death or three from discovering the cause, whichever is shorter.",
      es: "Hay que demandar dentro de tres años desde la muerte. Si fue por una enfermedad tóxica del trabajo, el plazo es de diez años desde la muerte o tres desde que se supo la causa, lo que sea más corto.",
    },
    cite: "Md. Code, Cts. & Jud. Proc. § 3-904(g)",
    sources: [0, 1],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "A child has three years after coming of age, or the usual limit if that is shorter. In an ordinary injury case that is until 21 at most. An incapacitated person has the same time after that ends.",
      es: "Un menor tiene tres años después de la mayoría de edad, o el plazo usual si es más corto. En un caso común de lesiones es como máximo hasta los 21. Quien no tenía capacidad tiene el mismo tiempo después de recuperarla.",
    },
    cite: "Md. Code, Cts. & Jud. Proc. § 5-201",
    sources: [4, 6],
    confidence: "high",
  },
  malpractice: {
    years: 3,
    outerYears: 5,
    text: {
      en: "You have five years from the injury or three from its discovery, whichever comes first.",
      es: "Tiene cinco años desde la lesión o tres desde que se supo, lo que llegue primero.",
    },
    minors: {
      en: "The statute starts the clock at 11 (16 for some injuries), but the state's highest court held in 2002 that it may not start before 18.",
      es: "La ley empieza el plazo a los 11 (16 para algunas lesiones), pero el tribunal más alto del estado decidió en 2002 que no puede empezar antes de los 18.",
    },
    cite: "Md. Code, Cts. & Jud. Proc. § 5-109",
    sources: [3, 6, 0],
    confidence: "high",
  },
  childAbuse: {
    kind: "no limit",
    text: {
      en: "Since October 1, 2023, you can sue at any time, also over old abuse, against the abuser, private institutions and public bodies. Lower caps on damages apply to once-expired claims filed from June 1, 2025.",
      es: "Desde el 1 de octubre de 2023 puede demandar siempre, también por abuso antiguo, a quien abusó, instituciones privadas y entes públicos. Hay topes de pago más bajos para reclamos antes vencidos presentados desde el 1 de junio de 2025.",
    },
    window: {
      from: "2023-10-01",
      to: null,
      text: {
        en: "Expired claims were revived on October 1, 2023, with no end date.",
        es: "Los reclamos vencidos se reabrieron el 1 de octubre de 2023, sin fecha final.",
      },
    },
    cite: "Md. Code, Cts. & Jud. Proc. § 5-117",
    sources: [5, 7, 8],
    confidence: "medium",
  },
  assault: {
    years: 3,
    text: {
      en: "You have one year for assault, and three for battery, the usual name for a harmful touching.",
      es: "Tiene un año por amenaza de agresión (assault), y tres por agresión física (battery), el nombre usual de un contacto dañino.",
    },
    cite: "Md. Code, Cts. & Jud. Proc. §§ 5-105, 5-101",
    sources: [2],
    confidence: "medium",
  },
  asbestos: {
    text: {
      en: "The discovery rule applies. In a 2006 case, knowing of the exposure and of a mesothelioma diagnosis was enough to start the clock.",
      es: "El plazo espera a que la persona se entere. En un caso de 2006 bastó saber de la exposición y de un diagnóstico de mesotelioma para que empezara.",
    },
    cite: "Georgia-Pacific Corp. v. Benjamin, 394 Md. 59 (2006)",
    sources: [1],
    confidence: "medium",
  },
  government: {
    days: 365,
    text: {
      en: "Give the State or a local body notice within one year. Sue the State within three years.",
      es: "Avise al estado o al ente local dentro de un año. Demande al estado dentro de tres años.",
    },
    cite: "Md. Code, State Gov't § 12-106; Cts. & Jud. Proc. § 5-304",
    sources: [0],
    confidence: "medium",
  },
  sources: [
    { publisher: "Subro50 survey", url: "https://www.subro50.com/md", isOfficial: false },
    {
      publisher: "statutes-of-limitations.com",
      url: "http://www.statutes-of-limitations.com/state/maryland",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Patrick Malone & Associates (law firm)",
        es: "Patrick Malone & Associates [bufete de abogados]",
      },
      url: "https://www.patrickmalonelaw.com/useful-information/health-care-advocates-power-kit/legal-deadlines-lawsuit/legal-deadlines-filing-personal-injury-lawsuit-maryland/",
      isOfficial: false,
    },
    {
      publisher: "Maryland General Assembly",
      url: "https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gcj&section=5-109&enactments=false",
      isOfficial: true,
    },
    {
      publisher: "Maryland General Assembly",
      url: "https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gcj&section=5-201",
      isOfficial: true,
    },
    {
      publisher: {
        en: "DocketMath (quotes mgaleg.maryland.gov)",
        es: "DocketMath [cita mgaleg.maryland.gov]",
      },
      url: "https://docketmath.com/blog/statute-of-limitations-childhood-sexual-abuse-civil-maryland",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Maryland Court of Appeals, Piselli v. 75th Street Medical, 2002 (copy)",
        es: "Maryland Court of Appeals, Piselli v. 75th Street Medical, 2002 [copia]",
      },
      url: "https://vdocuments.site/misc-no-2-september-term-2001-donato-piselli-et-al-v-donato-piselli-et.html",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Insurance Journal (copy at BishopAccountability)",
        es: "Insurance Journal [copia en BishopAccountability]",
      },
      url: "https://bishop-accountability.org/2025/02/maryland-supreme-court-upholds",
      isOfficial: false,
    },
    {
      publisher: {
        en: "VulcanBills (status and summary of HB 1378, 2025 ch. 104)",
        es: "VulcanBills [estado y resumen de HB 1378, 2025 ch. 104]",
      },
      url: "https://vulcanbills.com/md/2025/HB1378",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
