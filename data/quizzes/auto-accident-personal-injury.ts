import type { Quiz } from "../case";

export const autoAccidentPersonalInjuryQuiz = {
  bannerTitle: "Free Case Review",
  bannerSubtitle: "Tell us what happened in four quick answers.",
  cta: "START FREE REVIEW",
  questions: [
    {
      type: "select",
      name: "incident_type",
      label: "What kind of incident was it?",
      placeholder: "Select One *",
      options: [
        { value: "car", label: "Car crash" },
        { value: "truck", label: "Commercial truck crash" },
        { value: "motorcycle", label: "Motorcycle crash" },
        { value: "pedestrian_bicycle", label: "Hit while walking or cycling" },
        { value: "fall", label: "Slip, trip or fall" },
        { value: "other", label: "Another kind of injury" },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "at_fault_other",
      label: "Was someone else at least partly at fault?",
      options: [
        { value: "yes", label: "Yes" },
        { value: "no", label: "No" },
        { value: "not_sure", label: "Not sure" },
      ],
      required: true,
    },
    {
      type: "select",
      name: "injuries",
      label: "What care was needed?",
      placeholder: "Select One *",
      options: [
        { value: "hospital_surgery", label: "Hospital stay or surgery" },
        { value: "emergency_or_doctor", label: "Emergency room or doctor visits" },
        { value: "therapy", label: "Physical therapy or chiropractic care" },
        { value: "no_care_yet", label: "Pain, but no care yet" },
        { value: "fatal", label: "The injury was fatal" },
        { value: "none", label: "No injury" },
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
