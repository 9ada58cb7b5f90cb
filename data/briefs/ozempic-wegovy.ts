import type { CaseBrief } from "../case-brief";
import { disability, medwatch } from "../free-help";

export const ozempicWegovyBrief = {
  limit: {
    rule: {
      en: "Most states give two or three years, often counted from when you learned of the stomach or eye injury.",
      es: "La mayoría de los estados da dos o tres años, a menudo desde que supo de la lesión del estómago o de los ojos.",
    },
    kinds: ["product", "minors", "death"],
  },
  now: {
    en: "Two federal groups, one for stomach injuries and one for vision loss, are before one Philadelphia judge. Neither had a trial date in October 2026.[^courtPage][^guide2026]",
    es: "Dos grupos federales, uno por lesiones del estómago y otro por pérdida de la vista, están ante una jueza de Filadelfia. En octubre de 2026 ninguno tenía fecha de juicio.[^courtPage][^guide2026]",
  },
  next: {
    en: "A ruling on the experts in the stomach cases. The hearing was set for September 2026, and no ruling was posted by October.[^courtPage][^guide2026]",
    es: "Una decisión sobre los peritos en los casos del estómago. La audiencia se fijó para septiembre de 2026 y hasta octubre no se publicó decisión.[^courtPage][^guide2026]",
  },
  money: {
    en: "We found no settlement. Neither did a digest that read the court's orders in October 2026.[^guide2026]",
    es: "No hallamos ningún acuerdo. Tampoco lo halló un resumen que leyó las órdenes del tribunal en octubre de 2026.[^guide2026]",
  },
  options: [
    {
      last: {
        en: "Your state's limit; ask early",
        es: "El plazo de su estado; pregunte pronto",
      },
      whom: {
        en: "People with tested gastroparesis, ileus, a blocked bowel or gallbladder injury",
        es: "Personas con gastroparesia comprobada, íleo, obstrucción intestinal o lesión de vesícula",
      },
    },
    {
      last: { en: "Your state's limit", es: "El plazo de su estado" },
      whom: {
        en: "People in whom an eye doctor found NAION",
        es: "Personas a quienes un médico de los ojos les halló NAION",
      },
    },
    {
      last: { en: "That state's limit", es: "El plazo de ese estado" },
      whom: {
        en: "People with vision loss; two digests report a New Jersey group",
        es: "Personas con pérdida de vista; dos resúmenes informan de Nueva Jersey",
      },
    },
    {
      last: { en: "No limit", es: "Sin plazo" },
      whom: {
        en: "Patients, relatives, nurses and doctors; it pays nothing",
        es: "Pacientes, familiares y personal médico; no paga nada",
      },
    },
  ],
  help: [
    {
      ...disability,
      who: {
        en: "People who can't work for at least a year because of the injury. No lawyer is needed",
        es: "Personas que no pueden trabajar por al menos un año debido a la lesión. No hace falta abogado ni abogada",
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
        en: "Patients and clinicians who saw stomach, gallbladder or vision harm. It pays nothing",
        es: "Pacientes y personal médico que vieron daño al estómago, la vesícula o la vista. No paga nada",
      },
    },
  ],
} as const satisfies CaseBrief;
