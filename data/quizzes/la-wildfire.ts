import type { Quiz } from "../case";

export const laWildfireQuiz = {
  bannerTitle: "Free Case Review",
  bannerSubtitle: "Tell us how the January 2025 fires affected you.",
  cta: "START FREE REVIEW",
  questions: [
    {
      type: "select",
      name: "impact_type",
      label: "What was the main loss?",
      placeholder: "Select One *",
      options: [
        { value: "home_destroyed", label: "Home destroyed" },
        { value: "home_damaged", label: "Home damaged, including smoke or ash" },
        { value: "belongings", label: "Belongings lost as a renter" },
        { value: "business", label: "Business loss" },
        { value: "injury", label: "Injury or illness" },
        { value: "death", label: "Death of a family member" },
        { value: "other", label: "Another loss" },
      ],
      required: true,
    },
    {
      type: "text",
      name: "affected_area",
      label: "Neighborhood or ZIP code (optional)",
      placeholder: "e.g. Altadena or 91001",
      maxLength: 200,
    },
    {
      type: "radio",
      name: "insurance_claim",
      label: "Where does your insurance claim stand? (optional)",
      options: [
        { value: "open", label: "Open or in dispute" },
        { value: "paid", label: "Paid in part or in full" },
        { value: "denied", label: "Denied" },
        { value: "none", label: "No insurance or no claim" },
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
