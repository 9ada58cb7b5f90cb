import type { StateLimits } from "../time-limit";

export const minnesota = {
  code: "MN",
  slug: "minnesota",
  injury: {
    years: 6,
    from: "injury",
    text: {
      en: "You have six years for negligence. Claims of intentional harm, such as assault and battery, have two.",
      es: "Tiene seis años por negligencia. Los reclamos por un daño intencional, como una agresión física, tienen dos.",
    },
    cite: "Minn. Stat. § 541.05 subd. 1(5)",
    sources: [1, 2, 0],
    confidence: "high",
  },
  product: {
    years: 4,
    from: "injury",
    text: {
      en: "You have four years if the claim rests on strict liability (without proof of carelessness), or six if it rests on negligence. Our sources do not say when the time starts for an illness that shows late, so count from the first injury.",
      es: "Tiene cuatro años si el reclamo es por responsabilidad objetiva (sin probar descuido), o seis si es por negligencia. Nuestras fuentes no dicen cuándo empieza el plazo si la enfermedad aparece tarde, así que cuente desde la primera lesión.",
    },
    cite: "Minn. Stat. § 541.05 subd. 2 and subd. 1(5)",
    sources: [3, 2, 0],
    confidence: "medium",
  },
  death: {
    years: 3,
    from: "death",
    text: {
      en: "A suit must be filed within three years of the death, and not more than six years after the act that caused it. A death from malpractice must also meet the four-year malpractice limit. There is no limit if the death was murder.",
      es: "Hay que demandar dentro de tres años desde la muerte, y no más de seis años después del hecho que la causó. Una muerte por negligencia médica debe cumplir además el plazo médico de cuatro años. No hay plazo si fue un asesinato.",
    },
    cite: "Minn. Stat. § 573.02",
    sources: [4, 5, 6],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "We could not confirm this rule. The clock stops while the person is under 18, and little time may be left after that birthday. Ask a lawyer in Minnesota now.",
      es: "No pudimos confirmar esta regla. El plazo se detiene mientras la persona es menor de 18, y después puede quedar poco tiempo. Pregunte ya a un abogado o abogada de Minnesota.",
    },
    cite: "Minn. Stat. § 541.15",
    sources: [7],
    confidence: "low",
  },
  malpractice: {
    years: 4,
    text: {
      en: "You have four years, usually from when the treatment for the condition ends. There is no discovery rule.",
      es: "Tiene cuatro años, por lo general desde que termina el tratamiento. No se espera a que usted lo descubra.",
    },
    minors: {
      en: "The clock is paused in childhood for at most seven years, and not for more than one year after turning 18.",
      es: "El plazo se detiene durante la niñez por siete años como máximo, y no más de un año después de cumplir 18.",
    },
    cite: "Minn. Stat. § 541.076",
    sources: [7, 6],
    confidence: "medium",
  },
  childAbuse: {
    kind: "no limit",
    text: {
      en: "Since May 2013, you can sue the abuser or a negligent organization at any time. There are two exceptions, both until 24: a claim that rests only on an employer's responsibility for its employee, and one against an abuser who was under 14.",
      es: "Desde mayo de 2013 puede demandar en cualquier momento a quien abusó o a una organización negligente. Hay dos excepciones, hasta los 24: un reclamo basado solo en que el empleador responde por su empleado, y uno contra alguien que tenía menos de 14.",
    },
    window: {
      from: "2013-05-26",
      to: "2016-05-25",
      text: {
        en: "It closed on May 25, 2016. Expired claims that were not filed in it stay barred.",
        es: "Se cerró el 25 de mayo de 2016. Los reclamos vencidos que no se presentaron en ella siguen cerrados.",
      },
    },
    cite: "Minn. Stat. § 541.073",
    sources: [8, 9, 10],
    confidence: "high",
  },
  assault: {
    years: 6,
    text: {
      en: "You have six years for the sexual abuse of an adult. Other assault or battery has two.",
      es: "Tiene seis años por el abuso sexual de una persona adulta. Otras agresiones tienen dos.",
    },
    cite: "Minn. Stat. §§ 541.073 subd. 2, 541.07(1)",
    sources: [8, 9, 2],
    confidence: "high",
  },
  government: {
    days: 180,
    text: {
      en: "Notify the governing body of a city, county or school district within 180 days after the loss is discovered, or within one year for a death. We have not read the rule for the State.",
      es: "Avise al órgano de gobierno de la ciudad, el condado o el distrito escolar dentro de 180 días desde que se supo de la pérdida, o de un año por una muerte. No hemos leído la regla para el estado.",
    },
    cite: "Minn. Stat. § 466.05",
    sources: [11],
    confidence: "medium",
  },
  sources: [
    {
      publisher: {
        en: "laws-info (copy of Minn. Stat. 541.05)",
        es: "laws-info [copia de Minn. Stat. 541.05]",
      },
      url: "http://statutes.laws-info.com/minnesota/540-552/541/541_05",
      isOfficial: false,
    },
    {
      publisher: "Minnesota Revisor of Statutes, Laws 2000 ch. 471",
      url: "https://www.revisor.mn.gov/laws/?doctype=Chapter&year=2000&type=0&id=471",
      isOfficial: true,
    },
    {
      publisher: {
        en: "Matthiesen, Wickert & Lehrer (law firm)",
        es: "Matthiesen, Wickert & Lehrer [bufete de abogados]",
      },
      url: "https://www.mwl-law.com/four-extra-years-to-file-your-minnesota-subrogation-claims/",
      isOfficial: false,
    },
    {
      publisher: "Gallatin Law",
      url: "https://www.gallatin-law.com/blog/statute-of-limitations-minnesotas-law",
      isOfficial: false,
    },
    {
      publisher: { en: "Sieben Polk (law firm)", es: "Sieben Polk [bufete de abogados]" },
      url: "https://www.siebenpolklaw.com/faq/wrongful-death-statute-of-limitations/",
      isOfficial: false,
    },
    {
      publisher: { en: "SiebenCarey (law firm)", es: "SiebenCarey [bufete de abogados]" },
      url: "http://www.knowyourrights.com/newsarticles/wrongful-death-statue-of-limitations.aspx",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Minnesota medical malpractice outline (law firm)",
        es: "Minnesota medical malpractice outline [bufete de abogados]",
      },
      url: "http://www.minnesotamedmal.com/outline/statute-of-limitations/statute-of-limitations/",
      isOfficial: false,
    },
    {
      publisher: "Birth Injury Lawyer Network",
      url: "https://www.birthinjurylawyernetwork.com/minnesota",
      isOfficial: false,
    },
    {
      publisher: "Minnesota Revisor of Statutes, HF 681 (2013)",
      url: "https://www.revisor.mn.gov/bills/text.php?number=HF681&version=1&session=ls88&session_year=2013&session_number=0&type=ue",
      isOfficial: true,
    },
    {
      publisher: {
        en: "LegiScan (HF 681 as passed, ch. 89)",
        es: "LegiScan [HF 681, como se aprobó, ch. 89]",
      },
      url: "https://legiscan.com/MN/text/HF681/2013",
      isOfficial: false,
    },
    {
      publisher: "CHILD USA",
      url: "https://childusa.org/law/Minnesota/sex-abuse-sol/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "FindLaw (text of Minn. Stat. 466.05)",
        es: "FindLaw [texto de Minn. Stat. 466.05]",
      },
      url: "https://codes.findlaw.com/mn/political-subdivisions-general-provisions-ch-465-466/mn-st-sect-466-05/",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
