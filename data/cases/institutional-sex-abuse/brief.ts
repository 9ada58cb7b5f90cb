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
    kinds: ["childAbuse", "assault", "government"],
  },
  now: {
    en: `Time limits keep changing.
          New York City opened a window for old gender violence claims, Rhode Island reportedly for child abuse.
          Some California adults got more time.[^mondaq][^windows][^ab250]`,
    es: `Los plazos siguen cambiando.
          La Ciudad de Nueva York abrió una ventana para reclamos viejos por violencia de género; Rhode Island, según se informa, por abuso infantil.
          California dio más tiempo a algunos adultos.[^mondaq][^windows][^ab250]`,
  },
  next: {
    en: `More windows close in 2027 and 2028; your options below have the dates.
      Other states may have windows that we did not find.`,
    es: `Más ventanas se cierran en 2027 y 2028; sus opciones abajo tienen las fechas.
      Otros estados pueden tener ventanas que no encontramos.`,
  },
  money: {
    en: `Los Angeles County announced settlements in 2025 under a window (AB 218) now closed.
      For other claims, ask a lawyer.[^lacounty]`,
    es: `El condado de Los Ángeles anunció acuerdos en 2025 según una ventana (AB 218) que ya se cerró.
      Para otros reclamos, pregunte a un abogado o abogada.[^lacounty]`,
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
        en: "People hurt by a crime in California",
        es: "Quienes sufrieron un delito en California",
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
        en: "People harmed by a crime, and some relatives",
        es: "Quienes sufrieron un delito y algunos familiares",
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
