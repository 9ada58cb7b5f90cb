import type { WrittenBrief } from "~/data/case-brief";
import { disability } from "~/data/free-help";

export const brief: WrittenBrief = {
  limit: {
    rule: {
      en: "often from learning the cause. Some states end all claims a fixed time after the implant or sale.",
      es: "a menudo desde que supo la causa. Algunos estados cierran todo reclamo un tiempo fijo tras el implante o la venta.",
    },
    today: {
      en: "Ask the hospital for your implant record, then start a free review or call a law firm.",
      es: "Pida el registro de su implante, y luego una revisión gratis, o llame a un bufete.",
    },
    kinds: ["product", "minors", "death"],
  },
  now: {
    en: `Cases over Bard mesh are in a court-run settlement process that you may decline.
          The first Covidien trial was reportedly called off.[^reuters2024][^aboutlawsuits2026]`,
    es: `Los casos de malla Bard están en un proceso de acuerdo del tribunal que usted puede rechazar.
          Según se informó, el primer juicio de Covidien se canceló.[^reuters2024][^aboutlawsuits2026]`,
  },
  next: {
    en: `Settlement talks for unresolved Bard claims start about January 4, 2027, as reported.
        We found no new Covidien trial date.[^digest]`,
    es: `Según se informa, las conversaciones para reclamos de Bard sin resolver empiezan hacia el 4 de enero de 2027.
        No encontramos nueva fecha de juicio de Covidien.[^digest]`,
  },
  money: {
    en: `BD, which owns Bard, announced a private agreement for most of its hernia cases, without admitting fault.
          We found none confirmed for Covidien.[^bdPr2024]`,
    es: `BD, dueña de Bard, anunció un acuerdo privado para la mayoría de sus casos de hernia, sin admitir culpa.
          No encontramos ninguno confirmado de Covidien.[^bdPr2024]`,
  },
  help: [
    {
      ...disability,
      who: {
        en: "People whose illness or injury keeps them from working for a year",
        es: "Personas cuya enfermedad o lesión les impide trabajar por un año",
      },
    },
    {
      what: {
        en: "The Ohio federal court's orders on Bard mesh (MDL 2846)",
        es: "Las órdenes del tribunal federal de Ohio sobre la malla Bard (MDL 2846)",
      },
      who: {
        en: "People with a Bard or Davol case, for the settlement process",
        es: "Personas con un caso de Bard o Davol, sobre el proceso de acuerdo",
      },
      href: "https://www.ohsd.uscourts.gov/select-orders-classification-mdl-2846",
      cost: { en: "Free to read", es: "Gratis" },
    },
    {
      what: { en: "FDA: report a mesh problem", es: "FDA: informe de un problema con la malla" },
      who: {
        en: "Patients and clinicians; it does not start a claim",
        es: "Pacientes y personal médico; no inicia un reclamo",
      },
      href: "https://www.fda.gov/medical-devices/surgical-mesh-used-hernia-repair/surgical-mesh-used-hernia-repair-reporting-problems-fda",
      cost: { en: "Free", es: "Gratis" },
    },
  ],
};
