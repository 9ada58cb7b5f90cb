import type { Quiz } from "../case";

export const babyFormulaNecQuiz = {
  bannerTitle: "You May Qualify For Compensation",
  bannerSubtitle: "A few questions about your baby's birth and hospital feeding.",
  cta: "CHECK ELIGIBILITY",
  questions: [
    {
      type: "radio",
      name: "premature",
      label: "Was your baby born before 37 weeks or at a low birth weight?",
      options: [
        { value: "yes", label: "Yes" },
        { value: "no", label: "No" },
        { value: "not_sure", label: "Not sure" },
      ],
      required: true,
    },
    {
      type: "select",
      name: "formula_brand",
      label: "Which formula or fortifier was your baby given in the hospital?",
      placeholder: "Select One *",
      options: [
        { value: "Similac", label: "Similac" },
        { value: "Enfamil", label: "Enfamil" },
        { value: "Both", label: "Both" },
        { value: "Other / Not sure", label: "Other / Not sure" },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "nec_dx",
      label: "Did a doctor diagnose necrotizing enterocolitis (NEC)?",
      options: [
        { value: "yes", label: "Yes" },
        { value: "no", label: "No" },
        { value: "not_sure", label: "Not sure" },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "has_lawyer",
      label: "Do you already have a lawyer for this matter?",
      options: [
        { value: "no", label: "No" },
        { value: "yes", label: "Yes" },
      ],
      required: true,
    },
  ],
} as const satisfies Quiz;
