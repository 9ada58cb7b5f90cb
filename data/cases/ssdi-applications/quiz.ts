import type { WrittenQuiz } from "~/data/case";

export const quiz: WrittenQuiz = {
  bannerTitle: { en: "Get Help Filing SSDI", es: "Ayuda para solicitar SSDI" },
  bannerSubtitle: {
    en: `Not part of, or endorsed by, the Social Security Administration.
      Applying is free at ssa.gov.`,
    es: `Este sitio no es parte del Seguro Social (SSA), que no lo respalda.
      Solicitar es gratis en ssa.gov.`,
  },
  cta: { en: "NEXT", es: "SIGUIENTE" },
  questions: [
    {
      type: "radio",
      name: "working_now",
      label: { en: "Are you working now?", es: "¿Trabaja ahora?" },
      options: [
        { value: "no", label: { en: "No", es: "No" } },
        { value: "part_time", label: { en: "Yes, part time", es: "Sí, medio tiempo" } },
        { value: "full_time", label: { en: "Yes, full time", es: "Sí, tiempo completo" } },
      ],
      required: true,
    },
    {
      type: "select",
      name: "primary_condition",
      label: {
        en: "What is the main condition that limits your work?",
        es: "¿Cuál es la condición principal que limita su trabajo?",
      },
      placeholder: { en: "Select One *", es: "Elija una opción *" },
      options: [
        {
          value: "back_joint",
          label: {
            en: "Back, joint or bone condition",
            es: "Problema de espalda, articulaciones o huesos",
          },
        },
        {
          value: "mental_health",
          label: { en: "Mental health condition", es: "Problema de salud mental" },
        },
        {
          value: "heart_lung",
          label: { en: "Heart or lung condition", es: "Problema del corazón o los pulmones" },
        },
        {
          value: "neurological",
          label: { en: "Neurological condition", es: "Problema neurológico" },
        },
        { value: "cancer", label: { en: "Cancer", es: "Cáncer" } },
        {
          value: "immune",
          label: { en: "Immune system disorder", es: "Trastorno del sistema inmunitario" },
        },
        {
          value: "vision_hearing",
          label: { en: "Vision or hearing loss", es: "Pérdida de la vista o del oído" },
        },
        { value: "other", label: { en: "Another condition", es: "Otra condición" } },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "prior_denial",
      label: {
        en: "Have you been denied before? (optional)",
        es: "¿Le han denegado antes la solicitud? (opcional)",
      },
      options: [
        { value: "not_applied", label: { en: "I have not applied", es: "No la he presentado" } },
        { value: "waiting", label: { en: "Waiting for a decision", es: "Espero una decisión" } },
        { value: "denied", label: { en: "Yes, denied", es: "Sí, me la denegaron" } },
      ],
    },
    {
      type: "radio",
      name: "has_rep",
      label: {
        en: "Do you already have a representative for this claim?",
        es: "¿Ya tiene a alguien que le represente en este reclamo?",
      },
      options: [
        { value: "no", label: { en: "No", es: "No" } },
        { value: "yes", label: { en: "Yes", es: "Sí" } },
      ],
      required: true,
    },
  ],
};
