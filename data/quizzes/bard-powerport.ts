import type { Quiz } from "../case";

export const bardPowerportQuiz = {
  bannerTitle: "You May Qualify For Compensation",
  bannerSubtitle: "Questions about the port and any complication.",
  cta: "CHECK ELIGIBILITY",
  questions: [
    {
      type: "radio",
      name: "implanted_port",
      label: "Did you get an implanted port catheter?",
      options: [
        { value: "bard", label: "Yes, a Bard PowerPort" },
        { value: "unsure_brand", label: "Yes, brand not known" },
        { value: "other_brand", label: "Yes, another brand" },
        { value: "no", label: "No" },
      ],
      required: true,
    },
    {
      type: "select",
      name: "complication",
      label: "What complication was diagnosed?",
      placeholder: "Select One *",
      options: [
        { value: "fracture", label: "Catheter fracture or break" },
        { value: "migration", label: "Device or fragment moved" },
        { value: "infection", label: "Infection or sepsis" },
        { value: "clot", label: "Blood clot (DVT or pulmonary embolism)" },
        { value: "other", label: "Another complication" },
        { value: "none", label: "None" },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "surgery",
      label: "Did you need a procedure to remove or replace it? (optional)",
      options: [
        { value: "yes", label: "Yes" },
        { value: "scheduled", label: "Recommended or scheduled" },
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
