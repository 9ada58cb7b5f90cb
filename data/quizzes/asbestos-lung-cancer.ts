import type { Quiz } from "../case";

export const asbestosLungCancerQuiz = {
  bannerTitle: "You May Qualify For Compensation",
  bannerSubtitle: "Questions about asbestos exposure and lung disease.",
  cta: "DO I QUALIFY?",
  questions: [
    {
      type: "radio",
      name: "exposure_subject",
      label: "Who was exposed to asbestos, and how?",
      options: [
        { value: "work", label: "Me, at my job" },
        { value: "military", label: "Me, in military service" },
        { value: "household", label: "Me, from dust a family member brought home" },
        { value: "loved_one", label: "A loved one (I am asking for them)" },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "lung_cancer_dx",
      label: "Has a doctor diagnosed lung cancer or mesothelioma?",
      options: [
        { value: "lung_cancer", label: "Yes, lung cancer" },
        { value: "mesothelioma", label: "Yes, mesothelioma" },
        { value: "no", label: "No" },
        { value: "not_sure", label: "Not sure" },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "smoking_history",
      label: "Smoking history (optional)",
      options: [
        { value: "never", label: "Never smoked" },
        { value: "former", label: "Used to smoke" },
        { value: "current", label: "Smokes now" },
      ],
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
