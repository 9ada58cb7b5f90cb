import type { WrittenBrief } from "~/data/case-brief";
import {
  californiaCompensation,
  childUsa,
  crimeCompensation,
  justiceReferral,
  rainn,
} from "~/data/free-help";

export const brief: WrittenBrief = {
  limit: {
    rule: {
      en: "and for abuse of an adult, 1 to 20 years or no limit.",
      es: "y en adultos, 1 a 20 años o sin plazo.",
    },
    kinds: ["childAbuse", "assault"],
  },
  now: {
    en: `As of June 2026, the suits went forward one by one, each in its own court.
      No federal judge handles them all.[^oca][^panel]`,
    es: `En junio de 2026, las demandas avanzaban una por una, cada una en su tribunal.
      Ningún tribunal federal las lleva juntas.[^oca][^panel]`,
  },
  next: {
    en: `We know of no court date in these suits.
        The dates below come from laws that are not only about the Church.`,
    es: `No conocemos ninguna fecha judicial en estas demandas.
        Las fechas de abajo vienen de leyes que no son solo sobre la Iglesia.`,
  },
  money: {
    en: `We found no official settlement.
      A news report says that 2025 court filings spoke of a tentative one for some California suits.[^world]`,
    es: `No encontramos ningún acuerdo oficial.
      Según una noticia, escritos de 2025 hablaban de uno en principio para algunas demandas de California.[^world]`,
  },
  help: [
    {
      ...rainn,
      who: {
        en: "Survivors of any age, and people close to them",
        es: "Sobrevivientes de cualquier edad y sus allegados",
      },
    },
    {
      ...californiaCompensation,
      who: {
        en: "People hurt by a crime in California; a county advocate helps with the form",
        es: "Quienes sufrieron un delito en California; el condado ofrece ayuda con el formulario",
      },
    },
    {
      ...childUsa,
      who: {
        en: "Adults who want to see their state's rule before they call anyone",
        es: "Personas adultas que quieren ver la regla de su estado antes de llamar",
      },
    },
    {
      ...crimeCompensation,
      who: {
        en: "People hurt by a crime, and some relatives; it can pay for counseling",
        es: "Quienes sufrieron un delito y algunos familiares; puede pagar consejería",
      },
    },
    {
      ...justiceReferral,
      who: {
        en: "People who are thinking about a civil case",
        es: "Personas que piensan en un caso civil",
      },
    },
  ],
};
