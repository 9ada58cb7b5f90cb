import type { CaseBrief } from "../case-brief";
import { disability, medwatch } from "../free-help";

export const bardPowerportBrief = {
  limit: {
    rule: {
      en: "Two or three years in most states, often from when you learned that the port caused the harm.",
      es: "Dos o tres años en la mayoría de los estados, a menudo desde que supo que el puerto causó el daño.",
    },
    kinds: ["product", "minors", "death"],
  },
  now: {
    en: "As of September 2026, the federal cases were reported active. One digest reported a first trial result and then withdrew it.[^guide2026][^guideJune]",
    es: "En septiembre de 2026, se informó que los casos federales seguían activos. Un sitio de resúmenes informó del resultado de un primer juicio y luego se retractó.[^guide2026][^guideJune]",
  },
  next: {
    en: "Test trials. Reports named different months, and no result is confirmed; the court's page has its orders.[^courtPage]",
    es: "Juicios de casos de prueba. Los informes nombraron meses distintos y ningún resultado está confirmado; la página del tribunal tiene sus órdenes.[^courtPage]",
  },
  money: {
    en: "We found no settlement, and a digest that read the court's orders through March 2026 found none either.[^guide2026]",
    es: "No encontramos ningún acuerdo, y un sitio de resúmenes que leyó las órdenes hasta marzo de 2026 tampoco halló ninguno.[^guide2026]",
  },
  options: [
    {
      last: { en: "Your state's limit", es: "El plazo de su estado" },
      whom: {
        en: "People with a Bard or BD port and a diagnosed complication",
        es: "Personas con un puerto de Bard o BD y una complicación diagnosticada",
      },
    },
    {
      last: {
        en: "That state's rules; maybe shorter",
        es: "Reglas del estado; quizá menos tiempo",
      },
      whom: {
        en: "People whose claim belongs in a state court",
        es: "Personas cuyo reclamo corresponde a un tribunal estatal",
      },
    },
    {
      last: { en: "No deadline", es: "Sin fecha límite" },
      whom: {
        en: "Patients, relatives and clinicians",
        es: "Pacientes, familiares y personal médico",
      },
    },
  ],
  help: [
    {
      ...disability,
      who: {
        en: "People who cannot work for at least a year because of illness or injury",
        es: "Personas que no pueden trabajar por al menos un año por enfermedad o lesión",
      },
    },
    {
      what: {
        en: "The Arizona federal court's page on MDL 3081",
        es: "La página del tribunal federal de Arizona sobre el MDL 3081",
      },
      who: {
        en: "People with a port case, or who want to read its orders",
        es: "Personas con un caso por un puerto o que quieren leer las órdenes",
      },
      href: "https://www.azd.uscourts.gov/re-bard-implanted-port-catheter-products-liability-litigation",
      cost: { en: "Free to read", es: "Gratis" },
    },
    {
      ...medwatch,
      who: {
        en: "Patients and clinicians who saw a port break or clot",
        es: "Pacientes y personal médico que vieron romperse un puerto o formarse un coágulo",
      },
    },
  ],
} as const satisfies CaseBrief;
