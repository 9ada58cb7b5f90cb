import type { WrittenBrief } from "~/data/case-brief";
import { barReferral, disability } from "~/data/free-help";

export const brief: WrittenBrief = {
  limit: {
    rule: {
      en: "often from diagnosis or from learning the cause.",
      es: "a menudo desde el diagnóstico o desde que supo la causa.",
    },
    kinds: ["product", "minors", "death"],
  },
  now: {
    en: `In October 2026 a site reported a private settlement, a canceled trial and cases still open.[^digest]`,
    es: `En octubre de 2026, un sitio informó de un acuerdo privado, un juicio cancelado y casos que siguen.[^digest]`,
  },
  next: {
    en: `We found no new trial date, and no ruling on whether experts may testify or federal law blocks the claims.
          The court's orders page lists the latest.[^orders]`,
    es: `No encontramos nueva fecha de juicio ni decisión sobre si declaran los peritos o si la ley federal impide los reclamos.
          La página de órdenes del tribunal tiene lo más nuevo.[^orders]`,
  },
  money: {
    en: "A company, BrownGreer, is reported to run a private, confidential settlement program, and no one is in it automatically.[^digest]",
    es: "Se informa que una empresa, BrownGreer, dirige un programa de acuerdo privado y confidencial, y nadie entra de forma automática.[^digest]",
  },
  help: [
    {
      ...disability,
      who: {
        en: "People who cannot work because of a brain tumor or its surgery",
        es: "Personas que no pueden trabajar por un tumor cerebral o su operación",
      },
    },
    {
      what: {
        en: "The Pensacola federal court's list of orders (MDL 3140)",
        es: "La lista de órdenes del tribunal federal de Pensacola (MDL 3140)",
      },
      who: {
        en: "Anyone who wants to check the reported last day to register",
        es: "Quien quiera comprobar la fecha que se informó como último día para inscribirse",
      },
      href: "https://www.flnd.uscourts.gov/mdl3140-orders-by-date",
      cost: { en: "Free to read", es: "Gratis" },
    },
    {
      ...barReferral,
      who: {
        en: "Anyone who wants the name of a local lawyer",
        es: "Quien busque el nombre de un abogado o abogada local",
      },
    },
  ],
};
