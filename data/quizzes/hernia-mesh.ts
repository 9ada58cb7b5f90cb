import type { Quiz } from "../case";

export const herniaMeshQuiz = {
  bannerTitle: "You May Qualify For Compensation",
  bannerSubtitle: "Questions about hernia repair surgery with mesh.",
  cta: "SEE IF I QUALIFY",
  questions: [
    {
      type: "radio",
      name: "mesh_implant",
      label: "Was mesh used in your hernia repair?",
      options: [
        { value: "known_brand", label: "Yes, and I know the brand" },
        { value: "unknown_brand", label: "Yes, brand not known" },
        { value: "no", label: "No" },
      ],
      required: true,
    },
    {
      type: "select",
      name: "complications",
      label: "What complication was diagnosed?",
      placeholder: "Select One *",
      options: [
        { value: "chronic_pain", label: "Long-lasting pain" },
        { value: "infection", label: "Infection" },
        { value: "recurrence", label: "Hernia came back" },
        { value: "bowel", label: "Bowel obstruction, perforation or adhesions" },
        { value: "mesh_failure", label: "Mesh moved, shrank or broke" },
        { value: "other", label: "Another complication" },
        { value: "none", label: "None" },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "revision",
      label: "Did you have revision or removal surgery? (optional)",
      options: [
        { value: "yes", label: "Yes" },
        { value: "recommended", label: "Recommended, not done yet" },
        { value: "no", label: "No" },
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
