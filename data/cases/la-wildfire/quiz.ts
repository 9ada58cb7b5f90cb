import type { WrittenQuiz } from "~/data/case";
import { hasLawyer } from "../has-lawyer";

export const quiz: WrittenQuiz = {
  bannerTitle: { en: "Free Case Review", es: "Revisión gratuita de su caso" },
  bannerSubtitle: {
    en: "Tell us how the January 2025 fires affected you.",
    es: "Cuéntenos cómo le afectaron los incendios de enero de 2025.",
  },
  cta: { en: "START FREE REVIEW", es: "COMENZAR LA REVISIÓN GRATUITA" },
  questions: [
    {
      type: "select",
      name: "impact_type",
      label: { en: "What was the main loss?", es: "¿Cuál fue la pérdida principal?" },
      placeholder: { en: "Select One *", es: "Elija una opción *" },
      options: [
        { value: "home_destroyed", label: { en: "Home destroyed", es: "Casa destruida" } },
        {
          value: "home_damaged",
          label: {
            en: "Home damaged, including smoke or ash",
            es: "Casa dañada, también por humo o ceniza",
          },
        },
        {
          value: "belongings",
          label: {
            en: "Belongings lost as a renter",
            es: "Pertenencias perdidas en vivienda alquilada",
          },
        },
        { value: "business", label: { en: "Business loss", es: "Pérdida de un negocio" } },
        { value: "injury", label: { en: "Injury or illness", es: "Lesión o enfermedad" } },
        { value: "death", label: { en: "Death of a family member", es: "Muerte de un familiar" } },
        { value: "other", label: { en: "Another loss", es: "Otra pérdida" } },
      ],
      required: true,
    },
    {
      type: "text",
      name: "affected_area",
      label: {
        en: "Neighborhood or ZIP code (optional)",
        es: "Vecindario o código postal (ZIP) (opcional)",
      },
      placeholder: { en: "e.g. Altadena or 91001", es: "p. ej., Altadena o 91001" },
      maxLength: 200,
    },
    {
      type: "radio",
      name: "insurance_claim",
      label: {
        en: "Where does your insurance claim stand? (optional)",
        es: "¿En qué va su reclamo al seguro ahora? (opcional)",
      },
      options: [
        { value: "open", label: { en: "Open or in dispute", es: "Abierto o en disputa" } },
        {
          value: "paid",
          label: { en: "Paid in part or in full", es: "Pagado en parte o por completo" },
        },
        { value: "denied", label: { en: "Denied", es: "Denegado" } },
        {
          value: "none",
          label: { en: "No insurance or no claim", es: "Sin seguro o sin reclamo" },
        },
      ],
    },
    hasLawyer,
  ],
};
