import type { WrittenQuiz } from "~/data/case";
import { hasLawyer } from "../has-lawyer";

export const quiz: WrittenQuiz = {
  bannerTitle: {
    en: "You May Qualify For Compensation",
    es: "Usted podría calificar para una compensación",
  },
  bannerSubtitle: {
    en: `A few questions about your baby's birth and hospital feeding.
      Only a law firm can tell you whether you qualify.`,
    es: `Unas preguntas sobre el parto y el alimento en el hospital.
      Solo un bufete de abogados puede decirle si califica.`,
  },
  cta: { en: "CHECK ELIGIBILITY", es: "VER SI PODRÍA CALIFICAR" },
  questions: [
    {
      type: "radio",
      name: "premature",
      label: {
        en: "Was your baby born before 37 weeks or at a low birth weight?",
        es: "¿Nació su bebé antes de las 37 semanas o con bajo peso al nacer?",
      },
      options: [
        { value: "yes", label: { en: "Yes", es: "Sí" } },
        { value: "no", label: { en: "No", es: "No" } },
        { value: "not_sure", label: { en: "Not sure", es: "No lo sé" } },
      ],
      required: true,
    },
    {
      type: "select",
      name: "formula_brand",
      label: {
        en: "Which formula or fortifier was your baby given in the hospital?",
        es: "¿Qué fórmula o qué fortificador recibió su bebé en el hospital?",
      },
      placeholder: { en: "Select One *", es: "Elija una opción *" },
      options: [
        { value: "Similac", label: { en: "Similac", es: "Similac" } },
        { value: "Enfamil", label: { en: "Enfamil", es: "Enfamil" } },
        { value: "Both", label: { en: "Both", es: "Las dos marcas" } },
        { value: "Other / Not sure", label: { en: "Other / Not sure", es: "Otra / No lo sé" } },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "nec_dx",
      label: {
        en: "Did a doctor diagnose necrotizing enterocolitis (NEC)?",
        es: "¿Un médico diagnosticó enterocolitis necrosante (NEC)?",
      },
      options: [
        { value: "yes", label: { en: "Yes", es: "Sí" } },
        { value: "no", label: { en: "No", es: "No" } },
        { value: "not_sure", label: { en: "Not sure", es: "No lo sé" } },
      ],
      required: true,
    },
    hasLawyer,
  ],
};
