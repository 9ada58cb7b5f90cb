import type { Quiz } from "../case";

export const pfasWaterQuiz = {
  bannerTitle: "You May Qualify For Compensation",
  bannerSubtitle: "Questions about your water or foam exposure and your health.",
  cta: "CHECK ELIGIBILITY",
  questions: [
    {
      type: "select",
      name: "water_source",
      label: "What was the main source of exposure?",
      placeholder: "Select One *",
      options: [
        { value: "public_system", label: "Public water system" },
        { value: "private_well", label: "Private well" },
        { value: "base_or_airport", label: "Water on or near a military base or airport" },
        { value: "foam_work", label: "Work or training with firefighting foam" },
        { value: "not_sure", label: "Not sure" },
      ],
      required: true,
    },
    {
      type: "select",
      name: "diagnosis",
      label: "What was the diagnosis?",
      placeholder: "Select One *",
      options: [
        { value: "kidney_cancer", label: "Kidney cancer" },
        { value: "testicular_cancer", label: "Testicular cancer" },
        { value: "thyroid_cancer", label: "Thyroid cancer" },
        { value: "thyroid_disease", label: "Thyroid disease" },
        { value: "liver_cancer", label: "Liver cancer" },
        { value: "ulcerative_colitis", label: "Ulcerative colitis" },
        { value: "other", label: "Other diagnosis" },
        { value: "none", label: "No diagnosis" },
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
