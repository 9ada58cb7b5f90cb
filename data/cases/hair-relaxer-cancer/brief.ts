import type { WrittenBrief } from "~/data/case-brief";
import { disability } from "~/data/free-help";

export const brief: WrittenBrief = {
  limit: {
    rule: {
      en: "often from diagnosis or from learning the cause. Some states also set a last day, counted from the sale.",
      es: "a menudo desde el diagnóstico o desde que supo la causa. Algunos estados fijan también un último día, contado desde la venta.",
    },
    kinds: ["product", "minors", "death"],
  },
  now: {
    en: `As of September 2026, no federal case had been tried, and no ruling on which experts may testify was reported.[^guide2026]`,
    es: `A septiembre de 2026, ningún caso federal fue a juicio, ni se informó de una decisión sobre qué peritos declaran.[^guide2026]`,
  },
  next: {
    en: `The next known step is a ruling on which experts may testify.
        First trials were expected in 2027, with no date set.[^guideJune]`,
    es: `El próximo paso conocido es decidir qué peritos pueden declarar.
        Los primeros juicios se esperaban en 2027, sin fecha fija.[^guideJune]`,
  },
  money: {
    en: `We found no settlement.
          In 2025 the judge named a helper for settlement talks.
          That does not mean that one is coming.[^guide2026]`,
    es: `No encontramos ningún acuerdo.
        En 2025 se nombró a una perita auxiliar para acuerdos, pero eso no anuncia ninguno.[^guide2026]`,
  },
  help: [
    {
      ...disability,
      who: {
        en: "People who cannot work because of cancer",
        es: "Personas que no pueden trabajar por el cáncer",
      },
    },
    {
      what: {
        en: "The federal panel's list of open MDLs: find 3060",
        es: "La lista de MDL abiertos del panel federal: busque el 3060",
      },
      who: {
        en: "People who want the court and judge of the federal cases",
        es: "Personas que buscan el tribunal y el juez de los casos federales",
      },
      href: "https://www.jpml.uscourts.gov",
      cost: { en: "Free to read", es: "Gratis" },
    },
    {
      what: {
        en: "FDA MedWatch: report a cosmetic's side effect",
        es: "MedWatch de la FDA: informe del efecto de un cosmético",
      },
      who: {
        en: "Users, stylists and clinicians; it is a report, not a claim",
        es: "Usuarias, estilistas y personal médico; es un informe, no un reclamo",
      },
      href: "https://www.fda.gov/medwatch",
      cost: { en: "Free", es: "Gratis" },
    },
  ],
};
