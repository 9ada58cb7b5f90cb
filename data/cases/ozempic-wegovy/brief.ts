import type { WrittenBrief } from "~/data/case-brief";
import { disability, medwatch } from "~/data/free-help";

export const brief: WrittenBrief = {
  limit: {
    rule: {
      en: "often from the day you learned of the stomach or eye injury.",
      es: "a menudo desde que supo de la lesión del estómago o de los ojos.",
    },
    kinds: ["product", "minors", "death"],
  },
  now: {
    en: `Two federal groups, one for stomach injuries and one for vision loss, are before one Philadelphia judge.
      We found no trial date by October 2026.[^courtPage][^guide2026]`,
    es: `Dos grupos federales, uno por lesiones del estómago y otro por pérdida de la vista, están ante una jueza de Filadelfia.
      A octubre de 2026 no hallamos fecha de juicio.[^courtPage][^guide2026]`,
  },
  next: {
    en: `The judge was to rule on whether experts may testify in the stomach cases.
      The hearing was set for September 2026, and we found no ruling by October.[^courtPage][^guide2026]`,
    es: `La decisión de la jueza sobre si los peritos pueden declarar en los casos del estómago.
      La audiencia se fijó para septiembre de 2026, y hasta octubre no hallamos la decisión.[^courtPage][^guide2026]`,
  },
  money: {
    en: `We found no settlement, and none was reported by October 2026.[^guide2026]`,
    es: `No hallamos ningún acuerdo, ni se informó de uno hasta octubre de 2026.[^guide2026]`,
  },
  help: [
    {
      ...disability,
      who: {
        en: "People who can't work for at least a year because of the injury. No lawyer is needed",
        es: `Personas que no pueden trabajar por al menos un año debido a la lesión.
          No hace falta abogado ni abogada`,
      },
    },
    {
      what: {
        en: "The Philadelphia court's page on the stomach cases (MDL 3094)",
        es: "La página del tribunal de Filadelfia sobre los casos del estómago (MDL 3094)",
      },
      who: {
        en: "Anyone who wants to read the orders or watch a monthly conference online",
        es: "Quien quiera leer las órdenes o ver en línea una reunión mensual",
      },
      href: "https://www.paed.uscourts.gov/mdl/mdl-3094-re-glucagon-peptide-1-receptor-agonists-glp-1-ras-products-liability-litigation-gi",
      cost: { en: "Free to read", es: "Se lee gratis" },
    },
    {
      ...medwatch,
      what: {
        en: "MedWatch: report the harm to FDA",
        es: "MedWatch: informe del daño a la FDA",
      },
      who: {
        en: "Patients and clinicians who saw stomach, gallbladder or vision harm. The report pays nothing",
        es: `Pacientes y personal médico que vieron daño al estómago, la vesícula o la vista.
          El informe no da dinero`,
      },
    },
  ],
};
