import type { WrittenBrief } from "~/data/case-brief";
import { parentCenter } from "~/data/free-help";

export const brief: WrittenBrief = {
  limit: {
    rule: {
      en: "usually from birth or from learning of the harm. A child often has longer, in some states only to age six.",
      es: "en general desde el parto o desde que supo del daño. Un menor suele tener más, en algún estado solo hasta los 6.",
    },
    kinds: ["malpractice", "minors", "death", "government"],
  },
  now: {
    en: `There is no shared lawsuit.
      Each case turns on its own records, and Florida and Virginia have programs of their own.[^nica][^virginia]`,
    es: `No hay una demanda común.
      Cada caso depende de su expediente, y Florida y Virginia tienen programas propios.[^nica][^virginia]`,
  },
  next: {
    en: "We could not find out whether Florida's 2026 bill on its program became law, or whether New York's fund for later care takes new children today.[^senate][^reopen]",
    es: "No pudimos saber si el proyecto de Florida de 2026 sobre su programa se hizo ley, ni si el fondo de Nueva York para la atención posterior acepta niños nuevos hoy.[^senate][^reopen]",
  },
  money: {
    en: `No settlement covers all families.
          Florida's and Virginia's programs do not ask about fault; New York's fund pays only after a case.[^nica][^virginia][^create]`,
    es: `Ningún acuerdo cubre a todas las familias.
      Los programas de Florida y Virginia no preguntan por la culpa; el fondo de Nueva York solo paga después de un caso.[^nica][^virginia][^create]`,
  },
  help: [
    {
      what: {
        en: "NICA, Florida's birth-injury program",
        es: "NICA, el programa de Florida para lesiones al nacer",
      },
      who: {
        en: "Families of babies born in Florida. A petition can end a lawsuit: ask a lawyer first",
        es: `Familias de bebés nacidos en Florida.
          Una petición puede cerrar la demanda: pregunte antes a un abogado o abogada`,
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
        en: "Virginia's program (phone: State Bar referral line)",
        es: "Programa de Virginia (teléfono: referencias de la barra de abogados)",
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
        es: `Familias con un acuerdo o sentencia de Nueva York.
          Pregunte primero si acepta niños nuevos`,
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
};
