import type { Quiz } from "../case";

export const suboxoneQuiz = {
  bannerTitle: "You May Qualify For Compensation",
  bannerSubtitle: "Questions about Suboxone and dental health.",
  cta: "CHECK ELIGIBILITY",
  questions: [
    {
      type: "radio",
      name: "used_suboxone",
      label: "Which form of Suboxone were you prescribed?",
      options: [
        { value: "film", label: "Film (strip)" },
        { value: "tablet", label: "Tablet" },
        { value: "both", label: "Both" },
        { value: "no", label: "Neither" },
      ],
      required: true,
    },
    {
      type: "select",
      name: "dental_issues",
      label: "What dental problem was diagnosed?",
      placeholder: "Select One *",
      options: [
        { value: "tooth_loss", label: "Tooth loss or extraction" },
        { value: "decay", label: "Serious decay or cavities" },
        { value: "fracture", label: "Cracked or broken teeth" },
        { value: "infection", label: "Mouth or gum infection" },
        { value: "other", label: "Another dental problem" },
        { value: "none", label: "None" },
      ],
      required: true,
    },
    {
      type: "number",
      name: "year_first_used",
      label: "What year did you first use it? (optional)",
      hint: "The tablet came out in 2002 and the film in 2010. Leave this blank if you are not sure.",
      placeholder: "e.g. 2015",
      min: 1990,
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
