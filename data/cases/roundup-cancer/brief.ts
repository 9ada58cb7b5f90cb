import type { WrittenBrief } from "~/data/case-brief";
import { disability, pesticideCenter } from "~/data/free-help";

export const brief: WrittenBrief = {
  limit: {
    rule: {
      en: "often from diagnosis or from learning the cause. We found no deadline yet to join the proposed settlement.",
      es: "a menudo desde el diagnóstico o desde que supo la causa. No hallamos aún fecha límite para entrar al acuerdo propuesto.",
    },
    today: {
      en: "Check the settlement's official site, weedkillerclass.com, then start a free review.",
      es: "Vea el sitio oficial del acuerdo, weedkillerclass.com (en inglés), y luego pida una revisión gratis.",
    },
    kinds: ["product", "minors", "death"],
  },
  now: {
    en: `In June 2026 the Supreme Court barred state claims over a cancer warning the EPA never required.
      In September the proposed class settlement awaited a decision.[^opinion][^digest]`,
    es: `En junio de 2026 la Corte Suprema cerró el paso a reclamos estatales por una advertencia de cáncer que la EPA no exigió.
      En septiembre, la propuesta de acuerdo colectivo esperaba decisión.[^opinion][^digest]`,
  },
  next: {
    en: `The judge must rule on final approval of the settlement.
      We found no ruling, so look at weedkillerclass.com today.[^digest]`,
    es: `La decisión del juez sobre la aprobación final del acuerdo.
      No la hallamos en ninguna fuente, así que vea hoy weedkillerclass.com.[^digest]`,
  },
  money: {
    en: `A class settlement is proposed, and final approval is not confirmed.
          What one person gets would depend on its payment table.[^settlementAdministrator2026][^digest]`,
    es: `Se propuso un acuerdo colectivo, sin aprobación final confirmada.
          Lo que reciba cada persona dependería de su tabla de pagos.[^settlementAdministrator2026][^digest]`,
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
        en: "People who can't work because of lymphoma. You can apply without a lawyer",
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
        en: "People exposed before February 17, 2026, with NHL now or later. Only this site has the real dates and forms",
        es: "Personas expuestas antes del 17 de febrero de 2026, con NHL ahora o después. Solo este sitio tiene las fechas y los formularios reales",
      },
      href: "https://www.weedkillerclass.com/",
      cost: { en: "Free", es: "Gratis" },
    },
  ],
};
