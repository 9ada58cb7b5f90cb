import type { Quiz } from "../case";
import { states } from "../states";

export const institutionalSexAbuseQuiz = {
  bannerTitle: "Free Case Review",
  bannerSubtitle: "Share only what you are comfortable sharing.",
  cta: "NEXT",
  questions: [
    {
      type: "select",
      name: "abuse_context",
      label: "Where did the abuse happen?",
      placeholder: "Select One *",
      options: [
        { value: "school", label: "School or college" },
        { value: "church", label: "Church or religious organization" },
        { value: "camp_youth", label: "Camp or youth group" },
        { value: "sports", label: "Sports team or gym" },
        { value: "Centers", label: "Detention or treatment center, or foster care" },
        { value: "other", label: "Another place" },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "age_at_incident",
      label: "How old was the person then?",
      options: [
        { value: "under_12", label: "Under 12" },
        { value: "12_17", label: "12 to 17" },
        { value: "18_plus", label: "18 or older" },
        { value: "na", label: "Prefer not to say" },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "reported_anyone",
      label: "Was anyone told?",
      options: [
        { value: "org", label: "The organization" },
        { value: "police", label: "Police" },
        { value: "both", label: "Both" },
        { value: "no", label: "No one" },
      ],
      required: true,
    },
    {
      type: "select",
      name: "approx_year",
      label: "About how long ago was it?",
      placeholder: "Select One *",
      options: [
        { value: "0_3", label: "Within the last 3 years" },
        { value: "3_10", label: "3 to 10 years ago" },
        { value: "10_20", label: "10 to 20 years ago" },
        { value: "20_plus", label: "More than 20 years ago" },
        { value: "na", label: "Prefer not to say" },
      ],
      required: true,
    },
    {
      type: "select",
      name: "state",
      label: "In which state did it happen?",
      hint: "It may not be the state where you live now.",
      placeholder: "Select One *",
      options: [
        { value: "other", label: "More than one, another country, or not sure" },
        ...states("en"),
      ],
      required: true,
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
