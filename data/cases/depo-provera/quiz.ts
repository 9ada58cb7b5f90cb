import type { WrittenQuiz } from "~/data/case";
import { hasLawyer } from "../has-lawyer";

export const quiz: WrittenQuiz = {
  bannerTitle: {
    en: "You May Qualify For Compensation",
    es: "Usted podría calificar para una compensación",
  },
  bannerSubtitle: {
    en: `Questions about Depo-Provera use and diagnosis.
      Only a law firm can tell you whether you qualify.`,
    es: `Preguntas sobre el uso de Depo-Provera y el diagnóstico.
      Solo un bufete de abogados puede decirle si califica.`,
  },
  cta: { en: "DO I QUALIFY?", es: "¿PODRÍA CALIFICAR?" },
  questions: [
    {
      type: "radio",
      name: "used_depo",
      label: {
        en: "Did you get Depo-Provera shots?",
        es: "¿Le pusieron inyecciones de Depo-Provera?",
      },
      options: [
        { value: "brand", label: { en: "Yes, Depo-Provera", es: "Sí, Depo-Provera" } },
        {
          value: "generic_or_unsure",
          label: { en: "Yes, a generic or not sure which", es: "Sí, un genérico o no sé cuál" },
        },
        { value: "no", label: { en: "No", es: "No" } },
      ],
      required: true,
    },
    {
      type: "select",
      name: "side_effects",
      label: { en: "What did a doctor diagnose?", es: "¿Qué diagnosticó un médico?" },
      placeholder: { en: "Select One *", es: "Elija una opción *" },
      options: [
        { value: "meningioma", label: { en: "Meningioma", es: "Meningioma" } },
        {
          value: "other_tumor",
          label: { en: "Another brain or spinal tumor", es: "Otro tumor del cerebro o la columna" },
        },
        {
          value: "symptoms_only",
          label: { en: "Symptoms, no diagnosis yet", es: "Síntomas, aún sin diagnóstico" },
        },
        { value: "other", label: { en: "Another condition", es: "Otro problema" } },
        { value: "none", label: { en: "None", es: "Ninguno" } },
      ],
      required: true,
    },
    {
      type: "number",
      name: "years_used",
      label: {
        en: "About how many years did you get shots? (optional)",
        es: "¿Durante cuántos años, más o menos, le pusieron inyecciones? (opcional)",
      },
      hint: {
        en: "A best guess is fine. Leave it blank if you do not know.",
        es: "Basta un cálculo aproximado. Déjelo en blanco si no lo sabe.",
      },
      placeholder: { en: "Number of years", es: "Número de años" },
      min: 0,
      max: 40,
    },
    hasLawyer,
  ],
};
