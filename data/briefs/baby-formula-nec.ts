import type { CaseBrief } from "../case-brief";
import { disability, medwatch, parentCenter } from "../free-help";

export const babyFormulaNecBrief = {
  limit: {
    rule: {
      en: "Usually two or three years; most states give a child longer, but not always the parents.",
      es: "Suele ser de dos o tres años; a un menor casi siempre le dan más, no siempre a los padres.",
    },
    kinds: ["minors", "product", "death"],
  },
  now: {
    en: "Results are split: as reported, the federal judge ended three test cases in Abbott's favor, and state juries have decided both ways.[^verus2025][^meadJohnson2026][^gill]",
    es: "Los resultados están divididos: según se informó, el tribunal federal cerró tres casos de prueba a favor de Abbott, y los jurados estatales decidieron de ambas formas.[^verus2025][^meadJohnson2026][^gill]",
  },
  next: {
    en: "We found no confirmed trial date. One undated page named months for test trials that nothing else confirms.[^trials]",
    es: "No encontramos ninguna fecha de juicio confirmada. Una página sin fecha nombró meses para juicios de casos de prueba que nada más confirma.[^trials]",
  },
  money: {
    en: "We found no settlement. A digest that checked on September 22, 2026, found no general program either.[^digest]",
    es: "No encontramos ningún acuerdo. Un sitio de resúmenes que revisó el 22 de septiembre de 2026 tampoco halló un programa general.[^digest]",
  },
  options: [
    {
      last: { en: "Your state's limit", es: "El plazo de su estado" },
      whom: {
        en: "Families of premature babies with NEC after Similac or Enfamil",
        es: "Familias de bebés prematuros con NEC después de Similac o Enfamil",
      },
    },
    {
      last: { en: "That state's limit", es: "El plazo de ese estado" },
      whom: {
        en: "Families whose baby was born or treated in that state",
        es: "Familias cuyo bebé nació o recibió atención en ese estado",
      },
    },
    {
      last: { en: "No fixed day; apply early", es: "Sin día fijo; solicite pronto" },
      whom: {
        en: "Children with lasting problems, with or without a lawsuit",
        es: "Niños con problemas de salud duraderos, con demanda o sin ella",
      },
    },
    {
      last: { en: "No deadline", es: "Sin fecha límite" },
      whom: { en: "Families and medical staff", es: "Familias y personal médico" },
    },
  ],
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
} as const satisfies CaseBrief;
