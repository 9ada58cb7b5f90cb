import type { WrittenBrief } from "~/data/case-brief";
import { disability, pesticideCenter, veteransRepresentatives } from "~/data/free-help";

export const brief: WrittenBrief = {
  limit: {
    rule: {
      en: "often from the day you learned the cause.",
      es: "a menudo desde que supo la causa.",
    },
    kinds: ["product", "minors", "death"],
  },
  now: {
    en: "The federal court is reported to be carrying out a confidential settlement of certain claims, and its trials to be canceled.[^guide2026]",
    es: "Se informa de que el tribunal federal lleva a cabo un acuerdo confidencial para ciertos reclamos y de que sus juicios están cancelados.[^guide2026]",
  },
  next: {
    en: "We found no next date. We also found no ruling on how the Supreme Court's label decision of June 2026 applies to paraquat.[^guide2026]",
    es: "No hallamos una próxima fecha. Tampoco hallamos una decisión sobre cómo se aplica al paraquat el fallo de la Corte Suprema de junio de 2026.[^guide2026]",
  },
  money: {
    en: `A settlement of certain claims is reported.
      Its terms and dates are not public.[^guide2026]`,
    es: `Se informa de un acuerdo para ciertos reclamos.
      Sus términos y fechas no son públicos.[^guide2026]`,
  },
  help: [
    {
      ...pesticideCenter,
      who: {
        en: `Anyone with a question about a pesticide, its label or exposure.
          Weekdays, 8 a.m. to noon Pacific time when last seen`,
        es: `Quien tenga preguntas sobre un pesticida, su etiqueta o la exposición.
          De lunes a viernes, de 8 a.m. al mediodía, hora del Pacífico, según lo último que vimos`,
      },
    },
    {
      ...disability,
      who: {
        en: "People who can't work because of Parkinson's disease",
        es: "Personas que no pueden trabajar por la enfermedad de Parkinson",
      },
    },
    {
      ...veteransRepresentatives,
      who: {
        en: "Veterans with Parkinson's disease",
        es: "Veteranos con enfermedad de Parkinson",
      },
    },
    {
      what: {
        en: "The Illinois court's page on the paraquat cases (MDL 3004)",
        es: "La página del tribunal de Illinois sobre los casos de paraquat (MDL 3004)",
      },
      who: {
        en: "People with a federal case who want to read its orders",
        es: "Personas con un caso federal que quieren leer sus órdenes",
      },
      href: "https://www.ilsd.uscourts.gov/paraquat-products-liability-litigation",
      cost: { en: "Free to read", es: "Se lee gratis" },
    },
  ],
};
