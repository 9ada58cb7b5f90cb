import type { WrittenQuiz } from "~/data/case";
import { hasLawyer } from "../has-lawyer";

export const quiz: WrittenQuiz = {
  bannerTitle: {
    en: "You May Qualify For Compensation",
    es: "Usted podría calificar para una compensación",
  },
  bannerSubtitle: {
    en: `Questions about your water or foam exposure and your health.
      Only a law firm can tell you whether you qualify.`,
    es: `Preguntas sobre su exposición al agua o la espuma y sobre su salud.
      Solo un bufete de abogados puede decirle si califica.`,
  },
  cta: { en: "CHECK ELIGIBILITY", es: "VER SI PODRÍA CALIFICAR" },
  questions: [
    {
      type: "select",
      name: "water_source",
      label: {
        en: "What was the main source of exposure?",
        es: "¿Cuál fue la fuente principal de exposición?",
      },
      placeholder: { en: "Select One *", es: "Elija una opción *" },
      options: [
        {
          value: "public_system",
          label: { en: "Public water system", es: "Sistema público de agua" },
        },
        { value: "private_well", label: { en: "Private well", es: "Pozo privado" } },
        {
          value: "base_or_airport",
          label: {
            en: "Water on or near a military base or airport",
            es: "Agua en una base militar o un aeropuerto, o cerca",
          },
        },
        {
          value: "foam_work",
          label: {
            en: "Work or training with firefighting foam",
            es: "Trabajo o entrenamiento con espuma contra incendios",
          },
        },
        { value: "not_sure", label: { en: "Not sure", es: "No lo sé" } },
      ],
      required: true,
    },
    {
      type: "select",
      name: "diagnosis",
      label: { en: "What was the diagnosis?", es: "¿Cuál fue el diagnóstico?" },
      placeholder: { en: "Select One *", es: "Elija una opción *" },
      options: [
        { value: "kidney_cancer", label: { en: "Kidney cancer", es: "Cáncer de riñón" } },
        {
          value: "testicular_cancer",
          label: { en: "Testicular cancer", es: "Cáncer de testículo" },
        },
        { value: "thyroid_cancer", label: { en: "Thyroid cancer", es: "Cáncer de tiroides" } },
        {
          value: "thyroid_disease",
          label: { en: "Thyroid disease", es: "Enfermedad de la tiroides" },
        },
        { value: "liver_cancer", label: { en: "Liver cancer", es: "Cáncer de hígado" } },
        {
          value: "ulcerative_colitis",
          label: { en: "Ulcerative colitis", es: "Colitis ulcerosa" },
        },
        { value: "other", label: { en: "Other diagnosis", es: "Otro diagnóstico" } },
        { value: "none", label: { en: "No diagnosis", es: "Sin diagnóstico" } },
      ],
      required: true,
    },
    hasLawyer,
  ],
};
