import type { WrittenBrief } from "~/data/case-brief";
import { disability, medwatch, parentCenter } from "~/data/free-help";

export const brief: WrittenBrief = {
  limit: {
    rule: {
      en: "often from the day you learned the cause. A child often gets longer than a parent.",
      es: "a menudo desde que supo la causa. Un menor suele tener más que sus padres.",
    },
    kinds: ["minors", "product", "death"],
  },
  now: {
    en: `Results are split: the federal judge ended three test cases in favor of Abbott, which makes Similac.
          State juries have decided both ways.[^verus2025][^meadJohnson2026][^gill]`,
    es: "Los resultados están divididos: el tribunal federal cerró tres casos de prueba a favor de Abbott (Similac), y los jurados estatales decidieron de ambas formas.[^verus2025][^meadJohnson2026][^gill]",
  },
  next: {
    en: `We found no confirmed trial date.
      One undated page named three months for test trials, the next in February 2027; nothing else confirms them.[^trials]`,
    es: `No encontramos ninguna fecha de juicio confirmada.
      Una página sin fecha nombró tres meses para casos de prueba, el próximo en febrero de 2027; nada más los confirma.[^trials]`,
  },
  money: {
    en: `We found no settlement, and no general program was reported by September 22, 2026.[^digest]`,
    es: `No encontramos ningún acuerdo, ni se informó de un programa general hasta el 22 de septiembre de 2026.[^digest]`,
  },
  help: [
    {
      ...disability,
      who: {
        en: "Families of a child with a lasting disability (SSI for children)",
        es: "Familias de un niño con una incapacidad duradera (SSI para niños)",
      },
    },
    {
      ...parentCenter,
      who: {
        en: "Parents of a child with a disability: early intervention, school and services",
        es: "Padres de un niño con discapacidad: intervención temprana, escuela y servicios",
      },
    },
    {
      what: {
        en: "The Chicago federal court's page on MDL 3026",
        es: "La página del tribunal federal de Chicago sobre el MDL 3026",
      },
      who: {
        en: "Families with a federal case, or who want to read its orders",
        es: "Familias con un caso federal o que quieren leer las órdenes",
      },
      href: "https://www.ilnd.uscourts.gov/mdl-details.aspx?Lbz1nwUsE4JWF/IQJN6GpA==",
      cost: { en: "Free to read", es: "Gratis" },
    },
    {
      ...medwatch,
      who: {
        en: "Parents and clinicians who saw harm after a formula",
        es: "Padres y personal médico que vieron un daño tras una fórmula",
      },
    },
  ],
};
