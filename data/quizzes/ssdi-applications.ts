import type { Quiz } from "../case";

export const ssdiApplicationsQuiz = {
  bannerTitle: "Get Help Filing SSDI",
  bannerSubtitle:
    "Not part of, or endorsed by, the Social Security Administration. Applying is free at ssa.gov.",
  cta: "NEXT",
  questions: [
    {
      type: "radio",
      name: "working_now",
      label: "Are you working now?",
      options: [
        { value: "no", label: "No" },
        { value: "part_time", label: "Yes, part time" },
        { value: "full_time", label: "Yes, full time" },
      ],
      required: true,
    },
    {
      type: "select",
      name: "primary_condition",
      label: "What is the main condition that limits your work?",
      placeholder: "Select One *",
      options: [
        { value: "back_joint", label: "Back, joint or bone condition" },
        { value: "mental_health", label: "Mental health condition" },
        { value: "heart_lung", label: "Heart or lung condition" },
        { value: "neurological", label: "Neurological condition" },
        { value: "cancer", label: "Cancer" },
        { value: "immune", label: "Immune system disorder" },
        { value: "vision_hearing", label: "Vision or hearing loss" },
        { value: "other", label: "Another condition" },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "prior_denial",
      label: "Have you been denied before? (optional)",
      options: [
        { value: "not_applied", label: "I have not applied" },
        { value: "waiting", label: "Waiting for a decision" },
        { value: "denied", label: "Yes, denied" },
      ],
    },
    {
      type: "radio",
      name: "has_rep",
      label: "Do you already have a representative for this claim?",
      options: [
        { value: "no", label: "No" },
        { value: "yes", label: "Yes" },
      ],
      required: true,
    },
  ],
} as const satisfies Quiz;
