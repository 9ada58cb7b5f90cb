import type { StateLimits } from "../time-limit";

export const illinois = {
  code: "IL",
  slug: "illinois",
  injury: {
    years: 2,
    from: "discovery",
    text: {
      en: "You have two years from when you knew or should have known of the injury and its wrongful cause. There is an exception for suits against someone convicted of first-degree murder or a Class X felony.",
      es: "Tiene dos años desde que supo o debió saber de la lesión y de la conducta indebida que la causó. Hay una excepción para demandas contra alguien condenado por asesinato en primer grado o un delito grave de Clase X.",
    },
    cite: "735 ILCS 5/13-202",
    sources: [3, 0],
    confidence: "medium",
  },
  product: {
    years: 2,
    from: "discovery",
    outerYears: 12,
    text: {
      en: "You have two years from when you knew or should have known of the injury.",
      es: "Tiene dos años desde que supo o debió saber de la lesión.",
    },
    outer: {
      en: "A claim of strict liability (without proof of carelessness) must start within 12 years of the first sale or ten of the sale to the first user, whichever ends first. An injury in that time has two years from discovery, with a cap. A longer warranty can extend it; negligence claims are not covered.",
      es: "Un reclamo por responsabilidad objetiva (sin probar descuido) debe empezar dentro de 12 años desde la primera venta o diez desde la venta al primer usuario, lo que termine primero. Una lesión en ese tiempo tiene dos años desde que se supo, con tope. Una garantía más larga puede extenderlo, y no abarca los reclamos por negligencia.",
    },
    cite: "735 ILCS 5/13-202, 5/13-213",
    sources: [1, 2, 3],
    confidence: "medium",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "A suit must be filed within two years of the death. A beneficiary under 18 may have until two years after turning 18, deaths from intentional violence can have longer, and deaths from medical care follow the malpractice limit.",
      es: "Hay que demandar dentro de dos años desde la muerte. Un beneficiario menor de 18 puede tener hasta dos años después de cumplirlos, las muertes por violencia intencional pueden tener más, y las de atención médica siguen el plazo de la negligencia médica.",
    },
    cite: "740 ILCS 180/2",
    sources: [5, 6],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "A child has two years after turning 18. A person under a legal disability has two years after it ends.",
      es: "Un menor tiene dos años después de cumplir 18. Quien tiene una incapacidad legal tiene dos años después de que termine.",
    },
    cite: "735 ILCS 5/13-211",
    sources: [4],
    confidence: "high",
  },
  malpractice: {
    years: 2,
    outerYears: 4,
    text: {
      en: "You have two years from when you knew or should have known of the injury, and never more than four from the act.",
      es: "Tiene dos años desde que supo o debió saber de la lesión, y nunca más de cuatro desde el hecho.",
    },
    minors: {
      en: "A separate rule covers patients under 18. We could not confirm its numbers, so ask a lawyer.",
      es: "Una regla aparte abarca a pacientes menores de 18. No pudimos confirmar sus números, así que pregunte a un abogado o abogada.",
    },
    cite: "735 ILCS 5/13-212",
    sources: [7, 4, 10],
    confidence: "medium",
  },
  childAbuse: {
    kind: "no limit",
    text: {
      en: "You can sue the abuser or others at any time if the claim was still alive on January 1, 2014. For older claims the earlier law decides, and Illinois does not revive expired ones.",
      es: "Puede demandar en cualquier momento a quien abusó o a otras partes si el reclamo seguía vigente el 1 de enero de 2014. En los anteriores decide la ley de entonces, e Illinois no reabre los vencidos.",
    },
    cite: "735 ILCS 5/13-202.2",
    sources: [12, 13, 11],
    confidence: "high",
  },
  assault: {
    years: 7,
    text: {
      en: "Under the Gender Violence Act, you have seven years to sue the attacker (two for a threat only) and four to sue a responsible employer. Other injury claims have two years.",
      es: "Según la Ley de Violencia de Género, tiene siete años para demandar a quien agredió (dos si fue solo una amenaza) y cuatro para demandar a un empleador responsable. Otros reclamos por lesiones tienen dos años.",
    },
    cite: "740 ILCS 82/20; 735 ILCS 5/13-202",
    sources: [14, 0],
    confidence: "medium",
  },
  government: {
    days: 365,
    text: {
      en: "Sue a city, county or school within one year, or within two over patient care. For the State, notify the attorney general and the Court of Claims within one year, unless you file the claim itself in that year. File it within two years.",
      es: "Demande a una ciudad, un condado o una escuela dentro de un año, o de dos por la atención a pacientes. Por el estado, avise al fiscal general y al Tribunal de Reclamos dentro de un año, salvo que presente el reclamo mismo en ese año. Preséntelo dentro de dos años.",
    },
    cite: "745 ILCS 10/8-101; 705 ILCS 505/22, 22-1",
    sources: [7, 8, 9],
    confidence: "high",
  },
  sources: [
    {
      publisher: { en: "Laws.com (statute text)", es: "Laws.com [texto de la ley]" },
      url: "http://statutes.laws.com/illinois/chapter735/2017/073500050HArt_XIII_Pt_2",
      isOfficial: false,
    },
    {
      publisher: "Illinois General Assembly",
      url: "https://ilga.gov/legislation/ilcs/documents/073500050K13-213.htm",
      isOfficial: true,
    },
    {
      publisher: "Illinois General Assembly (HB 5312)",
      url: "https://www.ilga.gov/legislation/fulltext.asp?DocName=&SessionId=88&GA=102&DocTypeId=HB&DocNum=5312&GAID=13&LegID=94718&SpecSess=&Session=",
      isOfficial: true,
    },
    {
      publisher: "Rosenfeld Injury Lawyers",
      url: "https://www.rosenfeldinjurylawyers.com/how-soon-must-i-bring-my-products-liability-case.html",
      isOfficial: false,
    },
    {
      publisher: "Illinois General Assembly (Public Act 98-1077)",
      url: "https://witnessslips.ilga.gov/ftp/Public%20Acts/98/098-1077.htm",
      isOfficial: true,
    },
    {
      publisher: "Illinois General Assembly",
      url: "https://ilga.gov/legislation/ilcs/ilcs3.asp?ActID=2059&ChapterID=57&Print=True",
      isOfficial: true,
    },
    {
      publisher: "Tapella Law",
      url: "https://www.tapellalaw.com/faqs/what-is-the-wrongful-death-statute-of-limitations-in-illinois-.cfm",
      isOfficial: false,
    },
    {
      publisher: "Illinois General Assembly",
      url: "https://ilga.gov/legislation/ilcs/documents/074500100K8-101.htm",
      isOfficial: true,
    },
    {
      publisher: "Illinois General Assembly",
      url: "https://ilga.gov/legislation/ilcs/documents/070505050K22-1.htm",
      isOfficial: true,
    },
    {
      publisher: "Keis George",
      url: "https://www.keisgeorge.com/2019/01/09/subrogation-illinois-tort-immunity/",
      isOfficial: false,
    },
    {
      publisher: "Appellate Court of Illinois, S.D. v. Kishwaukee (1997)",
      url: "http://cases.laws-info.com/illinois/illinois-2nd-sd-v-kishwaukee-community-hospital",
      isOfficial: true,
    },
    { publisher: "SOL Reform", url: "http://sol-reform.com/illinois/details/", isOfficial: false },
    {
      publisher: "Illinois General Assembly (SB 1399 enrolled)",
      url: "http://www.ilga.gov/legislation/98/SB/09800SB1399enr.htm",
      isOfficial: true,
    },
    {
      publisher: { en: "DocketMath (quotes ilga.gov)", es: "DocketMath [cita ilga.gov]" },
      url: "https://docketmath.com/blog/statute-of-limitations-child-sexual-abuse-civil-illinois",
      isOfficial: false,
    },
    {
      publisher: { en: "Self-Law (statute text)", es: "Self-Law [texto de la ley]" },
      url: "https://self-law.org/code/il/chapter-740/act-82/20",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
