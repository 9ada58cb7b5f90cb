import type { WrittenBrief } from "~/data/case-brief";
import { veteransRepresentatives } from "~/data/free-help";

export const brief: WrittenBrief = {
  limit: {
    rule: {
      en: "often from the day you learned that PFAS may have caused the illness.",
      es: "a menudo desde que supo que los PFAS pudieron causar la enfermedad.",
    },
    kinds: ["product", "injury", "death", "minors"],
  },
  now: {
    en: `We found no injury trial held or scheduled.
          The first one planned, about kidney cancer, was called off in 2025.[^digest][^bloombergLaw2025]`,
    es: `No hallamos ningún juicio por lesiones ya celebrado ni con fecha.
          El primero que se planeó, sobre cáncer de riñón, se canceló en 2025.[^digest][^bloombergLaw2025]`,
  },
  next: {
    en: `The last papers about the experts on liver and thyroid cancer are reportedly due on January 22, 2027.
          That sets no trial.[^digest]`,
    es: `Según se informa, los últimos escritos sobre los peritos de cáncer de hígado y de tiroides vencen el 22 de enero de 2027.
          Eso no fija ningún juicio.[^digest]`,
  },
  money: {
    en: `We found no settlement for people who are ill.
      The large ones pay water systems to treat water.[^digest][^districtCourt2019]`,
    es: `No hallamos ningún acuerdo para las personas enfermas.
      Los grandes pagan a los sistemas de agua por tratar el agua.[^digest][^districtCourt2019]`,
  },
  help: [
    {
      what: {
        en: "EPA's Safe Drinking Water Hotline",
        es: "Línea de la EPA sobre agua potable segura",
      },
      who: {
        en: "Anyone who wants to understand a water report or have a private well tested",
        es: "Quien quiera entender un informe del agua o pedir el análisis de un pozo",
      },
      href: "https://www.epa.gov/pfas",
      phone: "800-426-4791",
      cost: { en: "Free", es: "Gratis" },
    },
    {
      ...veteransRepresentatives,
      who: {
        en: `Veterans exposed to foam or to polluted water on a base.
          Veterans service organizations never charge`,
        es: `Veteranos expuestos a espuma o a agua contaminada en una base.
          Las organizaciones de veteranos nunca cobran`,
      },
    },
    {
      what: {
        en: "Federal workers' compensation bulletins for firefighters",
        es: "Boletines de compensación laboral federal para bomberos",
      },
      who: {
        en: "Federal firefighters with a listed cancer",
        es: "Bomberos federales con un cáncer de la lista",
      },
      href: "https://dol.gov/agencies/owcp/FECA/regs/compliance/DFECfolio/FECABulletins/FY2025-2029",
      cost: { en: "Free", es: "Gratis" },
    },
    {
      what: {
        en: "The South Carolina court's list of orders (MDL 2873)",
        es: "La lista de órdenes del tribunal de Carolina del Sur (MDL 2873)",
      },
      who: {
        en: "People with an injury case who want the court's own words",
        es: "Personas con un caso por lesiones que buscan las palabras del propio tribunal",
      },
      href: "https://www.scd.uscourts.gov/mdl-2873/orders.asp",
      cost: { en: "Free to read", es: "Se lee gratis" },
    },
  ],
};
