import type { StateLimits } from "../time-limit";

export const districtOfColumbia = {
  code: "DC",
  slug: "district-of-columbia",
  injury: {
    years: 3,
    from: "discovery",
    text: {
      en: "You have three years from when you knew or should have known of the injury, its cause and that someone did wrong. Claims of assault and battery have one year.",
      es: "Tiene tres años desde que supo o debió saber de la lesión, su causa y que hubo una conducta indebida. Los reclamos por agresión física tienen un año.",
    },
    cite: "D.C. Code § 12-301(a)(8)",
    sources: [0, 8, 6],
    confidence: "high",
  },
  product: {
    years: 3,
    from: "discovery",
    text: {
      en: "You have three years from when you knew or should have known of the injury, its cause and that someone did wrong. We found no outer limit for products.",
      es: "Tiene tres años desde que supo o debió saber de la lesión, su causa y que hubo una conducta indebida. No hallamos un límite máximo para productos.",
    },
    cite: "D.C. Code § 12-301(a)(8)",
    sources: [0, 6],
    confidence: "medium",
  },
  death: {
    years: 2,
    from: "death",
    text: {
      en: "A suit must be filed within two years of the death. This has been the rule since a change in 2012; some pages still say one year.",
      es: "Hay que demandar dentro de dos años desde la muerte. Es la regla desde un cambio de 2012; algunas páginas aún dicen un año.",
    },
    cite: "D.C. Code § 16-2702",
    sources: [7, 9, 6],
    confidence: "medium",
  },
  minors: {
    text: {
      en: "A person who was under 18, without mental capacity, or in prison when the claim arose has the usual period after that ends, so a child usually has until 21.",
      es: "Quien era menor de 18, no tenía capacidad mental o estaba en prisión cuando surgió el reclamo tiene el plazo usual después de que eso termine; un menor suele tener hasta los 21.",
    },
    cite: "D.C. Code § 12-302",
    sources: [1, 2],
    confidence: "high",
  },
  malpractice: {
    years: 3,
    text: {
      en: "You have three years from when you knew or should have known of the injury, its cause and that someone did wrong. There is no separate section for medical claims.",
      es: "Tiene tres años desde que supo o debió saber de la lesión, su causa y que hubo una conducta indebida. No hay una sección aparte para reclamos médicos.",
    },
    minors: {
      en: "A child has the usual three years from 18.",
      es: "Un menor tiene los tres años usuales desde los 18.",
    },
    cite: "D.C. Code §§ 12-301(a)(8), 12-302",
    sources: [0, 2, 7],
    confidence: "medium",
  },
  childAbuse: {
    kind: "to an age",
    age: 40,
    text: {
      en: "For sexual abuse of anyone under 35, you have until the 40th birthday, or five years from when you knew or should have known of the act, whichever is later. This holds against any defendant.",
      es: "Por abuso sexual de alguien menor de 35, tiene hasta cumplir 40, o cinco años desde que supo o debió saber del hecho, lo que sea más tarde. Vale contra cualquier parte.",
    },
    window: {
      from: "2019-05-03",
      to: "2021-05-02",
      text: {
        en: "It closed on May 2, 2021.",
        es: "Se cerró el 2 de mayo de 2021.",
      },
    },
    cite: "D.C. Code § 12-301(a)(11)",
    sources: [0, 3, 4],
    confidence: "high",
  },
  assault: {
    years: 5,
    text: {
      en: "For sexual abuse at 35 or older, you have five years from the act or from knowing of it, whichever is later. At 18 to 34, you have until 40, or five years from knowing. Other assaults have one year.",
      es: "Por abuso sexual a los 35 o más, tiene cinco años desde el hecho o desde que se supo, lo que sea más tarde. De 18 a 34, tiene hasta los 40, o cinco años desde que se supo. Otras agresiones tienen un año.",
    },
    cite: "D.C. Code § 12-301(a)(4), (11), (12)",
    sources: [0, 5],
    confidence: "high",
  },
  government: {
    days: 180,
    text: {
      en: "Before you sue the District, give the Mayor (at the Office of Risk Management) written notice within six months of the injury, with its time, place, cause and circumstances.",
      es: "Antes de demandar al Distrito, avise por escrito a la alcaldía (en la Office of Risk Management) dentro de seis meses desde la lesión, con su hora, lugar, causa y circunstancias.",
    },
    cite: "D.C. Code § 12-309",
    sources: [8, 4],
    confidence: "high",
  },
  sources: [
    {
      publisher: "Council of the District of Columbia",
      url: "https://code.dccouncil.gov/us/dc/council/code/sections/12-301.html",
      isOfficial: true,
    },
    {
      publisher: "Council of the District of Columbia",
      url: "https://code.dccouncil.gov/us/dc/council/code/titles/12/chapters/3/index.full.html",
      isOfficial: true,
    },
    {
      publisher: { en: "PolicyRisk (statute index)", es: "PolicyRisk [índice de leyes]" },
      url: "https://policyrisk.com/states/district-of-columbia/statutes?chapter=3&title=12",
      isOfficial: false,
    },
    {
      publisher: "Council of the District of Columbia, D.C. Law 22-311",
      url: "https://code.dccouncil.us/us/dc/council/laws/22-311",
      isOfficial: true,
    },
    {
      publisher: "CHILD USA",
      url: "https://childusa.org/law/washington-dc/sex-abuse-sol/",
      isOfficial: false,
    },
    { publisher: "Melcher Law", url: "http://melcherlaw.com/dc-law-blog/8518", isOfficial: false },
    {
      publisher: "Catholic University of America, General Counsel",
      url: "http://counsel.cua.edu/DClaw/Perslnj/SOL.cfm",
      isOfficial: false,
    },
    {
      publisher: "Statutes-of-Limitations.com",
      url: "https://www.statutes-of-limitations.com/state/district-of-columbia/",
      isOfficial: false,
    },
    {
      publisher: "Patrick Malone & Associates",
      url: "https://www.patrickmalonelaw.com/useful-information/health-care-advocates-power-kit/legal-deadlines-lawsuit/legal-deadlines-filing-personal-injury-lawsuit-district-columbia/",
      isOfficial: false,
    },
    {
      publisher: "Legal Times",
      url: "https://legaltimes.typepad.com/blt/2012/05/dc-council-weighs-extending-time-to-file-wrongful-death-lawsuits.html",
      isOfficial: false,
    },
  ],
} as const satisfies StateLimits;
