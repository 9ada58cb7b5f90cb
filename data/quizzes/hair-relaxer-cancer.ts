import type { Quiz } from "../case";

export const hairRelaxerCancerQuiz = {
  bannerTitle: "You May Qualify For Compensation",
  bannerSubtitle: "Short questions about product use and diagnosis.",
  cta: "SEE IF I QUALIFY",
  questions: [
    {
      type: "radio",
      name: "subject",
      label: "Who used chemical hair relaxers or straighteners?",
      options: [
        { value: "self", label: "Me" },
        { value: "family_member", label: "A family member" },
        { value: "family_deceased", label: "A family member who has died" },
      ],
      required: true,
    },
    {
      type: "select",
      name: "diagnosis",
      label: "What was the diagnosis?",
      hint: "Endometrial cancer is the most common kind of uterine cancer. Choose the words the doctor used.",
      placeholder: "Select One *",
      options: [
        { value: "Uterine", label: "Uterine cancer" },
        { value: "Ovarian", label: "Ovarian cancer" },
        { value: "Endometrial", label: "Endometrial cancer" },
        { value: "Endometriosis", label: "Endometriosis (not a cancer)" },
        { value: "Other", label: "Other diagnosis" },
        { value: "None", label: "None" },
      ],
      required: true,
    },
    {
      type: "number",
      name: "years_of_use",
      label: "About how many years were relaxers used? (optional)",
      hint: "A best guess is fine. Leave it blank if you do not know.",
      placeholder: "Number of years",
      min: 0,
      max: 60,
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
