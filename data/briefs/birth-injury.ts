import type { CaseBrief } from "../case-brief";
import { parentCenter } from "../free-help";

export const birthInjuryBrief = {
  limit: {
    rule: {
      en: "Usually two or three years; a child may get longer, but in some states only to age eight or ten.",
      es: "Suele ser de dos o tres años; un menor puede tener más, pero en algunos estados solo hasta los ocho o diez.",
    },
    kinds: ["malpractice", "death", "government"],
  },
  now: {
    en: "There is no shared lawsuit. Each case turns on its own records, and Florida and Virginia have programs of their own.[^nica][^virginia]",
    es: "No hay una demanda común. Cada caso depende de su expediente, y Florida y Virginia tienen programas propios.[^nica][^virginia]",
  },
  next: {
    en: "We could not find out whether Florida's 2026 bill on its program became law, or whether New York's fund takes new children today.[^senate][^reopen]",
    es: "No pudimos saber si el proyecto de Florida de 2026 sobre su programa se hizo ley, ni si el fondo de Nueva York acepta niños nuevos hoy.[^senate][^reopen]",
  },
  money: {
    en: "No settlement covers all families. Florida's and Virginia's programs do not ask about fault; New York's fund follows a case.[^nica][^virginia][^create]",
    es: "Ningún acuerdo cubre a todas las familias. Los programas de Florida y Virginia no preguntan por la culpa; el fondo de Nueva York solo paga después de un caso.[^nica][^virginia][^create]",
  },
  options: [
    {
      last: { en: "By state and the child's age", es: "Según el estado y la edad" },
      whom: {
        en: "The child, the mother, or the estate after a death",
        es: "El menor, la madre o la sucesión tras una muerte",
      },
    },
    {
      last: { en: "Months; notice comes first", es: "Meses; primero va el aviso" },
      whom: {
        en: "Families cared for at a public hospital",
        es: "Familias atendidas en un hospital público",
      },
    },
    {
      last: { en: "Before the fifth birthday", es: "Antes de cumplir cinco años" },
      whom: {
        en: "Babies born in Florida with lasting harm to mind and body",
        es: "Bebés nacidos en Florida con daño duradero en mente y cuerpo",
      },
    },
    {
      last: { en: "Before the tenth birthday", es: "Antes de cumplir diez años" },
      whom: {
        en: "Children in Virginia who need help with all daily activities",
        es: "Niños en Virginia que necesitan ayuda en todas sus actividades diarias",
      },
    },
    {
      last: { en: "After a settlement or judgment", es: "Después de un acuerdo o sentencia" },
      whom: {
        en: "Children with a birth injury and a New York court's order",
        es: "Niños con una lesión al nacer y una orden judicial de Nueva York",
      },
    },
    {
      last: { en: "Two years, in writing", es: "Dos años, por escrito" },
      whom: {
        en: "Families cared for at a federal hospital or covered health center",
        es: "Familias atendidas en un hospital federal o un centro de salud cubierto",
      },
    },
    {
      last: {
        en: "Early Intervention: before age three",
        es: "Intervención temprana: antes de los tres",
      },
      whom: { en: "Children with disabilities", es: "Niños con discapacidades" },
    },
  ],
  help: [
    {
      what: {
        en: "NICA, Florida's birth-injury program",
        es: "NICA, el programa de Florida para lesiones al nacer",
      },
      who: {
        en: "Families of babies born in Florida. A petition can close a lawsuit: ask a lawyer first",
        es: "Familias de bebés nacidos en Florida. Una petición puede cerrar la demanda: pregunte antes a un abogado o abogada",
      },
      href: "https://nica.com/filing-a-claim/petition-for-benefits/",
      phone: "800-398-2129",
      cost: {
        en: "Free help; a small filing fee",
        es: "Ayuda gratis; pequeña tarifa de presentación",
      },
    },
    {
      what: {
        en: "Virginia's program; the phone is the State Bar's referral line",
        es: "Programa de Virginia; el teléfono es la línea de referencia de la barra de abogados",
      },
      who: {
        en: "Families of babies born in Virginia",
        es: "Familias de bebés nacidos en Virginia",
      },
      href: "https://www.vabirthinjury.com/eligibility-frequently-asked-questions/",
      phone: "800-552-7977",
      cost: {
        en: "Low cost; the program has a small fee",
        es: "Bajo costo; el programa cobra una pequeña tarifa",
      },
    },
    {
      what: {
        en: "New York's Medical Indemnity Fund",
        es: "El Fondo de Indemnización Médica de Nueva York",
      },
      who: {
        en: "Families with a New York settlement or judgment. Ask first if it takes new children",
        es: "Familias con un acuerdo o sentencia de Nueva York. Pregunte primero si acepta niños nuevos",
      },
      href: "https://www.health.ny.gov/regulations/medical_indemnity_fund/",
      phone: "855-696-4333",
      cost: { en: "Free", es: "Gratis" },
    },
    {
      ...parentCenter,
      who: {
        en: "Parents who need help with early intervention, school and services",
        es: "Padres que necesitan ayuda con intervención temprana, escuela y servicios",
      },
    },
    {
      what: {
        en: "Claim rules for federally funded health centers",
        es: "Reglas de reclamo para centros de salud con fondos federales",
      },
      who: {
        en: "Families whose birth care came from a community health center",
        es: "Familias atendidas en el parto por un centro de salud comunitario",
      },
      href: "https://bphc.hrsa.gov/initiatives/ftca/claims-filing-health-centers",
      cost: { en: "Free", es: "Gratis" },
    },
  ],
} as const satisfies CaseBrief;
