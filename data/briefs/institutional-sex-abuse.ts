import type { CaseBrief } from "../case-brief";
import {
  californiaCompensation,
  childUsa,
  crimeCompensation,
  justiceReferral,
  rainn,
} from "../free-help";

export const institutionalSexAbuseBrief = {
  limit: {
    rule: {
      en: "Some states give you until your twenties or fifties for childhood abuse; others set no limit at all.",
      es: "Por abuso en la niñez, algunos estados le dan hasta los veintitantos o los cincuenta y tantos años; otros no fijan plazo.",
    },
    kinds: ["childAbuse", "assault", "government"],
  },
  now: {
    en: "Time-limit laws keep changing. New York City opened a window and, as reported, so did Rhode Island. In California, some adults got more time.[^mondaq][^windows][^ab250]",
    es: "Las leyes sobre plazos siguen cambiando. La Ciudad de Nueva York abrió una ventana y, según se informa, Rhode Island también. En California, algunas personas adultas obtuvieron más tiempo.[^mondaq][^windows][^ab250]",
  },
  next: {
    en: "More windows close in 2027 and 2028; your options below have the dates. Other states may have windows that we did not find.",
    es: "Más ventanas se cierran en 2027 y 2028; sus opciones abajo tienen las fechas. Otros estados pueden tener ventanas que no encontramos.",
  },
  money: {
    en: "Los Angeles County announced settlements in 2025, but the time to file there is over. For other groups, ask a lawyer.[^lacounty]",
    es: "El condado de Los Ángeles anunció acuerdos en 2025, pero allí ya terminó el plazo para reclamar. Para otras organizaciones, pregunte a un abogado o abogada.[^lacounty]",
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
      last: { en: "This window has closed", es: "Esta ventana se cerró" },
      whom: {
        en: "People abused as children whose time ran out; date as reported",
        es: "Quienes sufrieron abuso en la niñez, con plazo vencido; fecha según informes",
      },
    },
    {
      last: { en: "This window has closed", es: "Esta ventana se cerró" },
      whom: {
        en: "People abused in Louisiana before 18, after time ran out",
        es: "Quienes sufrieron abuso en Luisiana antes de los 18, con plazo vencido",
      },
    },
    {
      last: { en: "No limit", es: "Sin plazo" },
      whom: {
        en: "People abused as children in Maryland or Vermont",
        es: "Quienes sufrieron abuso en la niñez en Maryland o Vermont",
      },
    },
    {
      last: { en: "No limit for many claims", es: "Sin plazo para muchos reclamos" },
      whom: {
        en: "People harmed as minors by listed federal crimes",
        es: "Quienes de menores sufrieron ciertos delitos federales",
      },
    },
    {
      last: { en: "Each bankruptcy sets its own", es: "Cada bancarrota fija el suyo" },
      whom: {
        en: "In Alabama, Boy Scouts claims; elsewhere each court sets its date",
        es: "En Alabama, reclamos por Boy Scouts; en otros casos, decide cada tribunal",
      },
    },
    {
      last: { en: "Set by each state", es: "Lo fija cada estado" },
      whom: {
        en: "People harmed by a crime, and some relatives",
        es: "Quienes sufrieron un delito y algunos familiares",
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
} as const satisfies CaseBrief;
