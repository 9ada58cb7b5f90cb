import type { Quiz } from "../case";

export const ldsAbuseQuiz = {
  bannerTitle: "Free Case Review",
  bannerSubtitle: "Share only what you are comfortable sharing.",
  cta: "NEXT",
  questions: [
    {
      type: "radio",
      name: "age_at_time",
      label: "How old was the person when it happened?",
      options: [
        { value: "under_12", label: "Under 12" },
        { value: "12_17", label: "12 to 17" },
        { value: "18_plus", label: "18 or older" },
        { value: "prefer_not", label: "Prefer not to say" },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "reported",
      label: "Was it ever reported? (optional)",
      options: [
        { value: "church", label: "To a church leader" },
        { value: "police", label: "To police or child services" },
        { value: "both", label: "To both" },
        { value: "no", label: "Not reported" },
      ],
    },
    {
      type: "text",
      name: "location",
      label: "City and state where it happened (optional)",
      placeholder: "City, State",
      maxLength: 200,
      autoComplete: "off",
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
