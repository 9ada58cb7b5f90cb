import type { Quiz } from "../case";

export const paraquatParkinsonsQuiz = {
  bannerTitle: "You May Qualify For Compensation",
  bannerSubtitle: "Questions about paraquat exposure and Parkinson's disease.",
  cta: "CHECK ELIGIBILITY",
  questions: [
    {
      type: "radio",
      name: "exposure_role",
      label: "How was the person exposed to paraquat?",
      options: [
        { value: "farmer", label: "Farmer, farm worker or licensed applicator" },
        { value: "grounds", label: "Groundskeeper or landscaper" },
        { value: "neighbor", label: "Lived or worked next to sprayed land" },
        { value: "other", label: "Another way" },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "diagnosis_pk",
      label: "Has a doctor diagnosed Parkinson's disease?",
      options: [
        { value: "yes", label: "Yes" },
        { value: "no", label: "No" },
        { value: "not_sure", label: "Not sure" },
      ],
      required: true,
    },
    {
      type: "number",
      name: "year_diagnosed",
      label: "What year was the diagnosis? (optional)",
      hint: "A best guess is fine. Leave it blank if there is no diagnosis or you are not sure.",
      placeholder: "e.g. 2016",
      min: 1950,
      max: "currentYear",
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
