import type { Quiz } from "../case";

export const videoGameAddictionQuiz = {
  bannerTitle: "Free Case Review",
  bannerSubtitle: "For parents, guardians and adults. Please do not let a child fill this in.",
  cta: "SEE IF I QUALIFY",
  questions: [
    {
      type: "radio",
      name: "age_group",
      label: "How old is the player now?",
      options: [
        { value: "Under 10", label: "Under 10" },
        { value: "10–13", label: "10–13" },
        { value: "14–17", label: "14–17" },
        { value: "18+", label: "18+" },
      ],
      required: true,
    },
    {
      type: "select",
      name: "issues",
      label: "What has been affected most?",
      placeholder: "Select One *",
      options: [
        { value: "school", label: "School or work" },
        { value: "mental_health", label: "Mood, anxiety or self-harm" },
        { value: "sleep_health", label: "Sleep or physical health" },
        { value: "family", label: "Family life or behavior" },
        { value: "spending", label: "Heavy in-game spending" },
        { value: "other", label: "Something else" },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "diagnosed",
      label: "Has a clinician diagnosed or treated it? (optional)",
      options: [
        { value: "yes", label: "Yes" },
        { value: "no", label: "No" },
        { value: "not_sure", label: "Not sure" },
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
