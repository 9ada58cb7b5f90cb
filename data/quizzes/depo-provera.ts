import type { Quiz } from "../case";

export const depoProveraQuiz = {
  bannerTitle: "You May Qualify For Compensation",
  bannerSubtitle: "Questions about Depo-Provera use and diagnosis.",
  cta: "DO I QUALIFY?",
  questions: [
    {
      type: "radio",
      name: "used_depo",
      label: "Did you get Depo-Provera shots?",
      options: [
        { value: "brand", label: "Yes, Depo-Provera" },
        { value: "generic_or_unsure", label: "Yes, a generic or not sure which" },
        { value: "no", label: "No" },
      ],
      required: true,
    },
    {
      type: "select",
      name: "side_effects",
      label: "What did a doctor diagnose?",
      placeholder: "Select One *",
      options: [
        { value: "meningioma", label: "Meningioma" },
        { value: "other_tumor", label: "Another brain or spinal tumor" },
        { value: "symptoms_only", label: "Symptoms, no diagnosis yet" },
        { value: "other", label: "Another condition" },
        { value: "none", label: "None" },
      ],
      required: true,
    },
    {
      type: "number",
      name: "years_used",
      label: "About how many years did you get shots? (optional)",
      hint: "A best guess is fine. Leave it blank if you do not know.",
      placeholder: "Number of years",
      min: 0,
      max: 40,
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
