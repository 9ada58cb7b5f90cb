import type { StateLimits } from "../time-limit";

export const illinois = {
  code: "IL",
  slug: "illinois",
  injury: {
    years: 2,
    from: "discovery",
    text: {
      en: "Two years from when you knew or should have known of the injury and its wrongful cause. A suit against someone convicted of first-degree murder or a Class X felony has an exception.",
      es: "Dos años desde que supo o debió saber de la lesión y de la conducta indebida que la causó. Hay una excepción para demandas contra alguien condenado por asesinato en primer grado o un delito grave de Clase X.",
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
      en: "Two years from when you knew or should have known of the injury.",
      es: "Dos años desde que supo o debió saber de la lesión.",
    },
    outer: {
      en: "for strict liability, 12 years from the first sale or ten from the sale to the first user, whichever ends first; this does not apply with a longer warranty or to negligence claims",
      es: "por responsabilidad objetiva, 12 años desde la primera venta o diez desde la venta al primer usuario, lo que termine primero; no se aplica con una garantía más larga ni para reclamos por negligencia",
    },
    cite: "735 ILCS 5/13-202, 5/13-213",
    sources: [1, 2, 3],
    confidence: "medium",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "Two years after the death. A beneficiary under 18 may have until two years after turning 18, deaths from intentional violence can have longer, and deaths from medical care follow the malpractice limit.",
      es: "Dos años después de la muerte. Un beneficiario menor de 18 puede tener hasta dos años después de cumplirlos, las muertes por violencia intencional pueden tener más, y las de atención médica siguen el plazo médico.",
    },
    cite: "740 ILCS 180/2",
    sources: [5, 6],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "Two years after you turn 18, or after a legal disability ends.",
      es: "Dos años después de cumplir 18, o de que termine una incapacidad legal.",
    },
    cite: "735 ILCS 5/13-211",
    sources: [4],
    confidence: "high",
  },
  malpractice: {
    years: 2,
    outerYears: 4,
    text: {
      en: "Two years from when you knew or should have known of the injury, and never more than four from the act.",
      es: "Dos años desde que supo o debió saber de la lesión, y nunca más de cuatro desde el hecho.",
    },
    minors: {
      en: "A separate rule covers patients under 18. We could not confirm its numbers, so ask.",
      es: "Una regla aparte abarca a pacientes menores de 18. No pudimos confirmar sus números, así que pregunte.",
    },
    cite: "735 ILCS 5/13-212",
    sources: [7, 4, 10],
    confidence: "medium",
  },
  childAbuse: {
    kind: "no limit",
    text: {
      en: "At any time, against the abuser or others, if the claim was still alive on January 1, 2014. For older claims the earlier law decides, and Illinois does not revive expired ones.",
      es: "En cualquier momento, contra quien abusó u otras partes, si el reclamo seguía vigente el 1 de enero de 2014. En los anteriores decide la ley de entonces, e Illinois no reabre los vencidos.",
    },
    cite: "735 ILCS 5/13-202.2",
    sources: [12, 13, 11],
    confidence: "high",
  },
  assault: {
    years: 7,
    text: {
      en: "Under the Gender Violence Act, seven years against the attacker (two for a threat only) and four against a responsible employer. Other injury claims have two years.",
      es: "Según la Ley de Violencia de Género, siete años contra quien agredió (dos si fue solo una amenaza) y cuatro contra un empleador responsable. Otros reclamos por lesiones tienen dos años.",
    },
    cite: "740 ILCS 82/20; 735 ILCS 5/13-202",
    sources: [14, 0],
    confidence: "medium",
  },
  government: {
    days: 365,
    text: {
      en: "Cities, counties and schools: the suit must start within one year (patient care two). State: notice to the attorney general and the Court of Claims within one year, unless the claim is filed within that year; the claim within two years.",
      es: "Ciudades, condados y escuelas: la demanda debe empezar dentro de un año (atención a pacientes, dos). Estado: aviso al fiscal general y al Tribunal de Reclamos dentro de un año, salvo que el reclamo se presente en ese año; el reclamo, dentro de dos años.",
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
