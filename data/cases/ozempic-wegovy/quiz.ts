import type { WrittenQuiz } from "~/data/case";
import { hasLawyer } from "../has-lawyer";

export const quiz: WrittenQuiz = {
  bannerTitle: {
    en: "You May Qualify For Compensation",
    es: "Usted podría calificar para una compensación",
  },
  bannerSubtitle: {
    en: `Questions about GLP-1 medicine use and diagnosis.
      Only a law firm can tell you whether you qualify.`,
    es: `Preguntas sobre el uso de un medicamento GLP-1 y el diagnóstico.
      Solo un bufete de abogados puede decirle si califica.`,
  },
  cta: { en: "DO I QUALIFY?", es: "¿PODRÍA CALIFICAR?" },
  questions: [
    {
      type: "select",
      name: "used_glp1",
      label: {
        en: "Which GLP-1 medicine were you prescribed?",
        es: "¿Qué medicamento GLP-1 le recetaron?",
      },
      placeholder: { en: "Select One *", es: "Elija una opción *" },
      options: [
        { value: "ozempic", label: { en: "Ozempic", es: "Ozempic" } },
        { value: "wegovy", label: { en: "Wegovy", es: "Wegovy" } },
        {
          value: "other_brand",
          label: { en: "Another brand-name GLP-1 medicine", es: "Otro medicamento GLP-1 de marca" },
        },
        {
          value: "compounded",
          label: { en: "A compounded version", es: "Una versión compuesta en farmacia" },
        },
        { value: "no", label: { en: "None", es: "Ninguno" } },
      ],
      required: true,
    },
    {
      type: "select",
      name: "issues",
      label: { en: "What did a doctor diagnose?", es: "¿Qué diagnosticó un médico?" },
      placeholder: { en: "Select One *", es: "Elija una opción *" },
      options: [
        {
          value: "gastroparesis",
          label: {
            en: "Gastroparesis (delayed stomach emptying)",
            es: "Gastroparesia (el estómago se vacía lento)",
          },
        },
        {
          value: "ileus_obstruction",
          label: { en: "Ileus or bowel obstruction", es: "Íleo u obstrucción intestinal" },
        },
        {
          value: "naion",
          label: {
            en: "NAION or other sudden vision loss",
            es: "NAION u otra pérdida súbita de la vista",
          },
        },
        {
          value: "gallbladder",
          label: { en: "Gallbladder disease", es: "Enfermedad de la vesícula" },
        },
        { value: "other", label: { en: "Another diagnosis", es: "Otro diagnóstico" } },
        { value: "none", label: { en: "No diagnosis", es: "Sin diagnóstico" } },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "hospital",
      label: {
        en: "Did you have a hospital stay or emergency visit? (optional)",
        es: "¿Tuvo una estadía en un hospital o una visita a emergencias? (opcional)",
      },
      options: [
        { value: "yes", label: { en: "Yes", es: "Sí" } },
        { value: "no", label: { en: "No", es: "No" } },
      ],
    },
    hasLawyer,
  ],
};
