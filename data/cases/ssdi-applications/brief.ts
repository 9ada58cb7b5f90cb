import type { WrittenBrief } from "~/data/case-brief";

export const brief: WrittenBrief = {
  limit: {
    rule: {
      en: "from the day you get the denial. There is no last day to apply, but waiting can cost benefits.",
      es: "desde que recibe la denegación. Solicitar no tiene fecha límite, pero esperar puede costarle beneficios.",
    },
    today: {
      en: "Apply or appeal free at ssa.gov, at 800-772-1213, or at a Social Security office.",
      es: "Solicite o apele gratis en ssa.gov, al 800-772-1213 o en una oficina del Seguro Social.",
    },
    kinds: [],
    figure: { en: "60 days to appeal", es: "60 días para apelar" },
    everywhere: {
      en: `The 60 days are a federal rule, the same in every state.
        Social Security (SSA) presumes that you got the notice five days after its date.`,
      es: `Los 60 días son una regla federal, igual en todos los estados.
        El Seguro Social (SSA) supone que recibió la carta cinco días después de su fecha.`,
    },
  },
  now: {
    en: "As of April 2026, the date of our newest reliable source, we saw no change in Social Security's (SSA's) five questions or the 60 days to appeal.[^empire][^rule][^appeal]",
    es: "En abril de 2026 (nuestra fuente confiable más reciente) no vimos cambios en las cinco preguntas del Seguro Social (SSA) ni en los 60 días para apelar.[^empire][^rule][^appeal]",
  },
  next: {
    en: `SSA changes its amounts every January 1.
      Read the current ones at ssa.gov before you plan any work.[^redbook]`,
    es: `La SSA cambia sus cantidades cada 1 de enero.
      Lea las vigentes en ssa.gov antes de planear cualquier trabajo.[^redbook]`,
  },
  money: {
    en: `SSA pays this benefit under federal law, and nobody is sued.
      It approves representatives' fees and caps fee agreements.[^ssa][^fee]`,
    es: `La SSA paga este beneficio por ley federal; no se demanda a nadie.
      Aprueba los honorarios del representante y limita los de contrato.[^ssa][^fee]`,
  },
  help: [
    {
      what: {
        en: "Social Security (TTY 800-325-0778)",
        es: "Seguro Social (TTY 800-325-0778)",
      },
      who: {
        en: "Anyone who applies, appeals or has a question. SSA charges nothing",
        es: "Quien solicita, apela o tiene una pregunta. La SSA no cobra nada",
      },
      href: "https://www.ssa.gov/disability",
      phone: "800-772-1213",
      cost: { en: "Free", es: "Gratis" },
    },
    {
      what: { en: "Ticket to Work Help Line", es: "Línea de ayuda de Ticket to Work" },
      who: {
        en: "People on SSDI or SSI, aged 18 to 64, who are thinking about working",
        es: "Personas con SSDI o SSI, de 18 a 64 años, que piensan en trabajar",
      },
      href: "https://choosework.ssa.gov",
      phone: "866-968-7842",
      cost: { en: "Free", es: "Gratis" },
    },
    {
      what: {
        en: "Protection and advocacy for people on benefits (PABSS)",
        es: "Protección y defensa para quienes reciben beneficios (PABSS)",
      },
      who: {
        en: "People on SSDI or SSI with a legal problem about work or benefits",
        es: "Personas con SSDI o SSI y un problema legal de trabajo o beneficios",
      },
      href: "https://secure.ssa.gov/poms.NSF/lnx/0455001005",
      cost: { en: "Free", es: "Gratis" },
    },
    {
      what: {
        en: "Who may represent you, and the fee SSA allows",
        es: "Quién puede representarle y los honorarios que permite la SSA",
      },
      who: {
        en: "Anyone who wants help from a lawyer or another qualified person",
        es: "Quien quiera ayuda de un abogado o abogada, u otra persona capacitada",
      },
      href: "https://www.ssa.gov/representation",
      cost: {
        en: "Only a fee that SSA approves",
        es: "Solo los honorarios que apruebe la SSA",
      },
    },
  ],
};
