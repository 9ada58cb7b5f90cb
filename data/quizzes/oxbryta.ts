import type { Quiz } from "../case";

export const oxbrytaQuiz = {
  bannerTitle: "You May Qualify For Compensation",
  bannerSubtitle: "Questions about Oxbryta (voxelotor) use.",
  cta: "SEE IF I QUALIFY",
  questions: [
    {
      type: "radio",
      name: "took_oxbryta",
      label: "Was Oxbryta (voxelotor) prescribed and taken?",
      options: [
        { value: "self", label: "Yes, by me" },
        { value: "family", label: "Yes, by a family member" },
        { value: "no", label: "No" },
      ],
      required: true,
    },
    {
      type: "select",
      name: "issues",
      label: "What happened during or after treatment?",
      placeholder: "Select One *",
      options: [
        { value: "voc", label: "More frequent or more severe pain crises" },
        { value: "stroke", label: "Stroke" },
        { value: "organ", label: "Organ damage" },
        { value: "hospital", label: "Hospital stay for another complication" },
        { value: "death", label: "Death of a family member" },
        { value: "other", label: "Something else" },
        { value: "none", label: "No complication" },
      ],
      required: true,
    },
    {
      type: "number",
      name: "year_started",
      label: "What year did treatment start? (optional)",
      hint: "Oxbryta was sold in the US from late 2019 to September 2024. Leave this blank if you are not sure.",
      placeholder: "e.g. 2021",
      min: 2000,
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
