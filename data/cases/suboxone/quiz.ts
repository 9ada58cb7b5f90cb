import type { WrittenQuiz } from "~/data/case";
import { hasLawyer } from "../has-lawyer";

export const quiz: WrittenQuiz = {
  bannerTitle: {
    en: "You May Qualify For Compensation",
    es: "Usted podría calificar para una compensación",
  },
  bannerSubtitle: {
    en: `Questions about Suboxone and dental health.
      Only a law firm can tell you whether you qualify.`,
    es: `Preguntas sobre Suboxone y la salud dental.
      Solo un bufete de abogados puede decirle si califica.`,
  },
  cta: { en: "CHECK ELIGIBILITY", es: "VER SI PODRÍA CALIFICAR" },
  questions: [
    {
      type: "radio",
      name: "used_suboxone",
      label: {
        en: "Which form of Suboxone were you prescribed?",
        es: "¿Qué forma de Suboxone le recetaron a usted?",
      },
      options: [
        { value: "film", label: { en: "Film (strip)", es: "Película (tira)" } },
        { value: "tablet", label: { en: "Tablet", es: "Tableta" } },
        { value: "both", label: { en: "Both", es: "Las dos" } },
        { value: "no", label: { en: "Neither", es: "Ninguna" } },
      ],
      required: true,
    },
    {
      type: "select",
      name: "dental_issues",
      label: {
        en: "What dental problem was diagnosed?",
        es: "¿Qué problema dental le diagnosticaron?",
      },
      placeholder: { en: "Select One *", es: "Elija una opción *" },
      options: [
        {
          value: "tooth_loss",
          label: { en: "Tooth loss or extraction", es: "Pérdida o extracción de dientes" },
        },
        { value: "decay", label: { en: "Serious decay or cavities", es: "Caries graves" } },
        {
          value: "fracture",
          label: { en: "Cracked or broken teeth", es: "Dientes rajados o rotos" },
        },
        {
          value: "infection",
          label: { en: "Mouth or gum infection", es: "Infección en la boca o las encías" },
        },
        { value: "other", label: { en: "Another dental problem", es: "Otro problema dental" } },
        { value: "none", label: { en: "None", es: "Ninguno" } },
      ],
      required: true,
    },
    {
      type: "number",
      name: "year_first_used",
      label: {
        en: "What year did you first use it? (optional)",
        es: "¿En qué año lo usó por primera vez? (opcional)",
      },
      hint: {
        en: "The tablet came out in 2002 and the film in 2010. Leave this blank if you are not sure.",
        es: "La tableta salió en 2002 y la película en 2010. Déjelo en blanco si no lo sabe bien.",
      },
      placeholder: { en: "e.g. 2015", es: "p. ej., 2015" },
      min: 1990,
      max: "currentYear",
    },
    hasLawyer,
  ],
};
