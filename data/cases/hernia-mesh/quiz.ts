import type { WrittenQuiz } from "~/data/case";
import { hasLawyer } from "../has-lawyer";

export const quiz: WrittenQuiz = {
  bannerTitle: {
    en: "You May Qualify For Compensation",
    es: "Usted podría calificar para una compensación",
  },
  bannerSubtitle: {
    en: `Questions about hernia repair surgery with mesh.
      Only a law firm can tell you whether you qualify.`,
    es: `Preguntas sobre la cirugía de hernia con malla.
      Solo un bufete de abogados puede decirle si califica.`,
  },
  cta: { en: "SEE IF I QUALIFY", es: "VER SI PODRÍA CALIFICAR" },
  questions: [
    {
      type: "radio",
      name: "mesh_implant",
      label: {
        en: "Was mesh used in your hernia repair?",
        es: "¿Se usó malla para reparar su hernia?",
      },
      options: [
        {
          value: "known_brand",
          label: { en: "Yes, and I know the brand", es: "Sí, y sé la marca" },
        },
        { value: "unknown_brand", label: { en: "Yes, brand not known", es: "Sí, no sé la marca" } },
        { value: "no", label: { en: "No", es: "No" } },
      ],
      required: true,
    },
    {
      type: "select",
      name: "complications",
      label: { en: "What complication was diagnosed?", es: "¿Qué complicación se diagnosticó?" },
      placeholder: { en: "Select One *", es: "Elija una opción *" },
      options: [
        { value: "chronic_pain", label: { en: "Long-lasting pain", es: "Dolor duradero" } },
        { value: "infection", label: { en: "Infection", es: "Infección" } },
        { value: "recurrence", label: { en: "Hernia came back", es: "La hernia volvió" } },
        {
          value: "bowel",
          label: {
            en: "Bowel obstruction, perforation or adhesions",
            es: "Obstrucción, perforación o adherencias del intestino",
          },
        },
        {
          value: "mesh_failure",
          label: {
            en: "Mesh moved, shrank or broke",
            es: "La malla se movió, se encogió o se rompió",
          },
        },
        { value: "other", label: { en: "Another complication", es: "Otra complicación" } },
        { value: "none", label: { en: "None", es: "Ninguna" } },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "revision",
      label: {
        en: "Did you have revision or removal surgery? (optional)",
        es: "¿Le hicieron una cirugía para corregir o sacar la malla? (opcional)",
      },
      options: [
        { value: "yes", label: { en: "Yes", es: "Sí" } },
        {
          value: "recommended",
          label: { en: "Recommended, not done yet", es: "Recomendada, aún no hecha" },
        },
        { value: "no", label: { en: "No", es: "No" } },
      ],
    },
    hasLawyer,
  ],
};
