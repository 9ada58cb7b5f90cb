import type { WrittenQuiz } from "~/data/case";
import { hasLawyer } from "../has-lawyer";

export const quiz: WrittenQuiz = {
  bannerTitle: { en: "Free Case Review", es: "Revisión gratuita de su caso" },
  bannerSubtitle: {
    en: "For parents, guardians and adults. Please do not let a child fill this in.",
    es: "Para madres, padres, tutores y personas adultas. Por favor, que no lo llene un menor.",
  },
  cta: { en: "SEE IF I QUALIFY", es: "VER SI PODRÍA CALIFICAR" },
  questions: [
    {
      type: "radio",
      name: "age_group",
      label: { en: "How old is the player now?", es: "¿Qué edad tiene ahora quien juega?" },
      options: [
        { value: "Under 10", label: { en: "Under 10", es: "Menos de 10" } },
        { value: "10–13", label: { en: "10–13", es: "10–13" } },
        { value: "14–17", label: { en: "14–17", es: "14–17" } },
        { value: "18+", label: { en: "18+", es: "18+" } },
      ],
      required: true,
    },
    {
      type: "select",
      name: "issues",
      label: { en: "What has been affected most?", es: "¿Qué se ha visto más afectado?" },
      placeholder: { en: "Select One *", es: "Elija una opción *" },
      options: [
        { value: "school", label: { en: "School or work", es: "La escuela o el trabajo" } },
        {
          value: "mental_health",
          label: { en: "Mood, anxiety or self-harm", es: "El ánimo, la ansiedad o autolesiones" },
        },
        {
          value: "sleep_health",
          label: { en: "Sleep or physical health", es: "El sueño o la salud física" },
        },
        {
          value: "family",
          label: { en: "Family life or behavior", es: "La vida en familia o la conducta" },
        },
        {
          value: "spending",
          label: { en: "Heavy in-game spending", es: "Mucho gasto dentro del juego" },
        },
        { value: "other", label: { en: "Something else", es: "Otra cosa" } },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "diagnosed",
      label: {
        en: "Has a clinician diagnosed or treated it? (optional)",
        es: "¿Un profesional lo ha diagnosticado o tratado? (opcional)",
      },
      options: [
        { value: "yes", label: { en: "Yes", es: "Sí" } },
        { value: "no", label: { en: "No", es: "No" } },
        { value: "not_sure", label: { en: "Not sure", es: "No lo sé" } },
      ],
    },
    hasLawyer,
  ],
};
