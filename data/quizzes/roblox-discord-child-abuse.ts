import type { Quiz } from "../case";

export const robloxDiscordChildAbuseQuiz = {
  bannerTitle: "Free Case Review",
  bannerSubtitle: "For parents, guardians and adults. Do not upload or describe images of a child.",
  cta: "START FREE REVIEW",
  questions: [
    {
      type: "radio",
      name: "platform",
      label: "Where did the contact happen?",
      options: [
        { value: "Roblox", label: "Roblox" },
        { value: "Discord", label: "Discord" },
        { value: "Both", label: "Both" },
        { value: "Other", label: "Other" },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "age_group",
      label: "How old was the child at the time?",
      hint: "Choose the age when it happened, even if they are an adult now.",
      options: [
        { value: "Under 10", label: "Under 10" },
        { value: "10–13", label: "10–13" },
        { value: "14–17", label: "14–17" },
      ],
      required: true,
    },
    {
      type: "select",
      name: "issues",
      label: "What best describes what happened?",
      placeholder: "Select One *",
      options: [
        { value: "grooming", label: "An adult groomed or pressured the child" },
        { value: "images", label: "Sexual images were requested or shared" },
        { value: "sextortion", label: "Threats or blackmail" },
        { value: "in_person", label: "Contact in person" },
        { value: "other", label: "Something else" },
        { value: "prefer_not", label: "Prefer not to say" },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "reported",
      label: "Has it been reported? (optional)",
      options: [
        { value: "platform", label: "To the platform" },
        { value: "police", label: "To police or the CyberTipline" },
        { value: "both", label: "To both" },
        { value: "no", label: "Not yet" },
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
