import type { StateLimits } from "../time-limit";

export const tennessee = {
  code: "TN",
  slug: "tennessee",
  injury: {
    years: 1,
    from: "injury",
    text: {
      en: "You have one year from when you know or should know of an injury from wrongful conduct. You have two years if a criminal prosecution over it was started within the first year.",
      es: "Tiene un año desde que sabe o debería saber de una lesión por una conducta indebida. Tiene dos años si en el primer año empezó un caso penal por ello.",
    },
    cite: "Tenn. Code § 28-3-104(a)",
    sources: [0, 2],
    confidence: "high",
  },
  product: {
    years: 1,
    from: "discovery",
    outerYears: 10,
    text: {
      en: "You have one year from when you know or should know of the injury and that it came from wrongful conduct.",
      es: "Tiene un año desde que sabe o debería saber de la lesión y de que vino de una conducta indebida.",
    },
    outer: {
      en: "You must sue within ten years of the first purchase and within six of the injury, and within one year of a legally required expiration date if that is sooner. Asbestos is left out, and breast implants and minors have rules of their own.",
      es: "Debe demandar dentro de diez años desde la primera compra y de seis desde la lesión, y dentro de un año desde una fecha de vencimiento exigida por la ley si es antes. No incluye el asbesto, y los implantes de mama y los menores tienen sus propias reglas.",
    },
    cite: "Tenn. Code §§ 28-3-104, 29-28-103",
    sources: [1, 2, 4],
    confidence: "high",
  },
  death: {
    years: 1,
    text: {
      en: "A suit must be filed within one year. The year starts when the claim for the fatal injury arose, so count from the injury unless a lawyer tells you otherwise.",
      es: "Hay que demandar dentro de un año. El año empieza cuando surgió el reclamo por la lesión mortal, así que cuente desde la lesión, salvo que un abogado o abogada le diga otra cosa.",
    },
    cite: "Tenn. Code § 28-3-104(a)(1)(A)",
    sources: [0, 2],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "The usual period starts at 18, so a minor has until the 19th birthday for an injury claim. The same idea covers people of unsound mind, but not the outer limit for products.",
      es: "El plazo usual empieza a los 18, así que un menor tiene hasta los 19 para un reclamo por lesiones. La misma idea vale para personas sin capacidad mental, pero no para el límite máximo de los productos.",
    },
    cite: "Tenn. Code § 28-1-106",
    sources: [5, 3],
    confidence: "medium",
  },
  malpractice: {
    years: 1,
    outerYears: 3,
    text: {
      en: "You have one year from discovery, and never more than three from the act, apart from fraud or an object left in the body. Sixty days' notice is due before suing.",
      es: "Tiene un año desde que se supo, y nunca más de tres desde el hecho, salvo fraude o un objeto dejado en el cuerpo. Hay que avisar 60 días antes de demandar.",
    },
    minors: {
      en: "The three-year end has been held to run against children too; do not wait for the 18th birthday.",
      es: "Se ha decidido que el límite de tres años corre también contra menores; no espere a que cumpla 18.",
    },
    cite: "Tenn. Code §§ 29-26-116, 29-26-121",
    sources: [2, 7, 6],
    confidence: "medium",
  },
  childAbuse: {
    kind: "mixed",
    age: 48,
    text: {
      en: "For abuse since July 1, 2025, you have until 48, or three years from discovering that it caused the injury, whichever is later. For abuse from July 2019 to June 2025, you have until 33, or three from discovery. Earlier abuse has three years from discovery, or one year after 18. Expired claims are not revived, and later suits against others than the abuser need further proof.",
      es: "Por abuso desde el 1 de julio de 2025, tiene hasta los 48, o tres años desde que supo que causó el daño, lo que sea más tarde. Por abuso de julio de 2019 a junio de 2025, tiene hasta los 33, o tres años desde que supo. El abuso anterior tiene tres años desde que se supo, o un año después de los 18. Los reclamos vencidos no se reabren, y las demandas tardías contra otras partes necesitan más pruebas.",
    },
    cite: "Tenn. Code § 28-3-116; Pub. Ch. 291 (2025)",
    sources: [9, 10, 11],
    confidence: "medium",
  },
  assault: {
    years: 1,
    text: {
      en: "You have one year, or two if a prosecution over the assault was started within a year.",
      es: "Tiene un año, o dos si en un año empezó un caso penal por la agresión.",
    },
    cite: "Tenn. Code § 28-3-104(a)",
    sources: [0],
    confidence: "medium",
  },
  asbestos: {
    text: {
      en: "You have one year from discovery. The ten-year product limit does not apply.",
      es: "Tiene un año desde que se supo. No vale el límite de diez años de los productos.",
    },
    cite: "Tenn. Code § 29-28-103(b)",
    sources: [1],
    confidence: "high",
  },
  government: {
    text: {
      en: "Sue a city, county or school within twelve months. For the State, send a written notice of claim to the Division of Claims within the usual limit.",
      es: "Demande a una ciudad, un condado o una escuela dentro de doce meses. Para el estado, envíe un aviso de reclamo por escrito a la División de Reclamos dentro del plazo usual.",
    },
    cite: "Tenn. Code §§ 29-20-305, 9-8-402",
    sources: [2, 8, 12],
    confidence: "medium",
  },
  sources: [
    {
      publisher: {
        en: "LexisNexis, free public Tennessee Code (publisher of the state code)",
        es: "LexisNexis, free public Tennessee Code [editorial del código del estado]",
      },
      url: "https://advance.lexis.com/open/document/lpadocument/?pdmfid=1000522&crid=dXJuOmNvbnRlbnRJdGVtOjVOTlgtVDUxMC1SMDNLLVczODctMDAwMDAtMDA&pddocfullpath=%2Fshared%2Fdocument%2Fstatutes-legislation%2Furn%3AcontentItem%3A5NNX-T510-R03K-W387-00000-00&pdcomponentid=10650",
      isOfficial: true,
    },
    {
      publisher: {
        en: "Casetext (copy of Tenn. Code 29-28-103)",
        es: "Casetext [copia de Tenn. Code 29-28-103]",
      },
      url: "https://casetext.com/statute/tennessee-code/title-29-remedies-and-special-proceedings/chapter-28-products-liability-actions/section-29-28-103-limitation-of-actions-exception",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Subro50 (practitioner survey)",
        es: "Subro50 [resumen hecho por abogados]",
      },
      url: "https://www.subro50.com/tn",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Supreme Court of Tennessee, Penley v. Honda, 31 S.W.3d 181 (copy at ecases.us)",
        es: "Supreme Court of Tennessee, Penley v. Honda, 31 S.W.3d 181 [copia en ecases.us]",
      },
      url: "http://ecases.us/case/p1664451/penley-v-honda-motor-co-ltd",
      isOfficial: false,
    },
    {
      publisher: "Drug & Device Law Blog",
      url: "https://www.druganddevicelawblog.com/?s=repose",
      isOfficial: false,
    },
    { publisher: "SOL Reform", url: "http://sol-reform.com/tennessee/details/", isOfficial: false },
    {
      publisher: {
        en: "Tennessee Court of Appeals, Bowers v. Hammond (copy at cetient.com)",
        es: "Tennessee Court of Appeals, Bowers v. Hammond [copia en cetient.com]",
      },
      url: "https://cetient.com/case/1081037/krisinda-bowers-a-minor-by-next-friend-tammy-k-bowers-and-steve-bowers-v-stephen-hammond",
      isOfficial: false,
    },
    {
      publisher: "LegalClarity",
      url: "https://legalclarity.org/statute-of-repose-in-tennessee-key-rules-and-time-limits",
      isOfficial: false,
    },
    {
      publisher: { en: "Day on Torts (law firm)", es: "Day on Torts [bufete de abogados]" },
      url: "https://dayontorts.com/category/cat-medical-negligence/page/22",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Casetext (copy of Tenn. Code 28-3-116)",
        es: "Casetext [copia de Tenn. Code 28-3-116]",
      },
      url: "https://print.casetext.com/statute/tennessee-code/title-28-limitation-of-actions/chapter-3-limitation-of-actions-other-than-real/part-1-miscellaneous-limitations/section-28-3-116-action-for-injury-or-illness-based-on-child-sexual-abuse",
      isOfficial: false,
    },
    {
      publisher: "BillTrack50",
      url: "https://www.billtrack50.com/billdetail/1820545",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Keeping Law Simple (bill text)",
        es: "Keeping Law Simple [texto del proyecto de ley]",
      },
      url: "https://www.keepinglawsimple.org/states/tennessee/bills/2026/SB1070",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Supreme Court of Tennessee, Moreno v. City of Clarksville (copy at cetient.com)",
        es: "Supreme Court of Tennessee, Moreno v. City of Clarksville [copia en cetient.com]",
      },
      url: "https://cetient.com/case/2961087/richard-moreno-v-city-of-clarksville",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
