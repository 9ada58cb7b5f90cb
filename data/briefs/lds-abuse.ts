import type { CaseBrief } from "../case-brief";
import {
  californiaCompensation,
  childUsa,
  crimeCompensation,
  justiceReferral,
  rainn,
} from "../free-help";

export const ldsAbuseBrief = {
  limit: {
    rule: {
      en: "For childhood abuse it depends on the state: up to your twenties, forties or fifties, or no limit.",
      es: "Por abuso en la niñez depende del estado: hasta los veintitantos, cuarenta o cincuenta y tantos años, o sin plazo.",
    },
    kinds: ["childAbuse", "assault"],
  },
  now: {
    en: "As of June 2026, the suits went forward one by one, each in its own court. There is no federal MDL.[^oca][^panel]",
    es: "En junio de 2026, las demandas avanzaban una por una, cada una en su tribunal. No hay un litigio multidistrital (MDL) federal.[^oca][^panel]",
  },
  next: {
    en: "We know of no court date in these suits. The dates in your options below come from laws for everyone.",
    es: "No conocemos ninguna fecha judicial en estas demandas. Las fechas de sus opciones abajo vienen de leyes para todos.",
  },
  money: {
    en: "We found no official settlement. Filings of 2025 were reported to speak of one in principle for some California suits.[^world]",
    es: "No encontramos ningún acuerdo oficial. Se informó que escritos de 2025 hablaban de uno en principio para algunas demandas de California.[^world]",
  },
  options: [
    {
      last: { en: "From your twenties to no limit", es: "Veintitantos años, más, o sin plazo" },
      whom: {
        en: "People abused as children, by the state's own rule",
        es: "Quienes sufrieron abuso en la niñez, según la regla del estado",
      },
    },
    {
      last: { en: "This window has closed", es: "Esta ventana se cerró" },
      whom: {
        en: "Adults at the time, in California, whose usual time ran out",
        es: "Quienes ya eran adultos, en California, y cuyo plazo usual venció",
      },
    },
    {
      last: { en: "Passed, unless a suit was filed", es: "Ya venció, salvo demanda presentada" },
      whom: {
        en: "Adults assaulted since 2009, in California, whose usual time ran out",
        es: "Personas adultas agredidas desde 2009, en California, con plazo usual vencido",
      },
    },
    {
      last: { en: "About 18 months from January 2026", es: "Unos 18 meses desde enero de 2026" },
      whom: {
        en: "People harmed in the city before January 9, 2022",
        es: "Quienes sufrieron daño en la ciudad antes del 9 de enero de 2022",
      },
    },
    {
      last: { en: "No limit for many claims", es: "Sin plazo para muchos reclamos" },
      whom: {
        en: "People hurt before 18 by crimes on a federal list",
        es: "Quienes antes de los 18 sufrieron delitos de una lista federal",
      },
    },
    {
      last: { en: "The main date has passed", es: "La fecha principal ya pasó" },
      whom: {
        en: "People abused in Scouting, in a church-sponsored troop",
        es: "Quienes sufrieron abuso en una tropa Scout patrocinada por la Iglesia",
      },
    },
    {
      last: { en: "Set by each state", es: "Lo fija cada estado" },
      whom: {
        en: "People hurt by a crime, and some relatives",
        es: "Quienes sufrieron un delito y algunos familiares",
      },
    },
    {
      last: { en: "Criminal limits differ", es: "Los plazos penales son otros" },
      whom: {
        en: "Anyone who knows of abuse; today if a child is unsafe",
        es: "Quien sepa de un abuso; hoy mismo si un niño corre peligro",
      },
    },
  ],
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
} as const satisfies CaseBrief;
