import type { WrittenBrief } from "~/data/case-brief";
import { disability, pesticideCenter } from "~/data/free-help";

export const brief: WrittenBrief = {
  limit: {
    rule: {
      en: "To sue, most states give two or three years; the class settlement has its own dates, and some are unknown.",
      es: "Para demandar, la mayoría de los estados da dos o tres años; el acuerdo colectivo tiene sus fechas, algunas desconocidas.",
    },
    kinds: ["product", "minors", "death"],
  },
  now: {
    en: `In June 2026 the Supreme Court barred claims about the missing label warning.
      In September the proposed class settlement awaited a decision.[^opinion][^digest]`,
    es: `En junio de 2026 la Corte Suprema impidió los reclamos por falta de advertencia en la etiqueta.
      En septiembre, la propuesta de acuerdo colectivo esperaba decisión.[^opinion][^digest]`,
  },
  next: {
    en: `A decision on final approval.
      We found none in any source, so check weedkillerclass.com today.[^digest]`,
    es: `Una decisión sobre la aprobación final.
      No la hallamos en ninguna fuente, así que vea hoy weedkillerclass.com.[^digest]`,
  },
  money: {
    en: `A class settlement is proposed, and final approval is not confirmed.
      Payment would depend on the settlement's table.[^settlementAdministrator2026][^digest]`,
    es: `Se propuso un acuerdo colectivo, sin aprobación final confirmada.
      El pago dependería de la tabla del acuerdo.[^settlementAdministrator2026][^digest]`,
  },
  help: [
    {
      ...pesticideCenter,
      who: {
        en: `Anyone with a question about a weed killer or its label.
          Weekday mornings, 8 a.m. to noon Pacific time when last seen`,
        es: `Quien tenga preguntas sobre un herbicida o su etiqueta.
          De lunes a viernes, de 8 a.m. al mediodía, hora del Pacífico, según lo último que vimos`,
      },
    },
    {
      ...disability,
      who: {
        en: "People who can't work because of lymphoma. Applying needs no lawyer",
        es: `Personas que no pueden trabajar por un linfoma.
          No hace falta abogado ni abogada para solicitarlos`,
      },
    },
    {
      what: {
        en: "The official settlement site (King v. Monsanto)",
        es: "El sitio oficial del acuerdo (King v. Monsanto)",
      },
      who: {
        en: "People with NHL now or later: the only place for the real dates, forms and approval news",
        es: "Personas con NHL ahora o después: el único lugar con las fechas, formularios y noticias reales",
      },
      href: "https://www.weedkillerclass.com/",
      cost: { en: "Free", es: "Gratis" },
    },
  ],
};
