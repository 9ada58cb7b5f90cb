import type { StateLimits } from "../time-limit";

export const wisconsin = {
  code: "WI",
  slug: "wisconsin",
  injury: {
    years: 3,
    from: "discovery",
    text: {
      en: "You have three years from when the injury is, or should be, discovered. This includes road crashes.",
      es: "Tiene tres años desde que la lesión se sabe, o se debería saber. Vale también para choques.",
    },
    cite: "Wis. Stat. § 893.54(1m)(a)",
    sources: [0, 1, 3],
    confidence: "high",
  },
  product: {
    years: 3,
    from: "discovery",
    outerYears: 15,
    text: {
      en: "You have three years from when the injury, and that it probably came from the product, is or should be discovered.",
      es: "Tiene tres años desde que se sabe, o se debería saber, de la lesión y de que probablemente vino del producto.",
    },
    outer: {
      en: "You must sue within 15 years of manufacture, as the rule is usually described. We have not read its exceptions in full.",
      es: "Debe demandar dentro de 15 años desde la fabricación, según se suele describir la regla. No hemos leído sus excepciones completas.",
    },
    cite: "Wis. Stat. §§ 893.54, 895.047(5)",
    sources: [1, 2, 0],
    confidence: "medium",
  },
  death: {
    years: 3,
    text: {
      en: "A suit must be filed within three years, or within two if the death came from a motor-vehicle accident. A death from malpractice follows the malpractice limits.",
      es: "Hay que demandar dentro de tres años, o de dos si la muerte fue por un accidente de vehículo. Una muerte por negligencia médica sigue sus propios plazos.",
    },
    cite: "Wis. Stat. § 893.54(1m)(b), (2m)",
    sources: [7, 0],
    confidence: "high",
  },
  minors: {
    text: {
      en: "A child has at least two years after coming of age, so until 20 if the usual limit would have run out. The same goes for a mentally ill person after that ends. Malpractice has a different rule.",
      es: "Un menor tiene al menos dos años después de la mayoría de edad, así que hasta los 20 si el plazo usual ya habría vencido. Lo mismo vale para quien se recupera de una enfermedad mental. La negligencia médica tiene otra regla.",
    },
    cite: "Wis. Stat. § 893.16",
    sources: [3, 5, 8],
    confidence: "medium",
  },
  malpractice: {
    years: 3,
    outerYears: 5,
    text: {
      en: "You have three years from the injury or one from discovering it, whichever is later. The second ends five years after the act, unless it was hidden or an object was left in the body.",
      es: "Tiene tres años desde la lesión o uno desde que se supo, lo que sea más tarde. Lo segundo termina cinco años después del hecho, salvo ocultamiento o un objeto dejado en el cuerpo.",
    },
    minors: {
      en: "A child has until the tenth birthday or the usual limit, whichever is later.",
      es: "Un menor tiene hasta cumplir diez o el plazo usual, lo que sea más tarde.",
    },
    cite: "Wis. Stat. §§ 893.55, 893.56",
    sources: [6, 7, 8],
    confidence: "high",
  },
  childAbuse: {
    kind: "mixed",
    age: 35,
    text: {
      en: "Against the person who committed a listed offense, and in clergy cases the religious body, you have until you turn 35. Against someone sued for negligence, such as a club or school, you have three years, so normally until 20.",
      es: "Contra quien cometió un delito de la lista y, si fue del clero, contra el ente religioso, tiene hasta cumplir 35. Contra alguien demandado por negligencia, como un club o una escuela, tiene tres años, normalmente hasta los 20.",
    },
    cite: "Wis. Stat. §§ 893.587, 893.54, 893.16; Fleming v. AAU, 2023 WI 40",
    sources: [4, 3, 5],
    confidence: "high",
  },
  assault: {
    years: 3,
    text: {
      en: "You have three years. They do not start until you know or should know who did it.",
      es: "Tiene tres años. No empiezan hasta que sabe o debería saber quién lo hizo.",
    },
    cite: "Wis. Stat. § 893.57",
    sources: [9],
    confidence: "high",
  },
  motor: {
    text: {
      en: "An injury in a crash has three years; a death in a crash has only two.",
      es: "Una lesión en un choque tiene tres años; una muerte en un choque, solo dos.",
    },
    cite: "Wis. Stat. § 893.54(1m)(a), (2m)",
    sources: [0],
    confidence: "high",
  },
  government: {
    days: 120,
    text: {
      en: "Give a city, county or school written notice within 120 days of the event. For a state employee, give the attorney general sworn written notice within 120 days, or for malpractice within 180 days from discovery.",
      es: "Avise por escrito a la ciudad, el condado o la escuela dentro de 120 días desde el hecho. Por un empleado estatal, envíe un aviso escrito y jurado al fiscal general dentro de 120 días, o por negligencia médica, de 180 días desde que se supo.",
    },
    cite: "Wis. Stat. §§ 893.80, 893.82",
    sources: [11, 10],
    confidence: "high",
  },
  sources: [
    {
      publisher: {
        en: "Wisconsin Statutes (2022 copy at Justia)",
        es: "Wisconsin Statutes [copia de 2022 en Justia]",
      },
      url: "https://law.justia.com/codes/wisconsin/2022/chapter-893/section-893-54/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Products50 (practitioner survey; Wisconsin page)",
        es: "Products50 [resumen hecho por abogados; página de Wisconsin]",
      },
      url: "https://products50.com/copy-of-mississippi",
      isOfficial: false,
    },
    {
      publisher: { en: "Herrling Clark (law firm)", es: "Herrling Clark [bufete de abogados]" },
      url: "https://herrlingclark.com/dangerous-defective-products-track-time/",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Supreme Court of Wisconsin, Fleming v. Amateur Athletic Union, 2023 WI 40 (copy at Justia)",
        es: "Supreme Court of Wisconsin, Fleming v. Amateur Athletic Union, 2023 WI 40 [copia en Justia]",
      },
      url: "https://law.justia.com/cases/wisconsin/supreme-court/2023/2021ap001054.html",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Wisconsin Statutes (2024 copy at Justia)",
        es: "Wisconsin Statutes [copia de 2024 en Justia]",
      },
      url: "https://law.justia.com/codes/wisconsin/chapter-893/section-893-587",
      isOfficial: false,
    },
    {
      publisher: { en: "CHILD USA (older page)", es: "CHILD USA [versión anterior]" },
      url: "https://www.childusa.org/law/wisconsin",
      isOfficial: false,
    },
    {
      publisher: {
        en: "Wisconsin Legislature (annotated statutes, 1995 edition)",
        es: "Wisconsin Legislature [leyes con notas, edición de 1995]",
      },
      url: "https://docs.legis.wisconsin.gov/document/statutes/1995/893.57",
      isOfficial: true,
    },
    {
      publisher: {
        en: "Wisconsin Legislature (current annotated statutes)",
        es: "Wisconsin Legislature [leyes vigentes con notas]",
      },
      url: "https://docs-preview.legis.wisconsin.gov/document/statutes/893.555(1)(a)1.",
      isOfficial: true,
    },
    {
      publisher: "allnurses.com, quoting a law-firm summary",
      url: "http://allnurses.com/legal-nursing/wisconsin-malpractice-statue-86770.html",
      isOfficial: false,
    },
    {
      publisher: {
        en: "PocketLaw (copy of Wis. Stat. 893.57)",
        es: "PocketLaw [copia de Wis. Stat. 893.57]",
      },
      url: "https://getpocketlaw.com/law/state_wisconsin/section-893-57-intentional-torts_2d372ecee048",
      isOfficial: false,
    },
    {
      publisher: "Wisconsin Legislature (Wis. Stat. 893.82)",
      url: "http://docs.legis.wisconsin.gov/statutes/statutes/893/VIII/83",
      isOfficial: true,
    },
    {
      publisher: {
        en: "Wisconsin Legislature (annotated statutes, 2007 edition)",
        es: "Wisconsin Legislature [leyes con notas, edición de 2007]",
      },
      url: "https://docs.legis.wisconsin.gov/document/statutes/2007/893.83(1)",
      isOfficial: true,
    },
  ],
} as const satisfies StateLimits;
