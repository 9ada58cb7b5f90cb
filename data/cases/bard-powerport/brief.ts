import type { WrittenBrief } from "~/data/case-brief";
import { disability, medwatch } from "~/data/free-help";

export const brief: WrittenBrief = {
  limit: {
    rule: {
      en: "often from the harm or from learning its likely cause.",
      es: "a menudo desde el daño o desde que supo su causa probable.",
    },
    kinds: ["product", "minors", "death"],
  },
  now: {
    en: `The federal cases were reported active in September 2026. The report of a first trial result was withdrawn.[^guide2026][^guideJune]`,
    es: `En septiembre de 2026 se informó de que los casos federales seguían activos. El informe sobre un primer juicio se retiró.[^guide2026][^guideJune]`,
  },
  next: {
    en: `Trials of test cases were reported to be next.
        Sources named different months, and no result is confirmed; the court's page has its orders.[^courtPage]`,
    es: `Se informó que seguían los juicios de casos de prueba.
        Las fuentes nombraron meses distintos y ningún resultado está confirmado; la página del tribunal tiene sus órdenes.[^courtPage]`,
  },
  money: {
    en: "We found no settlement, and none was reported through March 2026.[^guide2026]",
    es: "No encontramos ningún acuerdo, ni se informó de uno hasta marzo de 2026.[^guide2026]",
  },
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
        en: "Anyone who saw a port break, clot or get infected",
        es: "Quien vio que un puerto se rompió, se infectó o tuvo un coágulo",
      },
    },
  ],
};
