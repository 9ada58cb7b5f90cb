import type { WrittenQuiz } from "~/data/case";
import { hasLawyer } from "../has-lawyer";

export const quiz: WrittenQuiz = {
  bannerTitle: { en: "Free Case Review", es: "Revisión gratuita de su caso" },
  bannerSubtitle: {
    en: "For parents, guardians and adults. Do not upload or describe images of a child.",
    es: "Para madres, padres, tutores y personas adultas. No suba ni describa imágenes de un menor.",
  },
  cta: { en: "START FREE REVIEW", es: "COMENZAR LA REVISIÓN GRATUITA" },
  questions: [
    {
      type: "radio",
      name: "platform",
      label: { en: "Where did the contact happen?", es: "¿Dónde ocurrió el contacto?" },
      options: [
        { value: "Roblox", label: { en: "Roblox", es: "Roblox" } },
        { value: "Discord", label: { en: "Discord", es: "Discord" } },
        { value: "Both", label: { en: "Both", es: "En los dos" } },
        { value: "Other", label: { en: "Other", es: "En otro lugar" } },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "age_group",
      label: {
        en: "How old was the child at the time?",
        es: "¿Qué edad tenía el niño o la niña entonces?",
      },
      hint: {
        en: "Choose the age when it happened, even if they are an adult now.",
        es: "Elija la edad que tenía cuando ocurrió, aunque hoy sea una persona adulta.",
      },
      options: [
        { value: "Under 10", label: { en: "Under 10", es: "Menos de 10" } },
        { value: "10–13", label: { en: "10–13", es: "10–13" } },
        { value: "14–17", label: { en: "14–17", es: "14–17" } },
      ],
      required: true,
    },
    {
      type: "select",
      name: "issues",
      label: {
        en: "What best describes what happened?",
        es: "¿Qué describe mejor lo que ocurrió?",
      },
      placeholder: { en: "Select One *", es: "Elija una opción *" },
      options: [
        {
          value: "grooming",
          label: {
            en: "An adult groomed or pressured the child",
            es: "Una persona adulta se ganó su confianza para abusar, o presionó",
          },
        },
        {
          value: "images",
          label: {
            en: "Sexual images were requested or shared",
            es: "Se pidieron o compartieron imágenes sexuales",
          },
        },
        { value: "sextortion", label: { en: "Threats or blackmail", es: "Amenazas o chantaje" } },
        { value: "in_person", label: { en: "Contact in person", es: "Contacto en persona" } },
        { value: "other", label: { en: "Something else", es: "Otra cosa" } },
        { value: "prefer_not", label: { en: "Prefer not to say", es: "Prefiero no decirlo" } },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "reported",
      label: { en: "Has it been reported? (optional)", es: "¿Se ha denunciado? (opcional)" },
      options: [
        { value: "platform", label: { en: "To the platform", es: "A la plataforma" } },
        {
          value: "police",
          label: { en: "To police or the CyberTipline", es: "A la policía o a la CyberTipline" },
        },
        { value: "both", label: { en: "To both", es: "A las dos" } },
        { value: "no", label: { en: "Not yet", es: "Todavía no" } },
      ],
    },
    hasLawyer,
  ],
};
