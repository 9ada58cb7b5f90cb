import type { WrittenQuiz } from "~/data/case";
import { hasLawyer } from "../has-lawyer";

export const quiz: WrittenQuiz = {
  bannerTitle: { en: "Free Case Review", es: "Revisión gratuita de su caso" },
  bannerSubtitle: {
    en: "Share only what you are comfortable sharing.",
    es: "Cuente solo aquello que quiera contar aquí.",
  },
  cta: { en: "START FREE REVIEW", es: "COMENZAR LA REVISIÓN GRATUITA" },
  questions: [
    {
      type: "radio",
      name: "platform",
      label: { en: "Which service was used?", es: "¿Qué servicio se usó?" },
      options: [
        { value: "Uber", label: { en: "Uber", es: "Uber" } },
        { value: "Lyft", label: { en: "Lyft", es: "Lyft" } },
        { value: "Other", label: { en: "Other", es: "Otro" } },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "role",
      label: {
        en: "Were you the passenger or the driver?",
        es: "¿Era usted quien viajaba o quien conducía?",
      },
      options: [
        { value: "passenger", label: { en: "Passenger", es: "Quien viajaba" } },
        { value: "driver", label: { en: "Driver", es: "Quien conducía" } },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "incident_type",
      label: { en: "What kind of incident was it?", es: "¿Qué tipo de incidente fue?" },
      options: [
        { value: "Assault", label: { en: "Assault", es: "Agresión" } },
        { value: "Sexual assault", label: { en: "Sexual assault", es: "Agresión sexual" } },
        { value: "Harassment", label: { en: "Harassment", es: "Acoso" } },
        { value: "Other", label: { en: "Other", es: "Otro" } },
      ],
      required: true,
    },
    hasLawyer,
  ],
};
