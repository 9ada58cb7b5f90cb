import type { StateLimits } from "../time-limit";

export const arizona = {
  code: "AZ",
  slug: "arizona",
  injury: {
    years: 2,
    from: "discovery",
    text: {
      en: "You have two years from when you knew or should have known of the injury and its cause.",
      es: "Tiene dos años desde que supo o debió saber de la lesión y su causa.",
    },
    cite: "Ariz. Rev. Stat. § 12-542(1)",
    sources: [0, 2, 1],
    confidence: "medium",
  },
  product: {
    years: 2,
    from: "discovery",
    text: {
      en: "You have two years from when you knew or should have known of the injury and its cause. The code still prints an outer limit of twelve years, but it is reported to be void under the state constitution.",
      es: "Tiene dos años desde que supo o debió saber de la lesión y su causa. En el código aún figura un límite máximo de doce años, pero se informa que es nulo según la constitución del estado.",
    },
    cite: "Ariz. Rev. Stat. §§ 12-542, 12-551; Hazine v. Montgomery Elevator (Ariz. 1993)",
    sources: [4, 3, 2],
    confidence: "medium",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "A suit must be filed within two years of the death.",
      es: "Hay que demandar dentro de dos años desde la muerte.",
    },
    cite: "Ariz. Rev. Stat. § 12-542(2)",
    sources: [0, 1],
    confidence: "high",
  },
  minors: {
    text: {
      en: "The clock waits until a child turns 18 or a person regains capacity. A child then has the usual period, so usually until 20.",
      es: "El plazo espera hasta que el menor cumple 18 años o la persona recupera la capacidad. Un menor tiene entonces el plazo usual, por lo general hasta los 20.",
    },
    cite: "Ariz. Rev. Stat. § 12-502",
    sources: [1, 9],
    confidence: "medium",
  },
  malpractice: {
    years: 2,
    text: {
      en: "You have two years from when you knew or should have known of the malpractice. We found no outer limit in force.",
      es: "Tiene dos años desde que supo o debió saber de la negligencia médica. No hallamos un límite máximo vigente.",
    },
    minors: {
      en: "The clock starts at 18.",
      es: "El plazo empieza a los 18.",
    },
    cite: "Ariz. Rev. Stat. § 12-542(1)",
    sources: [2, 5, 1],
    confidence: "medium",
  },
  childAbuse: {
    kind: "to an age",
    age: 30,
    text: {
      en: "You have until your 30th birthday to sue the abuser, an institution or someone who failed to report. Sex trafficking of a minor has no limit.",
      es: "Tiene hasta cumplir 30 años para demandar a quien abusó, a una institución o a quien no lo denunció. La trata sexual de un menor no tiene plazo.",
    },
    window: {
      from: "2019-05",
      to: "2020-12-31",
      text: {
        en: "It is closed. Until December 31, 2020, people could sue over older, expired claims.",
        es: "Está cerrada. Hasta el 31 de diciembre de 2020 se podía demandar por reclamos anteriores ya vencidos.",
      },
    },
    cite: "Ariz. Rev. Stat. § 12-514",
    sources: [6, 7, 8],
    confidence: "medium",
  },
  assault: {
    text: {
      en: "We found no special rule for adults, and a criminal case can change the time, so we state no number. Ask a lawyer in Arizona soon.",
      es: "No hallamos una regla especial para personas adultas, y un caso penal puede cambiar el plazo, así que no damos un número. Pregunte pronto a un abogado o abogada de Arizona.",
    },
    cite: "Ariz. Rev. Stat. § 12-542",
    sources: [0, 2],
    confidence: "low",
  },
  government: {
    days: 180,
    text: {
      en: "Give written notice within 180 days of when you knew of the harm and its cause. It must state the facts and a specific sum, and go to the officer who accepts legal papers for the public body and to the employee. Sue within one year.",
      es: "Avise por escrito dentro de 180 días desde que supo del daño y su causa. El aviso debe dar los hechos y una suma concreta, e ir a quien recibe los documentos legales del ente público y al empleado. Demande dentro de un año.",
    },
    cite: "Ariz. Rev. Stat. §§ 12-821.01, 12-821",
    sources: [10, 11, 12],
    confidence: "high",
  },
  sources: [
    {
      publisher: { en: "DocketMath (quotes azleg.gov)", es: "DocketMath [cita azleg.gov]" },
      url: "https://docketmath.com/blog/statute-of-limitations-wrongful-death-arizona",
      isOfficial: false,
    },
    {
      publisher: {
        en: "HurtByADoctor (statute text reproduced)",
        es: "HurtByADoctor [texto de la ley]",
      },
      url: "http://hurtbyadoctor.com/Arizona_Statutes-of-Limitations.htm",
      isOfficial: false,
    },
    { publisher: "Subro50", url: "https://www.subro50.com/az", isOfficial: false },
    { publisher: "Products50", url: "https://products50.com/copy-of-alaska", isOfficial: false },
    {
      publisher: "Supreme Court of Arizona, Bryant v. Continental Conveyor (1988)",
      url: "https://cetient.com/opinion/1377333/bryant-v-continental-conveyor-equip-co",
      isOfficial: true,
    },
    {
      publisher: { en: "replaw.com (Arizona law firm)", es: "replaw.com [bufete de Arizona]" },
      url: "https://replaw.com/statute-of-limitations-how-long-do-i-have-to-bring-a-claim/",
      isOfficial: false,
    },
    { publisher: "CHILD USA", url: "https://childusa.org/?p=49057", isOfficial: false },
    {
      publisher: { en: "DocketMath (quotes azleg.gov)", es: "DocketMath [cita azleg.gov]" },
      url: "https://docketmath.com/blog/statute-of-limitations-child-sexual-abuse-civil-arizona",
      isOfficial: false,
    },
    {
      publisher: "Arizona Child Injury Attorney",
      url: "https://arizona-child-injury-attorney.com/2020/12/08/arizonas-new-law-childhood-sexual-abuse",
      isOfficial: false,
    },
    {
      publisher: "SexLaws.org",
      url: "http://www.sexlaws.org/answer_board_question-rape_law_in_arizona",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Town of Pinetop-Lakeside, Arizona (code)",
        es: "Town of Pinetop-Lakeside, Arizona [código]",
      },
      url: "https://codepublishing.com/AZ/PinetopLakeside/html/Pinetop01/Pinetop0116.html",
      isOfficial: true,
    },
    {
      publisher: "Udall Shumway",
      url: "https://www.udallshumway.com/2015/08/04/civil-claims-against-charter-schools/",
      isOfficial: false,
    },
    {
      publisher: { en: "LegiScan (bill text)", es: "LegiScan [texto del proyecto de ley]" },
      url: "https://legiscan.com/AZ/text/SB1241/2022",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
