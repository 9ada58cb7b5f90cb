import type { StateLimits } from "../time-limit";

export const puertoRico = {
  code: "PR",
  slug: "puerto-rico",
  injury: {
    years: 1,
    from: "discovery",
    text: {
      en: "You have one year from when you know of the harm and who caused it. A lawsuit, a proper written demand to that person or their acknowledgment restarts the year.",
      es: "Tiene un año desde que sabe del daño y de quién lo causó. Una demanda, un reclamo extrajudicial por escrito a esa persona o su reconocimiento hacen empezar el año de nuevo.",
    },
    cite: "Civil Code of Puerto Rico (Act 55-2020) art. 1204(a), 31 L.P.R.A. § 9496",
    sources: [0, 1, 2],
    confidence: "medium",
  },
  product: {
    years: 1,
    from: "discovery",
    text: {
      en: "You have one year from when you know of the injury, what caused it and who is responsible.",
      es: "Tiene un año desde que sabe de la lesión, qué la causó y quién responde.",
    },
    cite: "Civil Code art. 1204(a); older art. 1868",
    sources: [4, 0, 2],
    confidence: "high",
  },
  death: {
    text: {
      en: "We found no separate limit for deaths, and the general one is short, so we state no number. Ask a lawyer in Puerto Rico at once.",
      es: "No hallamos un plazo aparte para muertes, y el general es corto, así que no damos un número. Pregunte de inmediato a un abogado o abogada de Puerto Rico.",
    },
    cite: "Civil Code art. 1204(a)",
    sources: [0, 7],
    confidence: "low",
  },
  minors: {
    text: {
      en: "The age of majority and the pause for minors changed between the old and the new code, and we have not read how in every case. Ask a lawyer in Puerto Rico early.",
      es: "La mayoría de edad y la pausa para menores cambiaron entre el código anterior y el nuevo, y no hemos leído cómo en cada caso. Pregunte pronto a un abogado o abogada de Puerto Rico.",
    },
    cite: "32 L.P.R.A. § 254 (article 40, Code of Civil Procedure); Civil Code of 2020",
    sources: [5, 3, 9],
    confidence: "low",
  },
  malpractice: {
    years: 1,
    text: {
      en: "You have one year from when you know of the injury and who caused it; we found no outer limit.",
      es: "Tiene un año desde que sabe de la lesión y de quién la causó; no hallamos un límite máximo.",
    },
    minors: {
      en: "The rule is the same as for other claims; ask how the pause for minors applies.",
      es: "La regla es la misma que para otros reclamos; pregunte cómo se aplica la pausa para menores.",
    },
    cite: "Civil Code art. 1204(a)",
    sources: [0, 5],
    confidence: "medium",
  },
  childAbuse: {
    text: {
      en: "We could not confirm a special civil rule, and the general limit is short, so we state no number. Ask a lawyer in Puerto Rico now.",
      es: "No pudimos confirmar una regla civil especial, y el plazo general es corto, así que no damos un número. Pregunte ya a un abogado o abogada de Puerto Rico.",
    },
    cite: "Civil Code art. 1204(a)",
    sources: [0, 5, 9],
    confidence: "low",
  },
  assault: {
    years: 1,
    text: {
      en: "You have one year from when you know of the harm and who caused it; we found no special rule.",
      es: "Tiene un año desde que sabe del daño y de quién lo causó; no hallamos una regla especial.",
    },
    cite: "Civil Code art. 1204(a)",
    sources: [0, 2],
    confidence: "medium",
  },
  government: {
    days: 90,
    text: {
      en: "For the Commonwealth, give the Secretary of Justice written notice within 90 days of learning of the harm; just cause can excuse a late one. For a municipality, give the mayor written notice, also within 90 days, as a strict condition of suing.",
      es: "Por el Estado Libre Asociado, avise por escrito al Secretario de Justicia dentro de 90 días desde que supo del daño; una justa causa puede excusar un aviso tardío. Por un municipio, avise por escrito a la alcaldía, también dentro de 90 días, como condición estricta para demandar.",
    },
    cite: "32 L.P.R.A. § 3077a; Municipal Code (Act 107-2020)",
    sources: [6, 7, 8],
    confidence: "high",
  },
  sources: [
    {
      publisher: "DocketMath, quoting Arts. 1203 and 1204(a) of the Civil Code of 2020",
      url: "https://docketmath.com/blog/statute-of-limitations-other-professional-malpractice-puerto-rico",
      isOfficial: false,
    },
    {
      publisher: "Ayuda Legal Puerto Rico",
      url: "https://ayudalegalpr.org/resource/daos-y-perjuicios",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Abogados Accidentes y Caídas (law firm)",
        es: "Abogados Accidentes y Caídas [bufete de abogados]",
      },
      url: "https://abogadosaccidentesycaidas.com/termino-para-presentar-una-reclamacion-en-puerto-rico",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Abogados Accidentes y Caídas (law firm)",
        es: "Abogados Accidentes y Caídas [bufete de abogados]",
      },
      url: "https://abogadosaccidentesycaidas.com/?p=80",
      isOfficial: false,
    },
    {
      publisher: {
        en: "U.S. District Court, D.P.R., Torres-De León v. Creative Products (copy at Justia)",
        es: "U.S. District Court, D.P.R., Torres-De León v. Creative Products [copia en Justia]",
      },
      url: "https://law.justia.com/cases/federal/district-courts/puerto-rico/prdce/3:2013cv01719/105745/26/",
      isOfficial: false,
    },
    {
      publisher: "Supreme Court of Puerto Rico, Pérez Aguirre v. E.L.A., 99 TSPR 60 (LexJuris)",
      url: "https://lexjuris.com/LEXJURIS/Dts99/LEX99060.htm",
      isOfficial: false,
    },
    {
      publisher: "Puerto Rico Act 121-2018 (LexJuris)",
      url: "https://lexjuris.com/LEXLEX/Leyes2018/lexl2018121.htm",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Supreme Court of Puerto Rico, Passalacqua v. Municipio de San Juan (copy at cetient.com)",
        es: "Supreme Court of Puerto Rico, Passalacqua v. Municipio de San Juan [copia en cetient.com]",
      },
      url: "https://cetient.com/case/8562217/passalacqua-v-municipio-de-san-juan",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Supreme Court of Puerto Rico, Rivera Serrano v. Guaynabo (copy at cetient.com)",
        es: "Supreme Court of Puerto Rico, Rivera Serrano v. Guaynabo [copia en cetient.com]",
      },
      url: "https://cetient.com/case/8541048/rivera-serrano-v-municipio-autonomo-de-guaynabo",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Darkscan (child-abuse reporting digest)",
        es: "Darkscan [resumen sobre denuncias de abuso de menores]",
      },
      url: "https://darkscan.org/jurisdictions/puerto-rico.html",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
