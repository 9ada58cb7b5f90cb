import type { WrittenQuiz } from "~/data/case";
import { hasLawyer } from "../has-lawyer";

export const quiz: WrittenQuiz = {
  bannerTitle: { en: "Free Case Review", es: "Revisión gratuita de su caso" },
  bannerSubtitle: {
    en: "Tell us what happened in four quick answers.",
    es: "Cuéntenos lo que pasó en cuatro respuestas rápidas.",
  },
  cta: { en: "START FREE REVIEW", es: "COMENZAR LA REVISIÓN GRATUITA" },
  questions: [
    {
      type: "select",
      name: "incident_type",
      label: { en: "What kind of incident was it?", es: "¿Qué tipo de incidente fue?" },
      placeholder: { en: "Select One *", es: "Elija una opción *" },
      options: [
        { value: "car", label: { en: "Car crash", es: "Choque de auto" } },
        {
          value: "truck",
          label: { en: "Commercial truck crash", es: "Choque con camión comercial" },
        },
        { value: "motorcycle", label: { en: "Motorcycle crash", es: "Choque de moto" } },
        {
          value: "pedestrian_bicycle",
          label: { en: "Hit while walking or cycling", es: "Atropello a pie o en bicicleta" },
        },
        { value: "fall", label: { en: "Slip, trip or fall", es: "Resbalón, tropiezo o caída" } },
        { value: "other", label: { en: "Another kind of injury", es: "Otro tipo de lesión" } },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "at_fault_other",
      label: {
        en: "Was someone else at least partly at fault?",
        es: "¿Tuvo otra parte al menos algo de culpa?",
      },
      options: [
        { value: "yes", label: { en: "Yes", es: "Sí" } },
        { value: "no", label: { en: "No", es: "No" } },
        { value: "not_sure", label: { en: "Not sure", es: "No lo sé" } },
      ],
      required: true,
    },
    {
      type: "select",
      name: "injuries",
      label: { en: "What care was needed?", es: "¿Qué atención hizo falta?" },
      placeholder: { en: "Select One *", es: "Elija una opción *" },
      options: [
        {
          value: "hospital_surgery",
          label: { en: "Hospital stay or surgery", es: "Hospital o cirugía" },
        },
        {
          value: "emergency_or_doctor",
          label: {
            en: "Emergency room or doctor visits",
            es: "Sala de emergencias o visitas al médico",
          },
        },
        {
          value: "therapy",
          label: {
            en: "Physical therapy or chiropractic care",
            es: "Terapia física o quiropráctica",
          },
        },
        {
          value: "no_care_yet",
          label: { en: "Pain, but no care yet", es: "Dolor, pero aún sin atención" },
        },
        { value: "fatal", label: { en: "The injury was fatal", es: "La lesión fue mortal" } },
        { value: "none", label: { en: "No injury", es: "Ninguna lesión" } },
      ],
      required: true,
    },
    hasLawyer,
  ],
};
