import type { WrittenBrief } from "~/data/case-brief";
import { disability } from "~/data/free-help";

export const brief: WrittenBrief = {
  limit: {
    rule: {
      en: "usually from diagnosis, death, or learning the cause.",
      es: "en general desde el diagnóstico, la muerte o el día en que supo la causa.",
    },
    kinds: ["asbestos", "product", "death"],
  },
  now: {
    en: "As of June 2026, claims go one by one to state courts and to bankruptcy trusts.[^duboseLaw2026][^governmentAccountability2011]",
    es: "En junio de 2026, los reclamos van uno por uno a tribunales estatales y a fondos de bancarrota.[^duboseLaw2026][^governmentAccountability2011]",
  },
  next: {
    en: `Courts may rule on a federal asbestos rule and on whether trusts may destroy old files.
          Neither decides your own claim.[^duboseLaw2026][^mealeys2025]`,
    es: `Puede haber decisiones sobre una regla federal y sobre si los fondos pueden destruir archivos viejos.
          Ninguna decide su propio reclamo.[^duboseLaw2026][^mealeys2025]`,
  },
  money: {
    en: `We found no settlement for everyone.
      Each company or trust handles claims one at a time, by its own rules.[^governmentAccountability2011]`,
    es: `No encontramos ningún acuerdo para todos.
      Cada empresa o fondo trata los reclamos uno por uno, con sus reglas.[^governmentAccountability2011]`,
  },
  help: [
    {
      ...disability,
      who: {
        en: "People who cannot work because of lung cancer or another asbestos disease",
        es: "Personas que no pueden trabajar por cáncer de pulmón u otra enfermedad del asbesto",
      },
    },
    {
      what: {
        en: "A representative accredited by the VA",
        es: "Un representante acreditado por el VA",
      },
      who: {
        en: "Veterans exposed to asbestos in service, and their survivors",
        es: "Veteranos expuestos al asbesto en el servicio, y sus deudos",
      },
      href: "https://www.benefits.va.gov/VSO/",
      cost: {
        en: "Free from a veterans service organization",
        es: "Gratis con una organización de veteranos",
      },
    },
    {
      what: {
        en: "Department of Labor: benefits for nuclear site workers",
        es: "Departamento de Trabajo: beneficios para trabajadores nucleares",
      },
      who: {
        en: "Energy Department workers, contractors and survivors",
        es: "Empleados y contratistas del Departamento de Energía, y sus deudos",
      },
      href: "https://www.dol.gov/agencies/owcp/energy",
      cost: { en: "Free", es: "Gratis" },
    },
    {
      what: {
        en: "How asbestos trusts work, by the government's auditor",
        es: "Cómo funcionan los fondos del asbesto, según el auditor federal",
      },
      who: {
        en: "Anyone who may file with a trust",
        es: "Quien pueda presentar un reclamo a un fondo",
      },
      href: "https://gao.gov/products/gao-11-819",
      cost: { en: "Free to read", es: "Gratis" },
    },
  ],
};
