import type { Quiz } from "../case";

export const rideshareAssaultQuiz = {
  bannerTitle: "Free Case Review",
  bannerSubtitle: "Share only what you are comfortable sharing.",
  cta: "START FREE REVIEW",
  questions: [
    {
      type: "radio",
      name: "platform",
      label: "Which service was used?",
      options: [
        { value: "Uber", label: "Uber" },
        { value: "Lyft", label: "Lyft" },
        { value: "Other", label: "Other" },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "role",
      label: "Were you the passenger or the driver?",
      options: [
        { value: "passenger", label: "Passenger" },
        { value: "driver", label: "Driver" },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "incident_type",
      label: "What kind of incident was it?",
      options: [
        { value: "Assault", label: "Assault" },
        { value: "Sexual assault", label: "Sexual assault" },
        { value: "Harassment", label: "Harassment" },
        { value: "Other", label: "Other" },
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
