import type { WrittenQuiz } from "~/data/case";
import { hasLawyer } from "../has-lawyer";

export const quiz: WrittenQuiz = {
  bannerTitle: {
    en: "You May Qualify For Compensation",
    es: "Usted podría calificar para una compensación",
  },
  bannerSubtitle: {
    en: `Questions about paraquat exposure and Parkinson's disease.
      Only a law firm can tell you whether you qualify.`,
    es: `Preguntas sobre la exposición al paraquat y la enfermedad de Parkinson.
      Solo un bufete de abogados puede decirle si califica.`,
  },
  cta: { en: "CHECK ELIGIBILITY", es: "VER SI PODRÍA CALIFICAR" },
  questions: [
    {
      type: "radio",
      name: "exposure_role",
      label: {
        en: "How was the person exposed to paraquat?",
        es: "¿Cómo estuvo expuesta la persona al paraquat?",
      },
      options: [
        {
          value: "farmer",
          label: {
            en: "Farmer, farm worker or licensed applicator",
            es: "En el campo, como dueño, trabajador o aplicador con licencia",
          },
        },
        {
          value: "grounds",
          label: { en: "Groundskeeper or landscaper", es: "En el cuidado de terrenos o jardines" },
        },
        {
          value: "neighbor",
          label: {
            en: "Lived or worked next to sprayed land",
            es: "Vivió o trabajó junto a tierras rociadas",
          },
        },
        { value: "other", label: { en: "Another way", es: "De otra manera" } },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "diagnosis_pk",
      label: {
        en: "Has a doctor diagnosed Parkinson's disease?",
        es: "¿Un médico diagnosticó enfermedad de Parkinson?",
      },
      options: [
        { value: "yes", label: { en: "Yes", es: "Sí" } },
        { value: "no", label: { en: "No", es: "No" } },
        { value: "not_sure", label: { en: "Not sure", es: "No lo sé" } },
      ],
      required: true,
    },
    {
      type: "number",
      name: "year_diagnosed",
      label: {
        en: "What year was the diagnosis? (optional)",
        es: "¿En qué año fue el diagnóstico? (opcional)",
      },
      hint: {
        en: "A best guess is fine. Leave it blank if there is no diagnosis or you are not sure.",
        es: "Basta un cálculo aproximado. Déjelo en blanco si no hay diagnóstico o no lo sabe bien.",
      },
      placeholder: { en: "e.g. 2016", es: "p. ej., 2016" },
      min: 1950,
      max: "currentYear",
    },
    hasLawyer,
  ],
};
