import type { Quiz } from "../case";

export const birthInjuryQuiz = {
  bannerTitle: "Free Case Review",
  bannerSubtitle: "A few gentle questions about the birth.",
  cta: "START FREE REVIEW",
  questions: [
    {
      type: "radio",
      name: "who_affected",
      label: "Who was harmed?",
      options: [
        { value: "child", label: "My child" },
        { value: "mother", label: "The mother" },
        { value: "both", label: "Both" },
        { value: "other", label: "Someone else" },
      ],
      required: true,
    },
    {
      type: "select",
      name: "condition",
      label: "What condition was diagnosed or suspected?",
      placeholder: "Select One *",
      options: [
        { value: "hie", label: "Oxygen deprivation (HIE)" },
        { value: "cerebral_palsy", label: "Cerebral palsy" },
        {
          value: "brachial_plexus",
          label: "Arm or shoulder nerve injury (brachial plexus / Erb's palsy)",
        },
        { value: "brain_bleed_fracture", label: "Brain bleed or skull fracture" },
        { value: "seizures_delay", label: "Seizures or developmental delay" },
        { value: "infant_loss", label: "Stillbirth or death of the baby" },
        { value: "maternal", label: "Injury to the mother" },
        { value: "other", label: "Another condition" },
        { value: "not_sure", label: "Not sure yet" },
      ],
      required: true,
    },
    {
      type: "number",
      name: "birth_year",
      label: "Year of birth of the child (optional)",
      hint: "Claims about births many years ago are often closed, though some states give a child more time.",
      placeholder: "e.g. 2022",
      min: 1980,
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
