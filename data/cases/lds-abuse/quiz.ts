import type { WrittenQuiz } from "~/data/case";
import { hasLawyer } from "../has-lawyer";

export const quiz: WrittenQuiz = {
  bannerTitle: { en: "Free Case Review", es: "Revisión gratuita de su caso" },
  bannerSubtitle: {
    en: "Share only what you are comfortable sharing.",
    es: "Cuente solo aquello que quiera contar aquí.",
  },
  cta: { en: "NEXT", es: "SIGUIENTE" },
  questions: [
    {
      type: "radio",
      name: "age_at_time",
      label: {
        en: "How old was the person when it happened?",
        es: "¿Qué edad tenía la persona cuando ocurrió?",
      },
      options: [
        { value: "under_12", label: { en: "Under 12", es: "Menos de 12" } },
        { value: "12_17", label: { en: "12 to 17", es: "De 12 a 17" } },
        { value: "18_plus", label: { en: "18 or older", es: "18 o más" } },
        { value: "prefer_not", label: { en: "Prefer not to say", es: "Prefiero no decirlo" } },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "reported",
      label: { en: "Was it ever reported? (optional)", es: "¿Alguna vez se denunció? (opcional)" },
      options: [
        { value: "church", label: { en: "To a church leader", es: "A un líder de la iglesia" } },
        {
          value: "police",
          label: { en: "To police or child services", es: "A la policía o protección de menores" },
        },
        { value: "both", label: { en: "To both", es: "A los dos" } },
        { value: "no", label: { en: "Not reported", es: "No se denunció" } },
      ],
    },
    {
      type: "text",
      name: "location",
      label: {
        en: "City and state where it happened (optional)",
        es: "Ciudad y estado donde eso ocurrió (opcional)",
      },
      placeholder: { en: "City, State", es: "Ciudad, estado" },
      maxLength: 200,
      autoComplete: "off",
    },
    hasLawyer,
  ],
};
